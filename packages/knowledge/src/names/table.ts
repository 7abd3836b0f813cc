import type { Records } from "../schema.ts";
import { isHan, keyOf, singular, tokens } from "./normalise.ts";
import { baseOf } from "./strip.ts";
import type { EntityKind, NameRank, NameRow, NameTable } from "./types.ts";

type Named = { id: string; name: { zh: string; en: string }; aliases: readonly string[]; brands?: readonly string[] };

function rowsOf(kind: EntityKind, record: Named): NameRow[] {
  const rows = new Map<string, NameRow>();
  const add = (name: string, rank: NameRank): void => {
    const words = tokens(name);
    const key = keyOf(words);
    if (key === "" || rows.has(key)) return;
    rows.set(key, { name, key, base: baseOf(words, kind), kind, id: record.id, rank });
  };
  add(record.name.zh, 0);
  add(record.name.en, 0);
  for (const alias of record.aliases) add(alias, 1);
  for (const brand of record.brands ?? []) add(brand, 2);
  add(record.id, 1);
  return [...rows.values()];
}

const BRACKETED = /\s*[(（][^)）]*[)）]\s*/gu;
/** Says only that this record is the medicine: 硫酸亚铁 is both a supplement and, at the chemist's, a medicine. */
const AS_MEDICINE = /[(（](?:药品|medicine)[)）]/u;

/** "生物素（维生素B7）" is also called 生物素, unless something else is. A medicine shares its name with what is eaten under it. */
function withoutBrackets(rows: readonly NameRow[]): NameRow[] {
  const taken = new Set(rows.map((r) => r.key));
  const ofMedicines = new Set(rows.flatMap((r) => (r.kind === "medicine" ? [r.key] : [])));
  return rows.flatMap((row) => {
    const name = row.name.replace(BRACKETED, " ").trim();
    const words = tokens(name);
    const key = keyOf(words);
    const shared = row.kind === "medicine" && AS_MEDICINE.test(row.name);
    if (key === row.key || key.length < 2 || (shared ? ofMedicines : taken).has(key)) return [];
    taken.add(key);
    if (row.kind === "medicine") ofMedicines.add(key);
    return [{ ...row, name, key, base: baseOf(words, row.kind), rank: 1 as const }];
  });
}

/** Words can change places ("糖尿病2型"); single Han characters only where there are enough of them to mean one thing. */
const reorders = (words: readonly string[]): boolean => words.filter((w) => !isHan(w)).length > 1 || words.length >= (words.every(isHan) ? 6 : 4);

/** The words of a name in no order; nothing where another order is another thing. */
export const bagOf = (words: readonly string[]): string | undefined =>
  reorders(words)
    ? words
        .map(singular)
        .filter((w) => !/^(?:of|the|an|in|with|to|and)$/u.test(w))
        .toSorted()
        .join(" ")
    : undefined;

/** Letters and numbers that tell the members of a family apart (vitamin D, omega 3, CoQ10). */
export const DESIGNATOR = /^(?:[a-z]\d{0,2}|\d{1,2})$/u;

/** What is left of a name when its letter is taken off. Alone it may name something ("vitamins"); with a letter that no member has it names nothing. */
function familyOf(row: NameRow, words: readonly string[]): string[] {
  const stem = words.slice(0, -1);
  return row.kind !== "condition" && stem.length > 0 && DESIGNATOR.test(words.at(-1) ?? "") ? [keyOf(stem.map(singular))] : [];
}

/** Every name of everything that can be named, and the families of names. */
export function namesOf(r: Records): Pick<NameTable, "rows" | "families"> {
  const rows = recordRows(r);
  const all = [...rows, ...withoutBrackets(rows)].map((row) => ({ row, words: tokens(row.name) }));
  return {
    rows: all.map(({ row, words }) => {
      const bag = bagOf(words);
      return bag === undefined ? row : { ...row, bag };
    }),
    families: [...new Set(all.flatMap(({ row, words }) => familyOf(row, words)))],
  };
}

/** An item with a nutrient's id is that nutrient. */
function recordRows(r: Records): NameRow[] {
  const nutrients = new Set(r.nutrients.map((n) => n.id));
  const group = (g: (typeof r.groups)[number]): Named => ({ ...g, brands: [] });
  return [
    ...r.medicines.flatMap((x) => rowsOf("medicine", x)),
    ...r.classes.flatMap((x) => rowsOf("class", x)),
    ...r.items.flatMap((x) => rowsOf(nutrients.has(x.id) ? "nutrient" : "item", x)),
    ...r.nutrients.flatMap((x) => rowsOf("nutrient", x)),
    ...r.nutrients.flatMap((x) => x.forms.flatMap((f) => rowsOf("form", f).map((row) => ({ ...row, of: x.id })))),
    ...r.groups.flatMap((x) => rowsOf("group", group(x))),
    ...r.conditions.flatMap((x) => rowsOf("condition", x)),
    ...r.biomarkers.flatMap((x) => rowsOf("biomarker", x)),
    ...r.goals.flatMap((x) => rowsOf("goal", x)),
  ];
}
