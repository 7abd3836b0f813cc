/** "My father had a heart attack, how do I prevent one?": an illness in the family is not the illness of who asks. */
import { type KnowledgeIndex, tokens } from "@nutri/knowledge";
import { clauses, type Linked } from "./link.ts";
import { meant } from "./meant.ts";

const RELATIVE =
  /妈|爸|父亲|母亲|父母|朋友|室友|同事|爷爷|奶奶|外公|外婆|姥姥|姥爷|公公|婆婆|岳[父母]|老公|老婆|丈夫|妻子|爱人|[哥弟姐妹]|姑姑|舅舅|叔叔|阿姨|家里?人|家族|家里|全家|祖上|\b(?:mother|mum|mom|father|dad|parents?|grand(?:mother|father|ma|pa|parents?)|gran|nan|friend|(?:room|flat|house)-?mate|brother|sister|aunt|uncle|husband|wife|partner|cousin|famil(?:y|ies)|relatives?|in[- ]law)\b/iu;
/** Whoever asks has it as well. */
const MINE =
  /我(?:自己|本人|也|现在|今年|刚)*(?:有|得了?|患|是|查出|确诊|被|吃|在吃|服|怀|哺乳|备孕)|我[和跟与]|[和跟与]我|\b(?:i|i['’]ve|i['’]m) (?:also |too )?(?:have|had|got|was|am|been|diagnosed|take|on|pregnant)\b|\band i\b|\bwe\b|我们|\bme too\b/iu;
/** Asked so that it does not come to oneself. */
const PREVENTS =
  /预防|防(?:止|着)|遗传|(?:才|能|怎么)不(?:会)?得|会不会也|会(?:轮到|传给?)我|我(?:也)?(?:会|怕|担心|不想|容易)[^，。？?]{0,6}(?:得|有|患|步)|\bprevent|\bruns? in (?:my|the|our) family\b|\bfamily history\b|\b(?:will|could|might|do) i (?:also )?(?:get|have|inherit|end up|develop)\b|\bi (?:don['’]?t|do not|won['’]?t) (?:want to )?(?:get|have|end up|go)\b|\bmy (?:own )?(?:risk|chances?)\b|\b(?:hereditary|genetic|inherited?)\b/iu;
/** Whoever asks is well. */
const WELL =
  /我(?:自己|本人|现在|今年)?[^，。,]{0,6}(?:正常|没(?:有)?(?:病|毛病|事|这)|健康|不高|好好的)|我[^。？?]{0,12}(?:体检|身体|血压|血糖|指标)[^。？?]{0,6}(?:正常|好)|我[^。？?]{0,8}(?:吃|喝)[^。？?]{0,8}(?:没事|没反应|没问题|不过敏)|\bi(?:['’]m| am| feel)\b[^.?!]{0,16}\b(?:well|healthy|fine|fit)\b|\bi(?:['’]ve| have)? (?:always |never had (?:any )?(?:trouble|problem|reaction)s? )?(?:eat(?:en)?|ate|had|have)\b[^.?!]{0,40}\b(?:no|without(?: any)?|never (?:had )?(?:any|a)) (?:trouble|problems?|reactions?|issues?)\b/iu;
/** Asked for oneself. */
const FOR_SELF =
  /我(?:自己|现在|今年|\d{2}岁|,|，)*[^，。？?给帮他她]{0,4}(?:吃|喝|补)(?:多少|几[克片杯个颗粒]|什么|啥)|我(?:自己|现在|今年|\d{2}岁|,|，)*(?:[^，。？?给帮他她]{0,4})(?:能不能|可不可以|可以|能|要不要|要|该|应该|需要|得|咋|怎么)(?:怎么|怎样|如何|咋|再|多|少|每天|也|注意|现在|就|从|跟着|一起|提前|开始)*(?:吃|喝|补|用|戒|忌|注意|查|改|避)|\b(?:do|should|can|could|may|would|must|will|what (?:can|should|do)|how (?:can|should|do)) i (?:still |actually |really |safely |even |also |just |now )*(?:need|eat|take|drink|have|use|avoid|change|cut|stop|start|supplement|worry|do\b|lower|be (?:eating|taking|tested))(?! (?:him|her|them|for (?:him|her|them)|(?:my|the) (?:mum|mom|dad|mother|father|husband|wife)))|\b(?:ok|okay|safe|fine|alright|all right|bad|good|right|sensible|enough|healthy|normal|wise|best|too much|recommended) for me\b/iu;
/** Asked for whom it was told of. */
const FOR_THEM =
  /[他她](?!汀)(?:们)?[^，。？?]{0,6}(?:能|可以|要|该|应|吃|喝|补)|给(?:他|她|我?[妈爸]|老公|老婆)|(?:照顾|喂|做(?:饭|菜)给)|\b(?:can|should|may|does|is|could|would) (?:he|she|they)\b|\b(?:give|feed|cook for|help|make|get|tell) (?:him|her|them)\b|\bfor (?:him|her|them|my (?:mum|mom|dad|mother|father|husband|wife|partner|gran\w*))\b/iu;

/** Whether an illness of the family is told and something asked for oneself. */
export const asksBesideFamily = (text: string): boolean =>
  RELATIVE.test(text) && !FOR_THEM.test(text) && [PREVENTS, WELL, FOR_SELF].some((sign) => sign.test(text));

/** Told of somebody else before what is asked for oneself: their illness, medicine or pregnancy. */
export type Aside = { readonly rest: string; readonly told: string };
/** Of whatever is named in it. */
const AN_AMOUNT = /多少|几[克片杯个颗粒次]|\bhow (?:much|many|often)\b/iu;
const PARTS = /(?<=[,，;；。.!！?？])/u;
/** What is caught from them, or handed down, concerns who asks. */
const SHARED =
  /传染|感染|乙肝|丙肝|幽门|结核|流感|甲流|新冠|遗传|蚕豆病|一样|同样|\b(?:catch|contagious|infect\w*|hepatitis|pylori|tuberculosis|flu|covid|norovirus|stomach bug|hereditary|genetic|same)\b/iu;
/**
 * "My husband takes simvastatin, is grapefruit ok for me?": the part that is not the asker's, apart from what they ask.
 * @param theirs says whether a part tells an illness, a medicine or a stage; @param asks whether the rest still names what is asked about
 */
export function asideOf(text: string, theirs: (part: string) => boolean, asks: (rest: string) => boolean): Aside | undefined {
  if (!(FOR_SELF.test(text) || WELL.test(text)) || FOR_THEM.test(text) || PREVENTS.test(text) || SHARED.test(text)) return undefined;
  const parts = text.split(PARTS);
  const aside = parts.filter((p) => RELATIVE.test(p) && !MINE.test(p) && !FOR_SELF.test(p) && theirs(p));
  const rest = parts.filter((p) => !aside.includes(p)).join("");
  return aside.length > 0 && ((WELL.test(rest) && AN_AMOUNT.test(rest)) || asks(rest)) ? { rest: rest.trim(), told: aside.join("") } : undefined;
}

/** People's words for keeping it from coming to oneself: what articles call prevention. */
const KEPT_OFF: readonly (readonly [RegExp, string])[] = [
  [
    /(?:才|咋|怎么)?(?:能|会)?不(?:会)?(?:也)?得(?=$|[，。？?!！,]|(?:这|它|一样)|病)|(?:我)?会不会也?(?:得|有|遗传)(?:上|到)?|会遗传(?:给我)?(?=吗)|会轮到我/gu,
    "预防",
  ],
  [
    /\b(?:so (?:that )?)?i (?:don['’]?t|do not|won['’]?t) (?:want to )?(?:get|have|end up with|go the same way)(?: (?:one|it|that|the same))?(?: too| myself)?\b|\b(?:will|could|might|do) i (?:also )?(?:get|have|inherit|develop) (?:it|one|this|that)(?: too)?\b/giu,
    "prevention",
  ],
];
export const withPrevention = (text: string): string => (asksBesideFamily(text) ? KEPT_OFF.reduce((t, [said, stands]) => t.replace(said, stands), text) : text);

/** What only the family has, as what who asks does not have. */
export function withoutFamily(linked: readonly Linked[], text: string, k: KnowledgeIndex): readonly Linked[] {
  if (!asksBesideFamily(text)) return linked;
  const said = clauses(meant(text));
  const isTheirs = (l: Linked): boolean => {
    if (l.ref.kind !== "condition" || l.denied || !/^(?:disease|genetic|allergy)$/u.test(k.conditions.get(l.ref.id)?.kind ?? "")) return false;
    const part = (said[l.clause] ?? "").split(/[,，;；]/u).find((p) => tokens(p).join("").includes(l.given)) ?? "";
    return RELATIVE.test(part) && !MINE.test(part);
  };
  const theirs = linked.filter(isTheirs);
  const ids = new Set(theirs.map((l) => l.ref.id));
  // Named again in the question ("so I don't get gout") it is the same illness.
  return theirs.length === 0 ? linked : linked.map((l) => (l.ref.kind === "condition" && ids.has(l.ref.id) ? { ...l, denied: true } : l));
}
