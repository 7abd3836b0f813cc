/** A follow-up names little: what is missing is taken from what was spoken about last. */
import type { Answers } from "@nutri/domain";
import { parseDose } from "@nutri/domain/dose";
import type { EntityRef } from "@nutri/knowledge";
import type { Memory } from "../types.ts";
import { type Intent, INTENTS, isPolar } from "./intents.ts";
import type { Linked } from "./link.ts";

const FOLLOW_UP = /^(?:那么?|还有|还|然后|换成|如果|要是|and\b|what about\b|how about\b|for\b|what if\b|but\b)|^[^，,。？?]{1,8}呢[，,]|呢[?？。]?$/iu;
export const isFollowUp = (text: string): boolean => FOLLOW_UP.test(text.trim());
const WHY =
  /^(?:but |and |ok(?:ay)?,? )?(?:why(?: is that| so| not| then| tho(?:ugh)?| exactly)?(?: (?:do i have to|must i|should i|do they need to be|should they be|keep) [a-z ]{0,20}(?:wait|apart|separate\w*|spac\w+)(?: \w+){0,2})?|how come|为什么|为啥|为何)(?:不行|不能|不可以|(?:一定)?(?:要|得|需要)?(?:隔开|错开|分开|间隔)(?:吃|服|用)?)?[呢啊呀嘛哦]?[?？]*$/iu;
export const isWhy = (text: string): boolean => WHY.test(text.trim());

/** As short as a follow-up; a word takes more letters than characters. */
const isShort = (text: string): boolean => text.length <= (/\p{Script=Han}/u.test(text) ? 24 : 48);
/** What of it asks, where it tells something besides: "how much for me then? I'm vegetarian and weigh 68 kg". */
const asking = (text: string): string => {
  const parts = text.split(/(?<=[?？.。！!])\s*/u).filter((s) => s.trim() !== "");
  const questions = parts.filter((s) => /[?？]\s*$/u.test(s));
  if (questions.length > 0 && questions.length < parts.length) return questions.join(" ");
  // "And me? I'm 40 and healthy, can I still eat it?"
  return isShort(text) ? text : (questions.at(-1) ?? text);
};
/** Puts right what was told: "typo, I meant 5 mg", "打错了，是5毫克". */
const PUTS_RIGHT = /\b(?:i meant?|meant|typo|mistyped|correction|make that|not \d+)\b|[打说写记看搞弄]错|应该是|更正/iu;
/** "Which of the two is gentler?", "那两种选哪个": of what was named together. */
export const asksOfBoth = (text: string): boolean => OF_BOTH.test(asking(text));
const OF_BOTH =
  /\b(?:which (?:one|of (?:the|these|those) two|of (?:them|these|those))|(?:the|these|those) two|both of them|either of them)\b|[这那](?:两|2)[种个款]|(?:两|2)[种个款](?:里|中|之间)?[^，。？?]{0,4}哪|(?:^|[，,。！])(?:那么?)?(?:该|应该|要|能)?(?:选|买|吃|喝|用|挑)?哪[个种款一]/iu;

/** "它俩要隔多久", "how far apart, those two?": what was spoken of last, and what before it. */
const A_PAIR = /[它他她这那]俩|[这那它]两[样个种者]|(?<![前后])[两二]者|\b(?:those|these|the|them) two\b|\bthe pair\b/iu;
const isThing = (key: string): boolean => SWALLOWED.test(key) || TAKEN.test(key);
function ofPair(text: string, named: readonly Linked[], { entities = [], earlier = [] }: Memory): Linked[] {
  const here = named.map(({ ref }) => `${ref.kind}:${ref.id}`).filter(isThing);
  const lately = [...entities, ...earlier].filter((key) => isThing(key) && !here.includes(key));
  const more = lately.slice(0, Math.max(0, 2 - here.length));
  return A_PAIR.test(asking(text)) && here.length + more.length === 2 && entities.filter(isThing).length < 2 ? more.map(remembered) : [];
}

/** "对了", "by the way": what was spoken of before is done with. */
const OF_ELSE =
  /^(?:对了|顺便(?:再)?问|另外(?:再)?问|还有个(?:别的)?问题|换个(?:问题|话题)|问个别的|不说这个)|^(?:by the way|btw|on another (?:note|topic)|(?:a )?(?:different|another|unrelated|new) (?:question|topic)|changing (?:the )?(?:subject|topic)|something else)\b/iu;
export const asksOfElse = (text: string): boolean => OF_ELSE.test(text.trim());
/** Asked of something, and of nothing in particular: "when do I take it?". What asks of the app itself, or of nothing we know, goes back to nothing. */
const asksOfSomething = (text: string, intents: readonly Intent[]): boolean =>
  isShort(text) && intents.length > 0 && intents.every((i) => INTENTS.indexOf(i) > INTENTS.indexOf("report"));

const IT = /\b(?:it|that|this|them)\b|它|这个|这些|还能/iu;
/** "能吃吗", "有影响吗": Chinese leaves the thing itself out. */
const LEFT_OUT = /(?:能不能|可不可以|能|可以|要|该)[吃喝用补](?:吗|么)?[?？。]?$|(?:行|可以|要紧|有影响|冲突|有关系|没事|严重|正常|危险|吃药)[吗么][?？。]?$/u;

/** "吃了小便特别黄": after what was spoken of. */
const AFTER_IT = /^(?:那么?)?我?(?:吃|喝|服|补)(?:了|完|后|着)(?!饭|药|东西|早|午|晚)/u;
/** Whether a value that was told is an illness: "算糖尿病吗", "so do I have gout?" */
const OF_A_VALUE =
  /^(?:那么?|这|我)?(?:就|已经)?(?:算|是不是|是|属于|说明|有)[^，。？?]{1,12}(?:吗|么|了|吧)?[?？]?$|^(?:so |then )?(?:do i have|am i|is (?:it|that|this)|does (?:it|that|this) (?:mean|count)|could (?:it|that|this) be)\b[^,.?!]{0,40}\??$/iu;
/** "要吃多久", "should I stop?" */
const VAGUE =
  /^(?:那么?|还)?(?:要|得|该|需要)?[吃补用喝]?多(?:久|长时间)|^(?:and |for )?how (?:long|often)\b|\bshould i (?:stop|continue|go on|worry)\b|^(?:and )?(?:un)?till? (?:when|what age)\b|^(?:那么?|还)?(?:要|该|得|需要)?去?(?:查|检查|化验|验)(?:些|点)?(?:什么|啥|哪些)|^(?:and |so )?(?:what|which tests?) (?:should|do|must) i (?:test|check|have|get|do)\b|^(?:那么?|要)?[吃补喝用打]?到(?:什么时候|啥时候|几岁|多大|几个月)/iu;

const SWALLOWED = /^(?:nutrient|form|item|group):/u;
/** What a thing is asked about with: the state, a value ("尿酸480", then "豆腐呢"), the medicine, the way of eating ("keto?", then "what about fruit?"). */
const BESIDE = /^(?:(?:condition|biomarker|medicine|class):|item:(?:ketogenic_diet|fasting|mediterranean_diet)$)/u;
const MAIN = /^(?:nutrient|form):/u;
const TAKEN = /^(?:medicine|class):/u;
const APART = /错开|隔开|间隔|\bapart\b|\bspac(?:e|ing)\b/iu;
const isMedicine = ({ ref }: Linked): boolean => ref.kind === "medicine" || ref.kind === "class";
const isEaten = ({ ref }: Linked): boolean => SWALLOWED.test(`${ref.kind}:`);

/** "He takes rosuvastatin, can he have it?" */
const THEN_ASKS = /[,，.;]\s*(?:so |and )?(?:can|could|may|is|are|does|do|should)\b/iu;
/** "I'm on warfarin, does it matter?" is asked of what was eaten. */
const matters = (text: string, named: readonly Linked[]): boolean =>
  text.length <= 60 && (IT.test(text) || LEFT_OUT.test(text.trim())) && (isPolar(text) || THEN_ASKS.test(text)) && named.every(isMedicine);
/** "He's on clopidogrel. How much would be too much?": the medicine was only told, and what is asked names nothing. */
const ofAmount = (text: string, named: readonly Linked[], [leading]: readonly Intent[]): boolean => {
  const asked = asking(text).toLowerCase();
  return OF_DOSE.has(leading) && asked !== text.toLowerCase() && named.every((l) => isMedicine(l) && !asked.includes(l.given.toLowerCase()));
};
/** "And with atorvastatin?", "换成阿托伐他汀呢": what was eaten with the other. */
const ofMedicine = (text: string, named: readonly Linked[]): boolean =>
  isShort(text) && (isFollowUp(text) || APART.test(text) || (WITH.test(text) && ONE_SIDE.test(text.trim()))) && named.every(isMedicine);
/** Asked of one food after another with the same state in mind: "那一天能吃多少水果", "那菠菜呢，多久吃一回". */
const OF_NEXT: ReadonlySet<Intent> = new Set<Intent>(["amount", "limit", "may_i", "timing"]);
/** "那空心菜呢": in the state, or with the medicine, that was asked about. */
const next = (text: string, named: readonly Linked[], intents: readonly Intent[], keys: readonly string[]): boolean =>
  isShort(text) && (isFollowUp(text) || isName(text, named, keys)) && intents.every((i) => OF_NEXT.has(i)) && named.every(isEaten);
const bare = (s: string): string => s.toLowerCase().replaceAll(/[\s'’?？。!！.-]/gu, "");
/** "Sushi?" after "is kimchi ok in pregnancy": a name and no more, where another thing was asked about in a state. */
const isName = (text: string, named: readonly Linked[], keys: readonly string[]): boolean =>
  /[?？]\s*$/u.test(text) && named.length === 1 && bare(text) === bare(named[0]?.given ?? "") && keys.some((key) => SWALLOWED.test(key));
/** "Does soy help?", "褪黑素有用吗": against what, was told before. */
const HELPS =
  /\b(?:do(?:es)?|will|would|can|could|is|are)\b[^,.?!]{2,30}\b(?:help|work|any good|good|worth (?:it|trying|a try))\s?\??$|(?:有用|管用|有效|有帮助|好使|行|可以|能缓解)[吗么][?？。]?$|(?:行不行|有没有用|管不管用|有用没(?:有)?)[?？。]?$/iu;
const against = (text: string, named: readonly Linked[], keys: readonly string[]): boolean =>
  isShort(text) && named.every(isEaten) && HELPS.test(text.trim()) && keys.every((key) => key.startsWith("condition:"));

const WITH = /\bwith\b|一起|同(?:时|服)|和.{1,8}(?:一起|吃|喝)|^(?:那么?)?[配搭]/iu;
/** "Does coffee matter?": to what was asked about before. */
const DISTURBS =
  /\b(?:does|do|will|would|can|could)\b[^,.?!]{2,30}\b(?:matter|interfere|get in the way|affect (?:it|that|this)|block (?:it|that|this))\s?\??$|(?:有影响|碍事|要紧|会影响)[吗么][?？。]?$/iu;
/** One side of a pair is left out: "和铁一起吃行吗", "can I take it with iron?" */
const ONE_SIDE =
  /^(?:那么?|还)?(?:能|可以)?[和跟与同配搭]|^(?:and |but )?(?:together )?with\b|\b(?:it|them|that|this) (?:together )?with\b|\bwith (?:it|them|that|this)\b/iu;
/** "What about with coffee?": with what was asked about before; "and milk?" too, where going together was asked. */
const pairsOn = (text: string, named: readonly Linked[], intents: readonly Intent[], memory: Memory): boolean =>
  named.length === 1 &&
  ((named.every(isEaten) && isShort(text) && WITH.test(text) && ONE_SIDE.test(text.trim())) ||
    (named.every((l) => l.ref.kind === "item" || l.ref.kind === "group") &&
      ((WITH.test(text) && (isFollowUp(text) || text.trim().length <= 16)) ||
        (isShort(text) && DISTURBS.test(text)) ||
        (isFollowUp(text) && intents.length === 0 && memory.intent === "together"))));

/** Asked of what is eaten, not of the medicine beside it: "一天吃多少". */
const OF_EATEN: ReadonlySet<Intent | undefined> = new Set<Intent | undefined>(["amount", "limit", "forms", "foods", "products"]);
const OF_DOSE: ReadonlySet<Intent | undefined> = new Set<Intent | undefined>(["amount", "limit"]);
const refOf = (key: string): EntityRef => ({ kind: key.slice(0, key.indexOf(":")) as EntityRef["kind"], id: key.slice(key.indexOf(":") + 1) });
const remembered = (key: string, i: number): Linked => {
  const [ref = refOf(key), ...also] = key.split("=").map(refOf);
  return { ref, also, given: "", at: 1000 + i, clause: 0, denied: false };
};
const medicinesOf = (medicines: Answers["medicines"]): string[] => (medicines ?? []).flatMap((m) => (m.id === undefined ? [] : [`medicine:${m.id}`]));

/** "这个药要查什么吗", "does this medicine …": the one that was told, whatever was spoken of since. */
const THE_MEDICINE = /[这那][个种款]?(?:药(?!膳|食)|处方)|\b(?:this|that) (?:medicine|medication|drug|prescription)\b/iu;

/** Eating in general names nothing: "what should I eat?" */
const namesNothing = ({ ref }: Linked): boolean => ref.kind === "condition" || (ref.kind === "item" && ref.id === "food");

/** "I take warfarin.", after "may I take fish oil?": told to what was asked. */
const onlyTold = (text: string, linked: readonly Linked[], intents: readonly Intent[]): boolean =>
  isShort(text) &&
  intents.length === 0 &&
  !isPolar(text) &&
  !/[?？]/u.test(text) &&
  linked.length > 0 &&
  linked.every((l) => isMedicine(l) || l.ref.kind === "condition");
/** "What to eat with high blood pressure?" names a state of its own and asks for food in it: nothing is left out. */
const isWhole = (text: string, linked: readonly Linked[], intents: readonly Intent[], keys: readonly string[]): boolean =>
  intents[0] === "diet" &&
  !isFollowUp(text) &&
  !IT.test(text) &&
  linked.some((l) => l.ref.kind === "condition" && !l.denied && !keys.includes(`condition:${l.ref.id}`));

/** @param tells whether an age is all that it tells. @returns what goes on being asked about; nothing where the text names its own. */
export function carriedOver(text: string, linked: readonly Linked[], intents: readonly Intent[], memory: Memory, tells = false): Linked[] {
  const keys = memory.entities ?? [];
  if (keys.length === 0 || OF_ELSE.test(text.trim())) return [];
  const isGoal = (l: Linked): boolean => l.ref.kind === "goal";
  // "Which of the two is gentler on the gut?" names no goal.
  const goalsAside = linked.some(isGoal) && asksOfBoth(text);
  const named = linked.filter((l) => !namesNothing(l) && !(isGoal(l) && goalsAside));
  const pair = ofPair(text, named, memory);
  if (pair.length > 0) return pair;
  if (onlyTold(text, linked, intents))
    return keys
      .filter((key) => SWALLOWED.test(key))
      .slice(0, 2)
      .map(remembered)
      .map((l) => (memory.dose && refOf(memory.dose.of).id === l.ref.id ? { ...l, dose: memory.dose.told } : l));
  if (named.length > 0) {
    if (pairsOn(text, named, intents, memory)) {
      const other = [TAKEN, MAIN, SWALLOWED].map((of) => keys.find((key) => of.test(key))).find((key) => key !== undefined);
      return other === undefined ? [] : [remembered(other, 0)];
    }
    const of =
      matters(text, named) || ofMedicine(text, named) || ofAmount(text, named, intents)
        ? SWALLOWED
        : next(text, named, intents, keys) || against(text, named, keys)
          ? BESIDE
          : undefined;
    return of
      ? keys
          .filter((key) => of.test(key))
          .slice(0, 2)
          .map(remembered)
      : [];
  }
  const medicines = THE_MEDICINE.test(text) ? medicinesOf(memory.people?.[memory.subject ?? "self"]?.medicines) : [];
  if (medicines.length > 0) return medicines.slice(0, 6).map(remembered);
  if (isWhole(text, linked, intents, keys)) return [];
  const asked = asking(text);
  const ofBoth = OF_BOTH.test(asked) && keys.filter((key) => SWALLOWED.test(key)).length > 1;
  const putRight = PUTS_RIGHT.test(text) && parseDose(text).amount !== undefined;
  const ofValue = (memory.labs ?? []).length > 0 && OF_A_VALUE.test(asked.trim());
  const pointsBack =
    isShort(asked) &&
    (IT.test(asked) ||
      LEFT_OUT.test(asked.trim()) ||
      VAGUE.test(asked.trim()) ||
      AFTER_IT.test(asked.trim()) ||
      ofValue ||
      ofBoth ||
      putRight ||
      (tells && intents.length === 0));
  if (!isFollowUp(asked) && !pointsBack && !asksOfSomething(asked, intents) && !isWhy(asked)) return [];
  // "还缺什么" is asked of the medicines.
  const told = intents[0] === "deplete" ? medicinesOf(memory.people?.[memory.subject ?? "self"]?.medicines) : [];
  if (told.length > 0) return told.slice(0, 6).map(remembered);
  const without = OF_EATEN.has(intents[0]) && keys.some((key) => SWALLOWED.test(key)) ? keys.filter((key) => !TAKEN.test(key)) : keys;
  const dose = without.filter((key) => SWALLOWED.test(key)).length === 1 ? parseDose(text) : undefined;
  return without
    .slice(0, 6)
    .map(remembered)
    .map((l) => (dose?.amount && isEaten(l) ? { ...l, dose: { value: dose.perDay ?? dose.amount.value, unit: dose.amount.unit } } : l))
    .map((l) => (STILL_OK.test(text.trim()) && !l.dose && memory.dose && refOf(memory.dose.of).id === l.ref.id ? { ...l, dose: memory.dose.told } : l));
}
/** Of what was told that somebody takes: "still ok?", "那这样多不多". */
const STILL_OK =
  /^(?:(?:so|and|then|ok|is (?:that|it|this)|am i) )*(?:still )?(?:ok(?:ay)?|fine|safe|alright|all right|too much|too high)\b[^.?!]{0,16}\?*$|^(?:那|这样|还|现在|这么吃)*(?:多不多|多吗|行吗|可以吗|安全吗|过量吗|超了吗|没事吧|要紧吗)[?？]*$/iu;
