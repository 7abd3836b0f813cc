/** What may stand beside what was found, and what of it stands last. */
import { nameOf } from "./names.ts";
import type { Context, Part } from "./part.ts";
import { names } from "./point-unknown.ts";

export const TELLS = (p: Part): boolean => p.article !== undefined;
/** A rule's silence on things with no medicine among them. */
export const isSilent = (c: Context, p: Part): boolean => p.id === "pairs" && (p.findings ?? []).length === 0 && c.u.medicines.length === 0 && !c.u.staged;
/** Where an article tells of the very thing, that no rule speaks of it is nothing to add; beside a grave warning no article stands that knows nothing of who is warned. */
export function withoutNothing(c: Context, first: readonly Part[], parts: readonly Part[]): Part[] {
  const told = [...first, ...parts].filter((p) => p.article !== undefined);
  const all = c.u.medicines.length === 0 ? c.u.eaten : c.u.medicines;
  const speaks = all.every((l) => told.some((p) => names(c, p, l)));
  return parts.filter((p) => !(p.id === "pairs" && (p.findings ?? []).length === 0 && told.length > 0 && speaks));
}
/** That nothing is set, or elsewhere, stands after what is written. */
export const unsetLast = (parts: readonly Part[]): Part[] =>
  parts.some(TELLS) ? [...parts.filter((p) => p.unset !== true), ...parts.filter((p) => p.unset === true)] : [...parts];
/** "No rule found" stands after what an article tells of the two, or the state's own food. */
export const unnamedLast = (c: Context, parts: readonly Part[]): Part[] =>
  parts.some(TELLS) ? [...parts.filter((p) => !isSilent(c, p)), ...parts.filter((p) => isSilent(c, p))] : [...parts];
const ASKS_NAME = /(?:说出|告诉我)[^。；]{0,6}药?名|\btell me (?:the|its|which) name\b|\btell me which\b/iu;
/** That it depends on which medicine it is, told to who named it and has had the rule on it. */
export const asksForNamed = ({ u }: Context, p: Part, parts: readonly Part[]): boolean =>
  p.article !== undefined &&
  u.medicines.some((m) => m.ref.kind === "medicine") &&
  ASKS_NAME.test(`${p.lead?.zh} ${p.lead?.en}`) &&
  parts.some((x) => x.id === "pairs" && (x.findings ?? []).some((f) => f.kind === "name" && f.stance === "avoid"));
/** Beside the foods of a nutrient, what is written on other foods. */
export const ofOtherFoods = ({ u, k }: Context, p: Part): boolean =>
  p.article !== undefined && !u.nutrients.some((id) => p.title !== undefined && p.title.zh.includes(k.nutrients.get(id)?.name.zh ?? " "));
/** Beside the verdict on a medicine and a thing, an article that is on one of them only speaks of something else. */
export function ofOthers({ u, k }: Context, p: Part, parts: readonly Part[]): boolean {
  if (p.id !== "article_beside" || u.eaten.length === 0 || !parts.some((x) => x.id === "pairs" && (x.findings ?? []).length > 0)) return false;
  const medicines = [...(u.person.medicines ?? []).flatMap((m) => m.id ?? []), ...u.medicines.map((m) => m.ref.id)];
  if (medicines.length === 0) return false;
  // What was found is on an illness alone.
  const found = parts.flatMap((x) => (x.id === "pairs" ? (x.body ?? []) : [])).map((t) => t.en.toLowerCase());
  const isFound = (id: string): boolean =>
    [id, ...k.classesOf(id)].some((x) => {
      const name = (k.medicines.get(x) ?? k.classes.get(x))?.name.en.toLowerCase();
      return name !== undefined && found.some((t) => t.includes(name));
    });
  if (u.conditions.length > 0 && !medicines.some(isFound)) return false;
  const top = [p.title, p.lead].map((t) => `${t?.zh ?? ""} ${t?.en ?? ""}`.toLowerCase()).join(" ");
  const has = (name: string | undefined): boolean => name !== undefined && name !== "" && top.includes(name.toLowerCase());
  const ofMedicine = medicines.some((id) =>
    [id, ...k.classesOf(id)].some((x) => [k.medicines.get(x)?.name, k.classes.get(x)?.name].some((n) => has(n?.zh) || has(n?.en))),
  );
  return !(ofMedicine && u.eaten.some((l) => has(l.given) || has(nameOf(k, l).zh) || has(nameOf(k, l).en)));
}
/** Beside another answer an article names in its title or its answer what was asked about, or the complaint. */
export function isOn(c: Context, p: Part): boolean {
  if (p.article === undefined) return true;
  const eaten = c.u.eaten.filter((l) => l.ref.kind !== "group");
  if (eaten.length === 0 || c.u.medicines.length > 0) return true;
  const top = [p.title, p.lead].map((t) => `${t?.zh ?? ""} ${t?.en ?? ""}`.toLowerCase()).join(" ");
  const has = (name: string): boolean => name !== "" && top.includes(name.toLowerCase());
  const told = c.u.conditions.filter((x) => c.k.conditions.get(x.ref.id)?.kind !== "life_stage");
  const nutrients = c.u.nutrients.flatMap((id) => c.k.nutrients.get(id)?.name ?? []);
  // What is written on alcohol in their very stage holds of beer, wine and gin.
  const isDrink = eaten.some((l) => c.k.items.get(l.ref.id)?.kind === "alcohol");
  if (isDrink && top.includes("alcohol") && c.u.conditions.some((x) => p.title?.en.toLowerCase().includes(nameOf(c.k, x).en.toLowerCase()))) return true;
  return [...eaten, ...told].some((l) => [l.given, nameOf(c.k, l).zh, nameOf(c.k, l).en].some(has)) || nutrients.some((n) => has(n.zh) || has(n.en));
}
