import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { readInChild } from "./child.ts";
import { readTextLines } from "./lines.ts";
import { readReport } from "./read.ts";
import { ANALYTES } from "./testing/analytes.ts";
import { toHard } from "./testing/degrade-hard.ts";
import { scannedPdf, toPdf } from "./testing/pdf.ts";
import { FONTS, toPng } from "./testing/picture.ts";
import { sheet, table } from "./testing/sheet.ts";

/** In Latin letters, so that it reads the same on a machine without Chinese fonts. */
const PAGE = sheet(
  [
    [[200, "Harbour Clinic Laboratory Report"]],
    [
      [40, "Sex: Female"],
      [200, "Age: 35"],
      [340, "Collected: 2025-03-12"],
    ],
    ...table(
      [40, 220, 300, 360, 450],
      [
        ["Test", "Result", "Flag", "Units", "Reference Range"],
        ["Hemoglobin", "108", "L", "g/L", "115-150"],
        ["Glucose", "5.62", "", "mmol/L", "3.90-6.10"],
        ["Creatinine", "69", "", "umol/L", "57-97"],
        ["Ferritin", "9.4", "L", "ng/mL", "15.0-200.0"],
        ["Total protein", "70.6", "", "g/L", "65.0-85.0"],
        ["Transferrin", "2.85", "", "g/L", "2.00-3.60"],
      ],
    ),
  ],
  11,
  26,
);
const WANTED = [
  ["hemoglobin", 108, "low"],
  ["glucose_fasting", 5.62, "normal"],
  ["creatinine", 69, "normal"],
  ["ferritin", 9.4, "low"],
  ["total_protein", 70.6, "normal"],
  ["transferrin", 2.85, "normal"],
];
/** The same chance in every run. */
const random = { next: () => 0.5, int: () => 0, chance: () => false };
const png = (): Promise<Buffer> => toPng(PAGE, 150, FONTS[0]);
const read = async (bytes: Uint8Array): Promise<unknown[]> => (await readReport([{ bytes }], ANALYTES)).rows.map((r) => [r.code, r.value, r.flag]);

describe("a picture of a sheet", () => {
  test("PNG, with the date and where the row stands", async () => {
    const result = await readReport([{ bytes: await png() }], ANALYTES, { pictures: true });
    expect(result.rows.map((r) => [r.code, r.value, r.flag])).toEqual(WANTED);
    expect(result).toMatchObject({ reportDate: "2025-03-12", subject: { sex: "female", age: 35 }, problems: [] });
    const [box] = result.rows.map((r) => r.box);
    expect(Math.abs((box?.y ?? 0) + (box?.h ?? 0) / 2 - (60 + 3 * 26 - 4) / 842)).toBeLessThan(0.01);
    expect((await sharp(result.pages[0]?.png).metadata()).format).toBe("png");
  }, 60_000);
  test.each([90, 180, 270])(
    "turned by %i degrees",
    async (angle) =>
      expect(
        await read(
          await sharp(await png())
            .rotate(angle)
            .jpeg()
            .toBuffer(),
        ),
      ).toEqual(WANTED),
    60_000,
  );
  test(
    "askew, as WebP",
    async () =>
      expect(
        await read(
          await sharp(await png())
            .rotate(4, { background: "#fff" })
            .webp({ quality: 80 })
            .toBuffer(),
        ),
      ).toEqual(WANTED),
    60_000,
  );
  test("photographed at a slant on a dark table; rows keep their places on the flat page", async () => {
    const result = await readReport([{ bytes: await toHard(await png(), "perspective", random) }], ANALYTES, { pictures: true });
    expect(result.rows.map((r) => [r.code, r.value, r.flag])).toEqual(WANTED);
    const height = (await sharp(result.pages[0]?.png).metadata()).height;
    const ys = result.rows.map((r) => ((r.box?.y ?? 0) + (r.box?.h ?? 0) / 2) * height);
    const steps = ys.slice(1).map((y, i) => y - (ys[i] ?? 0));
    expect(Math.max(...steps) / Math.min(...steps)).toBeLessThan(1.4);
  }, 60_000);
  test("its lines alone, with their places: what a label is read by", async () => {
    const lines = await readTextLines({ bytes: await png() });
    const ferritin = lines.find((l) => l.text.startsWith("Ferritin"));
    expect(ferritin?.text).toContain("9.4");
    expect(Math.abs((ferritin?.box.y ?? 0) + (ferritin?.box.h ?? 0) / 2 - (60 + 6 * 26 - 4) / 842)).toBeLessThan(0.01);
    expect(Math.min(...lines.map((l) => l.confidence))).toBeGreaterThan(0.5);
  }, 60_000);
  test("a scanned PDF, whose page is only a picture", async () => {
    const { data, info } = await sharp(await png())
      .jpeg({ quality: 85 })
      .toBuffer({ resolveWithObject: true });
    expect(await read(scannedPdf([{ jpeg: data, width: info.width, height: info.height }]))).toEqual(WANTED);
  }, 60_000);
  test(
    "nothing but a picture of the sky",
    async () =>
      expect(
        (
          await readReport(
            [
              {
                bytes: await sharp({ create: { width: 600, height: 400, channels: 3, background: "#7ac" } })
                  .jpeg()
                  .toBuffer(),
              },
            ],
            ANALYTES,
          )
        ).problems,
      ).toEqual([{ code: "no_results" }]),
    60_000,
  );
});

describe("in a child process", () => {
  const file = { bytes: toPdf([PAGE]) };
  test("the same rows, with progress", async () => {
    const stages: string[] = [];
    const result = await readInChild([file], ANALYTES, { onProgress: (p) => stages.push(p.stage) });
    expect(result.rows.map((r) => [r.code, r.value, r.flag])).toEqual(WANTED);
    expect(stages).toEqual(["opening", "reading", "understanding"]);
  }, 60_000);
  test("past its time it is ended and says so", async () =>
    expect((await readInChild([file], ANALYTES, { timeoutMs: 20 })).problems).toEqual([{ code: "timed_out" }]));
  test(
    "past its memory it is ended and says so",
    async () => expect((await readInChild([{ bytes: await png() }], ANALYTES, { rssMb: 60 })).problems).toEqual([{ code: "out_of_memory" }]),
    60_000,
  );
  test("cancelled", async () => expect((await readInChild([file], ANALYTES, { signal: AbortSignal.abort() })).problems).toEqual([{ code: "reader_failed" }]));
});
