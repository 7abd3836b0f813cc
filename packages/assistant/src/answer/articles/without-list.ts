/** What a medicine uses up, under an article that tells it, and that nothing is known of a food with it, under one that answers: neither was asked. */
import type { Context, Part } from "../part.ts";

/** So likely that it is what was asked for. */
const LIKELY = 0.5;
const isAnswer = (p: Part | undefined): boolean => p?.article !== undefined && (p.exact === true || p.verbatim === true || (p.likely ?? 0) >= LIKELY);
/** Its medicine, or one of the sort. */
const isOnIt = ({ u, k }: Context, p: Part | undefined): boolean => {
  const about = k.articles.get(p?.article ?? "")?.about;
  return u.medicines.some(({ ref: { id } }) => about?.medicines.includes(id) === true || [...k.classesOf(id)].some((x) => about?.classes.includes(x) === true));
};

export function withoutList(c: Context, parts: readonly Part[]): Part[] {
  const [first, ...others] = parts;
  if (first?.article === undefined) return [...parts];
  // A medicine that stands in their profile alone was not asked about.
  const told = c.u.medicines.length > 0 && c.u.medicines.every((m) => m.given !== "" && !c.u.asked.toLowerCase().includes(m.given.toLowerCase()));
  const isBeside = (p: Part): boolean =>
    (p.id === "medicine" && c.u.intents.includes("deplete") && isAnswer(first) && isOnIt(c, first)) ||
    (told && (p.id === "medicines_note" || (p.id === "pairs" && (p.findings ?? []).length === 0)));
  return [first, ...others.filter((p) => !isBeside(p))];
}
