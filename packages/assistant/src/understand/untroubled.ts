/** What somebody tells that they have not: "no medications", "无病史". Nothing in it is asked about, and no name in it is theirs. */

/** From one clause to the next: "does it help with no medication?" asks of going without. */
const [FROM_ZH, TO_ZH] = ["(?<=^|[\\s,，、。.;；:：(（/])", "(?=$|[\\s,，、。.;；)）!！/])"];
const [FROM_EN, TO_EN] = ["(?<=^|[,，、。.;:(/]\\s*|\\b(?:and|but|also) )", "(?=$|\\s*[,，、。.;)!/]|\\s(?:and|but)\\b)"];

const WHO_ZH = "(?:我|他|她|本人|目前|现在|平时|暂时|最近|身体|也|都|且|并|长期|从来|还)*";
const WHAT_ZH =
  "(?:任何|什么|啥|其他|其它|别的|特殊|长期|正在|在|患有?|得过|过|基础|慢性|重大|家族|遗传|既往|药物|食物|在吃的?|在用的?)*(?:疾病史?|病史?|用药史|手术史|过敏史|过敏|用药|药物?|不良嗜好)";
const NONE_ZH = `${WHO_ZH}(?:(?:无|没有?|未)(?:在)?(?:吃|服用?|用|得)?(?:过)?${WHAT_ZH}|不过敏)`;
/** Said of a choice, too: with an illness told it stays, for whether to go without is then what matters. */
const GOES_WITHOUT_ZH = `${WHO_ZH}不(?:在)?(?:吃|服用?|用)(?:任何|什么|啥|其他|别的)?药物?`;

const THINGS_EN = "(?:medications?|medicines?|meds|drugs|prescriptions?|conditions?|issues|problems|illness(?:es)?|diseases?|allergies|history)";
const SORT_EN = "(?:(?:known|other|current|regular|daily|prescription|chronic|underlying|existing|pre-existing|medical|health|drug|food) )*";
const WHO_EN = "(?:(?:i|he|she|we|they)(?:['’](?:m|s|re|ve)| am| is| are| have| has)? (?:currently |also )?)?";
const NONE_EN = `${WHO_EN}(?:(?:no|zero) ${SORT_EN}|not (?:currently )?(?:on|taking|using) (?:any )?${SORT_EN}|(?:(?:is|are)n['’]?t|do(?:n['’]?t| not)|does(?:n['’]?t| not)) (?:(?:on|taking|take|have|use) )(?:any )?${SORT_EN})${THINGS_EN}(?:,? (?:or|and) (?:no |any )?${SORT_EN}${THINGS_EN})*`;

/** What somebody looked at and found as it should be: "尿色正常", "my pee is a normal colour". Asked ("正常吗") or measured ("血糖 5.6 正常") it stays. */
const LOOKED_AT_ZH =
  "(?:其他|其它|别的|各项|指标|化验|体检|检查|尿液?(?:的?颜色|色)?|小便(?:的?颜色)?|大便|便便|大小便|二便|排便|体温|精神(?:状态)?|胃口|食欲|睡眠|月经|例假|肝肾?功能?|肾功能?|血压|血脂|血糖|甲功|发育|吃奶|活动|心电图|B超|皮肤|眼睛)";
const FINE_ZH = `(?:(?:而且|但|但是|就是|目前|现在|平时)?${LOOKED_AT_ZH}(?:和|、|跟|与)?)+(?:都|也|还|很|一切|挺|蛮|均|基本|查了|结果|是|看着)*(?:正常|没(?:有)?(?:问题|异常|事|毛病)|(?:挺|很|都|还)好)的?(?:啊|呀|哦)?`;
const LOOKED_AT_EN =
  "(?:(?:my|his|her|the|all|other|everything) )*(?:everything(?: else)?|the rest|bloods?|blood (?:tests?|pressure|sugar)|tests?|results?|pee|urine|wee|stools?|poos?|poops?|bowels?|temperature|appetite|sleep|periods?|skin|eyes|weight|growth|nappies|kidneys?|liver|thyroid|heart)(?: (?:colou?r|function|tests?|results?))?";
const FINE_EN = `(?:and |but )?${LOOKED_AT_EN} (?:is|are|was|were|looks?|seems?|came back|all|both)(?: (?:all|a|quite|perfectly|totally|still|otherwise|completely))* (?:normal(?: colou?r)?|fine|ok|okay|clear|good)`;
const FINE = new RegExp(`(?<=^|[,，、。;；(（])\\s*${FINE_ZH}(?=[,，、。;；)）!！])|(?<=^|[,，、。;；(（.])\\s*${FINE_EN}(?=[,，、。.;)!])`, "giu");

const NONE = new RegExp(`${FROM_ZH}(?:${NONE_ZH})+${TO_ZH}|${FROM_EN}${NONE_EN}${TO_EN}`, "giu");
const GOES_WITHOUT = new RegExp(`${FROM_ZH}${GOES_WITHOUT_ZH}${TO_ZH}`, "giu");
const tidy = (text: string): string =>
  text
    .replace(/([,，、;；])(?:\s*[,，、;；])+/gu, "$1")
    .replace(/^[\s,，、。.;；]+/u, "")
    .trim();

/** The text without it; whole where nothing else is in it. @param ill whether an illness or a medicine is told beside it */
export function withoutDenials(text: string, ill: (rest: string) => boolean): string {
  const none = text.replace(FINE, " ").replace(NONE, " ");
  const without = none.replace(GOES_WITHOUT, " ");
  const said = without !== none && !ill(none) ? without : none;
  if (said === text) return text;
  const left = tidy(said);
  return /[\p{L}\d]/u.test(left) ? left : text;
}
