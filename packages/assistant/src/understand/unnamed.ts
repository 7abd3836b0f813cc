/** What a text speaks of without a name that is known here. */
/** "My medication", "在吃药". */
const SOME_MEDICINE =
  /(?:和|跟|与|同|吃|喝|用|在吃|服)(?:我的|别的|其他|一些|西|中|这些|几种)?药(?!物?店|膳|食同源|材|酒|片|丸|师|还是|或|打针)|吃药(?!还是|或|打针)|服药|用药期间|我的药|处方药|(?:医生|大夫|医院|门诊)[^，。？?]{0,6}开[^，。？?]{0,8}的药(?!店|膳|房|师|酒)|\b(?:my|other|another|some|any|prescription) (?:medications?|medicines?|meds|pills|drugs|tablets|prescriptions?)\b|\b(?:with|on) (?:medications?|medicines?|meds|drugs)\b/iu;

/** "不想吃药片", "rather not take pills": what is not wanted is not taken. */
const UNWANTED =
  /(?:不(?:太|是很|怎么)?(?:想|愿意?|爱|喜欢|乐意|打算|肯)|懒得|讨厌|不用|不靠|除了)(?:再|老|天天|总)?(?:[吃用服]|吞)?(?:这些|那些|一堆|什么|任何)?(?:药片?|片剂|药丸)(?!物?店|膳|材|酒)|\b(?:(?:rather|prefer) not(?: to)?|do(?:n['’]?t| not) (?:really )?(?:want|like|wish)(?: to)?|hate|dislike|can['’]?t stand|avoid(?:ing)?|without|instead of|no)(?: (?:tak\w+|swallow\w+|hav\w+|us\w+|be on|any|more|lots of|a lot of))* (?:pills|tablets|medications?|medicines?|meds|drugs)\b/giu;
const wanted = (text: string): string => text.replaceAll(UNWANTED, " ");
export const speaksOfMedicine = (text: string): boolean => SOME_MEDICINE.test(wanted(text));
export const speaksOfSort = (text: string): boolean => SORT_OF_MEDICINE.test(wanted(text));

/** A medicine is spoken of, and none of those told: "I take my tablets" after aspirin was told means that one. */
export const speaksOfSome = ({ asked, medicines }: { readonly asked: string; readonly medicines: readonly unknown[] }): boolean =>
  medicines.length === 0 && speaksOfMedicine(asked);

/** "降压药": a kind of medicine of which many classes are, with rules of their own. */
const SORT_OF_MEDICINE =
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
