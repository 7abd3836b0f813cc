/** An article's "Yes: …" answers its own question; put the other way round, or not to be answered by yes or no, the word is wrong. */
import type { Text } from "@nutri/domain";
import type { Article } from "@nutri/knowledge";
import { isPolar } from "../../understand/intents.ts";
import { wayOf } from "../rules/asked-way.ts";

const VERDICT_EN = /^(?:Yes|No)[:,.;]\s*(?=\p{L})/u;
const VERDICT_ZH = /^(?:会的?|是的?|能|可以|不会|不是|不能|不用|有|没有|对)[：:，,。](?=.)/u;
const OWN_ZH = /^(?:会的?|是的?|能|可以|不会|不是|不能|不用|不必|不需要|有|没有|对)[：:，,。](?=.)/u;
const MAY_ZH = /^(?:可以|能)[：:，,。]/u;
const MAY_EN = /^Yes([:,;.])/u;
/** "Yes, within a limit: …": all of it is the verdict. */
const WHOLE_EN = /^(?:Yes|No), [^:.;]{1,40}: (?=\p{L})/u;
const WHOLE_ZH = /^(?:会的?|是的?|能|可以|不会|不是|不能|不用|对)，[^：。；]{1,14}：(?=.)/u;
/** How many or which, and nowhere in it whether. */
const OPEN = /^(?!.*(?:[行成可][不吗嘛]|[吗嘛])).*(?:几[杯次片颗粒个罐碗]|多少|哪|什么|怎么|\b(?:how|which|best)\b|\bwhat\b(?! about))/isu;
const LEANS = /^(?:但|不过|只是|只要|而且|but\b|though\b|as long|if\b|and\b|with\b)/iu;
/** Asked for harm, or for good. */
const ILL =
  /\b(?:bad|harm\w*|hurts?|damag\w*|danger\w*|toxic|unsafe|caus\w*|rais\w*|worse\w*|stop|avoid|give up|too much|wrong|risk\w*|unhealthy|less|poorer|loses?)\b|[坏害伤毒]|不好|不能|危险|致|引起|升高|加重|戒|停|避免|忌|差[吗么]|更差|流失/iu;
const WELL =
  /\b(?:good|safe|ok|okay|fine|helps?|healthy|beneficial|benefits?|lowers?|allowed|worth|enough|(?:can|may) (?:i|we|you|they|he|she|people|babies|kids))\b|可以|能[吃喝用补]|有用|有好处|安全|帮助|健康|够/iu;
const valence = (q: string): number => (ILL.test(q) ? -1 : WELL.test(q) ? 1 : 0);

/** What most of its questions ask for, in this language. */
function ownValence({ questions, title }: Article, lang: "zh" | "en"): number {
  const sum = [title[lang], ...questions[lang]].reduce((n, q) => n + valence(q), 0);
  return Math.sign(sum);
}

const capital = (s: string): string => s.charAt(0).toUpperCase() + s.slice(1);

/** A sentence of an article, put under other names, without the yes or no that was given to the article's own question. */
export function bareVerdict({ zh, en }: Text): Text {
  const [bareZh, bareEn] = [zh.replace(OWN_ZH, ""), en.replace(VERDICT_EN, "")];
  const leans = LEANS.test(bareZh) || LEANS.test(bareEn);
  return leans || bareZh === zh || bareEn === en ? { zh, en } : { zh: bareZh, en: capital(bareEn) };
}
/** The lead without a verdict that was given to another question. @param same whether it is its own question */
export function withoutVerdict(lead: Text, article: Article, question: string, lang: "zh" | "en", same: boolean): Text {
  const [zh, en] = [VERDICT_ZH.test(lead.zh), VERDICT_EN.test(lead.en)];
  if (OPEN.test(question) && !isPolar(question) && WHOLE_ZH.test(lead.zh) && WHOLE_EN.test(lead.en))
    return { zh: lead.zh.replace(WHOLE_ZH, ""), en: capital(lead.en.replace(WHOLE_EN, "")) };
  // "Yes, but …" without its yes is a torso.
  if (!(zh || en) || LEANS.test(lead.zh.replace(VERDICT_ZH, "")) || LEANS.test(lead.en.replace(VERDICT_EN, ""))) return lead;
  // "Is it forbidden?", of what may be had: no, it may.
  if (wayOf(question) === "avoid" && ownValence(article, lang) > 0 && MAY_ZH.test(lead.zh) && MAY_EN.test(lead.en))
    return { zh: `不是，${lead.zh}`, en: lead.en.replace(MAY_EN, (_, mark: string) => `No, you can${mark}`) };
  if (isPolar(question) && (same || valence(question) * ownValence(article, lang) >= 0)) return lead;
  return { zh: lead.zh.replace(VERDICT_ZH, ""), en: capital(lead.en.replace(VERDICT_EN, "")) };
}
