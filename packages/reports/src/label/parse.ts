import type { AmountUnit } from "@nutri/domain";
import { readValue } from "../analytes/value.ts";
import { clean, isCjk, simplify } from "../text.ts";
import type { LabelText, Per } from "./types.ts";

/** An amount as it stands on the label. `exact` false: the unit was made out of a likely misreading. */
export type Amount = { value: number; unit: AmountUnit; exact: boolean; doubtful: boolean; conf: number; unitConf: number };
/** A name with the amounts after it, each with what it is said of; `also`: the same in another unit, in brackets. */
export type RawFact = { name: string; nameConf: number; amounts: Amount[]; also?: Amount; percent?: number; pers: readonly Per[] };

const UNITS: readonly (readonly [RegExp, AmountUnit, boolean])[] = [
  [/^(?:mcg|ug|微克)$/i, "ug", true],
  [/^(?:mg|毫克)$/i, "mg", true],
  [/^(?:g|克|公克)$/i, "g", true],
  [/^(?:iu|国际单位)$/i, "IU", true],
  [/^(?:rncg|mcq|uq|pg|ag|yg|mog|mc9|u9|μ9)$/i, "ug", false],
  [/^(?:rng|mq|m9|ng)$/i, "mg", false],
  [/^(?:lu|1u|i\.u\.?|\|u)$/i, "IU", false],
];
const UNIT = "mcg|rncg|mcq|mc9|mog|ug|uq|u9|pg|ag|yg|mg|rng|mq|m9|ng|g|iu|lu|1u|\\|u|i\\.u\\.?|微克|毫克|公克|克|国际单位";
const NUMBER = "\\d[\\d,]*(?:\\.\\d+)?|\\.\\d+";
/** What the amount is counted as: `800 μg RE`, `400 mcg DFE`. */
const AS = "(?:\\s?(?:RAE|RE|DFE|NE|a?-?TE|AT))?";
/** A digit right after a letter may belong to the name (B12), except after letters of vitamins that have no such number. */
const AMOUNT = new RegExp(
  ["(?<![A-Za-z\\d.]|[A-Za-z]-|[Bb]\\s)", "(?<=素\\s?[ACEK])", "(?<=素\\s?D)(?![23])"]
    .map((before) => `${before}(${NUMBER})\\s?(${UNIT})${AS}(?![A-Za-z\\d])`)
    .join("|"),
  "giu",
);
const PERCENT = /(?<![\d.])(\d[\d,]*(?:\.\d+)?)\s?%/g;

const PORTION =
  "份|片|粒|袋|瓶|支|勺|丸|包|条|颗|枚|滴|serving|tablets?|caplets?|capsules?|soft ?gels?|gumm(?:y|ies)|lozenges?|scoops?|sachets?|sticks?|pieces?|drops?|dose";
const PER = new RegExp(
  `(?:每|per\\s*)\\s*(?:\\d+(?:\\.\\d+)?\\s*)?(?:(日(?!参考)|天|day|daily(?: dose)?)|(${PORTION})|(g|mL|ml|克|毫升|grams?))(?![a-z])(?:\\s*\\([^)]{1,16}\\))?`,
  "giu",
);
const SERVING = /^\s*(?:serving size|食用份量|每份食用量|每一份量|份量|每份)\s*[::]?\s*(.{1,40})$/i;
/** A sentence that lists what is in it: it goes on over the lines that follow. */
const LISTING = /(?:每|per).{1,24}?(?:含|提供|contains?|provides?)/i;

const unitOf = (text: string): { unit: AmountUnit; exact: boolean } | undefined => {
  const key = clean(simplify(text)).replace(/[μµ]/g, "u").replace(/\s/g, "");
  const found = UNITS.find(([re]) => re.test(key));
  return found && { unit: found[1], exact: found[2] };
};

type Text = { text: string; confs: readonly number[] };

/** A line as one text, its cells two spaces apart, each character with how sure it is. */
function textOf(line: LabelText): Text {
  const whole = clean(line.text);
  const cells = line.cells ?? [{ text: whole, confs: Array.from({ length: whole.length }, () => line.confidence) }];
  let text = "";
  const confs: number[] = [];
  for (const cell of cells) {
    if (text) confs.push(1, 1);
    text += (text ? "  " : "") + cell.text;
    confs.push(...cell.confs);
  }
  return { text: simplify(text.replace(/[μµ]/g, "u").replace(/α/g, "a")), confs };
}

/** What follows a sentence's first line belongs to it: joined, a word broken over two lines with nothing between. */
function joined(a: Text, b: Text): Text {
  const glue = isCjk(a.text.slice(-1)) || isCjk(b.text.slice(0, 1)) ? "" : " ";
  return { text: a.text + glue + b.text, confs: [...a.confs, ...(glue ? [1] : []), ...b.confs] };
}

const B_VITAMINS = ["1", "2", "3", "5", "6", "7", "9", "12"];
const GLUED = new RegExp(`(?<=素\\s?B)(\\d[\\d.]*)(?=\\s?(?:${UNIT}))`, "i");

/** `维生素B610mg`: parted where only one vitamin and one number can be meant (`B12100μg` could be two). */
function parted({ text, confs }: Text): Text {
  const m = GLUED.exec(text);
  const digits = m?.[1] ?? "";
  const ways = B_VITAMINS.filter((b) => digits.startsWith(b) && /^(?:[1-9]\d*(?:\.\d+)?|0\.\d+)$/.test(digits.slice(b.length)));
  const [way] = ways;
  if (!m || way === undefined || ways.length > 1) return { text, confs };
  const at = m.index + way.length;
  const rest = parted({ text: text.slice(at), confs: confs.slice(at) });
  return { text: `${text.slice(0, at)} ${rest.text}`, confs: [...confs.slice(0, at), 1, ...rest.confs] };
}

const least = (confs: readonly number[], from: number, to: number): number => Math.min(1, ...confs.slice(from, to));

type Token = { from: number; to: number } & ({ amount: Amount } | { percent: number });

function tokensOf({ text, confs }: Text): Token[] {
  const amounts = [...text.matchAll(AMOUNT)].flatMap((m): Token[] => {
    const [digits = "", unitText = ""] = m.slice(1).filter((part) => part !== undefined);
    const [value, unit] = [readValue(digits), unitOf(unitText)];
    if (typeof value?.value !== "number" || !unit) return [];
    const at = m.index + m[0].indexOf(digits);
    const from = m.index + m[0].indexOf(unitText, digits.length);
    const end = m.index + m[0].length;
    const conf = least(confs, at, at + digits.length);
    // `1,000` is a thousand on a label of any country that prints it with IU; a comma before other than three digits is not sure.
    const doubtful = value.doubtful && !/^\d{1,3}(?:,\d{3})+$/.test(digits);
    return [{ from: m.index, to: end, amount: { value: value.value, ...unit, doubtful, conf, unitConf: least(confs, from, from + unitText.length) } }];
  });
  const percents = [...text.matchAll(PERCENT)].map((m): Token => ({
    from: m.index,
    to: m.index + m[0].length,
    percent: Number((m[1] ?? "").replaceAll(",", "")),
  }));
  return [...amounts, ...percents].toSorted((a, b) => a.from - b.from);
}

const LEAD = /^[\s)\]}>,;:、，；：。·•*†‡+\-–—|~_<]+|^(?:其中|包括|以及|及|和|and\b)\s*|^.*?(?:含有?|提供|contains?|provides?)\s*[::]?\s*/i;
const TAIL = /[\s([{<,;:、，；：·•*†‡|~_.…≥≤>约]+$/;

function nameIn(text: string): string {
  let name = text;
  for (let before = ""; before !== name;) [before, name] = [name, name.replace(LEAD, "").replace(TAIL, "")];
  return name;
}

const hasWord = (text: string): boolean => /[A-Za-z]{1,}|[\u3400-\u9fff]/.test(text.replace(/\b(?:RAE|DFE|NE|RE|TE|AT)\b|视黄醇当量|叶酸当量|当量/gi, ""));

function factsIn(read: Text, pers: readonly Per[]): RawFact[] {
  const facts: RawFact[] = [];
  const { text, confs } = parted(read);
  const source = { text: text.replace(PER, (m) => ":".repeat(m.length)), confs }; // the 100 g of `每100g` is no amount
  let end = 0;
  for (const token of tokensOf(source)) {
    const between = source.text.slice(end, token.from);
    const last = facts.at(-1);
    const name = nameIn(between);
    if (name && hasWord(name)) {
      const at = end + between.lastIndexOf(name);
      if ("amount" in token) facts.push({ name, nameConf: least(source.confs, at, at + name.length), amounts: [token.amount], pers });
    } else if (last && "percent" in token) last.percent ??= token.percent;
    else if (last && "amount" in token) {
      if (/[([]\s*$/.test(between)) last.also ??= token.amount;
      else last.amounts.push(token.amount);
    }
    end = token.to;
  }
  return facts;
}

const persIn = (text: string): Per[] => [...text.matchAll(PER)].map((m) => ({ text: m[0].trim(), of: m[1] ? "day" : m[2] ? "portion" : "measure" }));

/** The lines of a label → names with their amounts, and the size of a serving as printed. */
export function parseLabel(lines: readonly LabelText[]): { facts: RawFact[]; serving?: string } {
  const facts: RawFact[] = [];
  let pers: Per[] = [];
  let serving: string | undefined;
  let sentence: Text | undefined;
  const flush = (): void => {
    if (sentence) facts.push(...factsIn(sentence, persIn(sentence.text).slice(0, 1)));
    sentence = undefined;
  };
  for (const line of lines) {
    const text = textOf(line);
    if (sentence && !/【|[::]\s*$/.test(text.text) && !/[。.]$/.test(sentence.text)) {
      sentence = joined(sentence, text);
      continue;
    }
    flush();
    serving ??= SERVING.exec(text.text)?.[1]?.trim();
    const own = persIn(text.text);
    if (LISTING.test(text.text) && own.length === 1) {
      sentence = text;
      continue;
    }
    const found = factsIn(text, pers);
    if (found.length === 0 && own.length > 0) pers = own;
    facts.push(...found);
  }
  flush();
  return { facts, ...(serving ? { serving } : {}) };
}
