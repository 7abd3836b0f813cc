/** "Back to the first thing, how far apart?", "回到刚才那个铁": an earlier question of the conversation, and what is asked of it now. */
import type { Memory } from "../types.ts";

type Turn = NonNullable<Memory["turns"]>[number];

const OPENS_EN = String.raw`^(?:(?:ok(?:ay)?|right|so|and|but|anyway|anyways|thanks|thank you|cool|great|actually|hm+)[,.!]?\s+)*`;
const EN = new RegExp(
  `${OPENS_EN}(?:(?:let me|let['’]?s|can we|could we|if we|i(?:['’]d| want to| would) (?:like to )?)\\s*)?(?:(?:go|going|get|getting|come|coming|circle|circling)\\s+)?back to (?:what i (?:asked|said) (?:about |at )?)?(?:the |my |that |your )?([^,.:;?!-]{2,40}?)(?: (?:thing|question|one|topic|point|bit|part|stuff)s?)?(?: (?:i asked(?: about)?|from before|from earlier|again))?\\s*(?:[,.:;?!-]+\\s*|$)(.*)$`,
  "isu",
);
const ZH =
  /^(?:好的?|嗯|行|那么?|对了|谢谢|明白了?)?[，,。!！]?\s*(?:再|咱们?|我们|还是|先)?(?:回到|说回|再说回|回过头(?:来)?说|回头(?:来)?说|接着说|再说说?)(?:我)?(?:(?:刚才|刚刚|之前|前面|上面|最开始|一开始)(?!的?(?:那个|这个)?(?:问题|话题|事))(?:问|说|提)?(?:的)?)?(?:那|这)?(?:个|一?个)?([^，,。？?！!：:\s]{1,14}?)(?:的?(?:那个|这个)?(?:问题|事儿?|话题))?(?:[，,。：:？?！!\s]+|$)(.*)$/su;

/** By its place; whatever else is called "the question before" is the one before the last. */
const FIRST = /^(?:very )?(?:first|original|initial|beginning|start)\b|^(?:第一|最早|最先|最开始|一开始|开头|最初)/iu;
const BEFORE = /^(?:previous|earlier|other|last|one before|before)\b|^(?:上一?|前一?|之前|前面|刚才|原来)(?:个|那个)?$|^(?:问题|话题)$/iu;
const NTH = /^第?([二三四23４4])|^(second|third|fourth)\b/iu;
const PLACES: Readonly<Record<string, number>> = { 二: 1, 三: 2, 四: 3, "2": 1, "3": 2, "4": 3, second: 1, third: 2, fourth: 3 };

function turnOf(what: string, turns: readonly Turn[]): Turn | undefined {
  const name = what.trim().toLowerCase();
  const [, zh, en] = NTH.exec(name) ?? [];
  if (FIRST.test(name)) return turns[0];
  if (zh !== undefined || en !== undefined) return turns[PLACES[zh ?? en ?? ""] ?? -1];
  if (BEFORE.test(name)) return turns.at(-2);
  return turns.findLast(({ question }) => question.toLowerCase().includes(name));
}

/** @returns what is asked now with what is remembered of that turn; undefined where nothing before it is meant */
export function wentBack(text: string, memory: Memory): { readonly text: string; readonly memory: Memory } | undefined {
  const turns = memory.turns ?? [];
  const [, what, rest] = (turns.length > 0 && text.length <= MOST && (EN.exec(text) ?? ZH.exec(text))) || [];
  const turn = what === undefined ? undefined : turnOf(what, turns);
  if (!turn) return undefined;
  const { told, dose: _, labs: __, asking: ___, ...kept } = memory;
  const then = { ...kept, ...(told && { told: { ...told, open: false } }), question: turn.question, entities: turn.entities, intent: turn.intent };
  const asked = rest?.trim() ?? "";
  return { text: asked === "" ? turn.question : asked, memory: then };
}
const MOST = 120;

/** So many questions are kept: the first, and the last ones. */
const KEPT = 6;
export function withTurn(turns: readonly Turn[] | undefined, turn: Turn): readonly Turn[] {
  const all = [...(turns ?? []).filter(({ question }) => question !== turn.question), turn];
  return all.length <= KEPT ? all : [...all.slice(0, 1), ...all.slice(1 - KEPT)];
}
