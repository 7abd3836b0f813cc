import { expect, it } from "vitest";
import { readInChild, readLinesInChild } from "./child.ts";
import { ANALYTES } from "./testing/analytes.ts";
import { FONTS, toPng } from "./testing/picture.ts";
import { sheet } from "./testing/sheet.ts";
import { usageOf } from "./usage.ts";

/** A page that takes the recogniser far longer than the limits below. */
const picture = async (): Promise<{ bytes: Uint8Array }> => ({
  bytes: await toPng(sheet(Array.from({ length: 12 }, (_, i) => [[60, `Vitamin C ${100 + i} mg`]] as const)), 110, FONTS[0]),
});

it.skipIf(process.platform !== "linux").each([
  ["uses the processor for too long", { stepCpuMs: 1 }],
  ["makes no step for too long", { stepMs: 1 }],
])(
  "gives up a child that %s",
  async (_, limits) => {
    expect((await readInChild([await picture()], ANALYTES, limits)).problems).toEqual([{ code: "timed_out" }]);
    await expect(readLinesInChild(await picture(), limits)).rejects.toMatchObject({ code: "timed_out" });
  },
  60_000,
);

it("says why the lines of a file cannot be read", async () => {
  await expect(readLinesInChild({ bytes: new Uint8Array() })).rejects.toMatchObject({ code: "empty_file" });
  await expect(readLinesInChild({ bytes: Buffer.from("%PDF-1.4 not a picture") })).rejects.toMatchObject({ code: "damaged_file" });
  await expect(readLinesInChild({ bytes: Buffer.from('{"resourceType":"Bundle"}') })).rejects.toMatchObject({ code: "unsupported_file" });
}, 120_000);

it.skipIf(process.platform !== "linux")("knows what a process uses, and nothing of one that is not there", async () => {
  expect(await usageOf(process.pid)).toEqual({ rssMb: expect.any(Number) as number, cpuMs: expect.any(Number) as number });
  expect(await usageOf(2 ** 22 + 1)).toBeUndefined();
});
