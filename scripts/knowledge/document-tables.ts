/** The parts of docs/clinical.md that are read out of the knowledge. Counts are rounded: the document stays true while records come and go. */
import type { Kind, Knowledge } from "@nutri/knowledge";

/** Two figures are kept: 1389 → "about 1,300". Rounded down, so that it never claims too much. */
export function about(n: number): string {
  if (n < 10) return "a few";
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(n)) - 1);
  return `about ${(Math.floor(n / unit) * unit).toLocaleString("en-US")}`;
}

/** Markdown: the first row is the head. */
export function rows(...lines: readonly (readonly string[])[]): string {
  const [head = [], ...body] = lines;
  return [head, head.map(() => "---"), ...body].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

const KIND_TEXTS: readonly (readonly [Kind, string])[] = [
  ["nutrients", "Nutrients: functions, signs of too little and too much, forms, timing, partners and rivals, foods"],
  ["references", "Tables of reference intakes: one nutrient in one set"],
  ["medicines", "Medicines, with Chinese and English names, brands, ATC codes; Chinese patent medicines with their herbs"],
  ["classes", "Classes of medicines, by ATC code and by pharmacology"],
  ["items", "Supplements, herbs, foods and drinks"],
  ["interactions", "Rules between medicines and what is eaten: conflicts, depletions, benefits"],
  ["conditions", "Conditions, life stages, allergies, habits"],
  ["condition_rules", "Rules between these and what is eaten"],
  ["biomarkers", "Laboratory values, with their LOINC codes and units"],
  ["advice", "Advice on food and way of life, and warnings"],
  ["goals", "Goals a person may have"],
  ["sources", "Sources that the records cite"],
];

export const coverageTable = (k: Knowledge): string => rows(["records", "how many"], ...KIND_TEXTS.map(([kind, what]) => [what, about(k[kind].length)]));

const SET_TEXTS = { "china-2023": "China 2023", "us-dri": "United States and Canada", "efsa-ul": "European Union (limits only)" } as const;
type SetId = keyof typeof SET_TEXTS;
const SETS = Object.keys(SET_TEXTS) as SetId[];
const LIMITS = new Set(["UL", "SAFE_LEVEL"]);
const ALSO = new Set(["PI-NCD", "CDRR"]);

/** The documents that each set is read from, the most used first. */
export function setTable(k: Knowledge): string {
  const titleOf = new Map(k.sources.map((s) => [s.id, `${s.title} (${s.publisher}, ${s.year})`]));
  const lines = SETS.map((set) => {
    const ids = k.references.filter((r) => r.set === set).flatMap((r) => r.sources.map((s) => s.source));
    const used = [...Map.groupBy(ids, (id) => id)].toSorted(([a, x], [b, y]) => y.length - x.length || (a < b ? -1 : 1));
    return [SET_TEXTS[set], used.map(([id]) => titleOf.get(id) ?? id).join("; ")];
  });
  return rows(["set", "read from"], ...lines);
}

/** What a set says about a nutrient: the target it gives, the scopes of its limits. */
function said(k: Knowledge, nutrient: string, set: SetId): string {
  const all = k.references.filter((r) => r.nutrient === nutrient && r.set === set).flatMap((r) => r.rows);
  const kinds = [...new Set(all.map((row) => row.kind))].filter((kind) => !LIMITS.has(kind) && !ALSO.has(kind)).toSorted();
  const limits = [
    ...new Set(all.filter((row) => LIMITS.has(row.kind)).map((row) => `${row.kind === "UL" ? "UL" : "safe level"} (${row.scope ?? "total"})`)),
  ].toSorted();
  const also = [...new Set(all.map((row) => row.kind))].filter((kind) => ALSO.has(kind));
  return [...kinds, ...limits, ...also].join(", ") || "–";
}

export const nutrientTable = (k: Knowledge): string =>
  rows(
    ["nutrient", "unit", ...SETS.map((s) => SET_TEXTS[s]), "in plans"],
    ...k.nutrients.map((n) => [n.name.en, n.unit, ...SETS.map((set) => said(k, n.id, set)), n.supplementable ? "yes" : "no"]),
  );

const SOURCE_TEXTS: readonly (readonly [Knowledge["sources"][number]["kind"], string])[] = [
  ["reference_intakes", "Reference intakes of national bodies"],
  ["guideline", "Guidelines of professional bodies"],
  ["label", "Labels of medicines as approved by a national agency"],
  ["fact_sheet", "Fact sheets of national health agencies and cancer centres"],
  ["review", "Reviews in journals"],
  ["study", "Single studies and case reports"],
  ["database", "Public databases of substances and of food composition"],
  ["survey", "Nutrition surveys of populations"],
  ["law", "Laws, standards and official catalogues"],
  ["textbook", "Textbooks and pharmacopoeias"],
];

export const sourceTable = (k: Knowledge): string =>
  rows(["kind of source", "how many"], ...SOURCE_TEXTS.map(([kind, what]) => [what, about(k.sources.filter((s) => s.kind === kind).length)]));

/** @param ids of sources that the engine's own rules cite */
export const engineSources = (k: Knowledge, ids: ReadonlySet<string>): string =>
  k.sources
    .filter((s) => ids.has(s.id))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .map((s) => `- ${s.title}. ${s.publisher}, ${s.year}. <${s.url}>`)
    .join("\n");
