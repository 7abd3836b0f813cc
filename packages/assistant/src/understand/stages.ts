/** Pregnant, nursing or trying, where a text tells it. */
import type { Pregnancy } from "@nutri/domain";
import { recalled } from "../text/recall.ts";
import { group, hanNumber } from "./said-numbers.ts";

type Sign<T> = readonly [T, RegExp];

const STAGES: readonly Sign<Pregnancy>[] = [
  ["pregnant_1", /孕早期|早孕|孕初期|\bfirst trimester\b|\b1st trimester\b/iu],
  ["pregnant_2", /孕中期|\bsecond trimester\b|\b2nd trimester\b/iu],
  ["pregnant_3", /孕晚期|孕后期|\bthird trimester\b|\b3rd trimester\b/iu],
  ["lactating", /哺乳|喂奶|坐月子|月子[里期]|母乳喂养|奶妈|\bbreast.?feed|\blactat|\bnursing\b/iu],
  [
    "trying",
    /备孕|想要?怀孕|准备怀孕|计划怀孕|\btry(?:ing)? (?:to conceive|for a baby|to get pregnant)|\bplanning (?:a )?pregnan|\bpreconception|\bbefore pregnan/iu,
  ],
];
const PREGNANT =
  /怀孕|孕妇|孕期|孕\s?\d|有孕|妊娠|怀(?:的|着|上|了)?是?(?:[双三二]胎|龙凤胎|双胞胎)|双胎|\b(?:expecting|carrying) (?:twins|triplets)\b|\bpregnan(?:t|cy)\b|\bprenatal\b/iu;
const NOT_PREGNANT =
  /没怀孕|没有怀孕|未怀孕|不是孕妇|pregnan(?:t|cy)["']?: ?(?:false|no|none)|\b(?:not|isn['’]?t|aren['’]?t|wasn['’]?t|never been) pregnant\b|\bnon-?pregnant\b/iu;
const WEEKS =
  /(?:怀?孕|妊娠)\s?(\d{1,2})\s?(?:周|w)|(\d{1,2})\s?(?:weeks?|wks?)\s(?:pregnan|along)|(?:pregnan(?:t|cy)\D{0,12})(\d{1,2})\s?weeks?|week (\d{1,2}) of pregnan/iu;
const MONTHS_PREGNANT = /(?:怀?孕|妊娠)\s?(\d{1,2})\s?个?月|(\d{1,2})\s?months? pregnan/iu;
const trimester = (weeks: number): Pregnancy => (weeks < 14 ? "pregnant_1" : weeks < 28 ? "pregnant_2" : "pregnant_3");

function read(said: string): { pregnancy?: Pregnancy; pregnant: boolean } {
  const text = said.replace(/[一两二三四五六七八九十]{1,3}(?=\s?(?:周|个?月))/gu, (n) => String(hanNumber(n)));
  if (NOT_PREGNANT.test(text)) return { pregnancy: "none", pregnant: false };
  const weeks = group(WEEKS.exec(text)) ?? (group(MONTHS_PREGNANT.exec(text)) ?? 0) * 4.3;
  if (weeks > 0 && weeks <= 43) return { pregnancy: trimester(weeks), pregnant: true };
  const stage = STAGES.find(([, sign]) => sign.test(text))?.[0];
  return stage ? { pregnancy: stage, pregnant: stage.startsWith("pregnant") } : { pregnant: PREGNANT.test(text) };
}
/** The stage where the text tells it exactly; `pregnant` where only that. */
export const stageOf = recalled(read);
