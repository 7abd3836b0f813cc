/** "6 litres of water a day, too much?": the amount that was told, and not an ordinary one, is held against what is advised. */
import { readable, type Text } from "@nutri/domain";
import { both, type Context, line, once, type Part, type Speaker } from "../part.ts";
import { ILL } from "../articles/says-of-it.ts";

const LITRES = /(?<![\d.])(\d{1,2}(?:\.\d+)?|[一两二三四五六七八十])\s?(?:公升|升|l\b|lit(?:re|er)s?\b)|(?<!\d)(\d{3,5})\s?(?:ml\b|毫升)/iu;
const WATER = /水|\bwater\b/iu;
const A_DAY = /[每一][天日]|\b(?:a|per|each|every) day\b|\bdaily\b/iu;
const ASKS = /多[吗么了]|多不多|太多|过量|够|太少|少吗|行[吗不]|好[吗不]|可以吗|\b(?:too (?:much|little)|enough|ok|okay|safe|fine|healthy|bad|overdo\w*)\b/iu;
/** An ordinary amount is judged where that is what is asked, and not "why 2 litres?" */
const ENOUGH = /够|少|[算很]多|多[吗么]|多不多|太多|过量|\b(?:too (?:much|little)|enough)\b/iu;
const SWEATS = /出汗|大热天|高温|马拉松|运动|训练|工地|\b(?:sweat\w*|hot|marathon|train\w*|exercise|workout)\b/iu;
const HAN: Readonly<Record<string, number>> = { 一: 1, 两: 2, 二: 2, 三: 3, 四: 4, 五: 5, 六: 6, 七: 7, 八: 8, 十: 10 };
/** Drunk a day in a mild climate, by the Chinese guideline. */
const ADVISED = { female: 1.5, male: 1.7 } as const;
/** From here on it is more than anybody needs who does not sweat. */
const MUCH = 3;
const LITTLE = 1.2;

export function litresTold(text: string): number | undefined {
  const [, litres, ml] = LITRES.exec(text) ?? [];
  const value = litres === undefined ? (ml === undefined ? undefined : Number(ml) / 1000) : (HAN[litres] ?? Number(litres));
  return value !== undefined && value > 0 && value < 30 ? value : undefined;
}

function verdict(litres: number, sweats: boolean): Text {
  const told = both(`${readable(litres)} 升`, `${readable(litres)} L`);
  const advised = both(
    `不怎么出汗的成人，中国建议喝男 ${ADVISED.male} 升、女 ${ADVISED.female} 升`,
    `without much sweat China advises ${ADVISED.male} L for men and ${ADVISED.female} L for women`,
  );
  if (litres > MUCH && sweats)
    return both(
      `看出多少汗：${told.zh}只在大量出汗的日子才可能用得着，要连着盐一起补、分着喝；${advised.zh}。`,
      `It depends on the sweat: ${told.en} is only for days with very much of it, with salt and spread over the day; ${advised.en}.`,
    );
  if (litres > MUCH)
    return both(
      `太多了，没有必要：${advised.zh}，${told.zh}远超过身体要的，没有好处，喝得快会把血钠冲低，很危险。减到渴了才喝、尿淡黄就够。`,
      `Yes, too much and of no use: ${advised.en}, and ${told.en} is far beyond that; drunk fast it can dilute the sodium in blood, which is dangerous. Come down to thirst and pale yellow urine.`,
    );
  if (litres < LITTLE) return both(`偏少：${advised.zh}，汤、茶、奶里的也算。`, `Rather little: ${advised.en}, soup, tea and milk counted in.`);
  return both(
    `够了，也不算多：${advised.zh}，${told.zh}分着喝是平常的量。`,
    `Enough, and not too much: ${advised.en}, and ${told.en} spread over the day is an ordinary amount.`,
  );
}

export const waterTold: Speaker = once((c: Context): Part | undefined => {
  const { u, k } = c;
  if (u.young || u.staged || u.medicines.length + u.labs.length > 0) return undefined;
  if (!WATER.test(u.asked) || !A_DAY.test(u.asked) || !ASKS.test(u.asked) || u.eaten.some((l) => l.ref.id !== "water")) return undefined;
  // What an illness lets them drink its own rule says.
  if (u.conditions.some((x) => !x.denied && ILL.has(k.conditions.get(x.ref.id)?.kind))) return undefined;
  const litres = litresTold(u.asked);
  const article = k.articles.get("water_two_litres");
  if (litres === undefined || !article || (litres <= MUCH && litres >= LITTLE && !ENOUGH.test(u.asked))) return undefined;
  return {
    id: "usual",
    lead: verdict(litres, SWEATS.test(u.text)),
    title: article.title,
    body: [
      line(
        both(
          "一小时别超过 0.7 到 1 升。老是口渴、尿很多，去查血糖。",
          "No more than 0.7 to 1 L an hour. Always thirsty and passing much urine: have glucose tested.",
        ),
      ),
    ],
    todo: article.refer ? [article.refer] : [],
    sources: k.sources(article.sources),
    findings: [{ kind: "amount", of: "water", role: "stated", value: litres, unit: "L", rule: article.id }],
    refer: true,
  };
});
