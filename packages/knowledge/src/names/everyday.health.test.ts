import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { compile } from "../compile.ts";
import { createNames, type EntityKind } from "./index.ts";
import { keyOf, tokens } from "./normalise.ts";
import { stripForms } from "./strip.ts";
import { oneSlip } from "./typo.ts";

/** The health of names: everything is found by its own name, what people write is found, and nothing is taken for another thing. */
fc.configureGlobal({ seed: 20261121 });

const k = compile(join(import.meta.dirname, "..", ".."));
const rows = k.names?.rows ?? [];
const names = createNames(k);
const TAKEN = ["medicine", "class", "item", "form", "nutrient", "group"] as const satisfies readonly EntityKind[];
const ids = (name: string, kinds: readonly EntityKind[] = TAKEN): string[] => names.recognise(name, kinds)?.entities.map((e) => e.id) ?? [];

type Written = Readonly<Record<string, readonly string[]>>;
const written = parse(readFileSync(join(import.meta.dirname, "..", "testing", "everyday-names.yaml"), "utf8")) as Readonly<
  Record<"conditions" | "allergies" | "brands", Written>
>;
const misread = (list: Written, read: (name: string) => readonly string[]): string[] =>
  Object.entries(list).flatMap(([id, all]) => all.filter((n) => read(n).join() !== id).map((n) => `${n}: ${read(n).join()}, not ${id}`));

const owners = new Map<string, Set<string>>();
for (const r of rows) owners.set(r.key, (owners.get(r.key) ?? new Set()).add(`${r.kind} ${r.id}`));

/** What is taken, by the first letter of its name. */
const taken = Map.groupBy(
  rows.filter((r) => TAKEN.some((kind) => kind === r.kind)),
  (r) => r.key[0] ?? "",
);

describe("every name that is known", () => {
  it("means who bears it, asked of its kind and of all", () => {
    const wrong = rows.flatMap((r) => {
      const own = owners.get(r.key);
      const found = [names.recognise(r.name, [r.kind]), names.recognise(r.name)];
      return found.every((f) => f?.entities.some((e) => own?.has(`${e.kind} ${e.id}`) || e.id === r.id)) ? [] : [`${r.kind} ${r.id}: ${r.name}`];
    });
    expect(wrong).toEqual([]);
  });

  it("is nobody's slip, and a slip that could be of two things is neither", () => {
    const slipped = fc.record({
      row: fc.constantFrom(...[...taken.values()].flat().filter((r) => r.key.length >= 4)),
      at: fc.nat(),
      how: fc.constantFrom("drop", "double", "change", "swap"),
      other: fc.constantFrom(..."aeinorst甲乙丙二三氯氟钠钾平汀沙"),
    });
    fc.assert(
      fc.property(slipped, ({ row, at, how, other }) => {
        const chars = [...row.key];
        const i = at % (chars.length - 1);
        if (how === "drop") chars.splice(i, 1);
        else if (how === "double") chars.splice(i, 0, chars[i] ?? "");
        else if (how === "change") chars[i] = other;
        else chars.splice(i, 2, chars[i + 1] ?? "", chars[i] ?? "");
        const name = chars.join("");
        const found = names.recognise(name, TAKEN);
        if (found?.how !== "typo") return;
        expect(owners.has(keyOf(tokens(name)))).toBe(false);
        // A slip is looked for in the bare name, without its form and without what was read as an amount ("三d").
        const bare = keyOf(stripForms(tokens(found.dose.name)).words);
        // Short names in Han often differ in one character: there only a homophone counts as a slip.
        const short = /^\p{Script=Han}{1,4}$/u.test(bare);
        const near = (taken.get(bare[0] ?? "") ?? []).filter((r) => !(short && r.key.length === bare.length) && oneSlip(r.key, bare));
        const one = new Set(found.entities.map((e) => e.id));
        expect(
          near.filter((r) => r.name !== found.matched && !one.has(r.id) && r.key !== keyOf(tokens(found.matched))).map((r) => `${name}: ${r.name}`),
        ).toEqual([]);
      }),
      // One seed: what the records hold is to be found by whoever changes them, not by whoever comes after.
      { numRuns: 6000, seed: 1 },
    );
  });
});

describe("names one letter or one character apart", () => {
  it("a vitamin that there is not is no vitamin, whichever way it is written", () => {
    // "x1" is a dose, "vitamin s" a plural, "vitamin B" all of them, T-20 a medicine.
    const letters = [..."acdefghijklmnopqrtuvwyz"]
      .flatMap((l) => [l, ...["1", "2", "3", "4", "5", "6", "7", "12", "20"].map((n) => l + n)])
      .filter((l) => !owners.has(l) || l.length === 1);
    const wrong = letters.flatMap((letter) =>
      ["维生素", "维他命", "vitamin ", "Vitamin-", "vitamins "].flatMap((word) => {
        const name = word + letter;
        const found = names.recognise(name, TAKEN);
        return found && !owners.has(keyOf(tokens(name)).replace(/^vitamins/u, "vitamin")) && !/[a-z]\d/u.test(found.matched.toLowerCase().slice(-3))
          ? [`${name}: ${found.matched}`]
          : [];
      }),
    );
    expect(wrong).toEqual([]);
    expect(ids("维生素P")).toEqual([]);
    expect(ids("维生素U")).toEqual([]);
    expect(ids("vitamin B20")).toEqual([]);
    expect(ids("维他命B1")).toEqual(ids("维生素B1"));
  });

  it.each([
    ["hydroxyzine", "hydralazine"],
    ["Celebrex", "Celexa"],
    ["Celexa", "Cerebyx"],
    ["Lamictal", "Lamisil"],
    ["prednisone", "prednisolone"],
    ["Zantac", "Xanax"],
    ["Zyrtec", "Zyprexa"],
    ["clonidine", "clonazepam"],
    ["Actos", "Actonel"],
    ["tramadol", "trazodone"],
    ["quinine", "quinidine"],
    ["甲硝唑", "替硝唑"],
    ["氨氯地平", "左氨氯地平"],
    ["泼尼松", "泼尼松龙"],
    ["醋酸甲羟孕酮", "醋酸甲地孕酮"],
    ["奥美拉唑", "艾司奥美拉唑"],
    ["卡马西平", "奥卡西平"],
    ["头孢克洛", "头孢克肟"],
    ["维生素B1", "维生素B12"],
    ["维生素K1", "维生素K2"],
    ["维生素D2", "维生素D3"],
  ])("%s is not %s", (a, b) => {
    expect(ids(a)).not.toEqual([]);
    expect(ids(b)).not.toEqual([]);
    expect(ids(a)).not.toEqual(ids(b));
    for (const name of [a, b]) expect(["exact", "stripped"]).toContain(names.recognise(name, TAKEN)?.how);
  });

  it("half of a salt names no medicine", () => {
    for (const name of ["氢氧化钠", "硫酸钠", "醋酸钠", "枸橼酸钠", "碳酸钠", "维铁缓释片"]) expect(ids(name)).toEqual([]);
    for (const name of ["allergy", "dust allergy", "sleeping", "diet"]) expect(ids(name)).toEqual([]);
  });

  it("says how much of a condition there is, and it is the same condition", () => {
    expect(names.recogniseCondition("血压有点高")?.entities).toEqual([{ kind: "condition", id: "hypertension" }]);
    expect(names.recogniseCondition("mildly raised cholesterol")?.entities).toEqual([{ kind: "condition", id: "hypercholesterolaemia" }]);
  });
});

describe("what people write", () => {
  it("of conditions, complaints and stages of life", () => {
    expect(misread(written.conditions, (n) => names.readConditions(n).found.flatMap((f) => f.entities.map((e) => e.id)))).toEqual([]);
    expect(Object.values(written.conditions).flat().length).toBeGreaterThanOrEqual(1000);
  });
  it("of allergies", () => {
    expect(misread(written.allergies, (n) => ids(n, ["condition"]))).toEqual([]);
    expect(Object.values(written.allergies).flat().length).toBeGreaterThanOrEqual(140);
  });
  it("of brands in two markets", () => {
    expect(misread(written.brands, (n) => ids(n))).toEqual([]);
    expect(Object.values(written.brands).flat().length).toBeGreaterThanOrEqual(800);
  });
  it("of one word that may be of several organs is asked about, not guessed", () => {
    for (const word of ["结节", "息肉", "囊肿", "结石"]) expect(names.readConditions(word)).toMatchObject({ found: [], unrecognised: [word] });
  });
});
