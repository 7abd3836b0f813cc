/** `coverage [--all]`: what is known and what is not, in tables. */
import { createKnowledge } from "@nutri/knowledge";
import { compiled } from "./check.ts";
import { type Command, KNOWLEDGE, noMore } from "./command.ts";
import { gradeRow, grades, kindRows, nutrientRows, percent, setsOf, silentConditions, sourceRows, verifiedRows } from "./coverage-counts.ts";
import { coverClasses, coverMedicines } from "./coverage-medicines.ts";
import { table } from "./table.ts";

/** How many gaps are named without --all. */
const FEW = 6;

const named = (ids: readonly string[], all: boolean): string => {
  const more = ids.length - FEW;
  return all || more <= 0 ? ids.join(", ") : `${ids.slice(0, FEW).join(", ")} and ${more} more`;
};

const section = (title: string, rows: readonly (readonly (string | number)[])[]): string[] => ["", title, ...table(rows)];

/** @param all every gap by name */
export function coverageLines(root: string, all: boolean): string[] {
  const k = createKnowledge(compiled(root));
  const { records } = k;
  const medicines = coverMedicines(k);
  const covered = medicines.filter((m) => m.pairs > 0).length;
  const pairs = medicines.reduce((n, m) => n + m.pairs, 0);
  const classes = coverClasses(medicines).map((c) => [c.id, c.medicines, c.covered, c.pairs, named(c.none, all)]);
  const silent = silentConditions(k);
  const known = `Medicines: ${covered} of ${medicines.length} (${percent(covered, medicines.length)}) have something known about them, ${pairs} pairs in all.`;
  return [
    "Records",
    ...table(kindRows(records)),
    ...section(known, [["class", "medicines", "with rules", "pairs", "nothing known of"], ...classes]),
    ...section("Nutrients", [["nutrient", ...setsOf(), "forms", "foods", ""], ...nutrientRows(records)]),
    "",
    `Conditions: ${silent.length} of ${records.conditions.length} say nothing yet${silent.length > 0 ? `: ${named(silent, all)}` : ""}`,
    ...section("Sources", [["kind", "sources", "records citing", "years"], ...sourceRows(records)]),
    ...section("Evidence", [["rules", "", ...grades()], gradeRow("interactions", records.interactions), gradeRow("condition_rules", records.condition_rules)]),
    ...section("Figures", [["", "figures", "verified", "not verified", "in a second source"], ...verifiedRows(records)]),
  ];
}

export const run: Command = (args, print) => {
  const all = args.includes("--all");
  noMore(args.filter((a) => a !== "--all"));
  for (const line of coverageLines(KNOWLEDGE, all)) print(line);
  return 0;
};
