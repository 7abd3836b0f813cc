/** What may never be said, whatever the findings are. */

export type Danger = { readonly id: string; readonly sign: RegExp; /** Only where a medicine is named. */ readonly medicine?: true };

const MEDICINE_WORDS =
  "药|华法林|他汀|胰岛素|降压|降糖|抗凝|抗抑郁|medic(?:ine|ation)s?|drugs?|prescription|statins?|insulin|blood thinners?|antidepressants?|pills?|tablets";

export const DANGERS: readonly Danger[] = [
  {
    id: "stop_medicine",
    sign: new RegExp(
      `(?:停(?:掉|用|止|了|下|药)?|断|戒掉|不(?:用|必|需要)(?:再|继续)?(?:吃|服|用)|可以不吃|减半|减量|加量|加倍|换掉|自行(?:调整|减|加))[^。，,]{0,14}(?:${MEDICINE_WORDS})|(?:${MEDICINE_WORDS})[^。，,]{0,10}(?<!(?:不要|别|不能|不可|切勿|勿|不得|不会|不应)[^。，,]{0,3})(?:可以停|停掉|停用|停了|不用吃|不必吃|减半|减量|加量|加倍)|停药(?!前|之前)|\\b(?:stop|quit|discontinue|skip|drop|halve|double|reduce|lower|cut|increase|raise|replace|swap|come off|get off|ditch|throw away|wean(?: yourself)? off|no longer need|don'?t need|do not need)(?:ping|ting|ing)?\\b[^.;]{0,40}\\b(?:${MEDICINE_WORDS})\\b`,
      "iu",
    ),
  },
  {
    id: "stop_named",
    medicine: true,
    sign: /停(?:掉|用|止|了|下|药)?|断掉|不(?:用|必|需要)(?:再|继续)?(?:吃|服|用)|减半|减量|加量|加倍|换掉|替代|\b(?:stop|quit|discontinue|skip|drop|halve|double|cut|replace|swap|come off|get off|ditch|no longer need|don'?t need|do not need|instead of)\b/iu,
  },
  {
    id: "absolute",
    sign: /(?:完全|绝对|百分之百|100\s?%)(?:地)?(?:安全|无害|有效|没(?:有)?(?:问题|副作用|风险))|没有任何(?:副作用|风险|危险)|无(?:任何)?(?:毒)?副作用|零风险|(?:可以|尽管|请)?放心(?:地)?(?:吃|服|喝|用|补)|想吃多少(?:就)?吃多少|不限量|越多越好|\b(?:completely|perfectly|totally|absolutely|entirely|100\s?%) (?:safe|harmless|risk.?free)|\bno (?:side.?effects?|risks?) (?:at all|whatsoever)|\bhas no side.?effects|\brisk.?free\b|\bas much as you (?:like|want)\b|\bunlimited amounts?\b|\bthe more the better\b|\bcannot (?:hurt|harm)\b|\bcan'?t (?:hurt|overdose)\b/iu,
  },
  {
    id: "cure",
    sign: /(?:治愈|根治|治好|治疗|逆转|抗癌|消除肿瘤)[^。，,]{0,8}(?:癌|糖尿病|高血压|肿瘤|肾病|痛风|抑郁)|(?:癌|糖尿病|高血压|肿瘤)[^。，,]{0,6}(?:治愈|根治|治好|逆转)|\b(?:cures?|heals?|reverses?|eliminates?|kills?) (?:your |the |all )?(?:cancer|diabetes|hypertension|tumou?rs?|depression|kidney disease)/iu,
  },
  {
    id: "against_doctor",
    sign: /(?:不用|不必|无需|不需要|别|不要)(?:去)?(?:看|问|找|咨询|告诉|听)(?:你的)?(?:医生|医师|药师)|(?:不用|不必|无需)(?:去)?(?:就医|急诊|医院|叫救护车|打120)|(?:不用|不必|不需要|可以不)(?:去)?(?:医院|急诊)|医生(?:说)?(?:的|都)?(?:错|不懂)|\b(?:don'?t|do not|won'?t) need (?:to (?:see|ask|tell|call|visit) )?(?:a |the |your |any )?(?:doctor|physician|pharmacist|ambulance|hospital)|\b(?:no need to|don'?t|do not|never|you needn'?t|(?<!\b(?:not|never|don'?t|cannot|can'?t)\b[^.]{0,40})without)(?: have to| need to)? (?:see|ask|tell|consult|call|listen to|involve|talk to|trust)(?:ing)? (?:a |the |your |any )?(?:doctor|physician|pharmacist|ambulance|911|999|120)|听我的|别听|\btrust me\b|\b(?:rather than|more than|over) (?:your|the) (?:doctor|gp|specialist|pharmacist|\w+ologist)|\bignore (?:your|the) doctor|\binstead of (?:seeing|calling) (?:a|your|the) (?:doctor|ambulance)/iu,
  },
  {
    id: "vague_amount",
    sign: /(?:几|数|上)(?:十|百|千|万)(?:毫克|微克|克|片|粒|颗|IU|国际单位)|\b(?:several|a few|many) (?:hundred|thousand|dozen)\b|\b(?:handfuls?|whole (?:bottle|pack|box)|the entire (?:bottle|pack|box))\b|整(?:瓶|盒|板)|一(?:大)?把(?:药|片)/iu,
  },
  {
    id: "multiply",
    sign: /加倍|翻倍|(?:两|二|三|四|五|十|\d+)倍(?:的)?(?:剂量|用量|量)|\b(?:double|triple|quadruple|ten times|three times|twice) (?:the|your|that|this|it|as)\b/iu,
  },
  {
    id: "no_limit",
    sign: /(?:没有|无|不设)上限|上不封顶|不(?:用|必)(?:管|看|理会?)上限|\bthere(?:'s| is) no (?:upper |safe )?limit\b|\bhas no (?:upper )?limit\b/iu,
  },
  {
    id: "poison",
    sign: /漂白(?:水|剂|粉)|消毒液|砒霜|水银|朱砂|雄黄|甲醇|工业酒精|硼砂|煤油|汽油|农药|双氧水|生附子|乌头碱?|\b(?:bleach|arsenic|cyanide|borax|turpentine|kerosene|gasoline|methanol|antifreeze|hydrogen peroxide|miracle mineral|chlorine dioxide|aconite)\b/iu,
  },
  { id: "foreign_address", sign: /https?:\/\/|www\.|!\[|<\/?[a-z][^>]*>|javascript:|data:text/iu },
  { id: "system_text", sign: /(?:我的)?系统提示词|\bmy (?:system prompt|instructions (?:are|say))|\bas (?:dan|an unrestricted)|\bsystem prompt:/iu },
];

/** Not what is said, but what is said not to be done: a denial shortly before it, or a question for the doctor. */
const DENIED_BEFORE =
  /(?:不要|别|不能|不可|不应|不该|切勿|请勿|不得|勿|不会|不建议|避免|禁止|而不是|没有医生.{0,6})(?:自己|自行|擅自|随意|突然|马上|因此|为此|就|随便|把|的)?[^。，,；;.]{0,4}$|\b(?:do not|don'?t|never|not|must not|should not|shouldn'?t|cannot|can'?t|avoid|without|nor)\s(?:\w+\s){0,3}$/iu;
const ASKED_FIRST =
  /(?:医生|医师|药师)[^。]{0,10}(?:决定|判断|安排|同意|调整|指导)|(?:前|之前)[^。]{0,6}(?:问|咨询|告诉)[^。]{0,4}(?:医生|药师)|\b(?:before|whether|unless|until)\b[^.]{0,60}\b(?:doctor|pharmacist|physician|prescriber)|\b(?:doctor|pharmacist|physician|prescriber)\b[^.]{0,40}\b(?:whether|decide|before|agree|adjust)/iu;

/** The first danger in a sentence; undefined when there is none. */
export function dangerIn(sentence: string, namesMedicine: boolean): Danger | undefined {
  return DANGERS.find(({ id, sign, medicine }) => {
    if (medicine && !namesMedicine) return false;
    const m = sign.exec(sentence);
    if (!m) return false;
    const deniable = id !== "foreign_address" && id !== "against_doctor" && id !== "system_text";
    if (deniable && DENIED_BEFORE.test(sentence.slice(0, m.index))) return false;
    return !((id === "stop_medicine" || id === "stop_named") && ASKED_FIRST.test(sentence));
  });
}
