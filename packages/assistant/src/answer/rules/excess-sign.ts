/** A dose at the limit and a complaint that too much of just this brings: to stop it, and to have it looked at. */
import type { Text } from "@nutri/domain";
import type { Nutrient } from "@nutri/knowledge";
import { both, type Context, inside } from "../part.ts";

/** How a complaint is told, and the word that a nutrient's record has for it. */
const SIGNS: readonly { readonly told: RegExp; readonly of: string; readonly said: Text }[] = [
  {
    told: /掉(?:头)?发|脱发|头发[^，。？?]{0,6}(?:掉|脱)|\bhair\b[^.?!]{0,16}\b(?:loss|fall\w*|thin\w*|coming out|shed\w*)|\blosing (?:my |her |his )?hair\b/iu,
    of: "脱发",
    said: both("脱发", "hair loss"),
  },
  {
    told: /指甲[^，。？?]{0,8}(?:脆|裂|断|白)|\b(?:brittle|breaking|cracked|white) nails?\b|\bnails?\b[^.?!]{0,16}\b(?:brittle|break\w*|crack\w*|split\w*)/iu,
    of: "指甲",
    said: both("指甲变脆", "brittle nails"),
  },
  { told: /蒜味|口臭|\bgarlic(?:ky)? breath\b/iu, of: "蒜味", said: both("口气有蒜味", "garlic breath") },
  {
    told: /麻木|发麻|[手脚腿指趾]+(?:都|有点|有些|老)?麻|刺痛|\bnumb\w*|\btingl\w*|\bpins and needles\b/iu,
    of: "麻木",
    said: both("手脚麻", "numbness or tingling"),
  },
  { told: /走(?:路)?不稳|\bunsteady\b|\boff balance\b/iu, of: "不稳", said: both("走路不稳", "unsteady walking") },
  { told: /恶心|想吐|反胃|\bnause\w*|\bqueasy\b|\bfeel(?:ing)? sick\b/iu, of: "恶心", said: both("恶心", "nausea") },
  {
    told: /(?:胃|肚子)(?:疼|痛|不舒服)|\b(?:stomach|tummy|belly)\b[^.?!]{0,12}\b(?:hurts?|ache\w*|pain\w*|upset|cramp\w*)/iu,
    of: "胃痛",
    said: both("胃痛", "stomach pain"),
  },
  { told: /头[疼痛]|\bheadaches?\b/iu, of: "头痛", said: both("头痛", "headache") },
  { told: /头晕|\bdizz\w*/iu, of: "头晕", said: both("头晕", "dizziness") },
  { told: /乏力|没力气|浑身没劲|\bweak(?:ness)?\b/iu, of: "乏力", said: both("没力气", "weakness") },
  {
    told: /尿多|多尿|老(?:想|要)?(?:上厕所|尿)|\bpee(?:ing)?\b[^.?!]{0,16}\b(?:a lot|lots|all the time|more)\b|\burinat\w+ (?:a lot|more)\b/iu,
    of: "多尿",
    said: both("尿多", "passing much urine"),
  },
  { told: /拉肚子|腹泻|拉稀|\bdiarrh\w+|\bthe runs\b|\bloose stools?\b/iu, of: "腹泻", said: both("腹泻", "diarrhoea") },
  { told: /脸红|发红|发烫|\bflush\w*/iu, of: "发红", said: both("发红发烫", "flushing") },
  { told: /手抖|发抖|\btremor\b|\bshak(?:y|ing) hands?\b|\bhands? (?:\w+ )?shak\w+/iu, of: "手抖", said: both("手抖", "shaking hands") },
];
/** What treats a lack found by a test is borne for a time, and its doctor changes the dose. */
const TREATS: ReadonlySet<string> = new Set(["iron"]);
/** "Could it be too much selenium?", asked of a complaint that was told. */
const SUSPECTS =
  /(?:会不会|是不是|是否|难道|可能)[^。？?]{0,12}(?:吃|补|喝)?(?:得)?(?:太)?(?:多|过量)|[吃补]多了(?:吗|嘛|的(?:吗|原因)|造成|引起|导致)|(?:吃|补)(?:得)?(?:太)?多(?:引起|造成|导致)|\b(?:could|can|is|might|may|would)\b[^.?!]{0,40}\b(?:too much|overdos\w*|excess\w*)\b/iu;
/** Whether too much of something was had is asked: where to get more of it was not. */
export const suspectsExcess = ({ u }: Context): boolean => SUSPECTS.test(u.text);
const PRESCRIBED = /医生[^，。？?]{0,6}(?:让|叫|开|嘱|给|要求)|处方|\b(?:prescribed|prescription|doctor (?:told|put|gave|ordered|wants|has me))\b/iu;

/** @param dose what was told of it, in its unit; @param least the lowest limit that any table sets */
export function excessSign({ u }: Context, n: Nutrient, dose: number, least: number): Text | undefined {
  const effects = n.excess.map((e) => e.zh).join("；");
  const sign = dose < least || TREATS.has(n.id) ? undefined : SIGNS.find((s) => effects.includes(s.of) && s.told.test(u.text));
  if (!sign) return undefined;
  const of = both(`${sign.said.zh}可能就是${n.name.zh}吃多了`, `${sign.said.en} can come from too much ${inside(n.name).en}`);
  const seen = n.overdose && !/at once/u.test(n.overdose.text.en) ? n.overdose.text : both("不舒服没好就看医生。", "If it does not pass see a doctor.");
  return PRESCRIBED.test(u.text)
    ? both(`今天就告诉开药的医生：${of.zh}，问要不要停或减。`, `Tell the doctor who prescribed it today: ${of.en}; ask whether to stop or lower it. `)
    : both(`先停下来：${of.zh}。${seen.zh}`, `Stop it for now: ${of.en}. ${seen.en} `);
}

/** No dose was told, and whether too much of it is behind a complaint is asked: that it can be, to leave it out, and to add up what is taken. @param limit the upper limit in words */
export function excessSuspected({ u }: Context, n: Nutrient, limit: Text): Text | undefined {
  const effects = n.excess.map((e) => e.zh).join("；");
  const sign = TREATS.has(n.id) || !SUSPECTS.test(u.asked) ? undefined : SIGNS.find((s) => effects.includes(s.of) && s.told.test(u.asked));
  if (!sign) return undefined;
  const of = inside(n.name).en;
  return PRESCRIBED.test(u.text)
    ? both(
        `有可能：${n.name.zh}吃多了会${sign.said.zh}。今天就告诉开药的医生，问要不要停或减，并把所有产品里的${n.name.zh}加起来看（上限${limit.zh}）。`,
        `It can be: too much ${of} brings ${sign.said.en}. Tell the doctor who prescribed it today, ask whether to stop or lower it, and add up the ${of} in all you take (limit ${limit.en}).`,
      )
    : both(
        `有可能：${n.name.zh}吃多了会${sign.said.zh}。含${n.name.zh}的补剂先停，把所有产品里的量加起来看（上限${limit.zh}）；也可能是别的原因，没好转就去查。`,
        `It can be: too much ${of} brings ${sign.said.en}. Stop supplements with ${of} for now and add up what all of them hold (limit ${limit.en}); other things cause it too, so have it looked at if it does not get better.`,
      );
}
