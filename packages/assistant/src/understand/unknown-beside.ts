/** A name that no record knows, joined to one that is known: "can I take Zyntroval-7 with magnesium?". */
import type { KnowledgeIndex } from "@nutri/knowledge";
import { isKnownAs, isNoThing, isWord } from "./unknown-name.ts";

const NAME_EN = "(?<name>(?!\\w+n['’]?t\\b)[a-z][a-z0-9-]{3,}(?![a-z0-9'’-])(?: [a-z]?\\d[\\w-]*)?)";
const JOINED_EN =
  "\\s*(?: and| with| plus| &| \\+| alongside| or| together with| on top of| interacts? with| be (?:taken|used|combined|mixed)(?: together| safely)? with| interferes? with| clash(?:es)? with| goes? with| affects?| while (?:on|taking)| when (?:on|taking)| if (?:i|he|she)(?:['’]m|['’]s| am| is)? (?:on|taking|takes?))\\s+(?:(?:my|the|a|some|any|taking|his|her) )*";
const NAME_ZH = "(?<name>[\\p{Script=Han}A-Za-z][\\p{Script=Han}A-Za-z0-9-]{1,7}?)";
const FROM_ZH = "(?:^|[，。？?！、,\\s吃喝用服把]|听说|请问|想问|这个|这款)";
const JOINED_ZH = "(?:和|跟|与|同|加上?|配着?|搭配?)";
const TO_ZH = "(?=能|可[以不]|一[起块]|同[时吃服用]|会不?会?|有|冲突|相[克冲互]|行|要|该|隔|[，,？?。吗]|$)";

/** "I take amlodipine, may I add X?" */
const ADDED_ZH =
  /(?:能不?能?|可不可以|可以)(?:再|另外|同时|一起)?(?:加|配|用)上?(?<name>[\p{Script=Han}A-Za-z][\p{Script=Han}A-Za-z0-9-]{1,7}?)(?=[吗么？?]|行|可以|$)/u;

/** "I take metformin, does X go with it?" */
const WITH_ZH =
  /(?:能不?能?|可不可以|可以|要不要)(?:再)?(?:和|跟|与|同)(?<name>[\p{Script=Han}A-Za-z][\p{Script=Han}A-Za-z0-9-]{1,7}?)(?=一[起块]|同[时吃服用]|合用)/u;

/** "They say X is good; may I, on rivaroxaban?" */
const HEARD_ZH =
  /(?:听说|听人说|都说|推荐(?:了|我)?的?|网上(?:买|卖)的|买了)(?:一[种个盒瓶款])?(?<name>(?![\p{Script=Han}A-Za-z0-9-]{0,6}(?:要|得去|该|必须|不能|别)(?:打|叫|去|拨|看|上|吃|喝|查))[\p{Script=Han}A-Za-z][\p{Script=Han}A-Za-z0-9-]{2,7}?)(?=挺|很|不错|特别|效果|管用|有用|有效|好|对|能|，|,)/u;

/** So much stands between two things that are joined. */
const NEAR = 120;
/** What stands before the known name, up to it, and what stands after it: made once, whatever the name. */
const BEFORE = [
  new RegExp(`\\b${NAME_EN}${JOINED_EN}(?:[\\d,.]+ ?(?:mg|mcg|iu|g) (?:of )?)?$`, "iu"),
  new RegExp(`${FROM_ZH}${NAME_ZH}${JOINED_ZH}(?:我的|正在吃的)?$`, "u"),
];
const AFTER = [new RegExp(`^(?: [a-z]+)?${JOINED_EN}${NAME_EN}`, "iu"), new RegExp(`^[片丸胶囊颗粒]{0,2}${JOINED_ZH}${NAME_ZH}${TO_ZH}`, "u")];

type Bare = { readonly text: string; readonly at: readonly number[] };
/** Without spaces, hyphens and capitals, which a known name has lost, and where each letter of it stood. */
function bareOf(text: string): Bare {
  const at = Array.from({ length: text.length }, (_, i) => i).filter((i) => !/[\s-]/u.test(text.charAt(i)));
  return { text: at.map((i) => text.charAt(i).toLowerCase().charAt(0)).join(""), at };
}
const LATIN = /\w/u;
/** Where the known name begins and ends. A Latin one is a word of its own. */
function placesOf(name: string, text: string, bare: Bare): (readonly [number, number])[] {
  const known = bareOf(name).text;
  const places: (readonly [number, number])[] = [];
  if (known === "") return places;
  for (let i = bare.text.indexOf(known); i >= 0; i = bare.text.indexOf(known, i + known.length)) {
    const [from = 0, last = 0] = [bare.at[i], bare.at[i + known.length - 1]];
    if (!(LATIN.test(known[0] ?? "") && LATIN.test(text[from - 1] ?? ""))) places.push([from, last + 1]);
  }
  return places;
}

/** The names that are joined to a known one. */
const joinedTo = (name: string, text: string, bare: Bare): string[] =>
  placesOf(name, text, bare).flatMap(([from, to]) => {
    const [before, after] = [text.slice(Math.max(0, from - NEAR), from), text.slice(to, to + NEAR)];
    return [...BEFORE.map((p) => p.exec(before)), ...AFTER.map((p) => p.exec(after))].flatMap((m) => m?.groups?.["name"] ?? []);
  });

/** Said of a product beside its name. */
const FORMS = /软?胶囊|[薄包]?[糖膜]衣片?|(?:泡腾|咀嚼|缓释|分散)?片|[滴水蜜]?丸|颗粒|口服液|冲剂|粉|深海|复合|进口|天然|儿童|成人|提取物/gu;
/** It sounds like what a maker calls it. */
const BRAND = /^(?!.*[吃喝加可起了说会都着能和跟])\p{Script=Han}{2,7}(?:片|丸|胶囊|颗粒|口服液|素|灵|宁|康|宝|散|膏|方|饮|液)$/u;
/** A clause, and no name. */
const A_CLAUSE = /[吃喝说用做炒煮蒸炖放买]|一直|天天|每天|平时|家里|^会|了/u;
/** A known name is most of it: 肝 is not of 肝清素, nor 鱼油 of 深海鱼油软胶囊 something else. */
const isMostly = (x: string, given: readonly string[]): boolean => {
  const bare = x.replaceAll(FORMS, "");
  return isKnownAs(x, BRAND.test(x) ? given.filter((g) => !x.includes(g) || g.length * 2 >= bare.length) : given);
};

const held = new WeakMap<KnowledgeIndex, string>();
/** All that is written here: what stands in it is a word of the language, and no name of a product that nobody knows. */
function written(k: KnowledgeIndex): string {
  const known = held.get(k);
  if (known !== undefined) return known;
  const text = (k.records.articles ?? [])
    .flatMap((a) => [a.title, a.answer, a.body].flatMap((t) => [t.zh, t.en]).concat(a.questions.zh, a.questions.en))
    .join("\n")
    .toLowerCase();
  held.set(k, text);
  return text;
}

/** @param given how the known names stand in the text */
export function unknownBeside(text: string, given: readonly string[], k: KnowledgeIndex): string | undefined {
  const isHan = (x: string): boolean => /\p{Script=Han}/u.test(x);
  const bare = bareOf(text);
  const names = given.filter((g) => g !== "");
  const told = names.length > 0 ? [ADDED_ZH, WITH_ZH, HEARD_ZH].flatMap((p) => p.exec(text)?.groups?.["name"] ?? []) : [];
  return [...names.flatMap((g) => joinedTo(g, text, bare)), ...told].find(
    (x) => !isMostly(x, given) && (isHan(x) ? !isNoThing(x) && !A_CLAUSE.test(x) : !x.split(" ").every(isWord)) && !written(k).includes(x.toLowerCase()),
  );
}
