/** What a sentence claims beside its figures and names, and what only a sentence that was found may say of the same things. */

export type Claim = {
  readonly id: string;
  readonly sign: RegExp;
  /** No such claim is made where this stands. */ readonly unless?: RegExp;
  /** Only where one of these is named. */ readonly of?: "medicine" | "condition";
};

/** Said of what may be, and not of what is. */
export const CONDITIONAL =
  /如果|若|要是|假如|可能|也许|是否|会不会|是不是|吗|有没有|\b(?:if|may|might|can|could|whether|possibl\w+|perhaps|when|unless|in case|suggests?|anyone|people|who)\b/iu;
export const CARED_FOR = /医生|医师|药师|急诊|就医|医院|急救|120|\b(?:doctor|pharmacist|physician|emergency|ambulance|hospital|clinic|911|999|112)\b/iu;

const en = (...parts: readonly string[]): string => parts.map((p) => `\\b(?:${p})`).join("|");
const MINDED_EN = "affect|interfer|interact|matter|clash|conflict|influenc|harm|hurt|apply|dangerous|toxic|urgent|risky|an emergency|a problem|an issue";
const CARE_EN = "ceiling|limit|maximum|cap|interactions?|conflicts?|difference|effects? on|risks?|harm|danger|problems?|downsides?|concerns?";
const DONE_EN = "apart|separat|spac|avoid|limit|monitor|test|worry|wait|bother|gap|interval|keep|leave|watch|skip";

export const CLAIMS: readonly Claim[] = [
  {
    // That nothing need be minded: no limit, no meeting with a medicine, no time between, no harm.
    id: "care_denied",
    sign: new RegExp(
      [
        en(
          `(?:does|do|did|is|are|will|would|was|were)(?: not|n't) (?:\\w+ ){0,2}?(?:${MINDED_EN})`,
          "(?:not (?:\\w+ )?affected|unaffected|independent of)\\b",
          `(?:no|without any|zero|not any|makes? no|not a) (?:\\w+ ){0,2}?(?:${CARE_EN})\\b`,
          "(?:cannot|can't|can not|impossible to|hardly|won't|never) (?:\\w+ ){0,2}?(?:overdo|overdose|hurt|harm)",
          `(?:no need|not necessary|not needed|don't need|do not need|needn't|need not|don't have to|do not have to|unnecessary|no reason|no point)\\b[^.]{0,30}\\b(?:${DONE_EN})`,
          "(?:gap|limit|interval|warning|interaction|care|hospital|ambulance|monitoring|avoiding)\\b[^.]{0,24}\\b(?:unnecessary|not needed|needless|optional|not apply|n't apply|be ignored|irrelevant|not required|n't needed|overblown|a myth)",
          "ignore the\\b[^.]{0,20}\\b(?:gap|limit|interval|warning)",
        ),
        "(?:不用|不必|无需|无须|不需要|没必要|用不着|没有必要|何必)[^。，,]{0,10}(?:错开|隔开|分开|间隔|避免|避开|忌|当心|注意|监测|检查|限制|担心|急诊|就医|医院)",
        "(?:不|没(?:有)?|无|互不|并不)(?:会|太|什么|任何|存在)?(?:影响|干扰|冲突|相互作用|相克|限制|妨碍|上限|禁忌)(?!你|您|日常)",
        "(?:没事|没关系|不要紧|无所谓|无妨|不碍事|没问题|不成问题|不打紧)",
        "(?:不会|不可能|很难|不至于)[^。，,]{0,4}(?:中毒|过量|出事|有事|伤)",
        "(?:间隔|上限|限制|禁忌|警告|相互作用)[^。，,]{0,6}(?:可以|不用|不必|完全)?(?:忽略|无视|不管|不算|不存在|不适用)",
        "(?:随便|任意|任何时候|什么时候都)[^。，,]{0,8}(?:吃|服|行|可以)",
        "(?:没|无|不用|不需)[^。，,]{0,3}(?:忌口|忌讳|错开|避讳)",
      ].join("|"),
      "iu",
    ),
    // "So that it does not interfere", "若没有影响".
    unless: /\bso (?:that )?(?:it|they|the \w+) (?:does|do|will|is)|\bmake sure\b|\bto (?:see|check) (?:that|whether)\b|确保|以免|才不/iu,
  },
  {
    // A sign of illness to be sat out.
    id: "played_down",
    sign: /先观察|再观察|观察(?:一下|几天|看看)|等(?:一等|等看|它)|忍(?:一忍|着)|(?:喝点|多喝)水就|睡一觉|休息一下就|不要紧|不用理|不必理|\b(?:ignore (?:it|them|this|that)|wait(?: and (?:see|drink|rest|watch)| it out)|sit it out|sleep it off|see how (?:it|you)|just rest|lie down|ride it out|drink (?:some )?water and wait)\b/iu,
    unless: CARED_FOR,
  },
  {
    // What the reader is said to be ill with or short of.
    id: "diagnosis",
    sign: /(?:说明|表明|证明|看来|显然|确定|就是)[^。，,]{0,4}(?:你|您)[^。，,]{0,6}(?:缺|得了|患|有病|不足)|(?:你|您)(?:这|这就|就|肯定|一定|明显|已经)(?:是)?[^。，,]{0,3}(?:缺|患|得了)|\b(?:you are|you're|show(?:s)? (?:that )?you(?:'re| are)?|means? (?:that )?you(?:'re| are)?|prove(?:s)? (?:that )?you(?:'re| are)?) (?:clearly |probably |definitely |now |severely )?(?:deficient|lacking|short of|diabetic|an?emic|hypothyroid|hyperthyroid|hypertensive|depressed|ill with|suffering from)\b/iu,
    unless: CONDITIONAL,
  },
  {
    id: "diagnosis",
    of: "condition",
    sign: /(?:这|你的情况|你的症状|看来)(?:就|显然|肯定|明显)?是|(?:加重|恶化|复发|好转|痊愈)了|\b(?:this|it|that|yours) is (?:clearly|probably|definitely|surely|certainly|just|only)\b|\b(?:is|are) (?:getting|becoming) (?:worse|better)\b|\byour (?:symptoms|levels|results|numbers) (?:show|mean|prove|confirm)\b/iu,
    unless: CONDITIONAL,
  },
  {
    id: "cure",
    of: "condition",
    sign: /消失|痊愈|根治|治愈|治好|断根|治疗好|\b(?:cures?|heals?|cured|healed|reverses?|(?:is|are) gone|gets? rid of|rids? you of|makes? .{0,30} (?:go away|disappear))\b/iu,
    unless: /不能|不会|无法|不可能|没有(?:哪|什么|任何|证据)|\b(?:not|no|cannot|can't|nothing|never|n't)\b/iu,
  },
  {
    // How much or how often of a medicine, left to the reader.
    id: "stop_named",
    of: "medicine",
    sign: /放一放|放一边|放下|搁一搁|歇一歇|断一断|先不(?:吃|服|用|打)|别再(?:吃|服|用|打)|不再(?:吃|服|用)|隔天(?:吃|服|用)|隔日|(?:多|少|再)(?:吃|服|打|加)(?:半|一|两|\d)|(?:半|一|两|\d)片[^。，,]{0,6}(?:就够|足够|就行|就好|即可)|(?:够了|好了)就(?:别|不)|\b(?:leav(?:e|ing) out|put(?:ting)? (?:\w+ ){0,3}aside|set(?:ting)? (?:\w+ ){0,3}aside|paus(?:e|ing)|omit\w*|go(?:ing)? without|(?:take|have) a break from|every (?:other|second|third) day|(?:an? )?extra (?:\w+ )?(?:tablet|pill|dose|capsule)|(?:more|less|fewer) of (?:your|the)|half (?:a|the|your) (?:tablet|pill|dose)|not needed any ?more|no longer necessary|hold off)\b|(?:^|\byou (?:can|could|should|may)\s)(?:slowly |gradually )?(?:reduce|lower|raise|increase|taper|cut)\b|\b(?:week|month|days?|while|time) without\b|能不[吃用]就不[吃用]|减下来|停一周|停几天/iu,
    unless:
      /(?:不要|别|不能|不可|不应|切勿|勿|不得)(?:自己|自行|擅自|随意|随便|突然)|(?:医生|医师|药师)[^。]{0,10}(?:决定|判断|安排|同意|调整|指导|说)|问[^。]{0,4}(?:医生|药师)|\b(?:do not|don't|never|must not|should not|shouldn't|ask|only if|unless|before)\b/iu,
  },
];
