/** "My mother is on warfarin, can I eat spinach?": what somebody else has or takes is no reason for who asks, and is said as that. */
import type { Text } from "@nutri/domain";
import type { Understanding } from "../understand/understand.ts";
import { articleParts } from "./articles/articles.ts";
import { itemMinds } from "./item.ts";
import { nameOf } from "./names.ts";
import { pairs } from "./rules/pairs.ts";
import { A_HOW_MUCH } from "./promoted.ts";
import { both, type Context, inside, listText, type Part } from "./part.ts";

const TRYING = "trying_to_conceive";
const HOW_OFTEN = /几次|\bhow often\b/iu;
/** How much somebody well needs is a figure, and no question of whether. */
const asksWhether = ({ intents, question }: Understanding): boolean =>
  !A_HOW_MUCH.test(question) &&
  !HOW_OFTEN.test(question) &&
  (intents.length === 0 || intents.some((i) => i === "may_i" || i === "diet" || i === "side_effects"));
/** Nothing of their own is known that would decide. */
const isUntold = ({ u }: Context): boolean =>
  !u.staged &&
  !u.young &&
  u.medicines.length + u.conditions.length + u.labs.length + (u.person.medicines?.length ?? 0) + (u.person.conditions?.length ?? 0) === 0;

/** What the other has or takes, by name. */
function namesOf({ k }: Context, { answers, pregnant }: NonNullable<Understanding["beside"]>): readonly Text[] {
  const medicines = (answers.medicines ?? []).flatMap(({ id }) => (id === undefined ? [] : ((k.medicines.get(id) ?? k.classes.get(id))?.name ?? [])));
  const conditions = (answers.conditions ?? []).filter((id) => id !== TRYING).flatMap((id) => k.conditions.get(id)?.name ?? []);
  const stage = answers.pregnancy === "lactating" ? both("哺乳", "breastfeeding") : both("怀孕", "pregnancy");
  const all = [...medicines, ...conditions].slice(0, 3);
  // Who tries for a child does so with another.
  return all.length > 0 ? all : pregnant || (answers.pregnancy !== undefined && answers.pregnancy !== "trying") ? [stage] : [];
}

export function notTheirs(c: Context): Part[] | undefined {
  const { u, k } = c;
  const eaten = u.eaten.filter((l) => l.ref.id !== "food_in_general");
  if (!u.beside || u.young || eaten.length === 0 || !isUntold(c) || !asksWhether(u) || pairs(c)) return undefined;
  const theirs = namesOf(c, u.beside);
  if (theirs.length === 0) return undefined;
  const [of, thing] = [listText(theirs.map(inside)), listText(eaten.slice(0, 2).map((l) => inside(nameOf(k, l))))];
  const ofSelf = both(
    `${of.zh}是对方的情况，管的是对方怎么吃；你没有说自己有病或在用药，不用因为对方而不碰${thing.zh}。你自己有病、在用药、怀孕或对它过敏，告诉我，我按你的情况再查。`,
    `Not ruled out for you by it: ${of.en} is the other person's, and decides what they eat. You told of no illness or medicine of your own; if you have one, are pregnant or allergic to ${thing.en}, tell me and I check it for you.`,
  );
  const ofAnother = both(
    `${of.zh}不是这一位的情况：没有说这一位有病或在用药，不用因为它而不碰${thing.zh}。这一位自己有病、在用药、怀孕或对它过敏，告诉我，我再查。`,
    `Not ruled out for them by it: ${of.en} decides what the one it concerns may eat. Nothing was told of an illness or medicine of theirs; if they have one, are pregnant or allergic to ${thing.en}, tell me and I check it for them.`,
  );
  const said: Part = { id: "not_theirs", lead: u.subject === "self" ? ofSelf : ofAnother };
  const article = articleParts(c).find((p) => p.same === true || p.foreseen === true);
  const minds = itemMinds(c);
  return [said, ...(minds ? [minds] : article ? [article] : [])];
}
