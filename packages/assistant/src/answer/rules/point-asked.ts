/** What is asked of the two in so many words, answered first: whether hours apart will do, whether it is chance, whether to leave it out at once. */
import type { Taboo, Text } from "@nutri/domain";
import { lowerFirst } from "@nutri/domain/english";
import { both, inside } from "../part.ts";
import type { Way } from "./asked-way.ts";
import { asksMatter } from "./effect-said.ts";
import type { Stance } from "./stance.ts";
import { isGood, saidOnce } from "./verdict.ts";

const APART =
  /(?:隔|错)开?[^，。？?]{0,4}(?:小时|几个?钟头|时间)|(?:隔|错|分)开[^，。？?]{0,6}(?:吃|喝|行|可以|呢|就|好)|早上?[^，。？?]{0,6}晚上?|\b(?:hours?|time) (?:apart|before|after|between|later)\b|\bspac(?:e|ing) (?:it|them)\b|\bfar (?:enough )?apart\b|\b(?:a few|several|\d+) hours\b/iu;
/** Its own words say that no gap helps. */
const NO_GAP = /[^。；]*(?:隔开|错开)[^。；]*没有?用。?/u;
const NO_GAP_EN =
  /[^.;]*\b(?:apart|spacing|separat\w+|gap|hours?)\b[^.;]*\b(?:does not help|do not help|no use|makes no difference|is not enough|will not do)\b[^.;]*\.?/iu;
const CHANCE = /巧合|凑巧|碰巧|\bcoincidences?\b|\bby chance\b/iu;
/** Less of it at once, or none. */
const NONE_OF_IT =
  /(?:彻底|完全|干脆|一下子|突然|全)[^，。？?]{0,4}(?:不[吃喝放]|戒|断|停)|(?:不[吃放]|戒|断)(?:掉|了)?盐|\b(?:cut(?:ting)?|giv(?:e|ing)|leav(?:e|ing)|stop(?:ping)?|quit(?:ting)?|eliminat\w+)\b[^.?!]{0,20}\b(?:out|up|off|entirely|completely|altogether|salt|sodium|coffee|caffeine)\b|\b(?:no|zero) (?:salt|sodium)\b|\bsalt[- ]free\b/iu;

const without = (text: string, said: RegExp): string => text.replace(said, "").trim();

/** Undefined where nothing of the kind is asked. @param of what its rule says of it; @param asked all that was told; @param way which way it was asked: that has an opening of its own */
export function pointAsked(t: Taboo, of: Stance, asked: string, way: Way | undefined): Text | undefined {
  const { advice, effect, mechanism } = t;
  if (t.subject.kind !== "medicine" || isGood(t)) return undefined;
  if (t.action === "avoid" && APART.test(asked) && NO_GAP.test(advice.zh))
    return both(
      `隔开几小时也不行：${without(advice.zh, NO_GAP)}${effect.zh}`,
      `No, hours apart do not help: ${lowerFirst(without(advice.en, NO_GAP_EN))} ${effect.en}`,
    );
  if (CHANCE.test(asked)) {
    const [item, subject] = [inside(t.item.name), inside(t.subject.name)];
    const how = mechanism ?? both("", "");
    return both(
      saidOnce(`多半不是巧合，${item.zh}会影响${subject.zh}：${effect.zh}${how.zh}${advice.zh}`),
      saidOnce(`Probably not, ${item.en} acts on ${subject.en}: ${lowerFirst(effect.en)} ${how.en} ${advice.en}`.replaceAll(/ {2,}/gu, " ")),
    );
  }
  if (of === "steady" && way === undefined && NONE_OF_IT.test(asked) && !asksMatter(asked))
    return both(`不要突然停：${advice.zh}${effect.zh}`, `No: do not cut it out at once; ${lowerFirst(advice.en)} ${effect.en}`);
  return undefined;
}
