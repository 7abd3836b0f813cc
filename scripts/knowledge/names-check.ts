import type { Records } from "@nutri/knowledge";
import { namesOf } from "@nutri/knowledge/names/table";

type Row = ReturnType<typeof namesOf>["rows"][number];

const spelled = (unit: string): string =>
  unit
    .normalize("NFKC")
    .replaceAll(/[\s^*·]/gu, "")
    .toLowerCase();

/** One printed name can stand for a count and a share of cells: the unit tells them apart. */
function toldApartByUnit(ids: readonly string[], records: Records): boolean {
  const units = ids
    .map((id) => records.biomarkers.find((b) => b.id === id))
    .map((b) => [b?.unit ?? "", ...(b?.units ?? []).map((u) => u.spelling)].map(spelled));
  return units.every((own, i) => units.slice(i + 1).every((other) => !own.some((u) => other.includes(u))));
}

/** A part may share the name of its whole: which is meant is told by whether both are there. */
const isPartOfWhole = (ids: readonly string[], records: Records): boolean =>
  ids.some((whole) => ids.every((id) => id === whole || records.biomarkers.some((b) => b.id === id && b.partOf === whole)));

/** Names that two records of one kind share, so that nobody could tell which is meant. */
export function duplicateNames(records: Records): string[] {
  const groups = Map.groupBy(namesOf(records).rows, (row: Row) => `${row.kind} ${row.key}`);
  return [...groups.values()].flatMap((rows) => {
    const ids = [...new Set(rows.map((r) => r.id))];
    const [first] = rows;
    if (!first || ids.length < 2 || (first.kind === "biomarker" && (isPartOfWhole(ids, records) || toldApartByUnit(ids, records)))) return [];
    return [`"${first.name}" is the name of ${ids.length} records of kind ${first.kind}: ${ids.join(", ")}`];
  });
}
