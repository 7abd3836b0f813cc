import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { realKnowledge } from "@nutri/engine/testing/real";
import { fixture, MAN, product, shelf } from "@nutri/engine/testing/fixture";
import { planFor } from "@nutri/engine/testing/solve";
import type { Knowledge } from "@nutri/knowledge";
import { describe, expect, it } from "vitest";
import { compiled } from "./check.ts";
import { compare } from "./diff.ts";
import { readPersonas } from "./personas.ts";
import { changesOf } from "./plan-facts.ts";
import { changedRecords } from "./records-diff.ts";
import { knowledgeAt } from "./revision.ts";
import { RECORDS, smallFolder, write } from "./small-folder.ts";

const RULE = "interactions/cardio/warfarin_cranberry.yaml";
const folder = (more: Readonly<Record<string, object>>): Knowledge => compiled(smallFolder({ ...RECORDS, ...more }));

describe("records", () => {
  it("are told as added, removed and changed, with the fields that differ", () => {
    const { "conditions/cataract.yaml": _gone, ...rest } = RECORDS;
    const after = compiled(
      smallFolder({
        ...rest,
        [RULE]: { ...RECORDS[RULE], severity: "major", action: "avoid" },
        "conditions/asthma.yaml": { id: "asthma", name: { zh: "哮喘", en: "Asthma" }, kind: "disease" },
      }),
    );
    expect(changedRecords(folder({}), after)).toEqual([
      { kind: "interactions", id: "warfarin_cranberry", what: "changed", fields: ["severity", "action"] },
      { kind: "conditions", id: "asthma", what: "added", fields: [] },
      { kind: "conditions", id: "cataract", what: "removed", fields: [] },
    ]);
    expect(changedRecords(after, after)).toEqual([]);
  });
});

describe("plans", () => {
  const catalogue = shelf(product("zinc-10", [{ nutrient: "zinc", amount: 6, unit: "mg" }]));
  const plan = (more: Parameters<typeof fixture>[0] = {}) => planFor({ ...MAN, labs: [] }, fixture(more), catalogue, { wanted: ["zinc"] }).plan;

  it("do not differ from themselves", () => expect(changesOf(plan(), plan())).toEqual([]));

  it("differ by what a lower limit takes away, each line with its rule", () => {
    const lower = {
      references: [
        {
          id: "zinc--efsa-ul",
          nutrient: "zinc",
          set: "efsa-ul" as const,
          unit: "mg" as const,
          edition: "test",
          rows: [
            {
              kind: "UL" as const,
              sex: "both" as const,
              stages: ["none" as const],
              months: [216, null] as [number, null],
              value: 9,
              scope: "total" as const,
              verified: true,
            },
          ],
        },
      ],
    };
    const changes = changesOf(plan(), plan(lower));
    expect(changes.find((c) => c.about === "product")).toEqual({
      about: "product",
      id: "zinc-10",
      from: "1 tablet a day",
      to: "–",
      rule: expect.any(String) as string,
    });
    expect(changes.find((c) => c.about === "avoided")).toMatchObject({ id: "zinc-10", from: "–", rule: expect.stringContaining("zinc--efsa-ul") as string });
    expect(changes.find((c) => c.about === "limit")).toMatchObject({ id: "zinc (total)", from: "25 mg", to: "9 mg" });
    expect(changes.every((c) => c.rule !== "")).toBe(true);
  });

  it("say when only the words of a finding changed", () => {
    const before = plan();
    const warning = { severity: "major" as const, text: { zh: "甲。", en: "One." }, seeDoctor: true, rule: "advice:a", sources: [] };
    const [a, b] = [
      { ...before, warnings: [warning, warning] },
      { ...before, warnings: [warning, { ...warning, text: { zh: "乙。", en: "Two." } }] },
    ];
    expect(changesOf(a, b)).toEqual([
      { about: "warning", id: "advice:a (2)", from: "major, see a doctor", to: "major, see a doctor, reworded", rule: "advice:a" },
    ]);
  });
});

describe("a change to the real knowledge", () => {
  it("is told for the personas it touches, with the rule, and for no others", () => {
    const before = realKnowledge().records;
    const personas = readPersonas().filter((p) => ["Ana", "Boris"].includes(p.name));
    expect(personas.map((p) => p.name)).toEqual(["Ana", "Boris"]);
    const rule = before.interactions.find(
      (r) => r.severity === "moderate" && r.direction === "interaction" && r.subject.classes.includes("vitamin_k_antagonist"),
    );
    const interactions = before.interactions.map((r) => (r === rule ? { ...r, severity: "contraindicated" as const } : r));
    const lines = compare(before, { ...before, interactions }, personas);
    expect(lines).toContain("plans of 2 personas, 1 of them change:");
    expect(lines.filter((l) => l.startsWith("Boris: "))).toHaveLength(1);
    const worse = lines.filter((l) => l.startsWith("  taboo") && l.includes("→ contraindicated"));
    expect(worse.length).toBeGreaterThan(0);
    for (const line of worse) expect(line.endsWith(`  ${rule?.id}`)).toBe(true);
    expect(compare(before, before, personas)).toEqual(["no record differs"]);
    expect(compare(before, { ...before, interactions }, [])).toContain("there is no persona set, so no plans were compared");
  });

  it("that the engine cannot work with is said, not thrown about", () => {
    const before = realKnowledge().records;
    const lame = { ...before, sources: before.sources.filter((s) => s.id !== "nasem-dri-energy-2023") };
    expect(() => compare(lame, before, readPersonas().slice(0, 1), "abc123")).toThrow(
      /the present engine makes no plans with the knowledge of abc123: no source "nasem-dri-energy-2023"/u,
    );
  });
});

describe("the personas", () => {
  it("are answers as the product takes them, each under a name of its own", () => {
    const personas = readPersonas();
    expect(personas.length).toBeGreaterThan(10);
    expect(new Set(personas.map((p) => p.name)).size).toBe(personas.length);
  });
  it("are nobody where there are no files, and refused where they do not fit", () => {
    const dir = mkdtempSync(join(tmpdir(), "nutri-personas-"));
    expect(readPersonas(dir)).toEqual([]);
    writeFileSync(join(dir, "profiles.jsonl"), '{"name":"Ida","person":{"gender":"male","age":40}}\n\n');
    expect(readPersonas(dir)).toMatchObject([{ name: "Ida", person: { gender: "male", age: 40, pregnancy: "none" } }]);
    writeFileSync(join(dir, "personas.yaml"), "- { name: Ann, is: { age: 400 } }\n");
    expect(() => readPersonas(dir)).toThrow("age");
  });
});

const git = (cwd: string, ...args: string[]) =>
  spawnSync("git", ["-c", "user.name=Test", "-c", "user.email=test@example.org", ...args], { cwd, encoding: "utf8" });

describe.skipIf(git(tmpdir(), "--version").status !== 0)("a git revision", () => {
  const repository = mkdtempSync(join(tmpdir(), "nutri-repository-"));
  const records = join(repository, "packages", "knowledge");
  git(repository, "init", "--quiet");
  smallFolder(
    Object.fromEntries(
      [
        "sources",
        "nutrients",
        "references",
        "medicines",
        "classes",
        "items",
        "groups",
        "interactions",
        "conditions",
        "condition_rules",
        "biomarkers",
        "foods",
        "intake",
        "patterns",
        "adjustments",
        "goals",
        "advice",
        "axes",
      ].map((kind) => [`${kind}/README.md`, kind]),
    ),
    records,
  );
  write(records, RECORDS);
  git(repository, "add", ".");
  git(repository, "commit", "--quiet", "--message", "First");
  write(records, { [RULE]: { ...RECORDS[RULE], severity: "major" } });

  it("is compiled as it was, whatever lies in the working tree, and leaves nothing behind", () => {
    const { knowledge } = knowledgeAt("HEAD", repository);
    expect(changedRecords(knowledge, compiled(records))).toEqual([{ kind: "interactions", id: "warfarin_cranberry", what: "changed", fields: ["severity"] }]);
    expect(git(repository, "status", "--short").stdout.trim()).toBe(`M packages/knowledge/${RULE}`);
  });
  it("that does not exist is refused, also when it looks like an option", () => {
    expect(() => knowledgeAt("no-such-branch", repository)).toThrow('git knows no revision "no-such-branch" here');
    expect(() => knowledgeAt("--all", repository)).toThrow('git knows no revision "--all" here');
  });
  it("whose records do not fit the present shapes is refused with what does not fit", () => {
    write(records, { "items/broken.yaml": { id: "broken" } });
    git(repository, "add", ".");
    git(repository, "commit", "--quiet", "--message", "Broken");
    expect(() => knowledgeAt("HEAD", repository)).toThrow(/do not fit the present shapes \(\d+ problems\)[^]*items\/broken\.yaml/u);
    expect(knowledgeAt("HEAD~1", repository).knowledge.items.map((i) => i.id)).toEqual(["cranberry"]);
    rmSync(repository, { recursive: true });
  });
});
