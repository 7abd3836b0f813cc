/** "后面那个能吃吗", "would the second one be better?": one of the things that were named together, by its place. */
import type { KnowledgeIndex } from "@nutri/knowledge";
import { typed } from "../text/typed.ts";
import type { Memory } from "../types.ts";
import type { Linked, Linker } from "./link.ts";
import { nameOfKey } from "./spoken-of.ts";

const ZH =
  /(?<!最)(?:(?<last>后面|后边|后一|后)(?:的)?(?:那|这)?(?:[个种款样]|者)|(?<first>前面|前边|前一|前)(?:的)?(?:那|这)?(?:[个种款样]|者)|第(?<nth>[一二两三123])(?:[个种款样]))(?!月|星期|礼拜|小时|疗程|孩|娃|人|问题|阶段|季|学期)/u;
const EN =
  /\bthe (?:(?<last>latter|last one)|(?<first>former)|(?<nth>first|second|third|1st|2nd|3rd) (?:one|option|kind|type|form|product|medicine|drug|supplement)|(?<bare>first|second|third)(?=\s*(?:[?.!,]|$)))\b(?! (?:time|day|week|month|trimester|baby|child|pregnancy|dose|half))/iu;
/** "那另一个呢", "what about the other one?": of two the one that was not spoken of last. */
const OTHER = /另(?:外)?(?:的)?(?:那|一)(?:个|种|款)|\bthe other(?: one)?\b(?! (?:day|night|week|hand|side|end|way|medicines?|drugs?|people|things?|foods?))/iu;
const PLACES: Readonly<Record<string, number>> = {
  一: 0,
  二: 1,
  两: 1,
  三: 2,
  "1": 0,
  "2": 1,
  "3": 2,
  first: 0,
  second: 1,
  third: 2,
  "1st": 0,
  "2nd": 1,
  "3rd": 2,
};
const THINGS: ReadonlySet<string> = new Set(["nutrient", "form", "item", "group", "medicine", "class"]);

/** In the order in which they were named; what is a part of another's name ("calcium", in "calcium citrate") is not counted. */
function namedIn(text: string, link: Linker): string[] {
  const things = link(text).filter((l) => THINGS.has(l.ref.kind) && l.given !== "" && !l.denied && l.ref.id !== "food");
  const names = things.toSorted((a: Linked, b: Linked) => a.clause - b.clause || a.at - b.at).flatMap((l) => typed(l.given, text) ?? []);
  return [...new Set(names)].filter((n, _, all) => !all.some((o) => o !== n && o.toLowerCase().includes(n.toLowerCase())));
}

/** What was spoken of before the last message, where that were a few of one kind: their order is that in which they were named. */
function spokenOf({ entities = [], earlier = [] }: Memory, k: KnowledgeIndex, lang: "zh" | "en"): string[] | undefined {
  const kindOf = (key: string): string => key.split(":")[0] ?? "";
  const alike = [entities, earlier].flatMap((keys) => [
    ...Map.groupBy(
      keys.filter((key) => THINGS.has(kindOf(key))),
      kindOf,
    ).values(),
  ]);
  const few = alike.find((keys) => keys.length > 1 && keys.length <= A_FEW);
  return few?.flatMap((key) => nameOfKey(key, k)?.[lang] ?? []);
}
const A_FEW = 3;

const UNIT = "iu|国际单位|单位|mcg|µg|μg|ug|微克|mg|毫克|g|克";
const AMOUNTS = new RegExp(`(?<![\\d.])(\\d[\\d,]{1,6})(?![\\d.])\\s?(${UNIT})?(?![a-z])`, "giu");
const ANY_UNIT = new RegExp(`(?<![a-z])(${UNIT})(?![a-z])`, "iu");
/** "Vitamin D, there is 400, 1000 and 5000": of one thing several strengths. */
function strengthsIn(text: string, link: Linker): string[] {
  const [name, ...others] = namedIn(text, link);
  const unit = ANY_UNIT.exec(text)?.[1];
  if (name === undefined || others.length > 0 || unit === undefined) return [];
  const amounts = [...text.matchAll(AMOUNTS)].filter(([, , own]) => own === undefined || own.toLowerCase() === unit.toLowerCase());
  const space = /\p{Script=Han}/u.test(text) ? "" : " ";
  return amounts.map(([, n]) => `${n}${space}${unit}${space === "" ? "的" : " of "}${name}`);
}

/** @returns the text with its name in the place of its place; as it is where no several things were named before, or it names one itself */
export function ofSeveral(text: string, lang: "zh" | "en", memory: Memory, k: KnowledgeIndex, link: Linker): string {
  const { told, question, turns = [] } = memory;
  const said = [told?.text, question, ...turns.map((t) => t.question).toReversed()].flatMap((t) => t ?? []);
  const pointer = ZH.exec(text) ?? EN.exec(text) ?? OTHER.exec(text);
  if (!pointer || namedIn(text, link).length > 0) return text;
  const { first, last, nth, bare } = pointer.groups ?? {};
  if (OTHER.test(pointer[0])) {
    const [kind] = memory.entities?.[0]?.split(":") ?? [];
    const other = (memory.earlier ?? []).concat(memory.entities?.slice(1) ?? []).find((key) => key.split(":")[0] === kind && key !== memory.entities?.[0]);
    const name = other === undefined ? undefined : nameOfKey(other, k)?.[lang];
    return name === undefined ? text : text.replace(pointer[0], () => name);
  }
  const typedBefore = said.map((t) => namedIn(t, link)).find((names) => names.length > 1);
  const strengths = typedBefore ? undefined : said.map((t) => strengthsIn(t, link)).find((all) => all.length > 1);
  const before = typedBefore ?? strengths ?? spokenOf(memory, k, lang);
  const place = (nth ?? bare)?.toLowerCase();
  const name = last !== undefined ? before?.at(-1) : first !== undefined ? before?.[0] : before?.[PLACES[place ?? ""] ?? -1];
  return name === undefined ? text : text.replace(pointer[0], () => name);
}
