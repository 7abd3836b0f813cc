import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { lockDir } from "../../apps/server/src/db/lock.ts";
import { ROOT, UsageError } from "../knowledge/command.ts";
import { asked } from "./command.ts";
import { problemLines } from "./report.ts";

const folder = mkdtempSync(join(tmpdir(), "nutri-catalogue-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const data = join(folder, "data");
const at = (name: string): string => join(folder, name);
const SAMPLES = join(ROOT, "catalogue", "products.json");

function run(...args: string[]): { code: number | null; out: string } {
  const { DATABASE_URL: _other, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/catalogue.ts", ...args], {
    cwd: ROOT,
    env: { ...env, DATA_DIR: data },
    encoding: "utf8",
  });
  return { code: status, out: `${stdout}${stderr}` };
}

describe("npm run catalogue", () => {
  it("checks without opening a database", () => {
    writeFileSync(at("bad.json"), readFileSync(SAMPLES, "utf8").replace('"priceCents":6900', '"priceCents":-1'));
    const { code, out } = run("check", at("bad.json"));
    expect([code, out]).toEqual([1, expect.stringMatching(/bad\.json:2:\d+: skus\.0\.priceCents must be at least 0, not -1\n$/u)]);
    expect(run("check", SAMPLES)).toEqual({
      code: 0,
      out: expect.stringContaining("plans can choose from 114 of 120 products; 6 can only be spoken of, 0 never"),
    });
    expect(existsSync(data)).toBe(false);
  });

  it("does not import a file with a mistake, nor beside a server that holds the data", () => {
    expect(run("import", at("bad.json"))).toEqual({ code: 1, out: expect.stringContaining("nothing was changed") });
    const unlock = lockDir(data);
    expect(run("import", SAMPLES)).toEqual({ code: 1, out: expect.stringContaining("is in use by another process; stop it first") });
    unlock();
  });

  it("imports, and exports what comes back as it was", () => {
    expect(run("import", SAMPLES)).toEqual({ code: 0, out: expect.stringContaining("120 added, 0 changed, 0 removed") });
    expect(run("export", at("all.csv"))).toMatchObject({ code: 0 });
    expect(run("import", at("all.csv"), "--dry-run")).toEqual({ code: 0, out: "nothing differs\na dry run: nothing was changed\n" });
    expect(run("export", at("all.csv"))).toEqual({ code: 1, out: expect.stringContaining("is there already") });
  });
});

describe("the commands' arguments", () => {
  it("are one file and options that are known", () => {
    expect(asked(["a.csv", "--vouchers", "--dry-run"])).toEqual({ file: "a.csv", content: "vouchers", dryRun: true });
    for (const args of [[], ["a.csv", "b.csv"], ["a.csv", "--force"]]) expect(() => asked(args), args.join(" ")).toThrow(UsageError);
  });
});

describe("what is wrong", () => {
  it("is told line by line, and not endlessly", () => {
    const problem = { line: 3, column: 7, field: "id", what: "is missing" };
    expect(problemLines("a.csv", [problem])).toEqual(["a.csv:3:7: id is missing"]);
    expect(problemLines("a.csv", [{ ...problem, field: "" }])).toEqual(["a.csv:3:7: is missing"]);
    expect(
      problemLines(
        "a.csv",
        Array.from({ length: 60 }, () => problem),
      ),
    ).toHaveLength(51);
    expect(
      problemLines(
        "a.csv",
        Array.from({ length: 60 }, () => problem),
      ).at(-1),
    ).toBe("… and 10 more");
  });
});
