/** "Does it damage the kidneys?": the sentence on that organ and that harm comes before what the thing is good for. */
import type { Text } from "@nutri/domain";
import { sentencesOf } from "./parted.ts";

const HARM_ZH = /伤|坏|害|损/u;
const HARM_EN = /\b(?:damag\w*|harm\w*|hurts?|bad for|wreck\w*|ruin\w*|injur\w*|destroy\w*|toxic to|hard on|kill\w*)\b/iu;
/** What may be harmed, in both languages. */
const ORGANS: readonly RegExp[] = [
  /肾|\bkidneys?\b/iu,
  /肝|\bliver\b/iu,
  /心(?!情)|\bheart\b/iu,
  /胃|\bstomach\b/iu,
  /牙|\b(?:teeth|tooth|enamel)\b/iu,
  /骨|\bbones?\b/iu,
  /眼|\b(?:eyes?|eyesight)\b/iu,
  /脑|\bbrain\b/iu,
  /发(?=[吗么]|$|，|。)|头发|\bhair\b/iu,
];
/** Says nothing without the sentence before it. */
const LEANS = /^(?:这|那|它|其|但|不过|所以|也|再|The\b|It\b|This|That|They|These|Those|But|So\b|Also)/u;

const isHarm = (text: string): boolean => HARM_ZH.test(text) || HARM_EN.test(text);

/** Asked whether it harms an organ. */
export const asksHarm = (question: string): boolean => isHarm(question) && ORGANS.some((sign) => sign.test(question));

/** @returns the answer with the sentence on the harm first; nothing where no organ was asked about, or the first sentence speaks of it */
export function harmFirst(question: string, answer: Text): Text | undefined {
  const organs = isHarm(question) ? ORGANS.filter((sign) => sign.test(question)) : [];
  if (organs.length === 0) return undefined;
  const [zh, en] = [sentencesOf(answer.zh), sentencesOf(answer.en)];
  if (zh.length !== en.length) return undefined;
  const tells = (s: string | undefined): boolean => s !== undefined && organs.some((sign) => sign.test(s)) && isHarm(s);
  const at = zh.findIndex((s, i) => tells(s) && tells(en[i]));
  const [own, other] = [zh[at], en[at]];
  if (at < 1 || own === undefined || other === undefined || organs.some((sign) => sign.test(zh[0] ?? ""))) return undefined;
  if (LEANS.test(own) || LEANS.test(other)) return undefined;
  return { zh: [own, ...zh.filter((_, i) => i !== at)].join(""), en: [other, ...en.filter((_, i) => i !== at)].join(" ") };
}
