/** The knowledge with its indexes: what belongs to what, which rule speaks about what. Pure; built once when the process starts. */
import type { SourceRef } from "@nutri/domain";
import { byId, invert, memo, reach } from "./closure.ts";
import { createNames, type Names } from "./names/index.ts";
import type {
  Article,
  Biomarker,
  Citation,
  Condition,
  Goal,
  Group,
  Item,
  Knowledge,
  Medicine,
  MedicineClass,
  Nutrient,
  NutrientForm,
  RedFlag,
  Rule,
  TermSet,
} from "./schema.ts";

const NONE: ReadonlySet<string> = new Set();
type ById<T> = ReadonlyMap<string, T>;

type RulesById = ReadonlyMap<string, readonly Rule[]>;
/** Rules by their other side; an id may be missing, then nothing is known. */
export type RulesByObject = {
  readonly byNutrient: RulesById;
  readonly byItem: RulesById;
  readonly byGroup: RulesById;
  readonly byAllergen: RulesById;
};
/** Rules about a person's medicines and conditions by what they are about, and apart from them those between two things eaten. */
export type RuleIndex = RulesByObject & {
  /** All but those between two things that are eaten. */
  readonly all: readonly Rule[];
  readonly byId: ReadonlyMap<string, Rule>;
  readonly byMedicine: RulesById;
  readonly byClass: RulesById;
  readonly byCondition: RulesById;
  readonly together: RulesByObject & { readonly bySubject: RulesById };
};

export type KnowledgeIndex = {
  readonly version: string;
  /** All records, for those who go through a whole kind (references, advice, adjustments, intake …). */
  readonly records: Knowledge;
  readonly nutrients: ById<Nutrient>;
  readonly forms: ReadonlyMap<string, { readonly nutrient: Nutrient; readonly form: NutrientForm }>;
  readonly medicines: ById<Medicine>;
  readonly classes: ById<MedicineClass>;
  readonly items: ById<Item>;
  readonly groups: ById<Group>;
  readonly conditions: ById<Condition>;
  readonly biomarkers: ById<Biomarker>;
  readonly goals: ById<Goal>;
  readonly articles: ById<Article>;
  readonly redFlags: ById<RedFlag>;
  readonly termSets: ById<TermSet>;
  readonly rules: RuleIndex;
  readonly names: Names;
  /** A medicine and, for a combination, its components. */
  partsOf(medicine: string): ReadonlySet<string>;
  /** Every class of one medicine (components not included): by ATC, by its own list, by its route, and their parents, less those that do not hold. */
  classesOf(medicine: string): ReadonlySet<string>;
  /** The class and every class above it. */
  classAncestors(id: string): ReadonlySet<string>;
  /** The class and every class below it. */
  classDescendants(id: string): ReadonlySet<string>;
  membersOf(classId: string): ReadonlySet<string>;
  /** Every group of an item or nutrient, parents included. */
  groupsOf(item: string): ReadonlySet<string>;
  groupAncestors(id: string): ReadonlySet<string>;
  itemsIn(group: string): ReadonlySet<string>;
  /** The condition and everything it also is. */
  conditionAncestors(id: string): ReadonlySet<string>;
  /** The condition and everything that is it. */
  conditionDescendants(id: string): ReadonlySet<string>;
  /** Citations as they are shown. A source that is not there throws: the check has let it pass. */
  sources(citations: readonly Citation[]): SourceRef[];
};

function rulesBy(rules: readonly Rule[], keys: (r: Rule) => readonly string[]): RulesById {
  const map = new Map<string, Rule[]>();
  for (const rule of rules) for (const key of keys(rule)) (map.get(key) ?? map.set(key, []).get(key))?.push(rule);
  return map;
}

const byObject = (rules: readonly Rule[]): RulesByObject => ({
  byNutrient: rulesBy(rules, (r) => r.object.nutrients),
  byItem: rulesBy(rules, (r) => r.object.items),
  byGroup: rulesBy(rules, (r) => r.object.groups),
  byAllergen: rulesBy(rules, (r) => r.object.allergens),
});

const isBetweenEaten = ({ subject }: Rule): boolean => subject.items.length + subject.groups.length > 0;

function indexRules(rules: readonly Rule[]): RuleIndex {
  const all = rules.filter((r) => !isBetweenEaten(r));
  const together = rules.filter(isBetweenEaten);
  return {
    all,
    byId: new Map(rules.map((r) => [r.id, r])),
    byMedicine: rulesBy(all, (r) => r.subject.medicines),
    byClass: rulesBy(all, (r) => r.subject.classes),
    byCondition: rulesBy(all, (r) => r.subject.conditions),
    ...byObject(all),
    together: { bySubject: rulesBy(together, (r) => [...r.subject.items, ...r.subject.groups]), ...byObject(together) },
  };
}

/** Classes of a medicine by the prefixes of its ATC codes. */
function classesByAtc(classes: readonly MedicineClass[]): (atc: readonly string[]) => string[] {
  const prefixes = new Map<string, string[]>();
  for (const c of classes) for (const p of c.atcPrefixes) (prefixes.get(p) ?? prefixes.set(p, []).get(p))?.push(c.id);
  return (atc) => atc.flatMap((code) => [1, 3, 4, 5, 7].filter((n) => n <= code.length).flatMap((n) => prefixes.get(code.slice(0, n)) ?? []));
}

/** The nutrient of an item that is nothing else (calcium carbonate → calcium). */
const onlyNutrient = (item: Item | undefined): string[] =>
  item?.kind === "nutrient" && item.nutrients.length === 1 ? item.nutrients.map((n) => n.nutrient) : [];

/** A nutrient named alone is in the groups of nutrients that all its single supplements are in (calcium is a polyvalent cation). */
const inAll = (lists: readonly (readonly string[])[]): readonly string[] => (lists[0] ?? []).filter((x) => lists.every((l) => l.includes(x)));

export function createKnowledge(records: Knowledge): KnowledgeIndex {
  const nutrients = byId(records.nutrients);
  const medicines = byId(records.medicines);
  const classes = byId(records.classes);
  const items = byId(records.items);
  const groups = byId(records.groups);
  const conditions = byId(records.conditions);
  const sources = byId(records.sources);
  const atcClasses = classesByAtc(records.classes);
  const routeClasses: ReadonlyMap<string, ReadonlySet<string>> = invert(classes.keys(), (id) => classes.get(id)?.routes ?? []);

  const classAncestors = memo((id) => reach([id], (c) => classes.get(c)?.parents ?? []));
  const groupAncestors = memo((id) => reach([id], (g) => groups.get(g)?.parents ?? []));
  const conditionAncestors = memo((id) => reach([id], (c) => conditions.get(c)?.parents ?? []));
  const partsOf = memo((id) => reach([id], (m) => medicines.get(m)?.components ?? []));
  const classesOf = memo((id): ReadonlySet<string> => {
    const medicine = medicines.get(id);
    if (!medicine) return NONE;
    const not = new Set(medicine.notClasses);
    const own = [...atcClasses(medicine.atc), ...medicine.classes, ...(routeClasses.get(medicine.route) ?? [])].filter((c) => !not.has(c));
    return new Set([...reach(own, (c) => classes.get(c)?.parents ?? [])].filter((c) => !not.has(c)));
  });
  const alone = invert(items.keys(), (id) => onlyNutrient(items.get(id)));
  const ofMinerals = (id: string): readonly string[] =>
    inAll([...(alone.get(id) ?? [])].map((i) => items.get(i)?.groups ?? [])).filter((g) => groups.get(g)?.kind === "nutrient");
  const groupsOf = memo((id) => reach([...(items.get(id)?.groups ?? []), ...ofMinerals(id)], (g) => groups.get(g)?.parents ?? []));

  const members = invert(medicines.keys(), classesOf);
  const grouped = invert(new Set([...items.keys(), ...nutrients.keys()]), groupsOf);
  const below = invert(conditions.keys(), conditionAncestors);
  const subclasses = invert(classes.keys(), classAncestors);

  const shownOf = (c: Citation): SourceRef => {
    const s = sources.get(c.source);
    if (!s) throw new Error(`no source "${c.source}"`);
    return { id: s.id, title: s.title, url: s.url, lang: s.lang, publisher: s.publisher, year: s.year, locator: c.locator };
  };
  /** The same few citations stand under many findings. */
  const shownAs = new WeakMap<Citation, SourceRef>();
  const shown = (c: Citation): SourceRef => {
    const ref = shownAs.get(c) ?? shownOf(c);
    shownAs.set(c, ref);
    return ref;
  };

  return {
    version: records.version,
    records,
    nutrients,
    forms: new Map(records.nutrients.flatMap((nutrient) => nutrient.forms.map((form) => [form.id, { nutrient, form }] as const))),
    medicines,
    classes,
    items,
    groups,
    conditions,
    biomarkers: byId(records.biomarkers),
    goals: byId(records.goals),
    articles: byId(records.articles),
    redFlags: byId(records.red_flags),
    termSets: byId(records.term_sets),
    rules: indexRules([...records.interactions, ...records.condition_rules]),
    names: createNames(records),
    partsOf,
    classesOf,
    classAncestors,
    classDescendants: (id) => subclasses.get(id) ?? NONE,
    membersOf: (id) => members.get(id) ?? NONE,
    groupsOf,
    groupAncestors,
    itemsIn: (id) => grouped.get(id) ?? NONE,
    conditionAncestors,
    conditionDescendants: (id) => below.get(id) ?? NONE,
    sources: (citations) => citations.map(shown),
  };
}
