/** English words in a Chinese sentence as their Chinese ones: "我 baby 才 2 个月 fever 38.5", "throat 很紧 breathing 困难". */
const WORDS: Readonly<Record<string, string>> = {
  allergic: "过敏",
  allergy: "过敏",
  ate: "吃了",
  baby: "宝宝",
  bleeding: "出血",
  blood: "血",
  bottle: "瓶",
  breath: "呼吸",
  breathe: "呼吸",
  breathing: "呼吸",
  chest: "胸口",
  confused: "糊涂",
  dad: "爸",
  daughter: "女儿",
  diarrhea: "拉肚子",
  die: "死",
  dizzy: "头晕",
  drank: "喝了",
  face: "脸",
  faint: "晕倒",
  fever: "发烧",
  headache: "头疼",
  heart: "心脏",
  husband: "老公",
  kid: "孩子",
  leg: "腿",
  lips: "嘴唇",
  mom: "妈",
  mum: "妈",
  numb: "麻",
  overdose: "过量",
  pain: "疼",
  pills: "药片",
  pregnant: "怀孕",
  rash: "疹子",
  seizure: "抽搐",
  severe: "厉害",
  son: "儿子",
  stomach: "胃",
  stroke: "中风",
  suddenly: "突然",
  swallow: "吞",
  swallowed: "吞了",
  swollen: "肿",
  throat: "喉咙",
  tight: "紧",
  tongue: "舌头",
  took: "吃了",
  vomit: "吐",
  vomiting: "吐",
  weak: "没力气",
  whole: "一整",
  wife: "老婆",
};
const HAN = /\p{Script=Han}/gu;
const LATIN = /[a-z]+/giu;
/** A Chinese sentence with English words in it has some Han characters; a pasted English text with a name in Chinese has few. */
const LEAST_HAN = 2;

/** @returns the text in Chinese; `undefined` when nothing in it is mixed. */
export function unmixed(text: string): string | undefined {
  const han = text.match(HAN)?.length ?? 0;
  if (han < LEAST_HAN || !/[a-z]/iu.test(text) || han < (text.match(LATIN)?.length ?? 0)) return undefined;
  const chinese = text.replace(LATIN, (word) => WORDS[word.toLowerCase()] ?? word);
  return chinese === text ? undefined : chinese.replace(/(?<=\p{Script=Han})\s+(?=\p{Script=Han}|\d)/gu, "");
}
