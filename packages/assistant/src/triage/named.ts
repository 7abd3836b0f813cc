/** Signs that are only letters of a name (the 疹 of 带状疱疹疫苗 is no rash, nor is 断血流片 an end of oneself), and what a label or a file says of nobody. */
import type { KnowledgeIndex } from "@nutri/knowledge";
import type { Muted, Span } from "./match.ts";

/** In shorter ones a character may well be said for itself. */
const LEAST = 4;
/** What a name is of, it is: 安眠药 is a medicine, 葡萄酒 wine. */
const SAYS_WHAT = /^[药酒毒铁]$/u;
const HAN = /\p{Script=Han}/u;

/** Where medicines and things to eat stand with their whole name; "吃饭" names no thing. */
function namesIn(text: string, k: KnowledgeIndex): Span[] {
  const isMeal = ({ kind, id }: { kind: string; id: string }): boolean => kind === "item" && id === "food";
  const named = k.names.mentions(text, ["medicine", "item"]).filter((m) => !m.entities.some(isMeal));
  const names = new Set(named.map((m) => m.matched));
  const folded = text.toLowerCase();
  return [...names].flatMap((name): Span[] => {
    const start = folded.indexOf(name.toLowerCase());
    return name.length < 2 || !HAN.test(name) || start < 0 ? [] : [{ start, end: start + name.length }];
  });
}

/** How much of a food there was is no number of tablets, nor is it an overdose: "lots of bananas", "have I overdosed on kiwis". */
const MUCH = /^(?:lots|loads|plenty|tons|heaps|bunch|too (?:much|many)|so (?:much|many)|a lot|很多|好多|许多|一大?把|太多|吃多)/iu;
/** Behind the food: "猪血吃多了", "菠菜吃了好多". */
const MUCH_AFTER = /^(?:吃|喝|啃|炫)?(?:了|得)?(?:太|很|好)?多(?:了)?$|^(?:吃|喝)(?:多|了(?:好|很|太)多)|^一大?[把盘碗盆锅]$/u;
const EATEN = /^[，,]?(?:我|他|她|也|都|又|好像|可能|是不是|昨天|昨晚|今天|刚才?){0,3}(?:吃|喝|啃|炫)?(?:得|了|的)?$/u;
const OVERDOSE = /overdos/iu;
/** Medicines that are not named. */
const MEDICINE = /\b(?:pills?|tablets?|capsules?|meds|medic\w+|drugs?|doses?)\b|药|片|胶囊/iu;
const BETWEEN = /^\s*(?:of |on )?(?:the |my |some )?$|^[的了]?$/iu;

/** Where foods stand, and whether nothing else to take is named; what is also a herb, a medicine or a supplement may well be counted. */
function foodsIn(text: string, k: KnowledgeIndex): { readonly foods: readonly Span[]; readonly alone: boolean } {
  const folded = text.toLowerCase();
  const mentions = k.names.mentions(text, ["medicine", "item"]);
  const isFood = ({ entities }: (typeof mentions)[number]): boolean => entities.every((e) => k.items.get(e.id)?.kind === "food");
  const foods = mentions.filter(isFood).flatMap(({ matched }): Span[] => {
    const start = folded.indexOf(matched.toLowerCase());
    return start >= 0 ? [{ start, end: start + matched.length }] : [];
  });
  return { foods, alone: foods.length > 0 && mentions.every(isFood) && !MEDICINE.test(text) };
}

/** What stands in quotes behind "the label says": 每日20片 is no overdose. */
const QUOTED =
  /(?:标签|说明书|包装上?|药盒上?|瓶身上?|文字如下|文件(?:内容|文字|里)?|\bfile text|\blabel(?: text| says| reads)?|\bleaflet(?: says)?|\bpackage insert)[^“"「\n]{0,24}[:：]?\s*[“"「]([^”"」]{10,1500})[”"」]/giu;
const quotedIn = (text: string): Span[] => [...text.matchAll(QUOTED)].map((m) => ({ start: m.index, end: m.index + m[0].length }));

/** A single character within such a name, and a word that ends in its beginning; what begins in its end may well be meant (三文鱼刺). */
export function mutedByNames(text: string, k: KnowledgeIndex): Muted | undefined {
  const names = namesIn(text, k);
  const { foods, alone } = foodsIn(text, k);
  const quoted = quotedIn(text);
  if (names.length + foods.length + quoted.length === 0) return undefined;
  const ofFood = ({ start, end }: Span): boolean =>
    (alone && OVERDOSE.test(text.slice(start, end))) ||
    foods.some(
      (food) =>
        (end <= food.start && MUCH.test(text.slice(start, end)) && BETWEEN.test(text.slice(end, food.start))) ||
        (food.end <= start && MUCH_AFTER.test(text.slice(start, end)) && EATEN.test(text.slice(food.end, start))),
    );
  return ({ start, end }) =>
    quoted.some((q) => q.start <= start && end <= q.end) ||
    ofFood({ start, end }) ||
    names.some((name) => {
      const within = name.start <= start && end <= name.end;
      if (within) return name.end - name.start >= LEAST && end - start === 1 && !SAYS_WHAT.test(text.slice(start, end));
      return start < name.start && name.start < end && end < name.end;
    });
}
