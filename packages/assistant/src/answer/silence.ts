/** What no rule speaks of is said to be so, and not passed as safe. */
import type { Taboo, Text } from "@nutri/domain";
import type { Linked } from "../understand/link.ts";
import { SOME_MEDICINE } from "../understand/unnamed.ts";
import { medicineNamed, nameOf } from "./names.ts";
import { both, type Context, joinText, type Part } from "./part.ts";

/** Asked in pregnancy or while breastfeeding of food alone. */
export const plainFood = ({ u, k }: Context): boolean =>
  u.staged && u.eaten.length > 0 && u.medicines.length === 0 && u.eaten.every((l) => l.ref.kind === "item" && k.items.get(l.ref.id)?.kind === "food");
const STAGE_LISTS = [
  { source: "nhs-foods-to-avoid-in-pregnancy", locator: "Foods to avoid in pregnancy" },
  { source: "nhs-breastfeeding-diet", locator: "Breastfeeding and diet" },
];
/** Of a disease or a stage of life that nothing is found on, that is said. */
const SILENT_OF: ReadonlySet<string> = new Set(["disease", "life_stage"]);
/** Of several things asked about, what no rule speaks of while one does of the others: "tofu and shrimp with gout". */
function besideFound({ u, k }: Context, taboos: readonly Taboo[], subjects: readonly Linked[]): Text | undefined {
  const found = new Set(taboos.map((t) => t.item.id));
  const idsOf = ({ ref, also }: Linked): string[] =>
    [ref, ...also].flatMap(({ id, kind }) => [
      id,
      ...k.groupsOf(id),
      ...(kind === "form" ? [k.forms.get(id)?.nutrient.id ?? ""] : []),
      ...(k.items.get(id)?.nutrients ?? []).map((n) => n.nutrient),
    ]);
  const quiet = u.eaten.filter((l) => !idsOf(l).some((id) => found.has(id)));
  if (taboos.length === 0 || subjects.length === 0 || quiet.length === 0 || quiet.length === u.eaten.length) return undefined;
  const [names, eaten] = [joinText(subjects.slice(0, 2).map((x) => nameOf(k, x))), joinText(quiet.map((l) => nameOf(k, l)))];
  return both(
    `${names.zh}和${eaten.zh}：核对过的资料里没有查到要当心的地方（没查到不等于绝对没有）。`,
    `${names.en} and ${eaten.en}: the sources we checked name nothing to mind (not found is not the same as none).`,
  );
}
/** Those among the named who have no finding with the named eaten things: said, not passed as safe. */
export function silent(c: Context, taboos: readonly Taboo[]): Text[] {
  const { u, k } = c;
  // Where something may be allergic to the very food, nothing is passed as not found.
  if (u.medicines.length === 0 && u.conditions.some((x) => k.conditions.get(x.ref.id)?.kind === "allergy")) return [];
  const conditions = u.conditions.filter((x) => SILENT_OF.has(k.conditions.get(x.ref.id)?.kind ?? ""));
  const linked = u.medicines.length > 0 ? u.medicines : taboos.length === 0 && u.intents.includes("may_i") ? conditions : [];
  const beside = besideFound(c, taboos, [...u.medicines, ...conditions]);
  if (beside) return [beside];
  const asked =
    linked.length > 0 || !SOME_MEDICINE.test(u.asked)
      ? linked.map((m) => ({ ...m.ref, name: nameOf(k, m) }))
      : (u.person.medicines ?? []).map((m) => medicineNamed(k, m));
  if (asked.length === 0 || u.eaten.length === 0) return [];
  const quiet = asked.filter((m) => !taboos.some((t) => t.subject.id === m.id || (m.kind === "class" && t.subject.kind === "medicine")));
  if (quiet.length === 0 || (taboos.length > 0 && quiet.every((m) => m.kind === "class"))) return [];
  const names = joinText(quiet.map((m) => m.name));
  const eaten = joinText(u.eaten.map((e) => nameOf(k, e)));
  if (plainFood(c) && quiet.every((m) => k.conditions.get(m.id)?.kind === "life_stage"))
    return [
      both(
        `核对过的资料里，${names.zh}要避开的食物没有提到${eaten.zh}。洗净、煮熟，按平常的量吃；不放心就问产检的医生。`,
        `The lists of foods to avoid that we checked (${names.en}) do not name ${eaten.en}. Wash it, cook it through and keep to usual amounts; if unsure, ask your doctor or midwife.`,
      ),
    ];
  return [
    both(
      `${names.zh}和${eaten.zh}：在我们核对过的资料里没有查到要当心的地方。没查到不等于绝对没有，第一次用之前可以问一下药师或医生。`,
      `${names.en} and ${eaten.en}: the sources we checked name nothing to mind. Not found is not the same as none, so a word with your pharmacist or doctor is worthwhile the first time.`,
    ),
  ];
}

/** What was read and said nothing: the records of the medicines asked about. */
export const quietSources = (c: Context): NonNullable<Part["sources"]> =>
  c.k.sources(
    [
      ...(plainFood(c) ? STAGE_LISTS : []),
      ...c.u.medicines.flatMap((m) => c.k.medicines.get(m.ref.id)?.sources ?? []),
      ...c.u.eaten.flatMap((e) => c.k.items.get(e.ref.id)?.sources.slice(0, 1) ?? c.k.nutrients.get(e.ref.id)?.sources.slice(0, 1) ?? []),
    ].slice(0, 3),
  );
