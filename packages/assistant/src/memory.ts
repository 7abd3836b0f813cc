/** What a conversation keeps between two questions. */
import type { Answers } from "@nutri/domain";
import type { KnowledgeIndex } from "@nutri/knowledge";
import type { Memory, Subject } from "./types.ts";
import { isQuestion } from "./understand/intents.ts";
import { statesOf } from "./understand/labs.ts";
import type { Linked, Linker } from "./understand/link.ts";
import { toldStates } from "./understand/told-states.ts";
import type { Understanding } from "./understand/understand.ts";
import { withTurn } from "./understand/went-back.ts";

const MOST_ENTITIES = 6;
const MOST_EARLIER = 8;
/** A question longer than this tells a story. */
const MOST_ASKED = 160;

/** What an age was told as: of another age it is not true any more. */
const AGES = /^(?:infant|newborn|preterm_infant|toddler|young_child|child|adolescent|older_adult|older_adult_\w+)$/u;
const withoutAges = (a: Answers): Answers => ({ ...a, ...(a.conditions && { conditions: a.conditions.filter((id) => !AGES.test(id)) }) });
const joined = (was: Answers | undefined, b: Answers): Answers => joinedTo(was && b.age !== undefined && was.age !== b.age ? withoutAges(was) : was, b);
const joinedTo = (a: Answers | undefined, b: Answers): Answers => ({
  ...a,
  ...b,
  ...((a?.conditions || b.conditions) && { conditions: [...new Set([...(a?.conditions ?? []), ...(b.conditions ?? [])])] }),
  ...((a?.medicines || b.medicines) && { medicines: [...new Map([...(a?.medicines ?? []), ...(b.medicines ?? [])].map((m) => [m.id ?? m.name, m])).values()] }),
});

/** `kind:id`; a form that is also a supplement of its own goes on as both (`form:id=item:id`). */
const keyOf = ({ ref, also }: Linked): string => {
  const item = ref.kind === "form" ? also.find((r) => r.kind === "item") : undefined;
  return `${ref.kind}:${ref.id}${item ? `=item:${item.id}` : ""}`;
};

/** A value of one's own that plainly is a state is told as that state: "我尿酸560". */
const OWN_VALUE = /我|\b(?:my|mine|i|i['’]?(?:m|ve|d))\b/iu;
/** Told, and nothing asked: "I take 2000 IU of vitamin D." */
const tellsOnly = (u: Understanding): boolean => !isQuestion(u.asked) && !BIDS.test(u.asked);
/** "Recommend a calcium tablet" tells nothing. */
const BIDS =
  /推荐|帮我|告诉我|给我|列[出个一]|介绍|讲讲|说说|解释|比较|\b(?:recommend|tell me|give me|list|show|suggest|explain|compare|help me|write|plan)\b/iu;
const tells = (u: Understanding): boolean => u.linked.length > 0 || u.labs.length > 0 || Object.keys(u.told.own).length > 0 || u.told.age !== undefined;
/** Somebody's own, and no word to look up; a value that is told, and nothing asked, is theirs. */
const isOwn = (u: Understanding): boolean =>
  u.subject !== "self" || u.labs.length > 0 || OWN_VALUE.test(u.text) || OWN_DONE.test(u.text) || (TAKEN_SO.test(u.text) && u.medicines.length > 0);
/** A medicine with how much, since when or what for is somebody's own: "54m, metformin 1g twice a day 10 yrs", "还有奥美拉唑 吃了三年". */
const TAKEN_SO =
  /\d\s?(?:mg|mcg|µg|g|iu|units?|毫克|微克|克|单位|片|粒)(?![a-z])|\b(?:daily|nightly|once|twice|(?:a|per|every|each) (?:day|week|night|morning)|since|years?|yrs?|months?|weeks?|for (?:my|the|reflux|blood pressure|bp))\b|[吃用打](?:了|着)|年了|个月了|每[天日周晚早]|一[天日周]|早晚/iu;
/** "Right, will ask the nurse", "yeah cyanocobalamin": agreed to, and nothing new is spoken of. */
const AGREES =
  /^(?:oh )?(?:yeah|yep|yes|yup|right|ok(?:ay)?|cool|great|good|fine|thanks?|thank you|got it|gotcha|will do|sure|alright|understood|noted|ah)\b|^(?:嗯+|好的?|行|哦+|噢|对|是的?|明白|知道了|了解|谢谢|收到|懂了)(?:[，,。！!\s啊呀吧了]|$)/iu;
const agrees = (u: Understanding, typed: string): boolean =>
  AGREES.test(typed.trim()) && !isQuestion(typed) && u.labs.length === 0 && u.linked.every((l) => l.dose === undefined) && !isOwnState(u);
const isOwnState = (u: Understanding): boolean => Object.keys(u.told.own).length > 0 || u.told.age !== undefined || OWN_VALUE.test(u.text);
/** Who it is goes without saying: "二甲双胍吃了六年了", "been taking B6 for a year". */
const OWN_DONE =
  /[吃喝用服打补加](?:了|着)|(?:在|一直)[吃喝用服打补]|^(?:还|也|另外|同时)(?:在|有|会)?[吃喝用补打]|(?<![觉记值懂舍晓显])得了|查出|确诊|感冒了|^(?:(?:just|recently) )?(?:been |started |have been )?(?:taking|on|had|got|diagnosed|prescribed)\b|^(?:and |plus |oh,? )?(?:i )?(?:also|still|currently) (?:take|taking|on|have|had|use|using|drink|eat)\b/iu;

function withStates(u: Understanding, k: KnowledgeIndex): Answers {
  const states = u.subject !== "self" || OWN_VALUE.test(u.text) || (tellsOnly(u) && u.labs.length > 0) ? statesOf(u.labs, u.text, k).map((s) => s.state) : [];
  const { conditions = [], medicines = [] } = tellsOnly(u) && isOwn(u) ? u.told.answers : {};
  // A complaint passes; an illness that was told is theirs in all that follows.
  const ill = [...states, ...conditions.filter((id) => k.conditions.get(id)?.kind === "disease")];
  return joined(u.told.own, { ...(ill.length > 0 && { conditions: ill }), ...(medicines.length > 0 && { medicines }) });
}

/** Of a long story the end: there the question is. */
const endOf = (asked: string): string =>
  asked.length <= MOST_ASKED ? asked : asked.slice(-MOST_ASKED).replace(/^[^，,。.;；!！?？]*[，,。.;；!！?？]\s*/u, "");
/** "我女儿2岁", put right as "我女儿12岁". */
const withoutNumbers = (text: string): string => text.replaceAll(/\d+(?:\.\d+)?/gu, "#");
/** What was told so far and is not said again, as long as it is short. */
const withBefore = (told: string | undefined, said: string): string =>
  told === undefined || said.includes(told) || withoutNumbers(said) === withoutNumbers(told) || told.length + said.length > MOST_ASKED
    ? said
    : `${told}${ENDED.test(told) ? " " : HAN.test(told) ? "，" : ". "}${said}`;
const ENDED = /[。.!！?？;；,，]\s*$/u;
const HAN = /\p{Script=Han}/u;

const withoutStates = (a: Answers): Answers => {
  const { conditions: _, ...others } = a;
  const { medicines: __, ...left } = others;
  return left;
};
type People = NonNullable<Memory["people"]>;
const withStatesTold = (people: People, told: People): People => ({
  ...people,
  ...Object.fromEntries(Object.entries(told).map(([of, states]) => [of, joined(people[of as Subject], states)])),
});

/** @param said the message, with what it left out @param typed as it was typed */
export function remember(u: Understanding, before: Memory, k: KnowledgeIndex, said: string, link: Linker, typed = said): Memory {
  if (before.entities !== undefined && before.asking === undefined && agrees(u, typed)) return { ...before, lang: u.lang };
  const keys = (conditions: boolean): string[] =>
    u.linked.filter((l) => (l.ref.kind === "condition") === conditions && l.ref.kind !== "goal" && !l.denied).map(keyOf);
  const named = keys(false);
  // The state that was asked about ("孕妇能吃…") goes with what was asked about.
  const states = keys(true);
  const entities =
    named.length > 0
      ? [...new Set([...named.slice(0, MOST_ENTITIES - 1), ...states])].slice(0, MOST_ENTITIES)
      : (before.entities ?? (states.length > 0 ? states.slice(0, MOST_ENTITIES) : undefined));
  const gone = [...states, ...(before.entities ?? []), ...(before.earlier ?? [])].filter((key) => entities?.includes(key) !== true);
  const earlier = [...new Set(gone)].slice(0, MOST_EARLIER);
  const labs = named.length > 0 ? u.labs.map(({ biomarker, ...value }) => ({ ...value, biomarker: biomarker.id })) : (before.labs ?? []);
  const [intent] = u.intents;
  const dosed = u.linked.find((l) => l.dose !== undefined && !l.denied);
  const dose = dosed?.dose ? { of: keyOf(dosed), told: dosed.dose } : named.length > 0 ? undefined : before.dose;
  const asksAnew = u.linked.some((l) => l.given !== "" && l.ref.kind !== "condition");
  const question = asksAnew ? endOf(u.asked) : before.question;
  const isStatement = tellsOnly(u) && tells(u) && isOwn(u) && said.length <= MOST_ASKED;
  // What was told with another number is not true any more.
  const valid = before.told && (said.includes(before.told.text) || !withoutNumbers(said).includes(withoutNumbers(before.told.text))) ? before.told : undefined;
  const told = isStatement ? { text: withBefore(before.told?.text, said), open: true } : valid && { ...valid, open: false };
  const toldOf = toldStates(said, u.subject, link, k);
  // Told of two people at once: each has what was told of them.
  const own = Object.keys(toldOf).length > 1 ? withoutStates(withStates(u, k)) : withStates(u, k);
  const person = joined(before.people?.[u.subject], own);
  const other = u.beside?.subject === undefined || u.beside.subject === u.subject ? undefined : u.beside;
  const people = {
    ...before.people,
    ...(other?.subject && { [other.subject]: joined(before.people?.[other.subject], other.answers) }),
    ...(Object.keys(person).length > 0 && { [u.subject]: person }),
  };
  const asked = asksAnew && question !== undefined && !isStatement;
  const turns = asked ? withTurn(before.turns, { question, ...(entities && { entities }), ...(intent && { intent }) }) : before.turns;
  return {
    subject: u.subject,
    people: withStatesTold(people, toldOf),
    ...(entities && { entities }),
    ...(earlier.length > 0 && { earlier }),
    ...(dose && { dose }),
    ...(labs.length > 0 && { labs }),
    ...((intent ?? before.intent) && { intent: intent ?? before.intent }),
    ...(question !== undefined && { question }),
    ...(told && { told }),
    ...(turns && { turns }),
    ...(before.articles && { articles: before.articles }),
    lang: u.lang,
  };
}

/** "Can't breathe and my lips are swelling" asks nothing. */
const CANNOT = /^\W*can(?:no|['’]?)t\b[^?？]*$/iu;
/** An emergency that was told and nothing asked is told still in the next turn, though it names nothing that is looked up: "I want to die", "never mind". */
export const stillOpen = (memory: Memory, u: Understanding, said: string): Memory =>
  memory.told?.open || !(tellsOnly(u) || CANNOT.test(u.asked)) ? memory : { ...memory, told: { text: endOf(said), open: true } };

const MOST_ARTICLES = 8;
/** What was shown just now is remembered as well. */
export function shown(memory: Memory, articles: readonly string[]): Memory {
  if (articles.length === 0) return memory;
  return { ...memory, articles: [...new Set([...(memory.articles ?? []).filter((id) => !articles.includes(id)), ...articles])].slice(-MOST_ARTICLES) };
}
