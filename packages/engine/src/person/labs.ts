import type { Lab, Person } from "@nutri/domain";
import type { Biomarker, KnowledgeIndex } from "@nutri/knowledge";
import { unitText } from "../amounts.ts";
import { recordOf } from "../found.ts";
import type { ResolvedLab } from "./types.ts";

/** What stands in braces is a note to a reader and no unit (UCUM): a ratio has none. */
const unitKey = (unit: string): string =>
  unit
    .normalize("NFKC")
    .replaceAll(/\{[^{}]*\}/gu, "")
    .replaceAll(/[μµ]/gu, "u")
    .replaceAll(/[\s^*·]/gu, "");

/** "5.6", "1,200", "<0.5", "7.1 ↑". Undefined for words. */
function numberOf(value: number | string): number | undefined {
  if (typeof value === "number") return Number.isFinite(value) ? value : undefined;
  const m = /^\s*[<>≤≥＜＞]?=?\s*(-?\d[\d,]{0,12}(?:\.\d{1,9})?)/u.exec(value.normalize("NFKC"));
  return m?.[1] === undefined ? undefined : Number(m[1].replaceAll(",", ""));
}

/** Every analyte the row may mean: one printed name can stand for a count and a share, which only the unit tells apart. */
function candidates(k: KnowledgeIndex, { code, name }: Lab): Biomarker[] {
  const byCode = code === undefined ? undefined : (k.biomarkers.get(code) ?? k.records.biomarkers.find((b) => b.loinc.includes(code)));
  if (byCode) return [byCode];
  const refs = [name, code].flatMap((n) => (n === undefined ? [] : (k.names.recognise(n, ["biomarker"])?.entities ?? [])));
  return refs.map((ref) => recordOf(k.biomarkers, ref.id));
}

const shown = (lab: Lab): string => `${lab.name ?? lab.code ?? ""} ${lab.value} ${unitText(lab.unit)}`.trim();

/** Where a value of this test begins to mean something else: in its own record, and in the advice on it. */
const bounds = new WeakMap<Biomarker, readonly number[]>();
function boundsOf(k: KnowledgeIndex, b: Biomarker): readonly number[] {
  const known = bounds.get(b);
  if (known) return known;
  const advised = k.records.advice.flatMap((a) => (a.when.labs ?? []).filter((l) => l.code === b.id));
  const found = [
    ...b.ranges.flatMap((r) => [r.low, r.high]),
    ...b.indicates.flatMap((i) => [i.below, i.atLeast]),
    ...[...b.means, ...advised].flatMap((m) => [m.above, m.atLeast, m.below]),
    ...b.means.map((m) => m.atMost),
  ].flatMap((x) => x ?? []);
  bounds.set(b, found);
  return found;
}
const AT_BOUND = 0.01;
/**
 * A bound of one convention is rounded in the other (126 mg/dL is 7.0 mmol/L, exactly 6.99): what comes to a bound when it is written
 * as finely as the bounds are, is that bound.
 */
function atBound(k: KnowledgeIndex, b: Biomarker, value: number): number {
  const all = boundsOf(k, b);
  const scale = 10 ** Math.max(0, ...all.map((x) => (String(x).split(".")[1] ?? "").length));
  return all.find((x) => Math.abs(value - x) < AT_BOUND * Math.abs(x) && Math.round(value * scale) === Math.round(x * scale)) ?? value;
}

function inOwnUnit(k: KnowledgeIndex, biomarker: Biomarker, number: number, unit: string): number | undefined {
  const wanted = unitKey(unit);
  const units = [{ spelling: biomarker.unit, factor: 1, offset: undefined }, ...biomarker.units];
  const found = units.find((u) => unitKey(u.spelling) === wanted) ?? units.find((u) => unitKey(u.spelling).toLowerCase() === wanted.toLowerCase());
  const exact = found && Number((number * found.factor + (found.offset ?? 0)).toPrecision(12));
  const value = exact === undefined || found?.factor === 1 ? exact : atBound(k, biomarker, exact);
  return value === undefined || value < biomarker.plausible.min || value > biomarker.plausible.max ? undefined : value;
}

/** A lab in the biomarker's own unit; undefined when the analyte, the unit or the number cannot be believed. */
export function resolveLab(k: KnowledgeIndex, lab: Lab): ResolvedLab | undefined {
  const number = numberOf(lab.value);
  if (number === undefined) return undefined;
  return candidates(k, lab).flatMap((b) => {
    const value = inOwnUnit(k, b, number, lab.unit);
    return value === undefined ? [] : [{ code: b.id, value, unit: b.unit, given: shown(lab) }];
  })[0];
}

/** The last value of each analyte stands. */
export function readLabs(person: Person, k: KnowledgeIndex): { labs: ReadonlyMap<string, ResolvedLab>; unread: string[] } {
  const labs = new Map<string, ResolvedLab>();
  const unread: string[] = [];
  for (const lab of person.labs ?? []) {
    const resolved = resolveLab(k, lab);
    if (resolved) labs.set(resolved.code, resolved);
    else unread.push(shown(lab));
  }
  return { labs, unread };
}
