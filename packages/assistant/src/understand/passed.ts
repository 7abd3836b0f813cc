/** A racing heart after two coffees that went away by itself is a feeling that was had, and no disease of the heart that rules are held against. */
import type { Linked } from "./link.ts";

/** What is felt; a name of the disease stays. */
const FELT = /^(?:心跳(?:得)?(?:很|太|过)?快|心慌|心悸|心率快|racing heart|heart racing|palpitations?|fast heart(?: ?beat| rate)?|heart flutters?)$/iu;
const PASSED =
  /(?:分钟|小时|一会儿?|一阵|不久|很快|后来)[^，。？?]{0,6}(?:过去|好|没|退|消|停|缓过来)了|自己(?:就)?(?:好|过去|没|退|停)了|现在(?:啥|什么|都|已经|也)*(?:没事|好了|啥事没有|什么事(?:都|也)?没有|不(?:慌|快|抖)了)|\b(?:went away|wore off|passed (?:after|in|by|within|off)|settled (?:after|in|down|by)|gone (?:now|after|in)|fine (?:now|again|since)|all right now|over (?:in|within|after) )/iu;
/** It comes back, or is there again: then it is not over. */
const COMES_BACK =
  /老是|总是|经常|常常|反复|又(?:来|犯|开始)|时不时|有时|每次|\b(?:keeps?|often|again and again|comes? back|every (?:time|day|night|week)|sometimes|on and off)\b/iu;
/** A heart that is ill, or a medicine for it, is not spoken away. */
const ILL_HEART = /arrhythmia|heart|atrial|fibrillation|hyperthyroid/u;

export function withoutPassed(linked: readonly Linked[], text: string): readonly Linked[] {
  if (!PASSED.test(text) || COMES_BACK.test(text)) return linked;
  const isFelt = (l: Linked): boolean => l.ref.kind === "condition" && FELT.test(l.given);
  const ill = linked.some((l) => (l.ref.kind === "condition" && !isFelt(l) && ILL_HEART.test(l.ref.id)) || l.ref.kind === "medicine" || l.ref.kind === "class");
  return ill ? linked : linked.filter((l) => !isFelt(l));
}
