/** Whether a question is on two things as a pair. */
import type { Context } from "../part.ts";

/** What everybody has: "nothing found against water" is no answer to anything. */
export const ANYBODYS: ReadonlySet<string> = new Set(["water", "drinking_water", "food", "food_in_general"]);
/** What asks whether two go together; how much, why and what stage do not. */
const OF_A_PAIR: ReadonlySet<string> = new Set(["may_i", "together", "timing", "side_effects"]);
const TO_LEAVE_OUT = /忌|避[开免]|不能|不可以|\bavoid\b|\boff[- ]limits\b|\bstay (?:off|away)\b/iu;

/** By itself, or in the place of something else: that it is good to take is no yes to that, and no clash no leave. */
const IN_PLACE =
  /(?:单|光|只|仅)(?:单|光|只|仅)?[吃靠补喝用服]|[靠用][^，。？?]{1,10}(?:代替|替代|取代)|就(?:光|只)?[吃补喝](?!完|过|了|不)|代替|替代|取代|\bonly (?:ever )?(?:tak|hav|eat|us)(?:e|es|ing|s)?\b|\b(?:takes?|taking|eats?|uses?|using) only\b|\b(?:alone|instead of|replace|substitute for|in place of|rely on|just by|by itself)\b/iu;
export const inPlace = (question: string): boolean => IN_PLACE.test(question);

/** Whether the two go together was asked, or nothing at all was ("warfarin and honey"). */
export const asksOfPair = ({ u }: Context): boolean =>
  u.labs.length === 0 &&
  !inPlace(u.question) &&
  u.linked.every((l) => l.ref.kind !== "biomarker") &&
  (u.intents.length === 0 || u.intents.some((i) => OF_A_PAIR.has(i)) || TO_LEAVE_OUT.test(u.question));
