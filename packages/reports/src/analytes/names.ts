import type { Analyte } from "../types.ts";
import { clean, isCjk, nameKey } from "../text.ts";
import { isLostPower, readUnit } from "../units/unit.ts";
import { isSlipOf, nearest } from "./near.ts";

/** `byLook`: the keys of `byKey` as they look, where a letter and a digit look the same. `byParts`: ratios by what is divided by what. */
export type NameTable = {
  byKey: ReadonlyMap<string, readonly string[]>;
  byLook: ReadonlyMap<string, readonly string[]>;
  byParts: ReadonlyMap<string, readonly string[]>;
  byId: ReadonlyMap<string, Analyte>;
  byLoinc: ReadonlyMap<string, string>;
};
/**
 * Analytes a printed name may stand for (several when the print is ambiguous, none when unknown). `sure` false: the person must
 * confirm. `wider`: what either of two names means (`Lymphocytes (淋巴球)`), of which `codes` is what both mean. `translated`: beside
 * a known name stands one in the other script that nobody knows, so that what it says of the name stays open.
 */
export type NameMatch = { codes: readonly string[]; sure: boolean; wider?: readonly string[]; translated?: boolean };

/** `HbAlc` and `HbA1c` look the same, `lodine` and `Iodine` too; of two or three letters too much would look the same. */
const lookOf = (key: string): string => (key.length > 3 ? key.replace(/[1i]/g, "l").replaceAll("0", "o") : key);

/** The look-up made once for a set of analytes. */
export function nameTable(analytes: readonly Analyte[]): NameTable {
  const byKey = new Map<string, string[]>();
  const byLoinc = new Map<string, string>();
  for (const a of analytes) {
    for (const name of [a.name.zh, a.name.en, a.id.replaceAll("_", " "), ...a.aliases]) {
      const key = nameKey(name);
      const held = byKey.get(key);
      if (!held) byKey.set(key, [a.id]);
      else if (!held.includes(a.id)) held.push(a.id);
    }
    for (const code of a.loinc) if (!byLoinc.has(code)) byLoinc.set(code, a.id);
  }
  const byLook = new Map<string, string[]>();
  for (const [key, ids] of byKey) byLook.set(lookOf(key), [...new Set([...(byLook.get(lookOf(key)) ?? []), ...ids])]);
  const byParts = new Map<string, string[]>();
  for (const a of analytes)
    for (const parts of [a.name.zh, a.name.en, ...a.aliases].flatMap((name) => partsOf(byKey, name)))
      byParts.set(parts, [...new Set([...(byParts.get(parts) ?? []), a.id])]);
  return { byKey, byLook, byParts, byId: new Map(analytes.map((a) => [a.id, a])), byLoinc };
}

/** `尿白蛋白/尿肌酐比值` → what it may divide by what. */
function partsOf(byKey: NameTable["byKey"], name: string): readonly string[] {
  const [over = [], under = [], more] = clean(name)
    .replace(/\s*(?:比值?|比例|ratio)$/i, "")
    .split("/")
    .map((part) => byKey.get(nameKey(part)) ?? []);
  return more ? [] : over.flatMap((a) => under.flatMap((b) => (a === b ? [] : [`${a}/${b}`])));
}

const BEFORE = /^(?:\d{1,3}\s*[.、)]\s*|\(?!+\)?\s*|[★☆▲△*●◆■□·#-]\s*|血清|血浆|静脉血|serum\s+|plasma\s+|blood\s+|s(?:r|er)?\.\s*(?=[a-z]{3})|sr\s+)/i;
/** What may follow a name and changes nothing; `01` is the number of the laboratory that measured it. */
const AFTER =
  /(?:\s*-\s*observation|\s*(?:测定|检测|定量|含量|浓度|检查|试验|数目|\S{1,6}法)|\s+levels?|\s*(?:count|estimation)|\s*,?\s*(?:serum or plasma|serum|plasma|blood|s\/p)|\s+in (?:serum|blood|plasma)|\s*0\d|\s+o[\dil]|\s*(?:w\/|with)\s*(?:reflex|rfx).*|\s*[*↑↓:]+)$/i;
const BENIGN =
  /^(?:血清?|血浆|静脉血?|空腹|定量|计算值?|calc\.?|calculated|serum|plasma|blood|fasting|.{1,6}法|干化学|\S{1,8}公式|nih.*|ngsp|ifcc|dcct|direct|automated|jaffe|westergren|enzymatic|kinetic|hexokinase|god-?pod|hplc|ise|e?clia|cmia|elisa|ckd-?epi.*|mdrd.*|(?:上午|早晨?)?\s*\d{1,2}(?::\d\d|\s*[点时])(?:\s*am)?|\d{1,2}\s*am|[a-z]?\d?)$/i;
/** What the sheet or section is of, when it is not blood: a plain name there is another analyte. */
export type Specimen = "urine" | "stool" | "other";
const SPECIMENS: readonly (readonly [Specimen, RegExp])[] = [
  ["urine", /(?<!糖|血)尿(?!素|酸|苷|崩|毒)|\burin(?:e|aly|ary)|\bu-(?=[a-z])/i],
  ["stool", /粪|大便|便常规|便[潜隐]血|stool|f(?:a?e)cal|f(?:a?e)ces/i],
  ["other", /脑脊液|胸水|腹水|积液|精液|唾液|白带|分泌物|\bcsf\b|\bfluid\b|saliva|semen/i],
];
/** The specimen a heading names; undefined when it names none. */
export const specimenOf = (text: string): Specimen | undefined => SPECIMENS.find(([, re]) => re.test(clean(text)))?.[0];

/** A plain name (`葡萄糖`, `GLU`) as it is called when it is of that specimen, and the ids such analytes have. */
const IN: Record<Specimen, { before: readonly string[]; ids: RegExp }> = {
  urine: { before: ["尿", "u-", "urine "], ids: /^(?:urine_|uacr$|iodine_urine$)/ },
  stool: { before: ["粪便", "大便", "fecal ", "stool "], ids: /^fecal_/ },
  other: { before: [], ids: /^$/ },
};

/** `T. Bilirubin`, `D.Bilirubin`: total and direct. */
const INITIALS: readonly (readonly [RegExp, string])[] = [
  [/^t\.\s*(?=[a-z]{3})/i, "total "],
  [/^d\.\s*(?=bil)/i, "direct "],
  [/^i\.\s*(?=bil)/i, "indirect "],
];

/** A name with less and less around it, from nothing taken off to all that says nothing. */
function stripped(name: string): readonly string[] {
  const stages = [INITIALS.reduce((t, [from, to]) => t.replace(from, to), name.trim())];
  for (;;) {
    const last = stages.at(-1) ?? "";
    const next = [last.replace(BEFORE, "").trim(), last.replace(AFTER, "").trim()].find((s) => s !== "" && s !== last);
    if (next === undefined) return stages;
    stages.push(next);
  }
}
const strip = (name: string): string => stripped(name).at(-1) ?? name;

/** The same where a recogniser lost the spaces: `SerumALT level`. */
const stripKey = (key: string): string => key.replace(/^(?:serum|plasma)(?=[a-z])|levels?$/g, "");
const exact = (table: NameTable, name: string): readonly string[] =>
  [name, ...stripped(name)].map((s) => table.byKey.get(nameKey(s))).find((codes) => codes !== undefined) ??
  table.byKey.get(stripKey(nameKey(name))) ??
  table.byLook.get(lookOf(nameKey(strip(name)))) ??
  [];
const shared = (a: readonly string[], b: readonly string[]): readonly string[] => a.filter((x) => b.includes(x));

/** `Bilirubin, Total` is `Total Bilirubin`. */
const swapped = (name: string): string => {
  const m = /^([^,]+),\s*([^,]+)$/.exec(name);
  return m ? `${m[2]} ${m[1]}` : name;
};

/** `脂蛋白(a)(Lp(a))` → the name and what its last brackets hold, brackets within them counted. */
function lastBrackets(name: string): readonly [before: string, inside: string] | undefined {
  if (!/[)\]]$/.test(name)) return undefined;
  let depth = 0;
  for (let i = name.length - 1; i > 0; i--) {
    if (/[)\]]/.test(name[i] ?? "")) depth++;
    if (/[([]/.test(name[i] ?? "") && --depth === 0) return [name.slice(0, i), name.slice(i + 1, -1)];
  }
  return undefined;
}

/** `总胆固醇(mmol/L)`, `Glucose, mg/dL`, `血糖 mmol/L`: a unit printed behind the name, for want of a column. A letter or two may be an abbreviation. */
const UNIT_IN_BRACKETS = /^(.*\S)\s*[([]\s*([^()[\]]+(?:\([^()]*\)[^()]*)?)\s*[)\]]$/;
const UNIT_BEHIND = /^(.*\S)[,\s]\s*((?<=[,\s])[x×*]\s\S+|\S+)$/;
/** What can be nothing but a unit there: `镁(Mg)` is an abbreviation. */
const IN_NAME = /[/%‰]|^(?:f[Ll]|pg|s|sec|秒|mmHg)$/;
function nameAndUnit(printed: string): readonly [name: string, unit: string] | undefined {
  for (const way of [UNIT_IN_BRACKETS, UNIT_BEHIND]) {
    const [, name, unit] = way.exec(clean(printed)) ?? [];
    if (name && unit && IN_NAME.test(unit) && (readUnit(unit).exact || isLostPower(unit))) return [name, unit];
  }
  return undefined;
}
/** The unit behind a name; undefined when there is none. */
export const unitInName = (printed: string): string | undefined => nameAndUnit(printed)?.[1];

/** Name with brackets: the whole, else what is outside, provided that what is inside says the same or nothing. */
function bracketed(table: NameTable, name: string): NameMatch | undefined {
  const last = lastBrackets(name);
  const [before, within = []] = last?.map((part) => exact(table, part)) ?? [];
  const agreed = before ? shared(before, within) : [];
  if (agreed.length > 0) return { codes: agreed, sure: true, wider: [...new Set([...(before ?? []), ...within])] };
  const inside = [...name.matchAll(/[([]([^)\]]+)[)\]]/g)].map((m) => m[1] ?? "");
  if (inside.length === 0) return undefined;
  const outside = exact(table, name.replace(/[([][^)\]]*[)\]]/g, " "));
  const held = inside.flatMap((s) => exact(table, s));
  if (outside.length > 0) {
    const both = shared(outside, held);
    if (both.length > 0) return { codes: both, sure: true, wider: [...new Set([...outside, ...held])] };
    const translated = held.length === 0 && inside.every((s) => isCjk(s) !== isCjk(name.replace(/[([][^)\]]*[)\]]/g, " ")));
    return { codes: specimenOf(inside.join(" ")) ? [] : outside, sure: held.length === 0 && inside.every((s) => BENIGN.test(s.trim())), translated };
  }
  return held.length > 0 ? { codes: held, sure: false } : undefined;
}

/** Chinese and Latin parts of one cell: the Chinese one decides, the Latin one may confirm or contradict it. */
function twoScripts(table: NameTable, name: string, fuzzy: boolean): NameMatch | undefined {
  const words = name.split(" ");
  const [named, short] = [words.filter(isCjk).join(""), words.filter((w) => !isCjk(w)).join(" ")];
  if (named && short && exact(table, named).length > 0) return confirm(table, matchOne(table, named, fuzzy), exact(table, short), named, fuzzy);
  const chinese = name.replace(/[A-Za-z][A-Za-z0-9%#/+.()-]*/g, " ").trim();
  // Letters from different places (`C肽 C-P`) are no word together.
  const latin = name.split(/[\u3400-\u9fff()]+/).filter((part) => /[A-Za-z]/.test(part));
  if (!isCjk(chinese) || latin.length === 0) return undefined;
  if (/^[\u3400-\u9fff]{3,}[A-Za-z]$/.test(name) && exact(table, chinese).length === 0) return undefined; // the letter of `维生素K` stands for nothing by itself
  const abbr = latin.map((part) => exact(table, part)).filter((codes) => codes.length > 0);
  return confirm(table, matchOne(table, chinese, fuzzy), abbr.length > 0 ? abbr.reduce(shared) : [], chinese, fuzzy);
}

/** `载脂蛋白A1ApoA1`: a name and its abbreviation set without a space, both of which end in letters. */
function setTight(table: NameTable, name: string): readonly string[] {
  const tail = /[\u3400-\u9fff]\s?([A-Za-z0-9][A-Za-z0-9%#+-]*)$/.exec(name)?.[1] ?? "";
  for (let cut = name.length - tail.length; cut < name.length; cut++) {
    const both = shared(exact(table, name.slice(0, cut)), exact(table, name.slice(cut)));
    if (both.length > 0) return both;
  }
  return [];
}

function confirm(table: NameTable, main: NameMatch, abbr: readonly string[], printed: string, fuzzy: boolean): NameMatch {
  if (abbr.length === 0) return main;
  if (main.codes.length === 0 && specimenOf(printed)) return { codes: [], sure: false };
  if (main.codes.length === 0) return { codes: abbr, sure: fuzzy && abbr.some((code) => isSlipOf(table.byKey, nameKey(strip(printed)), code)) };
  const both = shared(main.codes, abbr);
  return both.length > 0 ? { codes: both, sure: true, wider: [...new Set([...main.codes, ...abbr])] } : { codes: main.codes, sure: false };
}

/** `Vitamin B12, Cyanocobalamin`: two names of one thing. */
function apposed(table: NameTable, name: string): readonly string[] {
  const named = name.split(/,\s+/).map((p) => exact(table, p));
  return named.length > 1 ? named.reduce(shared) : [];
}

function matchOne(table: NameTable, printed: string, fuzzy: boolean): NameMatch {
  const name = clean(printed).replace(/[:\s]+$/, "");
  const whole = exact(table, name);
  if (whole.length > 0) return { codes: whole, sure: true };
  const turned = exact(table, swapped(name));
  if (turned.length > 0) return { codes: turned, sure: true };
  const bare = nameAndUnit(name);
  if (bare) return matchOne(table, bare[0], fuzzy);
  const tight = setTight(table, name);
  if (tight.length > 0) return { codes: tight, sure: true };
  const found = bracketed(table, name) ?? twoScripts(table, name, fuzzy);
  if (found) return found;
  const parts = name.split(/\s*[/|]\s*/).map((p) => exact(table, p));
  const agreed = parts.length > 1 ? parts.reduce(shared) : [];
  if (agreed.length > 0) return { codes: agreed, sure: true };
  const ratios = [...new Set(partsOf(table.byKey, name).flatMap((key) => table.byParts.get(key) ?? []))];
  if (ratios.length === 1) return { codes: ratios, sure: true };
  const same = apposed(table, name);
  if (same.length > 0) return { codes: same, sure: true };
  const near = fuzzy ? nearest(table.byKey, nameKey(strip(name))) : undefined;
  return { codes: near ? [near] : [], sure: false };
}

/**
 * What a printed name (and the abbreviation printed beside it) stands for. `fuzzy` allows the slips of a recogniser: such a
 * match is never sure by itself, only when the abbreviation confirms it. `specimen`: what the sheet or section is of, when
 * that is not blood and plain names are other analytes.
 */
export function matchName(table: NameTable, printed: string, options: { abbr?: string; fuzzy?: boolean; specimen?: Specimen | undefined } = {}): NameMatch {
  const { specimen, abbr } = options;
  const own = matchOne(table, printed, options.fuzzy ?? false);
  const all = abbr ? confirm(table, own, shortFor(table, abbr), printed, options.fuzzy ?? false) : own;
  if (!specimen) return all;
  const { before, ids } = IN[specimen];
  const bare = clean(printed).replace(/^尿液?|\s*[([][^)\]]*[)\]]\s*$/g, "");
  const called = (name: string): readonly string[] => [...new Set(before.flatMap((b) => exact(table, `${b}${name}`)))].filter((c) => ids.test(c));
  const whole = called(clean(printed));
  const there = whole.length > 0 ? whole : called(bare);
  if (there.length > 0) return { codes: there, sure: true };
  const here = all.codes.filter((code) => ids.test(code));
  if (here.length > 0) return { codes: here, sure: all.sure };
  return { codes: abbr ? called(abbr) : [], sure: false };
}

/** What an abbreviation stands for; of `GOT(AST)` both must mean the same. */
function shortFor(table: NameTable, abbr: string): readonly string[] {
  const whole = exact(table, abbr);
  return whole.length > 0 ? whole : (bracketed(table, clean(abbr))?.codes ?? []);
}

/** `生素C`: the one analyte of whose name only the first character is missing. Never sure by itself. */
export function lastOf(table: NameTable, text: string): string | undefined {
  const key = nameKey(text);
  const codes = new Set([...table.byKey].flatMap(([name, ids]) => (key.length > 2 && name.length === key.length + 1 && name.endsWith(key) ? ids : [])));
  return codes.size === 1 ? [...codes][0] : undefined;
}

/** Whether an abbreviation by itself stands for this analyte. */
export const abbreviates = (table: NameTable, abbr: string, id: string): boolean => shortFor(table, abbr).includes(id);

export const knownName = (table: NameTable, text: string, specimen?: Specimen): boolean =>
  [clean(text), nameAndUnit(text)?.[0] ?? ""].some((name) => exact(table, name).length > 0) ||
  setTight(table, clean(text)).length > 0 ||
  apposed(table, clean(text)).length > 0 ||
  partsOf(table.byKey, clean(text)).some((key) => table.byParts.has(key)) ||
  (specimen !== undefined && IN[specimen].before.some((before) => exact(table, `${before}${strip(clean(text))}`).length > 0));
