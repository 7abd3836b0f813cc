/** Somebody old who grows weak or thin: what keeps muscle in health is not enough then. */
import type { Understanding } from "./understand.ts";

const OLD = 60;
const WEAK =
  /没(?:有|什么|啥)?(?:劲|力)|无力|乏力|虚弱|(?:腿|胳膊|小腿|大腿)[^，。？?]{0,6}细|越来越(?:瘦|细)|消瘦|(?:变|掉|暴)瘦|瘦了|肌肉[^，。？?]{0,4}(?:流失|减少|萎缩|少)|肌少|站不起来|走不动|\b(?:weak(?:er|ness|ening)?|frail(?:er|ty)?|sarcopeni\w+|muscle (?:loss|wasting)|wasting away|unsteady)\b|\b(?:los(?:t|es?|ing)|less) (?:\w+ )?(?:muscle|strength|weight)\b|\b(?:legs?|arms?)\b[^.?!]{0,16}\bthin(?:ner)?\b|\b(?:getting|grown|growing|become|becoming) (?:very |so |too )?thin(?:ner)?\b|\bcan(?:no|['’])t get (?:up|out of)\b/iu;

export const isWeakened = ({ text, person, conditions }: Understanding): boolean =>
  ((person.age ?? 0) >= OLD || conditions.some((x) => x.ref.id === "older_adult")) && WEAK.test(text);
