import { readFlag } from "../analytes/flag.ts";
import type { NameTable } from "../analytes/names.ts";
import { ReadFailure } from "../failure.ts";
import type { RawRow } from "../table/raw-row.ts";
import type { Flag, Subject } from "../types.ts";
import { readUnit } from "../units/unit.ts";

export type FhirRow = RawRow & { loinc?: string; code?: string | undefined; interpretation?: Flag };
export type FhirReport = { rows: FhirRow[]; date?: string; institution?: string; sex?: Subject["sex"]; birth?: string; people: number };

type Json = { [key: string]: unknown };
const obj = (v: unknown): Json | undefined => (typeof v === "object" && v !== null && !Array.isArray(v) ? (v as Json) : undefined);
const list = (v: unknown): Json[] =>
  Array.isArray(v)
    ? (v as unknown[]).flatMap((x): Json[] => {
        const o = obj(x);
        return o ? [o] : [];
      })
    : [];
const str = (v: unknown): string | undefined => (typeof v === "string" && v !== "" ? v.slice(0, 200) : undefined);
const num = (v: unknown): number | undefined => (typeof v === "number" && Number.isFinite(v) ? v : undefined);

const LOINC = "http://loinc.org";
const FLAGS: Record<string, Flag> = {
  H: "high",
  HH: "high",
  HU: "high",
  L: "low",
  LL: "low",
  LU: "low",
  N: "normal",
  A: "abnormal",
  AA: "abnormal",
  POS: "abnormal",
  NEG: "normal",
};
/** Not results of this report: withdrawn, or not there yet. */
const VOID = new Set(["cancelled", "entered-in-error", "registered"]);

/** One resource, a list of them, or one on each line, as records are handed out in bulk. */
function rootsOf(text: string): Json[] {
  const whole = text.replace(/^\ufeff/, "").trim();
  const lines = whole.split(/\r?\n/);
  const each = lines.length > 1 && lines.every((line) => /^(?:\{.*\})?\s*$/.test(line));
  const parsed: unknown = each ? lines.flatMap((line): unknown[] => (line.trim() ? [JSON.parse(line)] : [])) : JSON.parse(whole);
  return list(Array.isArray(parsed) ? parsed : [parsed]).filter((root) => str(root.resourceType));
}

/** @throws ReadFailure damaged_file when it is no JSON, unsupported_file when it holds no FHIR resource. */
export function readFhir(text: string, names: NameTable): FhirReport {
  let roots: Json[];
  try {
    roots = rootsOf(text);
  } catch (error) {
    throw new ReadFailure("damaged_file", error);
  }
  if (roots.length === 0) throw new ReadFailure("unsupported_file");
  const resources = roots.flatMap((root) => [...resourcesOf(root, 0)]);
  const rows = resources.filter((r) => r.resourceType === "Observation" && !VOID.has(str(r.status) ?? "")).flatMap((o) => observationRows(o, names));
  const patients = resources.filter((r) => r.resourceType === "Patient");
  const gender = str(patients[0]?.gender);
  const dates = resources.flatMap((r) =>
    r.resourceType === "Observation" || r.resourceType === "DiagnosticReport"
      ? (str(r.effectiveDateTime) ?? str(obj(r.effectivePeriod)?.start) ?? str(r.issued) ?? [])
      : [],
  );
  const date = dates.map((d) => d.slice(0, 10)).find((d) => /^\d{4}-\d\d-\d\d$/.test(d));
  const birth = str(patients[0]?.birthDate);
  const institution =
    resources.filter((r) => r.resourceType === "Organization").flatMap((r) => str(r.name) ?? [])[0] ??
    resources.flatMap((r) => list(r.performer).flatMap((p) => str(p.display) ?? []))[0];
  const subjects = new Set(resources.filter((r) => r.resourceType === "Observation").flatMap((r) => str(obj(r.subject)?.reference) ?? []));
  return {
    rows,
    ...(date ? { date } : {}),
    ...(institution ? { institution } : {}),
    ...(gender === "male" || gender === "female" ? { sex: gender } : {}),
    ...(birth && /^\d{4}-\d\d-\d\d$/.test(birth) ? { birth } : {}),
    people: Math.max(patients.length, subjects.size),
  };
}

function* resourcesOf(resource: Json, depth: number): Generator<Json> {
  if (depth > 4) return;
  yield resource;
  for (const inner of list(resource.contained)) yield* resourcesOf(inner, depth + 1);
  for (const entry of [...list(resource.entry), ...list(resource.parameter)]) {
    const inner = obj(entry.resource);
    if (inner) yield* resourcesOf(inner, depth + 1);
  }
}

function observationRows(o: Json, names: NameTable): FhirRow[] {
  const own = rowOf(o, names);
  return [
    ...(own ? [own] : []),
    ...list(o.component).flatMap((c) => rowOf({ ...c, referenceRange: c.referenceRange, interpretation: c.interpretation }, names) ?? []),
  ];
}

const loincOf = (code: Json | undefined): string | undefined =>
  list(code?.coding)
    .filter((c) => c.system === LOINC)
    .flatMap((c) => str(c.code) ?? [])[0];
const nameOf = (code: Json | undefined): string => str(code?.text) ?? list(code?.coding).flatMap((c) => str(c.display) ?? [])[0] ?? loincOf(code) ?? "";

function rowOf(o: Json, names: NameTable): FhirRow | undefined {
  const code = obj(o.code);
  const value = valueOf(o);
  const name = nameOf(code);
  if (!value || !name) return undefined;
  const loinc = loincOf(code);
  const flag =
    list(o.interpretation)
      .flatMap((i) => list(i.coding))
      .flatMap((c) => FLAGS[str(c.code) ?? ""] ?? [])[0] ?? readFlag(str(list(o.interpretation)[0]?.text) ?? "");
  return {
    name,
    ...value,
    range: rangeOf(list(o.referenceRange)),
    flag: "",
    cells: [],
    conf: 1,
    valueConf: 1,
    unitConf: 1,
    headed: true,
    section: "",
    ...(loinc ? { loinc, ...(names.byLoinc.has(loinc) ? { code: names.byLoinc.get(loinc) } : {}) } : {}),
    ...(flag ? { interpretation: flag } : {}),
  };
}

function valueOf(o: Json): { value: string; unit: string } | undefined {
  const q = obj(o.valueQuantity);
  const n = num(q?.value);
  if (q && n !== undefined) return { value: `${str(q.comparator) ?? ""}${n}`, unit: str(q.unit) ?? str(q.code) ?? "" };
  const i = num(o.valueInteger);
  if (i !== undefined) return { value: String(i), unit: "" };
  const ratio = obj(o.valueRatio);
  const [a, b] = [num(obj(ratio?.numerator)?.value), num(obj(ratio?.denominator)?.value)];
  if (a !== undefined && b !== undefined) return { value: `${a}:${b}`, unit: "" };
  const said =
    str(o.valueString) ?? str(obj(o.valueCodeableConcept)?.text) ?? list(obj(o.valueCodeableConcept)?.coding).flatMap((c) => str(c.display) ?? [])[0];
  return said ? partsOf(said) : undefined;
}

/** `<0.3 mg/L` as a text. */
function partsOf(said: string): { value: string; unit: string } {
  const [, value = "", unit = ""] = /^((?:[<>≤≥]=?\s*)?\d+(?:\.\d+)?)\s*(\D.*)$/.exec(said.trim()) ?? [];
  return unit && readUnit(unit).exact ? { value, unit } : { value: said, unit: "" };
}

function rangeOf(ranges: readonly Json[]): string {
  const normal = ranges.find((r) => list(obj(r.type)?.coding).every((c) => c.code === "normal")) ?? ranges[0];
  const [low, high] = [num(obj(normal?.low)?.value), num(obj(normal?.high)?.value)];
  if (low !== undefined && high !== undefined) return `${low}-${high}`;
  if (high !== undefined) return `<=${high}`;
  if (low !== undefined) return `>=${low}`;
  return str(normal?.text) ?? "";
}
