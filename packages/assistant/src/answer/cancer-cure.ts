/** "Which supplement cures breast cancer?": none does, whichever cancer it is and whatever else is written on food and it. */
import { type Context, once, type Speaker } from "./part.ts";
import { writtenPart } from "./articles/written-part.ts";

const CURES =
  /治[好愈疗得]|根[治除]|消除|消掉|杀[死灭]|抗癌|(?<!不|政|防|医)治(?=[^，。？?]{0,6}癌)|\b(?:cur(?:e|es|ed|ing)|heals?|gets? rid of|kills?|shrinks?|beats?|treats?|reverses?|fights?)\b/iu;
const CANCER = /癌|肿瘤|\bcancers?\b|\btumou?rs?\b|\bleuka?emia\b|\blymphoma\b/iu;
const A_PRODUCT =
  /补剂|补充剂|保健品|产品|维生素(?![A-Ka-k\d])|草药|偏方|\b(?:supplements?|products?|vitamins?(?! ?[a-k]\b)|herbs?|remed(?:y|ies)|natural(?:ly)?)\b/iu;
const ARTICLE = "anticancer_claims";

/** Undefined where a thing is named: what is written on it is nearer. */
export const cancerCure: Speaker = once((c: Context) => {
  const { u, k } = c;
  const article = k.articles.get(ARTICLE);
  return article && u.eaten.length === 0 && CURES.test(u.asked) && CANCER.test(u.asked) && A_PRODUCT.test(u.asked) ? writtenPart(c, article) : undefined;
});
