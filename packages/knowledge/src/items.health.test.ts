import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { compile } from "./compile.ts";
import type { Group, Item } from "./schema.ts";

/** The health of items and groups: what must hold of the facts whoever edits them. */
const k = compile(join(import.meta.dirname, ".."));
const rules = [...k.condition_rules, ...k.interactions];

/** Names that two records of one kind may share, each with its reason. */
const AMBIGUOUS: Readonly<Record<string, string>> = {};
/** Groups no rule speaks of yet, each with the reason why they stay. */
const UNUSED: Readonly<Record<string, string>> = {
  cruciferous: "asked about by this name; cooked they are fine in every condition known here",
  cyp2d6_inhibitor_herb: "the rules about CYP2D6 medicines name its members one by one",
  polyvalent_cation: "asked about by this name; the rules about absorption name each mineral",
};

const key = (s: string): string =>
  s
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\s\-'’.·]/gu, "");
const namesOf = (r: Item | Group): string[] => [r.name.zh, r.name.en, ...r.aliases, ...("brands" in r ? r.brands : [])];

function shared(records: readonly (Item | Group)[]): string[] {
  const owners = new Map<string, Set<string>>();
  for (const r of records) for (const n of namesOf(r)) (owners.get(key(n)) ?? owners.set(key(n), new Set()).get(key(n)))?.add(r.id);
  return [...owners].filter(([n, ids]) => ids.size > 1 && AMBIGUOUS[n] === undefined).map(([n, ids]) => `${n}: ${[...ids].join(", ")}`);
}

const children = (id: string): string[] => k.groups.filter((g) => g.parents.includes(id)).flatMap((g) => [g.id, ...children(g.id)]);
const ancestors = (id: string, seen: readonly string[] = []): string[] =>
  seen.includes(id) ? [...seen, id] : (k.groups.find((g) => g.id === id)?.parents ?? []).flatMap((p) => ancestors(p, [...seen, id])).concat(id);

const groupsOf = (item: string): string[] => k.items.find((i) => i.id === item)?.groups ?? [];

describe("items", () => {
  it("are many enough to be useful", () => {
    expect(k.items.length).toBeGreaterThanOrEqual(220);
    for (const kind of ["nutrient", "supplement", "herb", "food", "alcohol"] as const)
      expect(k.items.filter((i) => i.kind === kind).length).toBeGreaterThanOrEqual(5);
  });

  it("have a name of their own in both languages", () => {
    expect(k.items.filter((i) => !/[\p{Script=Han}A-Z]/u.test(i.name.zh) || /\p{Script=Han}/u.test(i.name.en)).map((i) => i.id)).toEqual([]);
    expect(shared(k.items)).toEqual([]);
  });

  it("do not repeat a name within a record", () => {
    expect(k.items.filter((i) => new Set([i.name.zh, i.name.en, ...i.aliases]).size !== 2 + i.aliases.length).map((i) => i.id)).toEqual([]);
  });

  it("that are ordinary food carry no supplement group", () => {
    const supplementGroups = new Set(k.groups.filter((g) => g.kind === "supplement").map((g) => g.id));
    expect(k.items.filter((i) => i.kind === "food" && i.groups.some((g) => supplementGroups.has(g))).map((i) => i.id)).toEqual([]);
  });

  it("from an animal allergen say that they are from an animal", () => {
    const animal = new Set(["fish", "shellfish", "egg", "bee_product", "gelatin"]);
    expect(k.items.filter((i) => i.animal === undefined && i.allergens.some((a) => animal.has(a))).map((i) => i.id)).toEqual([]);
  });

  it("name an amount together with its unit", () => {
    expect(k.items.filter((i) => i.nutrients.some((n) => (n.amount === undefined) !== (n.unit === undefined))).map((i) => i.id)).toEqual([]);
  });

  it("of one nutrient named with a form name a form of that nutrient", () => {
    const forms = new Map(k.nutrients.map((n) => [n.id, new Set(n.forms.map((f) => f.id))]));
    expect(
      k.items.flatMap((i) => i.nutrients.filter((n) => n.form !== undefined && forms.get(n.nutrient)?.has(n.form) !== true).map((n) => `${i.id}: ${n.form}`)),
    ).toEqual([]);
  });

  it("keep whole soy food apart from concentrated isoflavones", () => {
    expect(groupsOf("tofu")).toContain("soy_foods");
    expect(groupsOf("soy_isoflavone_supplement")).toContain("soy_isoflavone");
    expect(groupsOf("tofu")).not.toContain("soy_isoflavone");
  });
});

describe("groups", () => {
  it("have a name of their own, also against the items", () => {
    expect(shared(k.groups)).toEqual([]);
    const items = new Set(k.items.flatMap(namesOf).map(key));
    expect(
      k.groups.flatMap((g) =>
        namesOf(g)
          .filter((n) => items.has(key(n)))
          .map((n) => `${g.id}: ${n}`),
      ),
    ).toEqual([]);
  });

  it("have no circle among their parents", () => {
    expect(k.groups.filter((g) => g.parents.some((p) => ancestors(p).includes(g.id))).map((g) => g.id)).toEqual([]);
  });

  it("have members", () => {
    const filled = new Set(k.items.flatMap((i) => i.groups));
    expect(k.groups.filter((g) => ![g.id, ...children(g.id)].some((id) => filled.has(id))).map((g) => g.id)).toEqual([]);
  });

  it("are spoken of by a rule or by a group above that is", () => {
    const named = new Set(rules.flatMap((r) => [...r.object.groups, ...r.object.except, ...(r.when?.groups ?? [])]));
    const unused = k.groups.filter((g) => !ancestors(g.id).some((id) => named.has(id)) && !children(g.id).some((id) => named.has(id))).map((g) => g.id);
    expect(unused.filter((id) => UNUSED[id] === undefined)).toEqual([]);
    expect(
      Object.keys(UNUSED).filter((id) => !unused.includes(id)),
      "listed as unused, yet used",
    ).toEqual([]);
  });
});
