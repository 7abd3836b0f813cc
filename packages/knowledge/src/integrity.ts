import type { Citation, Kind, Records, RedFlag, Rule, When } from "./schema.ts";

/** What a record may name. */
type Target =
  | "source"
  | "nutrient"
  | "form"
  | "item"
  | "group"
  | "medicine"
  | "class"
  | "condition"
  | "allergen"
  | "biomarker"
  | "goal"
  | "axis"
  | "term_set"
  | "red_flag"
  | "measured"
  | "subject"
  | "object";
type Naming = readonly [field: string, target: Target, ids: readonly string[]];

const ids = (list: readonly { id: string }[]): string[] => list.map((x) => x.id);
const one = (id: string | undefined): string[] => (id === undefined ? [] : [id]);

function registry(r: Records): Record<Target, ReadonlySet<string>> {
  const item = [...ids(r.items), ...ids(r.nutrients)];
  return {
    source: new Set(ids(r.sources)),
    nutrient: new Set(ids(r.nutrients)),
    form: new Set(r.nutrients.flatMap((n) => ids(n.forms))),
    item: new Set(item),
    group: new Set(ids(r.groups)),
    medicine: new Set(ids(r.medicines)),
    class: new Set(ids(r.classes)),
    condition: new Set(ids(r.conditions)),
    allergen: new Set(r.conditions.flatMap((c) => c.allergens)),
    biomarker: new Set(ids(r.biomarkers)),
    goal: new Set(ids(r.goals)),
    axis: new Set(ids(r.axes)),
    term_set: new Set(ids(r.term_sets)),
    red_flag: new Set(ids(r.red_flags)),
    measured: new Set([...ids(r.biomarkers), ...ids(r.term_sets.filter((t) => t.values))]),
    subject: new Set([...ids(r.medicines), ...ids(r.classes), ...ids(r.conditions), ...item, ...ids(r.groups)]),
    object: new Set([...item, ...ids(r.groups)]),
  };
}

const cited = (citations: readonly Citation[]): Naming => ["sources", "source", citations.map((c) => c.source)];

const whenNamings = (w: When | undefined): Naming[] =>
  w === undefined
    ? []
    : [
        ["when.conditions", "condition", [...(w.conditions ?? []), ...(w.notConditions ?? [])]],
        ["when.medicines", "medicine", w.medicines ?? []],
        ["when.classes", "class", w.classes ?? []],
        ["when.items", "item", w.items ?? []],
        ["when.groups", "group", w.groups ?? []],
        ["when.goals", "goal", w.goals ?? []],
        ["when.labs", "biomarker", (w.labs ?? []).map((l) => l.code)],
      ];

const ruleNamings = (x: Rule): Naming[] => [
  ["subject.medicines", "medicine", x.subject.medicines],
  ["subject.classes", "class", x.subject.classes],
  ["subject.conditions", "condition", x.subject.conditions],
  ["subject.items", "item", x.subject.items],
  ["subject.groups", "group", x.subject.groups],
  ["subject.except", "subject", x.subject.except],
  ["object.nutrients", "nutrient", x.object.nutrients],
  ["object.forms", "form", x.object.forms],
  ["object.items", "item", x.object.items],
  ["object.groups", "group", x.object.groups],
  ["object.allergens", "allergen", x.object.allergens],
  ["object.except", "object", x.object.except],
  ["limit", "nutrient", one(x.limit?.nutrient)],
  ...whenNamings(x.when),
  cited(x.sources),
];

const namedInSigns = ({ signs, beside }: RedFlag, mark: RegExp): string[] =>
  [...signs.both, ...signs.zh, ...signs.en, ...beside.map((b) => b.on)].flatMap((sign) => [...sign.matchAll(mark)].map((m) => m[1] ?? ""));

/** The ids that a record of each kind names. */
const NAMINGS: { [K in Kind]: (record: Records[K][number]) => Naming[] } = {
  sources: () => [],
  axes: () => [],
  nutrients: (n) => [
    ["axis", "axis", one(n.axis)],
    ["partners, rivals", "nutrient", [...n.partners, ...n.rivals].map((p) => p.nutrient)],
    ["conversions", "form", n.conversions.flatMap((c) => one(c.form))],
    cited(
      [n, ...n.forms, ...n.conversions, ...n.partners, ...n.rivals, ...n.foods]
        .flatMap((x) => x.sources)
        .concat(n.timing?.sources ?? [], n.overdose?.sources ?? []),
    ),
  ],
  references: (x) => [["nutrient", "nutrient", [x.nutrient]], cited(x.sources)],
  medicines: (m) => [
    ["classes", "class", [...m.classes, ...m.notClasses]],
    ["components", "medicine", m.components],
    ["items", "item", m.items],
    cited(m.sources),
  ],
  classes: (c) => [
    ["parents", "class", c.parents],
    ["items", "item", c.items],
  ],
  items: (i) => [
    ["groups", "group", i.groups],
    ["nutrients", "nutrient", i.nutrients.map((x) => x.nutrient)],
    ["nutrients.form", "form", i.nutrients.flatMap((x) => one(x.form))],
    ["allergens", "allergen", i.allergens],
    ["serving", "item", one(i.serving?.of)],
    ["enriched", "item", one(i.enriched?.as)],
    ["enriched", "nutrient", one(i.enriched?.with)],
    ...whenNamings(i.madeFor),
    cited([i, ...(i.serving ? [i.serving] : []), ...(i.enriched ? [i.enriched] : [])].flatMap((x) => x.sources)),
  ],
  groups: (g) => [["parents", "group", g.parents]],
  interactions: ruleNamings,
  condition_rules: ruleNamings,
  conditions: (c) => [["parents", "condition", c.parents], cited(c.sources)],
  biomarkers: (b) => [
    ["indicates", "nutrient", b.indicates.map((i) => i.nutrient)],
    ["means", "condition", b.means.map((m) => m.condition)],
    ["partOf", "biomarker", one(b.partOf)],
    ...[...b.ranges, ...b.indicates].flatMap((x) => whenNamings(x.when)),
    cited([b, ...b.indicates, ...b.means].flatMap((x) => x.sources).concat(b.critical?.sources ?? [])),
  ],
  foods: (f) => [["nutrients", "nutrient", f.nutrients.map((x) => x.nutrient)], cited(f.sources)],
  intake: (i) => [["rows", "nutrient", i.rows.map((x) => x.nutrient)], cited(i.sources)],
  patterns: (p) => [["effects", "nutrient", p.effects.map((x) => x.nutrient)], cited([p, ...p.effects].flatMap((x) => x.sources))],
  adjustments: (a) => [["nutrient", "nutrient", [a.nutrient]], ...whenNamings(a.when), cited(a.sources)],
  goals: (g) => [["nutrients", "nutrient", g.nutrients.map((x) => x.nutrient)], cited([g, ...g.nutrients].flatMap((x) => x.sources))],
  articles: (a) => [
    ["about.nutrients", "nutrient", a.about.nutrients],
    ["about.items", "item", a.about.items],
    ["about.groups", "group", a.about.groups],
    ["about.conditions", "condition", a.about.conditions],
    ["about.medicines", "medicine", a.about.medicines],
    ["about.classes", "class", a.about.classes],
    ["about.biomarkers", "biomarker", a.about.biomarkers],
    ["about.goals", "goal", a.about.goals],
    cited(a.sources),
  ],
  term_sets: (t) => [
    ["classes", "class", t.classes],
    ["items", "item", t.items],
  ],
  red_flags: (f) => [
    ["signs", "term_set", namedInSigns(f, /\$([a-z0-9_]+)/gu)],
    ["signs", "measured", namedInSigns(f, /#([a-z0-9_]+)/gu)],
    ["covers", "red_flag", f.covers],
    ["explains", "red_flag", f.explains],
    cited(f.sources),
  ],
  hotlines: (h) => [cited(h.sources)],
  label_lines: (l) => [cited(l.sources)],
  advice: (a) => [["blocks", "nutrient", a.blocks], ["foods", "item", a.foods.flatMap((f) => f.item ?? [])], ...whenNamings(a.when), cited(a.sources)],
};

/** What a rule must say beyond its shape. */
function ruleProblems(x: Rule): string[] {
  const { subject: s, object: o } = x;
  const problems: string[] = [];
  const person = s.medicines.length + s.classes.length + s.conditions.length;
  const eaten = s.items.length + s.groups.length;
  if (person + eaten === 0) problems.push("no subject");
  if (person > 0 && eaten > 0) problems.push("one subject: a person's medicine or condition, or something eaten");
  if (eaten > 0 && (x.when !== undefined || x.limit !== undefined || x.direction !== "interaction"))
    problems.push("between two things eaten: an interaction, with no `when` and no `limit`");
  if (o.nutrients.length + o.items.length + o.groups.length + o.allergens.length === 0) problems.push("no object");
  if (x.action === "separate" && x.separateHours === undefined && o.items.length + o.groups.length === 0)
    problems.push(`"separate" from a nutrient says how many hours`);
  return problems;
}

/** Every id that a record names and no record has, and every rule without a side, one line each. */
export function danglingReferences(r: Records): string[] {
  const known = registry(r);
  const check = (kind: Kind): string[] =>
    r[kind].flatMap((record) =>
      (NAMINGS[kind] as (x: typeof record) => Naming[])(record).flatMap(([field, target, named]) =>
        named.filter((id) => !known[target].has(id)).map((id) => `${kind}/${record.id}: ${field}: no ${target} "${id}"`),
      ),
    );
  const kinds = Object.keys(NAMINGS) as Kind[];
  const rules = (["interactions", "condition_rules"] as const).flatMap((kind) => r[kind].flatMap((x) => ruleProblems(x).map((p) => `${kind}/${x.id}: ${p}`)));
  return [...kinds.flatMap((kind) => check(kind)), ...rules];
}
