/** Reads answers that may name several things, deny some, or say "none" or "I do not know". */
import type { Lookup } from "./lookup.ts";
import { tokens } from "./normalise.ts";
import { recogniseWith } from "./recognise.ts";
import type { EntityKind, ListReading, Recognition } from "./types.ts";

const NONE =
  /^(?:no|nil|n ?\/? ?a|(?:nothing|none)(?: (?:at (?:the moment|present)|right now|now))?|never|nope|not any|healthy|no (?:known )?(?:drug |food |medical )?(?:conditions?|diseases?|illness(?:es)?|allerg(?:y|ies)|medicines?|medications?|drugs?|history|problems?)|无|没有|没|都没有|均无|暂无|暂时没有|无特殊|没有特殊|以上都没有|目前没有|(?:没有?|未)(?:在)?(?:吃|服用?)(?:任何)?药|不(?:吃|服)药|(?:暂时|目前)不吃药?|以上均无|否|健康|身体健康|(?:无|没有|否认)(?:任何|已知|明确)?(?:的)?(?:药物|食物)?(?:过敏史?|疾病史?|慢性病史?|基础病史?|基础疾病|慢性疾病|病史|用药史?|药物))$/iu;
const UNSURE = /^(?:unknown|unsure|not sure|don'?t know|do not know|no idea|不清楚|不知道|不确定|未知|不详)$/iu;
const DENIES =
  /^(?:(?:no|not|without|denies|negative for)\b|无|没有|没|不是|未患|否认|不(?!饱和|溶|可溶|稳|孕|育|宁|全|完全|典型|安|明))\s*(?:known |history of |any |患有?|任何)?(?=\S{2})/iu;
const SEPARATORS =
  /\s*(?:[,，、;；\n]|(?<!\d)\/(?!\d|\s?(?:d|day|wk|week|month|ml|tab|cap|[日天周月次片粒袋])(?![a-z]))|\band\b|\bplus\b|&|以及|合并|伴有?|(?<![饱柔缓])和(?!丸|胃(?!药))|及|[①-⑳⑴-⒇•●▪◦]|(?:^|\s)(?:\d{1,2}[.．)）、]|[-–*]\s)(?=\s*\p{L}))\s*/giu;
const MOST_IN_ONE = 30;
/** Somebody else's, or feared: not the person's own. */
const NOT_OWN =
  /family history|(?<!\b(?:new|nursing|feeding|first-time|breastfeeding) )\b(?:mother|father|parents?|sister|brother|grand\w+|mum|mom|dad)\b|risk of\b|家族|父亲|母亲|父母|爸爸|(?<!的|新手|哺乳)妈妈|我[妈爸]|爷爷|奶奶|外公|外婆|姥姥|姥爷|风险/iu;

/** Doctors' shorthand whose stroke separates nothing. */
const IN_FULL: Readonly<Record<string, string>> = { "s/p": "status post", "h/o": "history of", "c/o": "", "f/h": "family history", "k/c/o": "known" };
const ABBREVIATED = /(?<![\p{L}\d])(?:s\/p|h\/o|c\/o|f\/h|k\/c\/o)(?![\p{L}\d])/giu;

const bare = (text: string): string =>
  text
    .trim()
    .replace(/[.。!！]+$/u, "")
    .trim();

const VITAMIN = /^(维生素|维他命|vitamins?(?=[\s-]))/iu;
const LETTER = /^[a-ek]\d{0,2}$/iu;
/** "维生素A和D", "vitamin B6, B12": a letter after a vitamin is a vitamin too. */
const spelledOut = (parts: readonly string[]): string[] => {
  const word = VITAMIN.exec(parts[0] ?? "")?.[1];
  return parts.map((part) => (word !== undefined && LETTER.test(part) ? `${word.replace(/s$/iu, "")} ${part}` : part));
};

export function readList(
  lookup: Lookup,
  text: string,
  kinds: readonly EntityKind[],
  read: (text: string) => Recognition | null = (t) => recogniseWith(lookup, t, kinds),
): ListReading {
  const whole = bare(text.slice(0, 2000).replace(ABBREVIATED, (short) => IN_FULL[short.toLowerCase()] ?? short));
  if (NONE.test(whole) || tokens(whole).length === 0) return { found: [], denied: [], unrecognised: [], none: NONE.test(whole), unsure: false };
  if (UNSURE.test(whole)) return { found: [], denied: [], unrecognised: [], none: false, unsure: true };
  const own = (t: string): Recognition | null => (NOT_OWN.test(t) && lookup.exact(tokens(t).join(""), kinds) === undefined ? null : read(t));
  const direct = own(whole);
  if (direct && direct.how !== "contained" && direct.how !== "typo") return { found: [direct], denied: [], unrecognised: [], none: false, unsure: false };
  const parts = spelledOut(
    whole
      .split(SEPARATORS)
      .map(bare)
      .filter((p) => p !== "")
      .slice(0, MOST_IN_ONE),
  );
  if (parts.length < 2 && direct && !DENIES.test(whole)) return { found: [direct], denied: [], unrecognised: [], none: false, unsure: false };
  const reading = { found: [] as Recognition[], denied: [] as Recognition[], unrecognised: [] as string[], none: false, unsure: false };
  for (const part of parts) {
    if (NONE.test(part)) continue;
    // Any denial of a disease counts; what is eaten is denied only by its whole name ("no sugar added yoghurt" is yoghurt).
    const exact = own(part);
    const denial = DENIES.exec(part);
    const denied = denial && exact?.how !== "exact" ? own(part.slice(denial[0].length)) : null;
    if (denied && (denied.how !== "contained" || kinds.includes("condition"))) reading.denied.push(denied);
    else if (exact) reading.found.push(exact);
    else reading.unrecognised.push(part);
  }
  return reading;
}
