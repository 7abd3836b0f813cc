/** What a part of an answer says beside a name: that it is somebody else's, feared, denied, over or not known, or only how the thing before it is. */

/** Somebody else's, or feared: not the person's own. */
const NOT_OWN = [
  /family history|runs in (?:the|my) family|(?<!\b(?:new|nursing|feeding|first-time|breastfeeding) )\b(?:mother|father|parents?|sister|brother|grand\w+|mum|mom|dad)\b|risk of\b|家族|父亲|母亲|父母|爸妈|爸爸|(?<!的|新手|哺乳)妈妈|我[妈爸]|爷爷|奶奶|外公|外婆|姥姥|姥爷|风险/iu,
  /^(?:my|our|his|her)\s(?:\w+\s)?(?:husband|wife|spouse|partner|boyfriend|girlfriend|son|daughter|uncle|aunt|cousin|niece|nephew|friend|colleague|co-?worker|neighbou?r|roommate|relatives?|family|dog|cat|pet)(?:'s|s)?\b/iu,
  /^(?:husband|wife|son|daughter|uncle|aunt|cousin|nephew|niece|friend)s?\s(?:has|had|have|is|was|takes?|died|got)\b/iu,
  /^(?:听说|据说|网上说)|会不会(?:得|有|引起)|能不能吃/u,
  /^(?:我的?)?(?:老公|老婆|丈夫|妻子|爱人|先生|太太|儿子|女儿|朋友|同事|同学|邻居|室友|亲戚|家里?(?:人|老人)|男友|女友|男朋友|女朋友|舅舅|姑姑|叔叔|伯伯|伯父|阿姨|婆婆|公公|岳父|岳母|哥哥|姐姐|弟弟|妹妹|兄弟|姐妹)(?!过敏)|^我家的?[狗猫]/u,
  /^(?:我)?(?:很|有点|一直|总)?(?:担心|害怕|怕)(?:自己)?(?:以后|将来)?(?:会|可能)?(?:得|患|有)|^我?(?:想要?|要|希望)?(?:怎么|如何|怎样)?(?:预防|防止)/u,
  /\b(?:worried|concerned|afraid|scared|fear) (?:about|of) (?:getting|developing|having|catching)\b|^(?:i )?(?:(?:just )?want(?:ing)? to|trying to|hope to|how to|to)? ?prevent(?:ing|ion of)?\b/iu,
  /^我叫|^我是\p{Script=Han}{0,8}(?:医生|护士|大夫|老师)$|(?:中心|医院|门诊|病房|诊所)(?:上班|工作)$|\bmy name is\b|\bi work (?:at|in|for) .*\b(?:clinic|hospital|cent(?:er|re)|ward|practice)\b|\bi(?:'m| am) an? [\w ]{0,20}\b(?:nurse|doctor|physician|researcher)\b/iu,
] as const;
export const isNotOwn = (text: string): boolean => NOT_OWN.some((r) => r.test(text));
/** Speaks of oneself again: "my father has diabetes, I have asthma". */
export const isOfSelf = (text: string): boolean => /^(?:我(?!的?[爸妈父母])|本人|自己|i\b|i['’]|me\b)/iu.test(text);

/** No answer, whatever is named: "不知道有没有脂肪肝", "not sure if I have gout". */
export const leavesOpen = (text: string): boolean =>
  /^我?(?:也|还)?(?:不知道|不清楚|不确定|不晓得)(?:自己)?(?:是不是|有没有|是否|算不算)|^(?:i(?:['’]m| am)? )?(?:not sure|unsure|don['’]?t know|do not know) (?:if|whether)\b/iu.test(
    text,
  );

const LEAD = String.raw`(?:(?:我|本人|医生说我?|检查说?|目前|现在|平时|一直|从来|已经?|也|但是?|并|而)*|(?:(?:i|we|but|and|have|has|had|currently|also|tested)\s)*)`;
const DENIES = [
  new RegExp(
    String.raw`^${LEAD}\s*(?:(?:no longer have|no|non(?=[\s-]?(?:smok|drink|diabet|pregnan))|not|without|denies|negative for|never(?= had\b)|never been|ruled out|(?:do|did|does)(?: not|n['’]?t) (?:have|suffer from)|(?:have|has)(?: not|n['’]?t) (?:got|had)|never(?= (?:smoked?|drank|drink|vaped?)\b)|don['’]?t(?= (?:smoke|drink|vape)\b))\b|无|未见|从不|从?没有?(?:得过|患过?|查出|发现|有过)?|从?未(?:曾|得过|患过?|查出|发现|有过)|不是|否认|排除|不(?!饱和|溶|可溶|稳|孕|育|宁|全|完全|典型|安|明|排除|适|良))[\s-]*(?:known |history of |any |有|患有?|任何)?(?=\S{2})`,
    "iu",
  ),
] as const;
/** Said behind the name, by the test that did not find it. */
const DENIED_AFTER =
  /(?<!\b(?:er|pr|her-?2|rh|rf|ana)|[因抗原体])\s*(?:检测|检查|筛查|五项|两对半|试验|test(?:ed|s)?|screen(?:ing)?)?(?:结果)?(?:为|呈)?\s*[(（]?(?:阴性|已?排除了?|negative|ruled out)[)）]?$/iu;

export type Denial = {
  readonly of: string;
  /** Only its own name may be meant: "乳腺癌HER2阴性" denies no cancer. */
  readonly whole: boolean;
  /** What is listed after it is denied too, whatever it is parted by: 否认高血压，糖尿病. */
  readonly all: boolean;
};
export function denialIn(text: string): Denial | undefined {
  const before = DENIES.map((r) => r.exec(text)).find((m) => m !== null);
  if (before) return { of: text.slice(before[0].length), whole: false, all: /否认|denies/iu.test(before[0]) };
  const after = DENIED_AFTER.exec(text);
  return after && after.index > 0 ? { of: text.slice(0, after.index), whole: true, all: false } : undefined;
}
/** In a list behind "no": 无高血压、糖尿病, "no diabetes or asthma". */
export const continues = (separator: string): boolean => /^\s*(?:[、/]|或者?|和|及|以及|or|nor)\s*$/iu.test(separator);
/** Begins to tell what there is. */
export const affirms = (text: string): boolean => /^(?:有|患|现|曾|但|只|仅|has\b|have\b|had\b|but\b|only\b|i\b|i['’])/iu.test(text);

/** Somebody else's, of what is eaten: who gave it says nothing. */
export const isTakenByOther = (text: string): boolean => isNotOwn(text) && !/给我?(?:的|买|寄)|送的|\b(?:gave|bought|got|gives) me\b/iu.test(text);

/** Not eaten, not taken, not any more. */
const NOT_TAKEN =
  /^(?:我|i(?:['’]m| am| do|['’]ve| have)?\s)?\s*(?:从来?|已经?|现在|目前|平时|一般|just |have |recently )?\s*(?:(?:不再?|没有?|停了?|停止|戒了?)(?:吃|喝|服用?|用)(?:过|了)?|(?:not|no longer|never|don['’]?t|do not|stopped|quit|off) ?(?:currently |now )?(?:taking|take|took|eating|eat|drinking|drink|on|using|use|any)?\b|used to (?:take|eat|drink|use)\b|(?:以前|之前|曾经?)(?:吃|喝|服用?|用)过?)\s*(?=\S{2})/iu;
const STOPPED = /(?:已经?)?(?:停了|停用了?|停药了?|不吃了|没再[吃买]|吃完了.*)$|^(?:i )?tried (?=\S)| once$/iu;
export function notTaken(text: string): string | undefined {
  const m = NOT_TAKEN.exec(text);
  if (m) return text.slice(m[0].length);
  const rest = text.replace(STOPPED, "");
  return rest === text ? undefined : rest;
}
/** What is taken, told where something else was asked for: "AF, on apixaban", 甲减，每天吃优甲乐. */
const TAKES =
  /^(?:我|i(?:['’]m| am)?\s)?\s*(?:(?:一直|长期|现在|目前|正在?|每天|还|坚持|平时)*在?(?:吃着?|服用?着?|口服|用着?|打着?|注射|补)|(?:currently |now |also )*(?:on|taking|takes?|uses?|using|(?:managed|treated|controlled) with)\s)(?:an? |my |some |daily )?\s*(?=\S)/iu;
export function saysTaken(text: string): string | undefined {
  const m = TAKES.exec(text);
  return m && m[0].trim() !== "" ? text.slice(m[0].length) : undefined;
}

const LEADS_OVER = String.raw`(?:(?:但是?|不过|后来|现在|目前|已经?|都|早就?|生完(?:孩子)?后?就?|产后就?)*|(?:(?:but|now|since|it|it['’]?s|all|has|have|been|is|was|fully|completely)\s)*)`;
const OVER = String.raw`(?:(?<![不没未])(?:好了|治好了?|治愈了?|痊愈了?)|没有了|消失了|康复了|gone|(?:has |have )?recovered|resolved|cured|outgrew(?: it)?|outgrown|grew out of it|healed|went away)(?:\s(?:now|since))?`;
const OVER_ALONE = new RegExp(String.raw`^${LEADS_OVER}${OVER}$`, "iu");
const OVER_BEHIND = new RegExp(String.raw`[\s,(（]*${LEADS_OVER}\s*${OVER}[)）]?$`, "iu");
/** Says of what was named before that it is over. */
export const saysOver = (text: string): boolean => OVER_ALONE.test(text);
/** The text without its "cured"; the same text where it says no such thing. */
export const withoutOver = (text: string): string => text.replace(OVER_BEHIND, "");

/** A stage of life, a habit, a complaint end: "previous pregnancy" is none now. */
export const isPast = (text: string): boolean =>
  /\b(?:previous(?:ly)?|prior|past|former(?:ly)?|history of|hx|used to|ex|last (?:pregnancy|time)|(?<!pregnant )with my (?:first|second|third|last)|finished|completed)\b|曾|以前|既往|过去|上一?胎|上次怀|头胎|第一胎|(?:做|打|接受)过|(?:结束|完成)(?:了|后|\d|$)|病史$/iu.test(
    text,
  );

/** Nothing found: an answer, and the name of nothing. */
const NOTHING_WRONG =
  /(?:未见|无)(?:明显)?(?:异常|特殊)$|没(?:有)?(?:什么)?(?:大)?(?:问题|毛病|事)$|(?:阴性|[（(]-[)）])$|\bnegative$|^既往体健$|^体健$|^\d{1,3}\s?(?:岁|yo|y\/o|[mf])(?:[\s,，]*[男女mf])?$|^g\dp\d$|(?<![不非])正常(?:范围)?$|^(?:.*\s)?(?:is |are |was |were |all )?(?:normal|unremarkable|wnl)$/iu;
export const nothingWrong = (text: string): boolean => NOTHING_WRONG.test(text);

const HOW_LATIN = String.raw`(?:well|poorly|not|currently|now|on|with|by|using|use|uses|under|and|no|since|quit|stopped|very|mostly|both|left|right|side|sided|bilateral|eyes?|mild|moderate|severe|intermittent|persistent|chronic|stable|controlled?|uncontrolled|managed|treated|untreated|meds?|medications?|medicines?|treatment|therapy|diet|exercise|only|diagnosed|follow(?:ed|ing)?|up|monitoring|monitored|watching|in|remission|relapsing|remitting|home|oxygen|pump|insulin|benign|inhalers?|cpap|heterozygous|homozygous|complications?|symptoms?|asymptomatic|symptomatic|resolved|inactive|active|occasionally|occasional|sometimes|often|years?|yrs?|months?|ago|\d+)`;
const HOW_HAN = String.raw`(?:已|未|正在|目前|现在|一直|长期|规律|定期|不规律|控制|良好|尚可|可|较?差|不佳|欠佳|稳定|平稳|口服|服药|吃药|用药|吃|药|控制得|还行|还好|可以|挺好|不错|关闭不全|组|药物|注射|治疗|中|后|复查|随访|观察|手术|无症状|缓解期?|急性期|活动期|静止期|恢复期|愈合期|代偿期|失代偿期|轻度?|中度?|重度?|极高危|很高危|高危|中危|低危|左侧?|右侧?|双侧?|伴?糜烂|斑块形成|充血|水肿|渗出|钙化|增厚|可能|考虑|建议|戒了?|还没治|没治|没吃药|不吃药|压迫神经|加重|春天|夏天|秋天|冬天|换季时?|类|关节变形|[一二三四五六七八九十几]+(?=[年月个天次周])|天|次|周|年|月|个|多|余|\d+)`;
const ONLY_HOW = new RegExp(String.raw`^(?:${HOW_LATIN}(?:[\s-]+${HOW_LATIN})*|${HOW_HAN}+)$`, "iu");
/** Tells how the thing named before it is ("mild", 药物控制良好, 伴糜烂), and names nothing itself. */
export const onlyHow = (text: string): boolean => ONLY_HOW.test(text);
