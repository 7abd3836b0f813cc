/** What is asked beside an emergency as a remedy: to take it, to drink much, to leave something out. */
import type { Text } from "@nutri/domain";
import type { Linked } from "../../understand/link.ts";
import { both, type Context, unique } from "../part.ts";
import { isEaten, named } from "./named-there.ts";
import { ASKED_FOR, ITS_CAUSE, LEAVES, type Said, standsIn, TO_UNDO, WAS_HAD, WHICH } from "./told-and-asked.ts";

/** What is to be got rid of is no remedy: "flush the salt out", "把盐冲出去". */
const TO_GET_RID =
  /(?:把|将)(?:体内|身体里|血里)?(?:的|多余的|多的|这些|那些|那个)?$|(?:排|冲|稀释)(?:[出掉走]|一?下)?(?:体内|身体里|血里)?(?:的|多余的|多的)?$|\b(?:flush|wash|clear|sweat|dilute|get rid of|push)(?:ing)?(?: out)?(?: (?:all|of|the|that|this|my|his|her|extra|excess)){0,3} $/iu;
/** "Drink lots of water", "多喝水". */
const MUCH_WATER =
  /(?:多喝|大量喝|猛喝|狂喝|使劲喝|大量饮|多饮|灌)(?:一?点|一?些|几杯|几瓶|很多|好多|大量)?(?:白|温|凉|开|热|矿泉)?(?:开)?水|\b(?:drink|drinking|chug|chugging|down|downing)(?: (?:lots|loads|plenty|a lot|tons|litres|liters|much|more|some|extra)){0,2}(?: of)? water\b|\bwater to (?:flush|dilute|wash)/iu;
/** What the person hopes to flush out stands behind the deed. */
const isGotRidOf = (l: Linked, part: string): boolean => {
  const at = l.given === "" ? -1 : part.toLowerCase().indexOf(l.given.toLowerCase());
  return at >= 0 && TO_GET_RID.test(part.slice(0, at));
};
/** Medicines that people reach for themselves; what saves a life (an injector, glucagon, naloxone) is none of them. */
const SELF_CARE = [
  "antacid",
  "acid_suppressant",
  "stomach_medicine",
  "antihistamine",
  "laxative",
  "antidiarrhoeal",
  "intestinal_adsorbent",
  "liver_protectant",
];
const isSelfCare = ({ k }: Context, { ref, also }: Linked): boolean =>
  [ref, ...also].some(({ id }) => SELF_CARE.includes(id) || [...k.classesOf(id)].some((x) => SELF_CARE.includes(x)));
/** Asked to choose or to take it: "is magnesium or an antacid better?" */
const IS_WANTED = (part: string): boolean => ASKED_FOR.test(part) || WHICH.test(part) || BETTER.test(part);
const BETTER = /\b(?:better|best|good|enough|help\w*|work\w*|or)\b|更?好|管用|有用|够|还是|或者/iu;

export function remediesAsked(c: Context, { asked, told }: Said): Linked[] {
  const isWanted = (l: Linked): boolean =>
    asked.some((s) => standsIn(l, s) && !LEAVES.test(s) && !isGotRidOf(l, s) && (TO_UNDO.test(s) || (!ITS_CAUSE.test(s) && !WAS_HAD.test(s))));
  const isMedicineWanted = (l: Linked): boolean => isSelfCare(c, l) && asked.some((s) => standsIn(l, s) && IS_WANTED(s) && !WAS_HAD.test(s));
  const wanted = [...c.u.eaten.filter((l) => isEaten(l) && isWanted(l)), ...c.u.medicines.filter(isMedicineWanted)];
  return wanted.filter((l) => !told.some((s) => standsIn(l, s)));
}
/** The last that is named where it is asked whether leaving it out will do. */
export const leftOut = (c: Context, { asked }: Said): Linked | undefined =>
  c.u.eaten.findLast((l) => isEaten(l) && asked.some((s) => standsIn(l, s) && LEAVES.test(s)));

const MOST_NAMED = 3;
export const ofRemedy = (c: Context, wanted: readonly Linked[], { asked }: Said): Text[] => {
  const names = unique(
    wanted.map((l) => named(c, l)),
    (n) => n.zh,
  ).slice(0, MOST_NAMED);
  if (names.length === 0) return [];
  const [zh, en] = [names.map((n) => n.zh).join("、"), names.map((n) => n.en).join(" or ")];
  if (asked.some((s) => wanted.some((l) => standsIn(l, s)) && TO_UNDO.test(s)))
    return [
      both(
        `不行：靠${zh}解不了，它代替不了急救，也先别喂，别为它耽误。`,
        `No: ${en} will not undo it and does not replace urgent care. Give none for now, and let nothing delay that.`,
      ),
    ];
  const ofAnother = c.u.told.subject !== undefined && c.u.told.subject !== "self";
  return [
    both(
      `${zh}先别${ofAnother ? "给" : "自己用"}：它代替不了急救，也不要为它耽误。`,
      `${ofAnother ? `Give no ${en}` : `No ${en} on your own`} for now: it does not replace urgent care, and nothing should delay that.`,
    ),
  ];
};
/** "What can I eat or drink to bring it down?": of no food in particular. */
const WHAT_TO_EAT =
  /(?:[吃喝]|食用)(?:点|些|一点|一些)?(?:什么|啥|哪[些种样])|什么(?:食物|吃的|东西)|\b(?:what|anything|something|which foods?|what foods?)\b[^.?!]{0,24}\b(?:eat|drink|sip|foods?)\b/iu;
export const ofFood = ({ asked }: Said, answered: string): Text[] =>
  asked.some((s) => WHAT_TO_EAT.test(s)) && !/[吃喝喂]|\b(?:eat|drink\w*|by mouth|swallow|food|sips?)\b/iu.test(answered)
    ? [both("吃什么、喝什么都治不了这个：先按上面说的做。", "Nothing to eat or drink treats this: do first what is said above.")]
    : [];

/** Asked to drink it away; what the advice says of drinking stands. */
export const ofMuchWater = ({ asked }: Said, answered: string): Text[] =>
  asked.some((s) => MUCH_WATER.test(s)) && asked.some((s) => TO_UNDO.test(s)) && !/水|\b(?:water|drink\w*|by mouth|swallow)\b/iu.test(answered)
    ? [
        both(
          "多喝水冲不掉，也代替不了急救：渴了抿一口就行，别为它耽误。",
          "Drinking much water does not flush this out and does not replace urgent care: a sip when thirsty is enough, and let nothing delay that.",
        ),
      ]
    : [];
export const ofLeaving = (c: Context, l: Linked | undefined): Text[] => {
  if (!l) return [];
  const { zh, en } = named(c, l);
  return [both(`改不改${zh}都治不了现在这个情况：先按上面说的做。`, `Changing the ${en} does not treat this: do first what is said above.`)];
};
