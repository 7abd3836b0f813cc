/** "刚说的糖尿病是我爸的，不是我", "the warfarin is my dad's, not mine": what was told of oneself is somebody else's. */
import type { Answers } from "@nutri/domain";
import type { KnowledgeIndex } from "@nutri/knowledge";
import type { Memory, Subject } from "../types.ts";
import type { Linker } from "./link.ts";

const WHOSE: readonly (readonly [RegExp, Subject])[] = [
  [/妈|母亲|\b(?:mum|mom|mother)\b/iu, "mother"],
  [/爸|父亲|\b(?:dad|father)\b/iu, "father"],
  [/老公|老婆|爱人|对象|\b(?:wife|husband|partner|boyfriend|girlfriend)\b/iu, "partner"],
  [/儿子|女儿|闺女|孩子|娃|\b(?:son|daughter|child|kid)\b/iu, "child"],
  [/奶奶|姥姥|外婆|\b(?:nan|gran|grandma|grandmother)\b/iu, "grandmother"],
  [/爷爷|姥爷|外公|\b(?:grandad|grandpa|grandfather)\b/iu, "grandfather"],
  [/姐|妹|\bsister\b/iu, "sister"],
  [/哥|弟|\bbrother\b/iu, "brother"],
  [/朋友|同事|室友|同学|邻居|\b(?:friend|flatmate|roommate|colleague|neighbou?r)\b/iu, "friend"],
];
const PERSON_ZH =
  "妈妈?|母亲|爸爸?|父亲|老公|老婆|爱人|对象|儿子|女儿|闺女|孩子|娃|奶奶|姥姥|外婆|爷爷|姥爷|外公|姐姐?|妹妹?|哥哥?|弟弟?|朋友|同事|室友|同学|邻居";
const PERSON_EN =
  "mum|mom|mother|dad|father|wife|husband|partner|boyfriend|girlfriend|son|daughter|nan|gran|grandma|grandmother|grandad|grandpa|grandfather|sister|brother|friend|flatmate|roommate|colleague|neighbou?r";
/** What was told, whose it is, and that it is not one's own. */
const ZH = new RegExp(
  `(?:我)?(?:刚才?|刚刚|之前|前面|上面)(?:我)?(?:说|提|讲|写)?(?:的|过)?([^，,。；;\\s]{1,12}?)(?:其实|应该)?(?:是|说的是)(?:我|我家)?(${PERSON_ZH})(?:的|有|得|在吃)?[，,。；;\\s]*(?:不是我|(?:而|我)?(?:自己|本人)?没(?:有)?[^，,。；;]{0,8})(?:的|自己)?[，,。；;\\s]*`,
  "u",
);
const EN = new RegExp(
  `(?:\\b(?:sorry|oh|actually|wait|no|correction),? )*\\b(?:the|that) ([\\w' -]{3,30}?)(?: thing| i mentioned| i said)? (?:is|was|belongs to|are|were)(?: actually| really)?(?: for)? my (${PERSON_EN})(?:['’]?s)?,? (?:not (?:me|mine)|i (?:don['’]?t|do not) (?:have|take) (?:it|that|any))\\b[,.;!\\s]*`,
  "iu",
);

const CLAUSES = /(?<=[,，.。;；!！?？])\s*/u;
const withoutIt = (question: string, what: string): string =>
  question
    .split(CLAUSES)
    .filter((part) => !typedIn(part, what))
    .join(" ")
    .trim();

const without = (a: Answers | undefined, ids: ReadonlySet<string>): Answers => ({
  ...a,
  ...(a?.conditions && { conditions: a.conditions.filter((id) => !ids.has(id)) }),
  ...(a?.medicines && { medicines: a.medicines.filter((m) => m.id === undefined || !ids.has(m.id)) }),
});

/** @returns what is left to be read, and what is remembered with it put right; undefined where nothing is */
export function belongsTo(text: string, memory: Memory, k: KnowledgeIndex, link: Linker): { readonly text: string; readonly memory: Memory } | undefined {
  const [said, what = "", whom = ""] = ZH.exec(text) ?? EN.exec(text) ?? [];
  const subject = WHOSE.find(([of]) => of.test(whom))?.[1];
  if (said === undefined || subject === undefined) return undefined;
  const named = link(what).filter((l) => /^(?:condition|medicine|class|item|nutrient|group)$/u.test(l.ref.kind));
  if (named.length === 0) return undefined;
  const ids = new Set(named.flatMap((l) => [l.ref.id, ...l.also.map((r) => r.id)]));
  const own = memory.people?.self;
  // What was told in the same breath (a diabetes, and metformin) goes with it.
  const toldToo = memory.told && typedIn(memory.told.text, what) ? link(memory.told.text).map((l) => l.ref.id) : [];
  const gone = new Set([...ids, ...toldToo, ...(own?.conditions ?? []).filter((id) => [...ids].some((x) => k.conditionAncestors(id).has(x)))]);
  const moved: Answers = {
    conditions: [...new Set([...(memory.people?.[subject]?.conditions ?? []), ...(own?.conditions ?? []).filter((id) => gone.has(id))])],
    medicines: [...(memory.people?.[subject]?.medicines ?? []), ...(own?.medicines ?? []).filter((m) => m.id !== undefined && gone.has(m.id))],
  };
  const { told: _, ...kept } = memory;
  const isGone = (key: string): boolean => gone.has(key.slice(key.indexOf(":") + 1).split("=")[0] ?? "");
  return {
    // With nothing left to ask, what was asked before is asked again.
    text: text.replace(said, " ").trim() || withoutIt(memory.question ?? "", what) || `${whom} ${what}`,
    memory: {
      ...kept,
      subject: "self",
      people: { ...memory.people, self: without(own, gone), [subject]: { ...memory.people?.[subject], ...moved } },
      entities: memory.entities?.filter((key) => !isGone(key)),
      earlier: memory.earlier?.filter((key) => !isGone(key)),
    },
  };
}
/** "刚才说错了，不是海鲜过敏，是对青霉素过敏": the one is not theirs, the other is. */
const NOT_BUT_ZH =
  /(?:刚才?|刚刚|前面|之前|我)?(?:说|打|写|记|看|搞|弄)错了?[，,。！\s]*(?:我)?(?:其实)?不是([^，,。；;\s]{1,12}?)[，,\s]*(?:而|其实)?是([^，,。；;？?]{1,16})[，,。；;\s]*/u;
const NOT_BUT_EN =
  /(?:\b(?:sorry|oops|wait|actually|correction|i got (?:it|that) wrong|i (?:mis)?spoke),? )+(?:i['’]?m |it['’]?s |i am |it is )?not (?:allergic to |an? )?([\w ]{3,28}?)(?: allergy)?,? (?:but |it['’]?s |i['’]?m |i mean(?:t)? )+((?:allergic to )?[\w ]{3,28})[,.;!\s]*/iu;
export function putRight(text: string, memory: Memory, k: KnowledgeIndex, link: Linker): { readonly text: string; readonly memory: Memory } | undefined {
  const [said, wrong = "", right = ""] = NOT_BUT_ZH.exec(text) ?? NOT_BUT_EN.exec(text) ?? [];
  if (said === undefined) return undefined;
  const gone = new Set(link(wrong).flatMap((l) => (l.ref.kind === "condition" ? [l.ref.id, ...l.also.map((r) => r.id)] : [])));
  if (gone.size === 0) return undefined;
  const subject = memory.subject ?? "self";
  const own = memory.people?.[subject];
  const isGone = (id: string): boolean => gone.has(id) || [...gone].some((x) => k.conditionAncestors(x).has(id) || k.conditionAncestors(id).has(x));
  const kept = (own?.conditions ?? []).filter((id) => !isGone(id));
  const { told: _, ...others } = memory;
  const keyGone = (key: string): boolean => key.startsWith("condition:") && isGone(key.slice("condition:".length));
  return {
    text: `${/\p{Script=Han}/u.test(text) ? "我" : "I am "}${right.trim()}${text.slice(text.indexOf(said) + said.length).trim() === "" ? "" : `${/\p{Script=Han}/u.test(text) ? "，" : ". "}${text.slice(text.indexOf(said) + said.length).trim()}`}`,
    memory: {
      ...others,
      people: { ...memory.people, [subject]: { ...own, conditions: kept } },
      entities: memory.entities?.filter((key) => !keyGone(key)),
      earlier: memory.earlier?.filter((key) => !keyGone(key)),
    },
  };
}
const typedIn = (text: string, what: string): boolean => text.toLowerCase().includes(what.trim().toLowerCase());
