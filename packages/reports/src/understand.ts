import { flagFromRange, isOwnRange, readFlag, referenceRange } from "./analytes/flag.ts";
import { abbreviates, matchName, type NameMatch, type NameTable, type Specimen, specimenOf, unitInName } from "./analytes/names.ts";
import { type Range, readRange } from "./analytes/range.ts";
import { readValue, type Value } from "./analytes/value.ts";
import type { RawRow } from "./table/raw-row.ts";
import { clean, nameKey } from "./text.ts";
import type { Analyte, Doubt, Flag, ReadRow, Subject } from "./types.ts";
import { asCells, toSi, unitless } from "./units/convert.ts";
import { isLostPower, readUnit, type Unit } from "./units/unit.ts";

export type Context = { names: NameTable; subject: Subject; source: "text" | "ocr" | "data"; flagsPrinted: boolean; specimen?: Specimen | undefined };
export type Understood = Omit<ReadRow, "index" | "box">;

/** Under this a recognised character may be another one. */
const CLEAR = 0.85;
const CLEAR_NAME = 0.6;
/** Under this a range's digit was read once so and once otherwise: what only the range says is asked about. */
const DISPUTED = 0.5;

const trimName = (name: string): string =>
  clean(name)
    .replace(/^(?:\d{1,3}\s*[.、)]\s*|[★☆▲△*●◆■□·#]\s*)+/, "")
    .replace(/[\s:*]+$/, "");

/** Among the analytes a name may stand for, those whose units and size the row's unit and value fit. */
function settle(codes: readonly string[], context: Context, unit: Unit, value: Value): Analyte | undefined {
  const known = codes.flatMap((c) => context.names.byId.get(c) ?? []);
  const all = known.filter((a) => (typeof value.value === "string" ? tellsWords(a) : a.scale !== "Nom"));
  if (all.length <= 1) return all[0];
  const fits = all.filter((a) => {
    if (typeof value.value === "string") return a.scale === "Ord" || a.scale === "Nom";
    const convert = toSi(a, unit.text);
    return convert ? plausible(a, convert(value.value)) : isLostPower(unit.text) && countOf(a) !== undefined;
  });
  return fits.length === 1 ? fits[0] : wholeOf(fits);
}

/** Where what both names mean has no such unit, the one that either of them means and that has it: `Lymphocytes (淋巴球)` in 10^9/L. */
function settleWider({ codes, wider }: NameMatch, context: Context, unit: Unit, value: Value): Analyte | undefined {
  const own = settle(codes, context, unit, value);
  if (!wider || !own || typeof value.value === "string" || toSi(own, unit.text)) return own;
  const fits = wider.flatMap((c) => context.names.byId.get(c) ?? []).filter((a) => toSi(a, unit.text) !== undefined);
  return fits.length === 1 ? fits[0] : own;
}

/** The analyte that all the others are parts of: the name of a part alone on a sheet is that of the whole. */
const wholeOf = (fits: readonly Analyte[]): Analyte | undefined => fits.find((a) => fits.every((b) => b === a || b.partOf === a.id));

/** `阴性` is no glucose of the blood: a word is only a result of what is told in words. */
const tellsWords = (a: Analyte): boolean => a.scale !== undefined && a.scale !== "Qn";

const plausible = (a: Analyte, si: number): boolean => si >= a.plausible.min && si <= a.plausible.max;

/** A result far from its own printed range is more often a lost point than a sick person: asked about. */
function farFromRange(value: Value, range: Range | undefined): boolean {
  if (typeof value.value !== "number" || !range) return false;
  const v = value.value;
  if (range.high !== undefined && range.high > 0 && v > 10 * range.high) return true;
  return range.low !== undefined && range.low > 0 && v > 0 && v < range.low / 10;
}

/** Decimals lost to a recogniser or a crease: a whole number out of a range that is printed with a point. A flag says nothing against it: 72 is as high as 7.2. */
const lostPoint = (value: Value, range: Range | undefined, outside: boolean): boolean => outside && value.decimals === 0 && (range?.decimals ?? 0) > 0;

/** An arrow behind a number may be read as a last digit: `86↑` as 861. Where nothing marks a number as outside and it ends in what an arrow looks like, it is asked about. */
const arrowAsDigit = (raw: RawRow, outside: boolean, printed: Flag | undefined): boolean =>
  outside && printed === undefined && /[\d.]1$/.test(clean(raw.value));

/** The power of ten in a litre that an analyte is counted in. */
const countOf = (analyte: Analyte): Unit | undefined => analyte.units.map((u) => readUnit(u.spelling)).find((u) => /^10\*\d+\/L$/.test(u.ucum ?? ""));

/** `×10%/L`: a power of ten whose exponent was misread. Blood counts have one such unit each; believed only beside a range of the same size. */
function lostExponent(analyte: Analyte, unit: Unit, value: Value, range: Range | undefined): Unit {
  if (!/^[x×*]?\s*10\S{0,3}(?:\/L?|L)$/i.test(unit.text)) return unit;
  const own = countOf(analyte);
  return own && range && !farFromRange(value, range) ? { ...own, exact: true } : unit;
}

/**
 * Whether the printed range vouches for name and unit: in this unit, and in no unit of another size, it lies where the analyte's
 * own range does. What a recogniser made of a character of either then does not matter.
 */
function vouched(analyte: Analyte, unit: Unit, range: Range | undefined, subject: Subject): boolean {
  const convert = toSi(analyte, unit.text);
  if (!convert || !isOwnRange(analyte, range, convert, subject)) return false;
  const size = convert(1) - convert(0);
  return analyte.units.every(({ factor, offset = 0 }) => {
    const other = (v: number): number => v * factor + offset;
    return Math.abs(factor / size - 1) < 0.01 || !isOwnRange(analyte, range, other, subject);
  });
}

const WEIGHT: Record<Doubt, number> = { name: 0.6, value: 0.5, unit: 0.6, implausible: 0.3, flag: 0.6, range: 0.7, conflict: 0.4 };

type Flagging = { flag: Flag; flagFrom: ReadRow["flagFrom"]; doubts: Doubt[] };

/** The flag the laboratory printed; else from the range it printed; else from reference ranges. A flag that contradicts its range is a doubt. */
function flagOf(
  raw: RawRow,
  value: Value,
  range: Range | undefined,
  analyte: Analyte | undefined,
  si: number | undefined,
  context: Context,
  given: Flag | undefined,
): Flagging {
  const printed = given ?? readFlag(value.flag ?? "") ?? readFlag(raw.flag);
  const ranged = range ? flagFromRange(value, range) : "unknown";
  const doubts: Doubt[] = [];
  const outside = ranged === "low" || ranged === "high";
  const marked = raw.flag !== "" && readFlag(raw.flag) === undefined; // an arrow that was read as some other sign
  if (
    printed !== undefined &&
    ranged !== "unknown" &&
    ((printed === "high" && ranged !== "high") || (printed === "low" && ranged !== "low") || (printed === "normal" && outside))
  )
    doubts.push("flag");
  if (context.source === "ocr" && printed === undefined && !marked && outside && context.flagsPrinted) doubts.push("flag");
  if (context.source === "ocr" && (lostPoint(value, range, outside) || (!marked && arrowAsDigit(raw, outside, printed)))) doubts.push("value");
  if (printed !== undefined && !(printed === "abnormal" && ranged !== "unknown" && ranged !== "normal")) return { flag: printed, flagFrom: "printed", doubts };
  if (ranged !== "unknown") return { flag: ranged, flagFrom: "printed_range", doubts: (raw.rangeConf ?? 1) < DISPUTED ? [...doubts, "range"] : doubts };
  if (range === undefined && /\d/.test(raw.range)) {
    // The laboratory printed a range that could not be read (or one for each phase): ours must not take its place. On a sheet that marks, no mark says normal.
    const quiet = context.flagsPrinted && !marked;
    if (quiet || context.source === "ocr")
      return { flag: quiet ? "normal" : "unknown", flagFrom: quiet ? "printed" : "none", doubts: context.source === "ocr" ? [...doubts, "range"] : doubts };
  }
  const own = typeof value.value === "string" ? value.value : si;
  const reference = analyte && own !== undefined ? referenceRange(analyte, context.subject) : undefined;
  const flag = reference && own !== undefined ? flagFromRange({ ...value, value: own }, reference) : "unknown";
  return { flag, flagFrom: flag === "unknown" ? "none" : "reference", doubts };
}

/** Unit as printed; in the range (`70 - 99 mg/dL`) or behind the name (`总胆固醇(mmol/L)`, `Glucose, mg/dL`) when printed only there. */
function unitOf(raw: RawRow): Unit {
  if (raw.unit) return readUnit(raw.unit);
  const inRange = /\d\s*([^\d\s.,~<>≤≥-][^\s]*(?:\s?[A-Za-z]\S*)?)$/.exec(clean(raw.range))?.[1];
  const said = [inRange, unitInName(raw.name)].flatMap((text) => (text ? readUnit(text) : []));
  return said.find((u) => u.ucum !== undefined) ?? said.find((u) => isLostPower(u.text)) ?? readUnit("");
}

function rangeOf(raw: RawRow, subject: Subject, unit: Unit): Range | undefined {
  const text = clean(raw.range);
  const direct = readRange(text, subject);
  if (direct) return direct;
  const bare = text
    .replace(/\s*[×x*]\s?10\S{0,3}\/u?L$/i, "")
    .replace(/\s*[^\d\s~<>≤≥()-][^\d]*(?:\/.*)?$/, "")
    .trim();
  const read = readRange(bare, subject);
  return read ?? (unit.text && text.endsWith(unit.text) ? readRange(text.slice(0, -unit.text.length), subject) : undefined);
}

/** `named`: the name is beyond doubt. `vouched`: the printed range vouches for name and unit. */
type Trust = { named: boolean; vouched: boolean };

/** Everything that makes a row unsure; empty means it can be shown as read. */
function doubtsOf(raw: RawRow, value: Value, unit: Unit, analyte: Analyte | undefined, range: Range | undefined, trust: Trust, context: Context): Doubt[] {
  const doubts: Doubt[] = [];
  const numeric = typeof value.value === "number";
  if (!trust.named || (!trust.vouched && raw.conf < CLEAR_NAME && nameKey(raw.name).length < 3)) doubts.push("name");
  const twofold = value.former === true && !raw.former; // no heading says which of the two is this time's
  if (value.doubtful || twofold || raw.unsure || raw.valueConf < CLEAR || (context.source === "ocr" && value.comparator !== undefined && range === undefined))
    doubts.push("value");
  const convert = analyte && numeric ? toSi(analyte, unit.text) : undefined;
  if (analyte && numeric && !convert) doubts.push("unit");
  if (unit.text !== "" && numeric && !trust.vouched && (!unit.exact || raw.unitConf < CLEAR_NAME)) doubts.push("unit");
  if (analyte && convert && typeof value.value === "number" && !plausible(analyte, convert(value.value))) doubts.push("implausible");
  if (context.source === "ocr" && farFromRange(value, range)) doubts.push("implausible");
  if (value.grouped && (range === undefined || farFromRange(value, range))) doubts.push("value");
  return doubts;
}

/** Longer numbers are those of people, samples and telephones. */
const LONGEST = 999_999;

/**
 * Whether a row whose name nobody knows is a result at all. A number needs a unit or range beside it, both where no header says
 * what the columns are: a person's name beside a number of theirs must never be taken for one.
 */
function isResult(raw: RawRow, value: Value, unit: Unit, range: Range | undefined): boolean {
  const [hasUnit, hasRange] = [unit.ucum !== undefined, range !== undefined];
  if (typeof value.value === "number") return value.value <= LONGEST && (raw.headed ? hasUnit || hasRange : hasUnit && hasRange);
  return hasUnit || hasRange || readFlag(raw.flag) !== undefined || (raw.headed && raw.name.length <= 30);
}

/** A heading that names a panel of the blood ends what the top of the page said of the specimen. */
const OF_BLOOD =
  /血(?!尿)|肝功|肾功|生化|甲状腺|甲功|肿瘤|电解质|凝血|免疫|乙肝|激素|维生素|\b(?:blood|serum|plasma|cbc|chemistry|metabolic|lipid|liver|thyroid|haematology|hematology|electrolyte|hormone)/i;

function specimenFor(raw: RawRow, context: Context): Specimen | undefined {
  if (/血清|血浆|全血|serum|plasma/i.test(raw.name)) return undefined;
  const own = specimenOf(raw.section);
  if (own) return own;
  return OF_BLOOD.test(raw.section) ? undefined : context.specimen;
}

/** A word beside a plain name (`葡萄糖 阴性`) can only be of the urine, where the strip answers in words. */
const urineOf = (raw: RawRow, { names }: Context): readonly string[] =>
  matchName(names, raw.name, { ...(raw.abbr ? { abbr: raw.abbr } : {}), specimen: "urine" }).codes;

/**
 * A row off the page → a result: analyte, value, unit, SI value, range, flag, and how sure of it one may be. Undefined when it is
 * no result (no value, or an unknown name with neither unit nor range nor table around it).
 * @param given what a coded document says outright; `otherCode`: it carries a code that is not the analyte's, so its name is not enough.
 */
export function understand(
  raw: RawRow,
  context: Context,
  given: { code?: string | undefined; flag?: Flag | undefined; otherCode?: boolean } = {},
): Understood | undefined {
  const value = readValue(raw.value);
  if (!value) return undefined;
  let unit = unitOf(raw);
  const specimen = specimenFor(raw, context);
  const match = given.code
    ? { codes: [given.code], sure: true }
    : matchName(context.names, raw.name, {
        ...(raw.abbr ? { abbr: raw.abbr } : {}),
        fuzzy: context.source === "ocr",
        specimen,
      });
  const analyte =
    settleWider(match, context, unit, value) ??
    (typeof value.value === "string" && !specimen ? settle(urineOf(raw, context), context, unit, value) : undefined);
  const range = rangeOf(raw, context.subject, unit);
  if (analyte && unit.ucum === undefined && context.source === "ocr") unit = lostExponent(analyte, unit, value, range);
  if (analyte) unit = asCells(analyte, unit);
  if (!analyte && !isResult(raw, value, unit, range)) return undefined;
  const convert = analyte ? toSi(analyte, unit.text) : undefined;
  const si = analyte && convert && typeof value.value === "number" ? convert(value.value) : undefined;
  const sane = analyte !== undefined && si !== undefined && plausible(analyte, si);
  const flagging = flagOf(raw, value, range, analyte, sane ? si : undefined, context, given.flag);
  const own = analyte !== undefined && sane && vouched(analyte, unit, range, context.subject);
  const short = context.source === "ocr" && own && raw.abbr !== undefined && abbreviates(context.names, raw.abbr, analyte.id);
  const unsureName =
    match.codes.length > 0 && !((match.sure || short || (own && match.translated === true)) && analyte !== undefined && given.otherCode !== true);
  const doubts = [...new Set([...doubtsOf(raw, value, unit, analyte, range, { named: !unsureName, vouched: own }, context), ...flagging.doubts])];
  const base = analyte ? (context.source === "ocr" ? 0.95 : 0.99) : 0.85;
  const confidence = doubts.reduce((c, d) => Math.min(c, WEIGHT[d]), base);
  return {
    namePrinted: trimName(raw.name),
    ...(analyte ? { code: analyte.id, ...(analyte.loinc[0] ? { loinc: analyte.loinc[0] } : {}) } : {}),
    value: value.value,
    ...(value.comparator ? { comparator: value.comparator } : {}),
    unit: unit.ucum !== undefined || /[A-Za-z%/\u3400-\u9fff]/.test(unit.text) ? unit.text : "",
    ...(unit.ucum === undefined ? {} : { ucum: unit.ucum }),
    ...(sane && analyte ? { valueSi: si, unitSi: unitless(analyte) ? "" : analyte.unit } : {}),
    ...(range?.low === undefined ? {} : { refLow: range.low }),
    ...(range?.high === undefined ? {} : { refHigh: range.high }),
    ...(raw.range ? { refPrinted: clean(raw.range) } : {}),
    flag: flagging.flag,
    flagFrom: flagging.flagFrom,
    confidence,
    ask: doubts.length > 0,
    doubts,
  };
}
