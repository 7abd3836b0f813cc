/** What a text tells of the person it is about: age, sex, life stage, body, diet, lab values, what they have and take. */
import type { Answers, DietPattern } from "@nutri/domain";
import type { KnowledgeIndex } from "@nutri/knowledge";
import { escape } from "../text/escape.ts";
import type { Subject } from "../types.ts";
import { ageOf } from "./age.ts";
import { heightOf, OF_WOMEN, sexOf, sexOfChild, weightOf } from "./body.ts";
import { intentsOf, isPolar } from "./intents.ts";
import type { Linked } from "./link.ts";
import { stageOf } from "./stages.ts";
import { isForChild, SEX_OF, subjectOf, withoutBornBefore, withoutSpeakers } from "./whom.ts";

export { ageOf } from "./age.ts";
export { isForChild, isHers, stillOf, subjectOf, withoutBornBefore } from "./whom.ts";

type Sign<T> = readonly [T, RegExp];

const MAN = /老公|丈夫|男朋友|\b(?:husband|boyfriend)\b/iu;
const PATTERNS: readonly Sign<DietPattern>[] = [
  ["vegan", /(?<!(?:不是|没有?)[^，。]{0,2})(?:纯素|全素|严格素食)|(?<!(?:\bnot|n['’]?t)(?: a)? )\bvegans?\b/iu],
  [
    "vegetarian",
    /(?<!不)吃素|素食|不(?:怎么|太)?(?:吃|碰|沾)(?:荤|肉)(?!毒)|一点肉都不|\bvegetarians?\b|\b(?:(?:went|gone|going|turned|became|been|am|is|are|being|strict(?:ly)?|mostly|mainly)|(?:i|he|she|they|we)['’](?:m|s|re))(?: a| now| mostly| mainly| recently)? veggie\b(?! (?:burgers?|patt\w+|sausages?|straws?|soups?|sticks?|dishes|mince))|\b(?:never|do(?:es)?(?: not|n['’]?t)|not|no longer|without|stopped) (?:really |ever )?eat(?:ing)? (?:any )?meat\b|\bno meat\b|\bmeat[- ]?free\b|\bmeatless\b/iu,
  ],
  ["low_carb", /低碳水|生酮|\bketo(?:genic)?\b|\blow.carb\b/iu],
];
const SMOKING = /我(?:每天)?(?:抽烟|吸烟)|烟民|\b(?:i smoke|i'm a smoker|as a smoker)\b/iu;

/** What somebody says of themselves, against what they only ask about. */
const OWN =
  /我(?:一直|现在|已经|正|每天|长期|最近|早上|晚上|早晚|睡前|饭[前后]){0,2}(?:在)?(?:怀孕|备孕|哺乳|吃|服|用|打|喝|有|得了?|患|是)|(?:^|[,，。;；])(?:在|正在|长期)(?:吃|服)|我的情况|\babout me\b|(?<!\b(?:can|could|may|should|if|do) )\bi (?:take|am on|have|use|am taking|am)\b|\bi'(?:m|ve)\b|\bmy (?:doctor|medic|mother|father|mom|dad)|\bon (?:warfarin|statins?)\b|^\W*(?:just |also |currently |recently |only )?(?:started|been (?:on|taking|put on|prescribed)|(?:was|got) (?:put on|prescribed|given|diagnosed)|prescribed|put on|diagnosed with)\b(?![^.!]*\?)|^(?:刚|刚刚|最近|前天|昨天|今天|上周|这周|医生)?(?:开始|给开了?|让)(?:吃|服|用|打)(?![^。！]*[?？吗])/iu;

const idsOf = (linked: readonly Linked[], kinds: readonly string[]): string[] => [
  ...new Set(linked.filter((l) => kinds.includes(l.ref.kind) && !l.denied).map((l) => l.ref.id)),
];

/** The stages of its mother are not the child's. */
const HER_STAGES = /^(?:lactation|postpartum|pregnancy(?:_t\d)?)$/u;
const withoutNursing = (a: Answers): Answers => {
  const { pregnancy: _, conditions, ...others } = a;
  const left = conditions?.filter((x) => !HER_STAGES.test(x));
  return { ...others, ...(left && left.length > 0 && { conditions: left }) };
};

export type Told = {
  /** For this question: everything named counts. */
  readonly answers: Answers;
  /** What they said of themselves: kept for the next question. */
  readonly own: Answers;
  readonly subject: Subject | undefined;
  /** Pregnant, the trimester not told. */
  readonly pregnant: boolean;
  /** The age in years, with fractions below one. */
  readonly age: number | undefined;
};

/** Who fills in a line on somebody tells of whom they ask: the age that stands in it is theirs. */
const OF_PROFILE = /^(?:about me|我的情况)[:：][^\n]*/iu;
const hasOwnAge = (said: string): boolean => ageOf(OF_PROFILE.exec(said)?.[0] ?? "") !== undefined;
/** A child's age told by its mother is not hers. */
const LEAST_OWN = 10;
function facts(said: string, subject: Subject | undefined): Answers {
  const text = withoutSpeakers(said);
  const { pregnancy } = stageOf(text);
  const told = ageOf(text);
  const age = subject === "self" && told !== undefined && told < LEAST_OWN && !hasOwnAge(said) ? undefined : told;
  const gender =
    SEX_OF[subject ?? "self"] ??
    (subject === "partner" && MAN.test(text) ? "male" : undefined) ??
    sexOfChild(text, subject) ??
    sexOf(text) ??
    (subject !== "baby" && OF_WOMEN.test(text) ? "female" : undefined) ??
    (subject !== "baby" && subject !== "child" && (pregnancy || stageOf(text).pregnant) ? (/男/u.test(text) ? "male" : "female") : undefined);
  const weightKg = weightOf(text);
  const heightCm = heightOf(text);
  const pattern = PATTERNS.find(([, sign]) => sign.test(text))?.[0];
  return {
    ...(age !== undefined && { age }),
    ...(gender && { gender }),
    ...(pregnancy && gender !== "male" && { pregnancy }),
    ...(weightKg !== undefined && { weightKg }),
    ...(heightCm !== undefined && { heightCm }),
    ...(pattern && { diet: { pattern } }),
    ...(SMOKING.test(text) && { lifestyle: { smoking: "current" as const } }),
  };
}

/** "我爸72岁，吃华法林": of somebody else, and nothing is asked. */
const tellsOf = (subject: Subject | undefined, text: string): boolean =>
  subject !== undefined && subject !== "self" && intentsOf(text).length === 0 && !isPolar(text);

/** "Starting solids", "colic": of whom nothing else is said, it is an infant. */
const ofInfant = (linked: readonly Linked[], k: KnowledgeIndex): boolean =>
  linked.some((l) => l.ref.kind === "condition" && !l.denied && (l.ref.id === "infant" || k.conditionAncestors(l.ref.id).has("infant")));

const IN_THE_PAST =
  /\b(?:had|history of|previous(?:ly)?|last (?:time|pregnancy)|ago|after (?:having|having had))\b|得过|有过|患过|以前|上次|上一胎|头胎|曾经?|产后|生完|病史/iu;
/** An illness that there is in a pregnancy only, told of now. */
const ofPregnancy = (text: string, linked: readonly Linked[], k: KnowledgeIndex): boolean =>
  !IN_THE_PAST.test(text) && idsOf(linked, ["condition"]).some((id) => k.conditionAncestors(id).has("pregnancy"));

const ASKS_OF = /\b(?:signs?|symptoms?|causes?|risks?|chances?) of\b|症状|表现|征兆|信号/iu;
const ASKS_OF_EN = "\\b(?:signs?|symptoms?|causes?|risks?|chances?) of (?:an? |having |getting )?";
const ASKS_OF_ZH = "(?:会有|有|的)?(?:什么|哪些)?(?:症状|表现|征兆|信号)";
/** "What are the symptoms of B12 deficiency?" tells of nobody who has it. */
const isAskedOf = (text: string, l: Linked): boolean =>
  l.given !== "" && new RegExp(`${ASKS_OF_EN}${escape(l.given)}|${escape(l.given)}${ASKS_OF_ZH}`, "iu").test(text);

/** Reads the person out of a text whose names are linked. */
export function personIn(text: string, linked: readonly Linked[], k: KnowledgeIndex, question?: string): Told {
  const named = subjectOf(text, question ?? (stageOf(text).pregnancy ? text : undefined));
  const subject = (named === undefined || named === "self") && ofInfant(linked, k) && withoutBornBefore(text) === text ? "baby" : named;
  const own = facts(text, subject);
  const pregnant = stageOf(text).pregnant || (stageOf(text).pregnancy === undefined && ofPregnancy(text, linked, k));
  const medicines = idsOf(linked, ["medicine", "class"]).map((id) => ({ name: (k.medicines.get(id) ?? k.classes.get(id))?.name.en ?? id, id }));
  const asked = ASKS_OF.test(text) ? linked.filter((l) => l.ref.kind === "condition" && isAskedOf(text, l)) : [];
  const conditions = idsOf(
    linked.filter((l) => !asked.includes(l)),
    ["condition"],
  );
  const ofChild = (subject === "baby" && isForChild(text)) || (subject === "child" && (own.age ?? LEAST_OWN) < LEAST_OWN);
  const listed: Answers = { ...(medicines.length > 0 && { medicines }), ...(conditions.length > 0 && { conditions }) };
  const answers = { ...own, ...listed };
  const kept = OWN.test(text) || tellsOf(subject, text) ? answers : own;
  return {
    subject,
    pregnant: pregnant && !ofChild,
    age: own.age,
    answers: ofChild ? withoutNursing(answers) : answers,
    own: ofChild ? withoutNursing(kept) : kept,
  };
}
