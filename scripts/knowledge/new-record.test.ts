import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse, stringify } from "yaml";
import { checked } from "./check.ts";
import { MARK, unfilled } from "./marks.ts";
import { newRecord } from "./new-record.ts";
import { RECORDS, smallFolder, write } from "./small-folder.ts";
import { TEMPLATES } from "./templates.ts";

const kinds = Object.keys(TEMPLATES);

/** What somebody writes for each mark; one that is not here gets a sentence. */
const WRITTEN: Readonly<Record<string, string | number>> = {
  "subject.medicines.0": "warfarin",
  "subject.conditions.0": "gout",
  "object.items.0": "cranberry",
  "when.conditions.0": "gout",
  severity: "major",
  action: "avoid",
  evidence: "B",
  "sources.0.source": "label",
  "sources.0.locator": "section 7",
  lang: "en",
  year: 2024,
  url: "https://example.org/",
};
const KIND_OF: Readonly<Record<string, string>> = { item: "herb", group: "food", condition: "disease", source: "label" };
const sentence = (path: string): string => (path.endsWith(".zh") ? `这里写的是${path.startsWith("advice") ? "建议" : "内容"}。` : `This is what ${path} says.`);

function filled(value: unknown, kind: string, path = ""): unknown {
  if (Array.isArray(value)) return value.map((v, i) => filled(v, kind, `${path}.${i}`));
  if (value !== null && typeof value === "object")
    return Object.fromEntries(Object.entries(value).map(([k, v]) => [k, filled(v, kind, path === "" ? k : `${path}.${k}`)]));
  if (typeof value !== "string" || !value.startsWith(MARK)) return value;
  return path === "kind" ? KIND_OF[kind] : (WRITTEN[path] ?? sentence(path));
}

describe.each(kinds)("a new %s", (kind) => {
  it("lies where the compiler looks, and is valid once its marks are filled in", () => {
    const root = smallFolder();
    const file = newRecord([kind, "fresh_one", "--in", "some/where"], root);
    expect(file).toBe(join(root, TEMPLATES[kind]!.kind, "some/where", "fresh_one.yaml"));
    expect(unfilled(root).map((u) => u.paths.length > 0)).toEqual([true]);
    expect(() => checked(root)).toThrow("fresh_one.yaml: still to fill: ");
    write(root, { [file.slice(root.length + 1)]: stringify(filled(parse(readFileSync(file, "utf8")), kind)) });
    const records = checked(root)[TEMPLATES[kind]!.kind] as readonly { id: string }[];
    expect(records.map((r) => r.id)).toContain("fresh_one");
  });
});

describe("what is refused", () => {
  it("never writes over a record, wherever in its kind it lies", () => {
    const root = smallFolder();
    const path = "interactions/cardio/warfarin_cranberry.yaml";
    const before = readFileSync(join(root, path), "utf8");
    expect(() => newRecord(["interaction", "warfarin_cranberry"], root)).toThrow(/there is one already: .*warfarin_cranberry\.yaml/u);
    expect([readFileSync(join(root, path), "utf8"), existsSync(join(root, "interactions/warfarin_cranberry.yaml"))]).toEqual([before, false]);
    expect(before).toBe(stringify(RECORDS[path]));
  });

  it.each([
    [[], /which kind\? There are: interaction, /u],
    [["recipe", "x"], /no template for "recipe"/u],
    [["toString", "x"], /no template for "toString"/u],
    [["item"], /which id\?/u],
    [["item", "Red Yeast"], /"Red Yeast" is no id/u],
    [["item", "../x"], /is no id/u],
    [["item", "x", "y"], /not understood: y/u],
    [["item", "x", "--in"], /--in takes the name of a folder/u],
    [["item", "x", "--in", "../../elsewhere"], /--in takes the name of a folder/u],
  ])("%o", (args, message) => expect(() => newRecord(args, smallFolder())).toThrow(message));
});
