/** What a text speaks of without a name that is known here. */
import { tokens } from "@nutri/knowledge";

/** "My medication", "在吃药". */
export const SOME_MEDICINE =
  /(?:和|跟|与|同|吃|喝|用|在吃|服)(?:我的|别的|其他|一些|西|中|这些|几种)?药(?!物?店|膳|食同源|材|酒|片|丸|师|还是|或|打针)|吃药(?!还是|或|打针)|服药|用药期间|我的药|处方药|\b(?:my|other|another|some|any|prescription) (?:medications?|medicines?|meds|pills|drugs|tablets|prescriptions?)\b|\b(?:with|on) (?:medications?|medicines?|meds|drugs)\b/iu;

/** "降压药": a kind of medicine of which many classes are, with rules of their own. */
export const SORT_OF_MEDICINE =
  /(?:降压|血压|降糖|糖尿病|降脂|血脂|心脏病?|抗过敏|过敏|止痛|感冒|消炎|安眠|助眠|抗癌|癌症|化疗|抗凝|利尿|精神科?类?|精神病|心理科?|情绪|焦虑|抑郁症?|胃|甲状腺|免疫|痛风|哮喘|肝病?|肾病?|癫痫|处方|中)的?药(?!凉茶|茶|膳|材|食|店|房|师)|\b(?:blood pressure|bp|heart|diabet\w+|sleep(?:ing)?|pain|allergy|cholesterol|cancer|thyroid|psych(?:iatric|otropic)?|mental health|mood|anxiety|depression|stomach|gout|asthma|epilepsy|seizure|immune|liver|kidney|prescription) (?:pills?|meds?|medic\w+|tablets?|drugs?)\b/iu;

/** A sort of medicine that is no class by itself: the classes that people mean by it. */
const SORTS: readonly (readonly [said: RegExp, classes: readonly string[], zh: string, en: string])[] = [
  [
    /精神科?类?的?药|精神病的?药|心理科?的?药|情绪药|\b(?:psych(?:iatric|otropic)?|mental health|mood) (?:pills?|meds?|medic\w+|tablets?|drugs?)\b/iu,
    [
      "antidepressant",
      "antipsychotic",
      "lithium",
      "anxiety_medicine",
      "sleeping_medicine",
      "adhd_medicine",
      "antiepileptic",
      "benzodiazepine",
      "ssri",
      "snri",
      "maoi",
      "tricyclic_antidepressant",
      "serotonergic_medicine",
    ],
    "精神科药",
    "psychiatric medicines",
  ],
];
export type LooseSort = { readonly classes: ReadonlySet<string>; readonly name: { readonly zh: string; readonly en: string } };
export function looseSort(text: string): LooseSort | undefined {
  const row = SORTS.find(([said]) => said.test(text));
  return row && { classes: new Set(row[1]), name: { zh: row[2], en: row[3] } };
}

/** What is eaten, drunk or taken by a sentence, or asked about at its head. */
const EATEN_ZH =
  /(?:吃|喝|服用|补充(?!剂))(?:点儿?|些|了|过|太多|多了?)?(?!可以|能|会|好|最|怎|效果|吸收|要)((?:(?![吗呢么吧啊了会])[\p{Script=Han}A-Za-z]){2,6}?)(?=怎|行不行|好不好|可以|能不能|能(?!量)|会不?会?|有|对|和|跟|与|期间|的时候|时|后|前|吗|呢|么|吧|啊|好|[^\p{Script=Han}A-Za-z]|$)/gu;
const HEAD_ZH =
  /^([\p{Script=Han}]{2,6}?)(?:能不能|可不可以|可以|能|适合|要不要)(?:一起|天天|每天|经常|空腹)?(?:吃|喝|多吃|多喝)|^([\p{Script=Han}]{2,6}?)(?:(?:有什么|有啥|的)(?:功效|好处|坏处|营养价值)|(?:到底|会不会|是不是)?(?:有没有|有)毒)/u;
const EATEN_EN =
  /\b(?:eat|eating|drink|drinking|take|taking|have|having|try|trying|use|using|consume)\s+(?:(?:some|any|a|an|more|my|the|too much|a lot of|lots of|raw|cooked|fresh)\s+)*([a-z][a-z'-]+(?:\s[a-z'-]+)?)(?=\s+(?:with|while|if|when|on|during|for|and|every|daily|in|at|before|after|to|together|or)\b|\s*[?.!,;]|\s*$)/giu;
const HEAD_EN =
  /^(?:is|are)\s+(?:it\s+)?([a-z][a-z' -]{2,28}?)\s+(?:safe|ok|okay|good|bad|healthy|fine|allowed)\b|^(?:does|do|can|will)\s+([a-z][a-z' -]{2,28}?)\s+(?:help|affect|interact|interfere|lower|raise|cure|improve|block|cause)\b/iu;
/** Words at those places that name nothing to look up. */
const NO_THING_ZH =
  /^[一二三四五六七八九十半几多两来\d]+(?:年|个?月|周|天|日|次|回|岁)|[什么多少哪啥它这那其几药饭餐]|^点?(?:菜|饭|肉|鱼|主食)$|东西|食物|食品|补剂|补充剂|营养|维生素|保健品|早|晚|素$|完|饱|辣|甜|咸|油腻|清淡|荤|生冷|水果|蔬菜|零食|夜宵|外卖|上|下|进|出|不|得|起|法|起来|亏|力|惊|够|一|两|三|天|每|同|它们|医|有|没|时候|就|还|是|的|过量|片|颗|粒|对身体|坏|胖|死|怎|主食|碳水|肉$|饮料|行$|正常|结石|中毒|男|女|人|孩|娃|宝|老|妈|爸|妇|病|糖尿|高血|减肥|运动|健身|才|很|大便|小便/u;
const NO_THING_EN =
  /\b(?:it|them|this|that|these|those|both|one|anything|something|everything|nothing|what|which|how|much|many|more|less|care|part|place|time|breakfast|lunch|dinner|meals?|foods?|supplements?|vitamins?|minerals?|medicines?|medications?|meds|pills?|tablets?|drugs?|to|been|been|any|symptoms?|effects?|side|trouble|problems?|levels?|tests?|children|kids|bab(?:y|ies)|too|daily|every|well|healthy|right|properly|as|a|i|you|my|is|are|be|not|no|surgery|pregnan\w+|diabetes|so|together|day|days|week|drops?|enough|high|low|multiple|different|natural|herbal|products?|women|men|people|older|adults?|there|diet|diets|eating|weight|each|other|limits?|for|symptom|anaemia|before|after|again|now|then|later|today|tonight|first|next|loads?|me|alive|bed|just|only|instead|ever|up|out|off|away|here|he|she|they|we|while|when|if|with|for|and|or|on|during|at|in|of|by|than|but|expired|fine|ok|okay|normally|happily)\b/iu;

/** As the known names are spelt ("diarrhoea", "diarrhea"). */
const bare = (s: string): string => tokens(s).join("");

/** Something eaten or taken that a text asks about and that no name is known for. `given`: how the known names stand in it. */
export function unknownThing(text: string, given: readonly string[]): string | undefined {
  const candidates = [
    ...[...text.matchAll(EATEN_ZH)].map((m) => m[1]),
    ...(HEAD_ZH.exec(text.trim())?.slice(1) ?? []),
    ...[...text.matchAll(EATEN_EN)].map((m) => m[1]),
    ...(HEAD_EN.exec(text.trim())?.slice(1) ?? []),
  ].flatMap((m) => (m === undefined ? [] : [m.trim()]));
  return candidates.find((x) => {
    const no = /\p{Script=Han}/u.test(x) ? NO_THING_ZH : NO_THING_EN;
    return x !== "" && !no.test(x) && !given.some((g) => bare(x).includes(bare(g)) || bare(g).includes(bare(x)));
  });
}
