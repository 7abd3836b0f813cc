import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Vault } from "../db/vault.ts";
import { FakeS3 } from "../testing/s3.ts";
import { s3Blobs } from "./s3.ts";
import { FileStore } from "./store.ts";

const KEYS = { accessKeyId: "a key", secretAccessKey: "a secret" };
const id = (n: number): string => `00000000-0000-7000-8000-00000000000${n}`;
const bytes = Buffer.from("%PDF-1.7 PLANTED");
const vault = new Vault({ current: Buffer.alloc(32, 1) });
const soon = (): number => Date.now() + 60_000;

let dir = "";
let s3: FakeS3;
beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), "nutri-files-"));
  s3 = await new FakeS3(KEYS).start();
});
afterAll(async () => {
  rmSync(dir, { recursive: true, force: true });
  await s3.stop();
});
const place = () => ({ ...KEYS, endpoint: s3.endpoint, bucket: "b", prefix: "p/", region: "cn-north-1" });

describe.each(["disk", "s3"] as const)("files on %s", (kind) => {
  const store = (): FileStore => FileStore.in({ dataDir: dir, filesAt: kind === "s3" ? place() : undefined }, vault);

  it("are kept sealed, read back, listed and removed", async () => {
    for (const n of [1, 2, 3, 4, 5]) await store().put(id(n), bytes);
    expect(await store().get(id(1))).toEqual(bytes);
    expect((await store().readSealed(id(1)))?.includes("PLANTED")).toBe(false);
    expect((await store().olderThan(soon())).toSorted()).toEqual([1, 2, 3, 4, 5].map(id));
    expect(await store().olderThan(0)).toEqual([]);
    for (const n of [1, 2, 3, 4, 5]) await store().remove(id(n));
    await store().remove(id(1));
    expect(await store().olderThan(soon())).toEqual([]);
    expect(await store().readSealed(id(1))).toBeUndefined();
    await expect(store().get(id(1))).rejects.toThrow("not there");
  });

  it("are sealed anew when the key has changed", async () => {
    await store().put(id(6), bytes);
    const filesAt = kind === "s3" ? place() : undefined;
    const next = FileStore.in({ dataDir: dir, filesAt }, new Vault({ current: Buffer.alloc(32, 2), previous: Buffer.alloc(32, 1) }));
    expect([await next.sealAnew(id(6)), await next.sealAnew(id(6)), await next.sealAnew(id(7))]).toEqual([true, false, false]);
    expect(await next.get(id(6))).toEqual(bytes);
    await next.remove(id(6));
  });

  it("have names of ours only", async () => {
    for (const name of ["../x", "", "g".repeat(36), `${id(1)}/x`]) await expect((async () => store().put(name, bytes))()).rejects.toThrow("not a file id");
  });
});

describe("an S3-compatible server that fails", () => {
  it("is asked again when it stumbles, and not when it refuses", async () => {
    const blobs = s3Blobs(place());
    s3.fail = [500, 503];
    await blobs.put(id(8), bytes);
    expect(await blobs.get(id(8))).toEqual(bytes);
    s3.fail = [400];
    await expect(blobs.get(id(8))).rejects.toThrow("answered 400");
    s3.fail = [500, 500, 500, 500];
    await expect(blobs.get(id(8))).rejects.toThrow("answered 500");
    s3.fail = [307];
    await expect(blobs.get(id(8))).rejects.toThrow("answered 307");
    s3.fail = [];
    await expect(s3Blobs({ ...place(), secretAccessKey: "another" }).get(id(8))).rejects.toThrow("answered 403");
  });
});
