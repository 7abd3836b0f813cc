/** Medicines that are taken: for years, or for an organ that is only named as what they are for. */
import type { Around } from "./frames-around.ts";

/** "卡马西平吃了三年": taken on, and nothing that was swallowed. */
const TAKEN = /^[吃服喝用打]了$/u;
const FOR_LONG =
  /^(?:快|都|已经|有|将近|差不多|大概|整整)?\s?(?:\d{1,2}|[一两二三四五六七八九十几好半]{1,3})(?:多|来)?\s?(?:年|个?半?多?月|周|个?星期|个?礼拜)/u;
const BY_ACCIDENT = /误|偷|错|多[吃服喝]/u;
export const takenOn = ({ words, before, after }: Around): boolean => TAKEN.test(words) && FOR_LONG.test(after) && !BY_ACCIDENT.test(before);

/** "On spironolactone for my heart": what it is taken for, and nothing that is felt. */
const ORGAN = /^(?:heart|liver|kidneys?|stomach|bowels?|eyes?|nerves|joints?|lungs?|thyroid)$/u;
const TAKEN_FOR =
  /\b(?:on|take|takes|taking|tablets?|pills?|medicines?|meds|medication|prescribed|started|given|gave \w+|supplements?|good)\b[^.;?!]{0,40}\bfor (?:my|his|her|their|the|your|a (?:weak|bad)) $/u;
export const isTakenFor = ({ words, before }: Around): boolean => ORGAN.test(words) && TAKEN_FOR.test(before);
