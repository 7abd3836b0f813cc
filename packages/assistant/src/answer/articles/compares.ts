/** Asked which of several is better or least bad, or whether one is better than another: a rule's "limit it" on each weighs nothing, what is written on them does. */
import { ILLNESS } from "./other-question.ts";
import type { Context, Part } from "../part.ts";

const WEIGHS =
  /哪(?:个|种|样|款|类)?[^，。？?]{0,8}(?:好|差|伤|害|小|轻|强|健康|影响)|(?:伤害|影响|危害)[^，。？?]{0,4}(?:小|轻|大)|(?:会|是不是|有没有|能)?(?:更|比较)(?:好|健康|安全)|好一?(?:点|些)[吗么?？]|比[^，。？?]{1,8}(?:好|差|健康|强)|还是一样|一样吗|\b(?:least|less) (?:bad|harmful|worst|damage|evil)|\b(?:lesser evil|worst|safest|healthiest|healthier|any better|better than|better or)\b|\b(?:is|are|which|what)(?: \w+){0,4} better\b|\bsame (?:only|thing)\b/iu;
const TWO = 2;

/** @returns whether the article weighs what was asked about, for the very illness that was told */
export function compares({ u, k }: Context, p: Part | undefined): boolean {
  const about = k.articles.get(p?.article ?? "")?.about;
  if (about === undefined || u.staged || u.young || !WEIGHS.test(u.question)) return false;
  const ill = u.conditions.filter((x) => ILLNESS.has(k.conditions.get(x.ref.id)?.kind));
  const ofIll = ill.length > 0 && ill.every(({ ref: { id } }) => [id, ...k.conditionAncestors(id)].some((x) => about.conditions.includes(x)));
  const held = u.eaten.filter(({ ref: { id } }) => about.items.includes(id) || [...k.groupsOf(id)].some((g) => about.groups.includes(g)));
  return ofIll && held.length === u.eaten.length && about.items.length >= TWO;
}
