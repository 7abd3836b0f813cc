/** Names of Chinese remedies that hold another's name or a herb's: the longer name is another thing, and what it holds is not known from the shorter. */
import type { Lookup, Span } from "./lookup.ts";
import { isHan, keyOf, tokens } from "./normalise.ts";
import { stripForms } from "./strip.ts";

/** What stands around a brand in a sentence, not in a name. */
export const AROUND =
  /^(?:降血?[压糖脂]|消炎|止痛|退烧|安眠|血[压糖脂]|[我你她妈爸爷奶爹娘老公婆的在正着了过要想还也都就是每天日早晚上中下午次一二三四五六半两片粒颗袋支针毫克吃服用打喝贴吸滴喷药牌长期原装进口国产])*$/u;
/** What is left of a text before a name and behind it. */
export type Around = { readonly ahead: string; readonly behind: string };

/** Houses of Chinese remedies, and what tells only for whom or how thick a remedy is: 仲景六味地黄丸 and 浓缩六味地黄丸 are 六味地黄丸. */
const BEFORE_REMEDY =
  /(?:北京|上海|天津|重庆|广州|桂林|昆明|云南|四川|江苏|江西|贵州|广西|广东|浙江|杭州|苏州|武汉|河南|山东|吉林|通化|西安|兰州|白云山|仲景|佛慈|太极|葵花|以岭|广誉远|达仁堂|陈李济|王老吉|敬修堂|中一|潘高寿|奇星|马应龙|天士力|步长|康缘|扬子江|济川|神威|昆中药|香雪|康弘|三金|三九|999|宛西|汇仁|同仁堂|云南白药|天江|一方|华润|好医生|葵花牌|浓缩|小儿|儿童|成人|中成药|免煎|无糖|蜂蜜|大蜜|水蜜|含糖)/gu;
/** How remedies end, and what they are said to do. */
const REMEDY_END = /(?:丸|散|丹|膏|煎|汤|饮|露|栓|片|颗粒|冲剂|胶囊|合剂|液|糖浆|酒)$/u;
/** The old forms are of many herbs, whatever they are said to do. */
const OLD_FORM = /[丸散丹煎]$/u;
const HEALS =
  /[痛炎咳喘热毒湿寒暑痰火积疳痢泻补淋疹癣疮瘤癌痹瘀血气肾肝肺脾胃心脑目眼耳鼻喉咽牙腰骨筋神惊眠宁安康舒清消解化止定益养固强通开活调祛散平降润敛生明聪醒健灵泰败镇龙]/u;
/** A remedy's name with more before it is another remedy (甘露消渴丸 is no 消渴丸, 史国公药酒 no 国公药酒), and so is one whose name without its form stands in a longer one (消渴清, 三黄泻心). */
export function anotherRemedy(lookup: Lookup, m: Span, words: readonly string[], rest: Around, alone: boolean): boolean {
  const matched = keyOf(words.slice(m.from, m.to));
  if (m.row.kind !== "medicine" || !isHan(matched)) return false;
  const ahead = rest.ahead.replace(BEFORE_REMEDY, "");
  const left = ahead + rest.behind.replace(BEFORE_REMEDY, "");
  // Two names without their forms side by side are one name: 参芪消渴.
  if (AROUND.test(left) && (alone || rest.ahead + rest.behind !== "" || matched === m.row.key)) return false;
  const isRemedy = lookup.remedies.medicines.has(m.row.id);
  const hasForm = (isRemedy && REMEDY_END.test(m.row.name)) || keyOf(stripForms(tokens(m.row.name)).words).length < m.row.key.length;
  if (hasForm) return matched !== m.row.key || m.from > 0;
  // One character more ahead, or a name of two characters with more around it: 参附强心.
  return isRemedy && (m.row.key.length === 2 || (ahead.length === 1 && !AROUND.test(ahead)));
}

/** A Chinese remedy is called after one of its herbs and holds others: 牛黄抱龙丸 is no ox bezoar, 复方瓜子金 no sunflower seeds, 穿龙骨刺片 no dragon bone. */
export function remedyOfHerb(lookup: Lookup, spans: readonly Span[], words: readonly string[], { ahead, behind }: Around): boolean {
  const whole = keyOf(words);
  const rest = ahead + behind;
  if (!isHan(whole) || rest === "" || rest === "补" || spans.some((s) => s.row.kind === "medicine" || s.row.kind === "class")) return false;
  if (whole.startsWith("复方") && keyOf(stripForms(words).words).length < whole.length) return true;
  const inTheMiddle = ahead !== "" && behind !== "";
  return spans.some((s) => lookup.remedies.herbs.has(s.row.id)) && (OLD_FORM.test(whole) || (REMEDY_END.test(whole) && (inTheMiddle || HEALS.test(rest))));
}
