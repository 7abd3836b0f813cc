/** "My sister says no tofu. Is she right?": what somebody forbids is asked about; what is not taken, or not in a product, is denied. */
import type { EntityKind } from "@nutri/knowledge";

const SAYS = "\\b(?:told|tells?|said|says|saying|warned|warns|insists?|swears?|advised|heard|reads?|online|internet)\\b";
/** A label says what is not in it. */
const NOT_A_LABEL = "\\b(?<!\\b(?:labels?|box|pack|packet|bottle|tin|test|report|results?) )";
/** "There is no need", "it has no sugar" forbid nothing. */
const NO =
  "(?<!\\b(?:is|are|was|were|has|have|had|holds?|contains?|with|there['’]s|by|or) )\\bno\\b(?! (?:problems?|issues?|harm|need|evidence|more|longer|limit|proof|benefits?|use|point|difference|risks?|such|one|matter)\\b)";
/** "No liver for her, right?" */
const FOR_THEM = "^\\s*(?:(?:so|and|then|ok(?:ay)?),? )*no (?=[^,.;?!]{2,30} for (?:her|him|them|my \\w+)\\b)";
const IS_FOR_THEM = new RegExp(FOR_THEM, "iu");
const SAYS_NO = new RegExp(`${FOR_THEM}|${NOT_A_LABEL}${SAYS}[^.?!;]{0,40}?${NO}`, "iu");
const FORBIDDEN_BEFORE = new RegExp(
  `${NOT_A_LABEL}${SAYS}[^.?!;]{0,40}${NO}[^,.;?!]{0,16}$|(?<!标签|包装|报告|化验单)(?:说|讲|告诉我|劝我?|叫我|让我|嘱咐|听说)[^。？?！!]{0,14}(?<!(?<![让叫劝诉])我(?:从来|平时|一直|自己|本来|又|也|都)?)(?:不吃|不喝|不[沾碰])[^,，。;；]{0,6}$`,
  "iu",
);
const FORBIDDABLE: ReadonlySet<EntityKind> = new Set<EntityKind>(["item", "group", "nutrient", "form"]);
const A_NO = /\bno\b/iu;

/** The clause in which what is forbidden can be found: behind "no" a name is passed over. As long as before. */
export function withForbidden(clause: string): string {
  const from = A_NO.test(clause) ? SAYS_NO.exec(clause)?.index : undefined;
  return from === undefined ? clause : clause.slice(0, from) + clause.slice(from).replaceAll(/\bno\b/giu, "to");
}

/** @param before the clause up to the name */
export const isForbidden = (kind: EntityKind, before: string, clause: string): boolean =>
  FORBIDDABLE.has(kind) && (FORBIDDEN_BEFORE.test(before) || IS_FOR_THEM.test(clause));
