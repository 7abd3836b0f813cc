import { tablesOf } from "@nutri/assistant";
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { testKnowledge } from "../testing/knowledge.ts";
import { readTables, writeTables } from "./tables-file.ts";

describe("the assistant's tables in a file", () => {
  const knowledge = testKnowledge();
  let dir: string;
  let file: string;
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), "nutri-tables-"));
    file = join(dir, "generated", "tables.bin");
  });
  afterEach(() => rmSync(dir, { recursive: true }));

  it("are those that would be made", () => {
    writeTables(knowledge, file);
    expect(readTables(knowledge, file)).toEqual(tablesOf(knowledge));
  });
  it("are nothing where there is no file, or one that is damaged, older than the code, or of another knowledge", () => {
    expect(readTables(knowledge, file)).toBeUndefined();
    writeTables(knowledge, file);
    expect(readTables({ ...knowledge, version: "another" }, file)).toBeUndefined();
    utimesSync(file, 0, 0);
    expect(readTables(knowledge, file)).toBeUndefined();
    for (const damaged of ["", "no tables"]) {
      writeFileSync(file, damaged);
      expect(readTables(knowledge, file), damaged).toBeUndefined();
    }
  });
});
