/** "45 nmol/L now, 22 ng/mL last time: up or down?": two values of one test, held against each other in one unit. */
import { readable } from "@nutri/domain";
import { resolveLab } from "@nutri/engine/person/labs";
import type { Biomarker } from "@nutri/knowledge";
import { escape } from "../../text/escape.ts";
import { every } from "../../text/every.ts";
import { asksTrend } from "../../understand/all-told.ts";
import { measured } from "../amounts/units.ts";
import { both, type Context, type Part, type Speaker } from "../part.ts";
import { labOf } from "./lab.ts";

const EARLIER =
  /上次|上回|之前|以前|原来|去年|前年|上个?月|年前|月前|\b(?:last (?:time|year|month|week)|before|previous\w*|earlier|ago|used to|was|in (?:january|february|march|april|may|june|july|august|september|october|november|december|20\d\d))\b/iu;
const NOW = /现在|这次|今天|刚|最近|\b(?:now|this time|today|latest|just|new)\b/iu;
const CLAUSE = /[，,。；;！!？?\n]|\.(?=\s|$)/u;
/** Smaller is the error of the test. */
const SAME_SHARE = 0.05;

type Value = { readonly value: number; readonly unit: string; readonly si: number; readonly at: number };

function valuesIn(c: Context, b: Biomarker, told: { readonly value: number; readonly unit: string }): Value[] {
  const text = c.u.text;
  const alike = (s: string): string => s.normalize("NFKC").replaceAll(/[μµ]/gu, "u").toLowerCase();
  const units = b.units.map((x) => x.spelling).toSorted((x, y) => y.length - x.length);
  const found = every(new RegExp(`(?<![\\d.])(\\d{1,5}(?:\\.\\d+)?)\\s?(${units.map((x) => escape(alike(x))).join("|")})(?![\\w/])`, "gu"), alike(text)).map(
    (m) => ({
      value: Number(m[1]),
      unit: units.find((x) => alike(x) === m[2]) ?? b.unit,
      at: m.index,
    }),
  );
  const all = found.some((f) => f.value === told.value) ? found : [{ ...told, at: text.indexOf(String(told.value)) }, ...found];
  return all.flatMap((v) => {
    const si = resolveLab(c.k, { code: b.id, value: v.value, unit: v.unit })?.value;
    return si === undefined ? [] : [{ ...v, si }];
  });
}

/** The clause it stands in. */
function clauseOf(text: string, at: number): string {
  const [before, after] = [text.slice(0, at).split(CLAUSE).at(-1) ?? "", text.slice(at).split(CLAUSE)[0] ?? ""];
  return before + after;
}

export const labTrend: Speaker = (c: Context): Part | undefined => {
  const { u } = c;
  const [lab] = u.labs;
  if (!lab || !asksTrend(u.text) || new Set(u.labs.map((l) => l.biomarker.id)).size > 1) return undefined;
  const { biomarker: b } = lab;
  const [one, other, ...more] = valuesIn(c, b, lab);
  if (!one || !other || more.length > 0 || one.si === other.si) return undefined;
  const [of, ofOther] = [clauseOf(u.text, one.at), clauseOf(u.text, other.at)];
  // Told in order, the first is the earlier, unless a word says otherwise.
  const isFirstLater = (EARLIER.test(ofOther) && !EARLIER.test(of)) || (NOW.test(of) && !NOW.test(ofOther));
  const [then, now] = isFirstLater ? [other, one] : [one, other];
  const inNow = (v: Value): string => {
    const x = b.units.find((y) => y.spelling === now.unit);
    const value = (v.si - (x?.offset ?? 0)) / (x?.factor ?? 1);
    return v.unit === now.unit ? measured(v.value, v.unit) : `${measured(v.value, v.unit)} (${measured(readable(Math.round(value * 10) / 10), now.unit)})`;
  };
  const share = (now.si - then.si) / then.si;
  const way = Math.abs(share) < SAME_SHARE ? both("差不多没变", "hardly changed") : share > 0 ? both("升了", "up") : both("降了", "down");
  // What is judged is what it is now.
  const part = labOf({ ...c, u: { ...u, labs: [{ ...lab, value: now.value, unit: now.unit }] } });
  const lead = both(`${b.name.zh}${way.zh}：之前 ${inNow(then)}，这次 ${inNow(now)}。`, `${b.name.en} is ${way.en}: ${inNow(then)} before, ${inNow(now)} now.`);
  return part && { ...part, lead: both(`${lead.zh}${part.lead?.zh ?? ""}`, `${lead.en} ${part.lead?.en ?? ""}`.trim()), value: undefined, level: undefined };
};
