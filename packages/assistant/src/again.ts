/** The last answer once more, as it is asked for: shorter, in the other language, with what it stands on. The same question, so the same answer. */
import type { Lang, SourceRef, Text } from "@nutri/domain";
import { both } from "./answer/part.ts";
import { clean } from "./text/clean.ts";
import type { Assistant, Memory, Question, Reply } from "./types.ts";
import { isWhy } from "./understand/carry.ts";
import { type Again, asksAgain } from "./understand/asks-again.ts";
import { allTold, asksOfAll, heardWith } from "./understand/all-told.ts";
import { asksOfFood, asksOnlyWhy, carriesOn, goesThere, presses } from "./understand/carries-on.ts";

/** A longer story is not kept twice. */
const MOST_KEPT = 1000;
/** They answer nothing that could be wanted otherwise. */
const SAYS_NOTHING: ReadonlySet<string> = new Set(["empty", "hello", "thanks", "other_language"]);
const NOTHING_KNOWN: ReadonlySet<string> = new Set(["unknown", "not_understood", "point_unknown", "near", "what_about"]);
const NONE_HELD: Text = both("上一条没有引用资料。", "The last answer quotes no source.");
const FROM: Text = both("这些数字和说法出自：", "These figures and statements come from:");
const HOLDS: Text = both("核对过的资料是这样说的：", "This is what the reviewed sources say:");
/** How many of what it stands on are named where that was not asked. */
const A_FEW = 3;

const inLang = (lang: Lang): "zh" | "en" => (lang === "zh-CN" ? "zh" : "en");
const named = ({ title, publisher, year, locator }: SourceRef): string => {
  const by = [publisher, year].filter((x) => x !== undefined).join(", ");
  return `- ${title}${by === "" ? "" : ` (${by})`}${locator === undefined ? "" : `: ${locator}`}`;
};
const LIST = /^(?:- |\*\*|\d+\. )/u;
/** What leads, up to the first list; and last who must be asked first. */
function shortOf(text: string): string {
  const blocks = text.split("\n\n");
  const end = blocks.findIndex((b) => LIST.test(b));
  const lead = end > 0 ? blocks.slice(0, end) : blocks.slice(0, 1);
  return lead.join("\n\n");
}
/** With the first list under it: there it says why. */
const withReason = (text: string): string => {
  const lead = shortOf(text);
  const [next = ""] = text.slice(lead.length).trim().split("\n\n");
  return next.startsWith("- ") ? `${lead}\n\n${next}` : lead;
};
const withText = (r: Reply, text: string, memory: Memory): Reply =>
  Object.defineProperties(r, { text: { value: text, enumerable: true }, memory: { value: memory, enumerable: true } });

function saidAs({ as }: Again, r: Reply): string {
  const lang = inLang(r.lang);
  // What is urgent is neither shortened nor argued about.
  if (r.triage?.grade === "emergency" || as === "whole" || as === "in") return r.text;
  if (as === "short") return shortOf(r.text);
  if (r.sources.length === 0) return as === "sure" ? r.text : NONE_HELD[lang];
  return as === "sources"
    ? [shortOf(r.text), FROM[lang], r.sources.map(named).join("\n")].join("\n\n")
    : [HOLDS[lang], withReason(r.text), r.sources.slice(0, A_FEW).map(named).join("\n")].join("\n\n");
}

const STANDS: Text = both("怎么问，这一点都不变：", "However it is asked, this stays as it is:");
const OF_FOOD: Text = both("这个量包括食物吗？", "does that figure include food?");
const HAN = /\p{Script=Han}/u;

/** "Open hers, she said it's fine": whose, was told just before. */
const FETCHES =
  /^\W*(?:(?:ok|so|then|please|can you|could you|pls) )*(?:open|show|read|send|pull up|bring up|get|see|tell)(?: me)? (?:hers|his|theirs|them|her|him|it)\b|^(?:那|请|帮我)*(?:打开|看看?|调出|发|读|给我看)(?:一下)?(?:她|他|它|ta)(?:们)?的?/iu;

/** What says nothing by itself is asked with the question before it. */
const OF_AMOUNT: ReadonlySet<string | undefined> = new Set(["amount", "limit"]);
function carriedOn(assistant: Assistant, asked: Question, memory: Memory, text: string): Reply | undefined {
  const { question } = memory;
  const [ofFood, toThere] = [asksOfFood(text), goesThere(text)];
  const before = ofFood || toThere ? (memory.turns ?? []).findLast(({ intent }) => OF_AMOUNT.has(intent))?.question : question;
  if (before === undefined || !(ofFood || toThere || carriesOn(text))) return undefined;
  const end = before.replace(/[?？。.!！]+$/u, "");
  const more = ofFood ? OF_FOOD[HAN.test(end) ? "zh" : "en"] : text;
  const reply = assistant.answer({ ...asked, text: `${end}${HAN.test(end) ? "，" : ", "}${more}`, memory });
  return NOTHING_KNOWN.has(reply.intent) ? undefined : reply;
}

/** The same question asked of all that was told, where more was told than this. What cannot wait is seen either way. */
function ofAll(assistant: Assistant, asked: Question, memory: Memory, text: string): Reply | undefined {
  const whole = allTold(memory.heard, text);
  if (whole === undefined) return undefined;
  const { told: _, dose: __, ...kept } = memory;
  const reply = assistant.answer({ ...asked, text: whole, memory: kept });
  return NOTHING_KNOWN.has(reply.intent) ? undefined : reply;
}

export const againOf = (assistant: Assistant): Assistant => ({
  answer(asked: Question): Reply {
    const { last, ...memory } = asked.memory;
    const text = clean(asked.text);
    const again = last && asksAgain(text);
    const now = again && again.more === true ? assistant.answer({ ...asked, memory }) : undefined;
    // What is told beside it may be urgent; beside a doubt it may have an answer of its own.
    const isAnswered = now !== undefined && (now.triage !== undefined || (again && again.as === "sure" && !NOTHING_KNOWN.has(now.intent)));
    if (again && !isAnswered) {
      const lang = again.as === "in" ? again.lang : last.lang;
      const reply = assistant.answer({ ...asked, text: last.text, memory: last.before, inLang: lang });
      return withText(reply, saidAs(again, reply), { ...asked.memory, lang, last: { ...last, lang } });
    }
    const why = last && ((asksOnlyWhy(text) && !isWhy(text)) || asksOfFood(text) || goesThere(text)) ? carriedOn(assistant, asked, memory, text) : undefined;
    const all = last && asksOfAll(text) ? ofAll(assistant, asked, memory, text) : undefined;
    const alone = why ?? all ?? now ?? assistant.answer({ ...asked, memory });
    // Asked for what is somebody else's, in the words of the turn before.
    const fetched = last && FETCHES.test(text) ? assistant.answer({ ...asked, text: `${last.text}. ${asked.text}`, memory: last.before }) : undefined;
    if (fetched?.intent === "refused") return withText(fetched, fetched.text, asked.memory);
    const isLost = last !== undefined && NOTHING_KNOWN.has(alone.intent) && alone.triage === undefined;
    if (isLost && presses(text)) {
      const before = assistant.answer({ ...asked, text: last.text, memory: last.before, inLang: alone.lang });
      if (!NOTHING_KNOWN.has(before.intent) && before.triage?.grade !== "emergency")
        return withText(before, `${STANDS[inLang(before.lang)]}\n\n${withReason(before.text)}`, asked.memory);
    }
    const reply = (isLost ? carriedOn(assistant, asked, memory, text) : undefined) ?? alone;
    if (SAYS_NOTHING.has(reply.intent)) return withText(reply, reply.text, { ...reply.memory, ...(last && { last }) });
    return asked.text.length > MOST_KEPT
      ? reply
      : withText(reply, reply.text, { ...reply.memory, heard: heardWith(memory.heard, text), last: { text: asked.text, lang: reply.lang, before: memory } });
  },
});
