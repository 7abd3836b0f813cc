/** "I'm nursing and take lamotrigine", "12 weeks pregnant and on sertraline": where nothing is held on that medicine at that stage, what holds of any is said, and not what is eaten then. */
import { isPolar } from "../../understand/intents.ts";
import { articleParts } from "../articles/articles.ts";
import { type Context, once, type Speaker } from "../part.ts";
import { pairs } from "../rules/pairs.ts";
import { writtenPart } from "../articles/written-part.ts";

const OF_MEDICINES = /\bmedicine\b/iu;

/** The stage that is told, as what articles are about. */
const stageOf = ({ u }: Context): string | undefined =>
  u.pregnant || u.person.pregnancy?.startsWith("pregnant")
    ? "pregnancy"
    : u.person.pregnancy === "lactating" || u.conditions.some((x) => x.ref.id === "lactation")
      ? "lactation"
      : undefined;

const asksOfMedicine = ({ u }: Context): boolean =>
  u.subject !== "baby" &&
  u.medicines.length > 0 &&
  u.eaten.length === 0 &&
  u.labs.length === 0 &&
  (isPolar(u.question) || u.intents.length === 0) &&
  u.intents.every((i) => i === "may_i" || i === "side_effects");

export const stageMedicine: Speaker = once((c) => {
  const stage = asksOfMedicine(c) ? stageOf(c) : undefined;
  // A rule on what it holds ("realgar in pregnancy") says more.
  if (stage === undefined || (pairs(c)?.findings ?? []).length > 0) return undefined;
  const articles = c.k.records.articles ?? [];
  // Every medicine told: with its classes, as articles name them.
  const told = new Set(c.u.medicines.flatMap((m) => [m.ref.id, ...(m.ref.kind === "medicine" ? c.k.classesOf(m.ref.id) : [])]));
  const own = articleParts(c).some((p) => {
    const about = articles.find((a) => a.id === p.article)?.about;
    return about !== undefined && [...about.medicines, ...about.classes].some((id) => told.has(id));
  });
  const article = own ? undefined : articles.find((a) => a.about.conditions.includes(stage) && a.about.medicines.length === 0 && OF_MEDICINES.test(a.title.en));
  return article && writtenPart(c, article);
});
