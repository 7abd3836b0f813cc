/** Reads answers that may name several things, deny some, or say "none" or "I do not know". */
import {
  affirms,
  continues,
  denialIn,
  isNotOwn,
  isOfSelf,
  isPast,
  isTakenByOther,
  leavesOpen,
  nothingWrong,
  notTaken,
  onlyHow,
  saysOver,
  saysTaken,
  withoutOver,
} from "./frames.ts";
import type { Lookup } from "./lookup.ts";
import { tokens } from "./normalise.ts";
import { asOneProduct, endsSentence, inFull, type Part, partsOf } from "./parts.ts";
import { EATEN_KINDS, MEDICINE_KINDS, recogniseWith } from "./recognise.ts";
import type { EntityKind, ListReading, Recognition } from "./types.ts";

const NONE =
  /^(?:no|nil|n ?\/? ?a|nkd?a|(?:nothing|none)(?: (?:at (?:the moment|present)|right now|now|that i know of|of note|really|special))?|i don['’]?t|not me|not allergic to anything|(?:对什么都)?不过敏|never been diagnosed with anything|(?:i(?:['’]m| am) )?(?:not (?:on|taking)|no(?: current)?) (?:any )?(?:meds|medications?|medicines?|supplements?|vitamins?|prescriptions?)|never|nope|not any|healthy|(?:i(?:['’]m| am| feel) )?(?:all |very |perfectly |generally )?(?:good|fine|great|healthy|well)(?: and well)?|all (?:normal|clear)|no (?:known )?(?:drug |food |medical )?(?:conditions?|diseases?|illness(?:es)?|allerg(?:y|ies)|medicines?|medications?|drugs?|history|problems?|issues?)|无|我?都?没有了?|没了?|都没有|均无|暂无|暂时没有|无特殊|没有特殊|(?:没有?|无)什么(?:特别|特殊|毛病|问题|病)?的?|以上都没有|目前没有|(?:没有?|未)(?:在)?(?:吃|服用?)(?:过)?(?:任何|什么)?(?:药|保健品|补品|补充剂)|不(?:吃|服)药|(?:暂时|目前)不吃药?|以上均无|否|(?:我)?(?:身体)?(?:很|挺|比较|还算)?健康|我?身体(?:很|挺|还|都)?(?:好|不错|可以)|我?没(?:有)?(?:生)?病|(?:体检)?(?:各项)?(?:指标)?(?:一切|都|全部|均)正常|(?:无|没有|否认)(?:任何|已知|明确)?(?:的)?(?:药物|食物)?(?:过敏史?|疾病史?|慢性病史?|基础病史?|基础疾病|慢性疾病|病史|用药史?|药物))$/iu;
const UNSURE =
  /^(?:unknown|unsure|not sure|don'?t know|do not know|no idea|(?:i )?can['’]?t remember|(?:i )?don['’]?t remember|不清楚|不知道|不确定|未知|不详|不记得了?|记不清了?|忘了)$/iu;
const TAKEN_KINDS: readonly EntityKind[] = [...MEDICINE_KINDS, ...EATEN_KINDS];

/** How the names of a list are read, and what is left of one that is over: itself, its history, or nothing. */
export type Reader = { readonly read: (text: string) => Recognition | null; readonly past: (r: Recognition) => Recognition | null };

type Reading = { found: Recognition[]; denied: Recognition[]; taken: string[]; unrecognised: string[]; none: boolean; unsure: boolean };
const nothing = (): Reading => ({ found: [], denied: [], taken: [], unrecognised: [], none: false, unsure: false });

/** How one part is understood. */
type Sense = {
  readonly isOthers: (text: string) => boolean;
  readonly own: (text: string) => Recognition | null;
  /** What it says is there no more, or is not taken. */
  readonly deniedIn: (text: string) => Recognition | null;
  /** What it says is taken, where it was asked what somebody has. */
  readonly takenIn: (text: string) => string[];
};
function senseOf(lookup: Lookup, kinds: readonly EntityKind[], read: Reader["read"]): Sense {
  const ofConditions = kinds.includes("condition");
  const isName = (t: string): boolean => lookup.exact(tokens(t).join(""), kinds) !== undefined;
  const isOthers = (t: string): boolean => (ofConditions ? isNotOwn(t) : isTakenByOther(t)) && !isName(t);
  const own = (t: string): Recognition | null => (isOthers(t) ? null : read(t));
  const takenIn = (t: string): string[] => {
    const rest = ofConditions ? saysTaken(t) : undefined;
    const known = rest === undefined ? null : recogniseWith(lookup, rest, TAKEN_KINDS);
    return rest !== undefined && known && known.how !== "contained" ? [rest] : [];
  };
  const deniedIn = (t: string): Recognition | null => {
    const denial = denialIn(t);
    const rest = (ofConditions ? undefined : notTaken(t)) ?? denial?.of;
    const named = rest === undefined ? null : own(rest);
    // Any denial of a disease counts; what is eaten is denied only by its whole name ("no sugar added yoghurt" is yoghurt).
    const any = rest !== denial?.of || (ofConditions && !denial?.whole);
    return named && (any || named.how !== "contained") ? named : null;
  };
  return { isOthers, own, deniedIn, takenIn };
}

const ON_MEDICINE =
  /^(?<what>.{2,}?)(?<taken>\s(?:on|taking|takes|managed with|treated with|controlled with)\s.+|(?:正?在|一直|长期)?(?:吃着?|服用?着?|口服|用着?|打着?|注射)\p{Script=Han}.+)$/iu;
const BETWEEN_HAN = /(?<=\p{Script=Han})\s+(?=\p{Script=Han})/u;
/** A disease with its medicine, and names with only a space between: "RA on methotrexate", 冠心病 心绞痛. */
function apart(part: Part, sense: Sense): Part[] {
  const { what, taken } = ON_MEDICINE.exec(part.text)?.groups ?? {};
  if (what !== undefined && taken !== undefined && sense.own(what.trim()) && sense.takenIn(taken.trim()).length > 0)
    return [part, { text: taken.trim(), before: "," }].map((p, i) => (i === 0 ? { ...p, text: what.trim() } : p));
  const pieces = part.text.split(BETWEEN_HAN);
  const known = pieces.length > 1 && pieces.every((p) => onlyHow(p) || sense.own(p));
  return known ? pieces.map((text, i) => ({ text, before: i === 0 ? part.before : "、" })) : [part];
}

/** What was said of one part and may hold of the next: "my father has diabetes, gout", 无高血压、糖尿病. */
type Carried = "others" | "denied" | "all denied" | undefined;
function carriedOver(carried: Carried, { text, before }: Part, isOthers: boolean): Carried {
  if (isOthers) return "others";
  if (endsSentence(before) || (carried === "others" && isOfSelf(text))) return undefined;
  const still = carried === "others" || (!affirms(text) && (carried === "all denied" || continues(before)));
  return still ? carried : undefined;
}

/** A disease told twice is one; two products of one kind are two. */
const isToldAlready = ({ found }: Reading, { entities }: Recognition): boolean =>
  entities.every((e) => e.kind === "condition" && found.some((f) => f.entities.some((x) => x.kind === e.kind && x.id === e.id)));

function tell(reading: Reading, r: Recognition | null): void {
  if (r && !isToldAlready(reading, r)) reading.found.push(r);
}

function readName(reading: Reading, text: string, carried: Carried, sense: Sense, past: Reader["past"]): Carried {
  const now = withoutOver(text);
  const named = sense.own(now);
  const denied = named?.how === "exact" ? null : sense.deniedIn(text);
  const isOver = named && named.how !== "exact" && (now !== text || isPast(text));
  const taken = denied || named ? [] : sense.takenIn(text);
  if (denied) reading.denied.push(denied);
  else if (named && carried) reading.denied.push(named);
  else if (named) tell(reading, isOver ? past(named) : named);
  else if (taken.length > 0) reading.taken.push(...taken);
  else if (!nothingWrong(text) && !(onlyHow(text) && reading.found.length > 0)) reading.unrecognised.push(text);
  return denied ? (denialIn(text)?.all ? "all denied" : "denied") : carried;
}

function readParts(parts: readonly Part[], sense: Sense, past: Reader["past"]): Reading {
  const reading = nothing();
  let carried: Carried;
  for (const part of parts) {
    if (NONE.test(part.text)) continue;
    carried = carriedOver(carried, part, sense.isOthers(part.text));
    if (leavesOpen(part.text)) reading.unsure = true;
    else if (carried === "others") reading.unrecognised.push(part.text);
    else if (parts.length > 1 && saysOver(part.text)) {
      const last = reading.found.pop();
      if (last) tell(reading, past(last));
    } else carried = readName(reading, part.text, carried, sense, past);
  }
  return reading;
}

export function readList(
  lookup: Lookup,
  text: string,
  kinds: readonly EntityKind[],
  { read, past }: Reader = { read: (t) => recogniseWith(lookup, t, kinds), past: () => null },
): ListReading {
  const written = inFull(text.slice(0, 2000));
  const whole = kinds.includes("condition") ? written : asOneProduct(written);
  if (NONE.test(whole) || tokens(whole).length === 0) return { ...nothing(), none: NONE.test(whole) };
  if (UNSURE.test(whole)) return { ...nothing(), unsure: true };
  const sense = senseOf(lookup, kinds, read);
  const direct = sense.own(whole);
  const parts = partsOf(whole).flatMap((p) => (kinds.includes("condition") ? apart(p, sense) : [p]));
  const one = direct && direct.how !== "contained" && direct.how !== "typo" && !isPast(whole) ? { ...nothing(), found: [direct] } : undefined;
  if (one && (direct?.how === "exact" || parts.length < 2 || !kinds.includes("condition"))) return one;
  const reading = readParts(parts, sense, past);
  // Named as a whole ("breast cancer, ER positive") it is one thing, unless each part is a name of its own.
  return one && reading.unrecognised.length > 0 ? one : reading;
}
