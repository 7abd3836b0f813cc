/** Lab values told in a text: "ferritin 8", "尿酸520", "vitamin D 18 ng/mL". */
import type { Biomarker, KnowledgeIndex } from "@nutri/knowledge";
import { resolveLab } from "@nutri/engine/person/labs";
import type { Memory, ReportGiven } from "../types.ts";
import type { Linked } from "./link.ts";
import { meant } from "./meant.ts";
import { escape } from "../text/escape.ts";
import { withLastResult } from "../text/redone.ts";

export type LabTold = {
  readonly biomarker: Biomarker;
  readonly value: number;
  readonly unit: string;
  readonly unitTold: boolean;
  /** What it was before, in the same unit. */ readonly before?: number;
};

/** What a nutrient's name means on a report. */
const IN_BLOOD: Readonly<Record<string, string>> = {
  vitamin_d: "vitamin_d_25oh",
  vitamin_b12: "vitamin_b12",
  potassium: "potassium",
  calcium: "calcium",
  magnesium: "magnesium",
  sodium: "sodium",
  iron: "iron",
  zinc: "zinc",
  folate: "folate",
};
/** What another nutrient's name means where the number beside it is so much in a litre: "copper 7 µmol/L". */
const BY_UNIT: Readonly<Record<string, string>> = {
  copper: "copper",
  selenium: "selenium",
  chloride: "chloride",
  phosphorus: "phosphate",
  vitamin_a: "vitamin_a",
  vitamin_b6: "vitamin_b6",
  vitamin_c: "vitamin_c",
  vitamin_e: "vitamin_e",
  thiamin: "vitamin_b1",
  riboflavin: "vitamin_b2",
  vitamin_k: "vitamin_k1",
};
const key = (unit: string): string => unit.normalize("NFKC").replaceAll(/[μµ]/gu, "u").replaceAll(/\s/gu, "").toLowerCase();

/** Units of a dose or of time, not of a blood value. */
const DOSE_UNIT =
  /^\s?(?:%|iu|国际单位|单位|万|千|mcg|ug|µg|mg|g|克|毫克|微克|杯|片|粒|岁|周|个月|years?|weeks?|months?|days?|times?|hours?|次|小时|天|kg|公斤|cups?)(?![\w/])/iu;

/** "14, 单位 ng/mL", "14 (ng/mL)". */
const BEFORE_UNIT = /^[\s,，(（]*(?:单位(?:是|为)?[:：]?|units?(?: (?:is|are|in))?:?)?\s*/iu;

/** The unit that makes the value believable when none is told: the biomarker's own first. */
function unitOf(b: Biomarker, value: number, after: string): { unit: string; told: boolean } | undefined {
  const spellings = [b.unit, ...b.units.map((u) => u.spelling)].toSorted((x, y) => y.length - x.length);
  const rest = key(after.replace(BEFORE_UNIT, "").slice(0, 16));
  const told = spellings.find((s) => rest.startsWith(key(s)));
  if (told) return { unit: told, told: true };
  // "血红蛋白 90 克": grams in a litre, as it is spoken.
  if (b.id === "hemoglobin" && /^\s?克(?!\s?[/每])/u.test(after)) return { unit: b.unit, told: true };
  if (DOSE_UNIT.test(after)) return undefined;
  return usual(b, value);
}

const factorOf = (b: Biomarker, unit: string): { factor: number; offset: number } => {
  const u = b.units.find((x) => x.spelling === unit);
  return { factor: u?.factor ?? 1, offset: u?.offset ?? 0 };
};

/** Without a unit: the usual one in which the value is near the range; of a value that is far from it in each, the first in which it can be at all. */
function usual(b: Biomarker, value: number): { unit: string; told: boolean } | undefined {
  const bounds = b.ranges.flatMap((r) => [r.low, r.high]).filter((x) => x !== undefined);
  const inOwn = (unit: string): number => {
    const { factor, offset } = factorOf(b, unit);
    return value * factor + offset;
  };
  const canBe = (unit: string): boolean => inOwn(unit) >= b.plausible.min && inOwn(unit) <= b.plausible.max;
  const [low, high] = [Math.min(...bounds), Math.max(...bounds)];
  const near = (unit: string): boolean => canBe(unit) && (bounds.length === 0 || low <= 0 || (inOwn(unit) >= low / 8 && inOwn(unit) <= high * 8));
  // Where the conventions share their numbers, what is mostly printed comes first.
  // Beside its own, the one that sheets elsewhere print; nobody's creatinine is in µg/dL.
  const elsewhere = b.bareUnits.length > 0 ? b.bareUnits : b.units.flatMap((u) => (u.factor === 1 ? [] : [u.spelling])).slice(0, 1);
  // Where only too much has a line, far below it in another unit is no likelier than far above it in its own: triglycerides of 20.
  const isLow = (unit: string): boolean => unit !== b.unit && b.ranges.every((r) => r.low === undefined) && inOwn(unit) < low / 4;
  const units = [...(b.bareUnitsOverlap ? b.bareUnits : []), b.unit, ...elsewhere];
  const unit = units.find((u) => near(u) && !isLow(u)) ?? units.find(canBe);
  return unit === undefined ? undefined : { unit, told: false };
}

const PATTERN =
  "(?:\\s|(?:查|测|验|化验|检)出来|[只才]?[查测验]了?过?[一两二三几\\d]次[,，]?|[两三]次|比值?|[:：=是为了到在才有只约大都]|上次|上回|之前|以前|去年|is|are|was|were|of|at|levels?|blood|serum|results?|tests?|says?|said|shows?|showed|reads?|as|in|ha(?:s|d)|came|comes?|coming|turned out|back|out|slightly|rather|quite|a (?:bit|little)|high|low|raised|borderline|(?:normal|fine|okay|ok|good|正常)(?:\\s?[,，(（])?|to be|水平|血清|结果|化验|(?:报告|单子)[上里]?|写[着的]?|显示|reports?|出来|[偏有点稍]*[高低]|检查|值)*(?:<|>|≤|≥)?\\s?([-−–]?\\d{1,6}(?:\\.\\d{1,3})?)";
/** A stroke before it is a minus only where there are values below nothing (a T-score). */
const numberOf = (told: string, b: Biomarker): number => Number(told.replace(/^[−–]/u, "-")) * (b.plausible.min < 0 || !/^[-−–]/u.test(told) ? 1 : -1);

/** "What does my ferritin mean?": the value is the one of the latest report that has it. */
const MINE = /我(?:的|这|体检|化验|查|验)|\bmy\b|\bmine\b/iu;

function ofReports(text: string, linked: readonly Linked[], reports: readonly ReportGiven[], k: KnowledgeIndex): LabTold[] {
  if (!MINE.test(text)) return [];
  return linked.flatMap(({ ref }): LabTold[] => {
    const biomarker = ref.kind === "biomarker" ? k.biomarkers.get(ref.id) : undefined;
    const row = reports.flatMap((r) => r.rows).find((r) => r.code === ref.id);
    if (!biomarker || row === undefined || typeof row.value !== "number") return [];
    return [{ biomarker, value: row.value, unit: row.unit, unitTold: true }];
  });
}

/** Lab values that a text tells, or else those of the person's own reports that it asks about. */
export function labsAsked(text: string, linked: readonly Linked[], reports: readonly ReportGiven[], k: KnowledgeIndex): LabTold[] {
  // The names in `linked` stand in what is meant: "糖化6.1" is glycated haemoglobin.
  const told = labsIn(meant(text), linked, k);
  return told.length > 0 ? told : ofReports(text, linked, reports, k);
}

/** "Is that low?": the value told before, of a test that goes on being asked about. */
export const labsCarried = (carried: readonly Linked[], memory: Memory, k: KnowledgeIndex): LabTold[] =>
  (memory.labs ?? []).flatMap(({ biomarker: id, ...told }) => {
    const biomarker = carried.some((l) => l.ref.id === id || l.also.some((r) => r.id === id) || IN_BLOOD[l.ref.id] === id) ? k.biomarkers.get(id) : undefined;
    return biomarker ? [{ ...told, biomarker }] : [];
  });

const ASKED_IF =
  "(?:是不是|算不算|会不会是?|\\b(?:do|does) (?:i|he|she|we|they|my \\w+) (?:really |already )?have|\\bis (?:it|this|that)(?: already)?|\\bam i|\\bis he|\\bis she)\\s*(?:(?:a|an|some) |[得患有]?了?)?";
/** Asked whether a value is that illness, it is not told of anybody. */
export const isAskedIf = (state: string, text: string, k: KnowledgeIndex): boolean =>
  [state, ...k.conditionAncestors(state)]
    .flatMap((id) => {
      const c = k.conditions.get(id);
      return c ? [c.name.zh, c.name.en, ...c.aliases] : [];
    })
    // Of some hundred names hardly one stands in a text: an expression is made for that one.
    .filter((n) => text.toLowerCase().includes(n.toLowerCase()))
    .some((n) => new RegExp(`${ASKED_IF}${escape(n)}|(?:[是算]|属于)[得患]?了?${escape(n)}了?(?:吗|么|\\s*[?？])`, "iu").test(text));

/** The state that a value plainly is by its record: what is eaten besides is asked about in that state. */
export function statesOf(labs: readonly LabTold[], text: string, k: KnowledgeIndex): { readonly state: string; readonly biomarker: string }[] {
  return labs.flatMap(({ biomarker: b, value, unit }) => {
    const si = resolveLab(k, { code: b.id, value, unit })?.value;
    const meant = b.means.find(
      (m) =>
        si !== undefined &&
        (m.said.length === 0 || m.said.some((word) => text.toLowerCase().includes(word))) &&
        si > (m.above ?? -Infinity) &&
        si >= (m.atLeast ?? -Infinity) &&
        si < (m.below ?? Infinity) &&
        si <= (m.atMost ?? Infinity),
    );
    return meant && !isAskedIf(meant.condition, text, k) ? [{ state: meant.condition, biomarker: b.id }] : [];
  });
}

/** "Three times the limit", "高了3倍" is how often, and no value; "25-OH" is a name. */
const WHOLE = "(?!\\d|\\.\\d|\\s?[-(（]?oh\\b|-?羟|\\s?(?:倍|-?fold\\b|times\\b|x\\b))";
/** "What lowers triglycerides? Mine are 320 mg/dL": said of the one test that was named, with its unit. */
const SAID_LATER = new RegExp(`(?:\\bmine\\b|\\bit\\b|\\b(?:blood )?levels?\\b|我(?:的|查出来|这次)?|结果)${PATTERN}${WHOLE}`, "iu");

/** "What is a normal ferritin? Mine is 18": the one test's, with no unit. */
const OWN = /^(?:mine|我的)/iu;

/** "Haemoglobin" is known by its American spelling, "25(OH)D" without its brackets, "albumin/creatinine" without its stroke. */
const spelled = (name: string): string => [...name].map((ch) => (ch === "e" ? "[ao]?e" : escape(ch))).join("[\\s()/:-]*");
/** The number beside the name; where the name is not written so ("vit D"), beside another name of the test. */
function besideName(lower: string, given: string, { aliases }: Biomarker): RegExpExecArray | null {
  if (!/\d/u.test(lower)) return null;
  const after = (name: string): RegExp => new RegExp(`${spelled(name)}[\\s)）]*${PATTERN}${WHOLE}`, "iu");
  const found = after(given).exec(lower);
  if (found || new RegExp(spelled(given), "iu").test(lower)) return found;
  const written = aliases.map((a) => a.toLowerCase()).find((a) => a.length > 2 && lower.includes(a));
  return written === undefined ? null : after(written).exec(lower);
}

/** The number before the name, with its unit beside it or at the end. */
function firstTold(text: string, given: string, biomarker: Biomarker): LabTold[] {
  const m = beforeName(spelled(given)).exec(text.toLowerCase());
  const told = m?.[1] ?? m?.[3] ?? m?.[5];
  if (!m || told === undefined) return [];
  const value = numberOf(told, biomarker);
  const after = text.slice(m.index + m[0].length).replace(/^[\s?？,，.]+/u, "");
  const units = [m[2] ?? m[4] ?? m[6] ?? "", after].map((rest) => unitOf(biomarker, value, rest.trimStart()));
  const unit = units.find((u) => u?.told) ?? units[0];
  return unit ? [{ biomarker, value, unit: unit.unit, unitTold: unit.told }] : [];
}

/** What is said of a value of the blood, and not of an amount that is taken. */
const OF_A_TEST = /血|验|查|体检|只有|level|test|blood|result|report|危险|danger|\bonly\b/iu;
/** "Sodium 131": nobody eats that number, and no label is read. */
const isOfBlood = ({ id }: Biomarker, value: number, text: string): boolean => id === "sodium" && value >= 110 && value <= 160 && !A_LABEL.test(text);
const A_LABEL = /标签|配料|包装|每份|每百克|每100|\b(?:labels?|serving|packets?|per|mg)\b/iu;
/** "My vitamin D is 14": nothing is counted by the number. */
const isMine = (named: string, after: string): boolean =>
  /\b(?:is|was|are|were|came)\b|[是才为]/iu.test(named) && /^\s*(?:[,.;!?，。；！？)）]|$|\s(?:and|but|so|what|which|how|is|should)\b)/iu.test(after);

/** "Raised uric acid 530": the name of the state has the name of its test in it. */
const testIn = (state: string, given: string, k: KnowledgeIndex): string | undefined =>
  [...k.biomarkers.values()].find(
    (b) =>
      b.means.some((m) => m.condition === state) &&
      [b.name.zh, b.name.en, ...b.aliases].some((a) => a.length > 1 && given !== a && given.includes(a.toLowerCase())),
  )?.id;

const OF_BLOOD = /\d\s?[a-zµμ]{1,5}\/d?m?l(?![a-z])/iu;
/** Told of a person, and no value of a sheet. */
const OF_BODY: ReadonlySet<string> = new Set(["weight", "height"]);

/** "Went from 18 to 25", "从520降到430", "was 4.2 last month and now it is 6.9": the value is the later one. */
const NUMBER = "\\d{1,4}(?:\\.\\d{1,3})?";
const IN_UNIT = "(?:\\s?[a-zµμ%]{1,5}(?:/d?m?l)?)?";
/** What is counted in these is no value. */
const COUNTED = "(?![\\d.]*\\s?(?:岁|公斤|斤|[周天年月片粒颗次点]|个|厘米|[ck][mg]\\b|years?\\b|weeks?\\b|months?\\b|days?\\b|tablets?\\b|pills?\\b|lbs?\\b))";
const CHANGED = new RegExp(
  `\\bwas (${NUMBER})${IN_UNIT}[^.?!\\d]{0,24}\\b(?:and|but) (?:it )?(?:is|it['’]?s) (?=${NUMBER}[^,.;?!]{0,10}\\b(?:now|today|this time)\\b)|\\bwas (${NUMBER})${IN_UNIT}[^.?!\\d]{0,24}(?<!\\b(?:i['’]m|am|take|taking) )\\b(?:now|today|this time)(?: it)?(?:['’]?s| is| was| at| up to| down to){0,2}:? (?=${NUMBER}${COUNTED})|(${NUMBER})${IN_UNIT}[，,；; ]?(?:今天|现在|这次|这回)(?:复查|再查|查|测)?(?:是|到|都|已经|变成|成了|[:：]){0,2}(?=${NUMBER}${COUNTED})|(?:\\b(?:has |have )?(?:went|gone|rose|risen|jumped|climbed|shot|doubled|increased|improved|dropped|fell|fallen|came|come|decreased|changed|moved|up|down) (?:up |down |back )?)?\\bfrom (${NUMBER})${IN_UNIT} (?:up |down |back )?to (?=${NUMBER})|[从由]\\s?(${NUMBER})${IN_UNIT}[^，。？?\\d]{0,6}[到至为成]了?\\s?(?=${NUMBER})`,
  "iu",
);
/** Nothing eaten is counted in a litre of it: "9.5 mg/dl calcium". */
const IN_BLOOD_UNIT = "\\s?[a-zµμ]{1,5}/d?m?l(?![a-z])";
/** "Is 5.8 high for fasting glucose?", "5.8的空腹血糖高吗": the number first. */
const beforeName = (name: string): RegExp =>
  new RegExp(
    `(?:(?:\\b(?:is|are|was|were|got|have|has|had|of)\\s(?:an? )?|^)(${NUMBER})(${IN_UNIT}) (?:too |a )?(?:high|low|normal|ok|okay|bad|good|dangerous|fine)?\\s?(?:(?:for|as|in) )?(?:an? |my )?|(${NUMBER})(${IN_UNIT})\\s?的|(${NUMBER})(${IN_BLOOD_UNIT})\\s?(?:of |for |serum |blood |血清?)*)${name}`,
    "iu",
  );

/** "Ferritin in 2023 was 12": when it was. */
const YEARS = /\b(?:in|since|from|of) (?:19|20)\d\d\b|(?:19|20)\d\d\s?年/giu;
/** "血钾不到3.5，是2.7": the number after it is the value. */
const NOT_SO_MUCH = /(?:不到|低于|高于|超过|超了)\s?\d{1,4}(?:\.\d{1,3})?[^，,。；;\d]{0,12}[，,]\s?((?:是|才|只有|到了?)\s?(?=\d))/u;
function labsIn(told: string, linked: readonly Linked[], k: KnowledgeIndex): LabTold[] {
  const whole = withLastResult(told.replace(NOT_SO_MUCH, "$1")).replaceAll(YEARS, (said) => " ".repeat(said.length));
  const was = CHANGED.exec(whole);
  const earlier = was ? Number(was.slice(1).find((x) => x !== undefined)) : undefined;
  const text = was ? `${whole.slice(0, was.index)} ${whole.slice(was.index + was[0].length)}` : whole;
  const lower = text.toLowerCase();
  const onlyTest = linked.filter((l) => l.ref.kind === "biomarker").length === 1;
  // "I take vitamin D and my level is 62 ng/mL".
  const onlyNutrient = !linked.some((l) => l.ref.kind === "biomarker") && linked.filter((l) => l.ref.kind === "nutrient" || l.ref.kind === "form").length === 1;
  const found = linked.flatMap(({ ref, also, given }): LabTold[] => {
    const test = also.find((r) => r.kind === "biomarker")?.id;
    const id =
      ref.kind === "biomarker"
        ? ref.id
        : ref.kind === "condition"
          ? testIn(ref.id, given, k)
          : ref.kind === "nutrient" || ref.kind === "form"
            ? (test ?? IN_BLOOD[ref.kind === "form" ? (k.forms.get(ref.id)?.nutrient.id ?? "") : ref.id] ?? BY_UNIT[ref.id])
            : undefined;
    const biomarker = id === undefined ? undefined : (k.biomarkers.get(id) ?? k.biomarkers.get(ref.id));
    if (!biomarker || OF_BODY.has(biomarker.id)) return [];
    const beside = besideName(lower, given, biomarker);
    const m = beside ?? ((ref.kind !== "nutrient" && ref.kind !== "form" ? onlyTest : onlyNutrient) ? SAID_LATER.exec(lower) : null);
    if (!m?.[1]) return (onlyTest && ref.kind === "biomarker") || (onlyNutrient && OF_BLOOD.test(lower)) ? firstTold(text, given, biomarker) : [];
    const value = numberOf(m[1], biomarker);
    const unit = unitOf(biomarker, value, text.slice(m.index + m[0].length).trimStart());
    if (ref.kind === "nutrient" && test === undefined && IN_BLOOD[ref.id] === undefined && !(unit?.told === true && unit.unit.includes("/"))) return [];
    if (!beside && unit?.told !== true && !(ref.kind === "biomarker" && OWN.test(m[0]))) return [];
    if (
      !unit ||
      ((ref.kind === "nutrient" || ref.kind === "form") &&
        !unit.told &&
        !m[1].includes(".") &&
        !OF_A_TEST.test(text) &&
        !isOfBlood(biomarker, value, text) &&
        !isMine(m[0], text.slice(m.index + m[0].length)))
    )
      return [];
    const thenIn =
      earlier === undefined ? undefined : unitOf(biomarker, earlier, was?.[0].slice(was[0].indexOf(String(earlier)) + String(earlier).length) ?? "");
    // Told in another unit, it is no figure to stand beside this one.
    const alike = thenIn?.told !== true || thenIn.unit === unit.unit;
    const ofOne = earlier !== undefined && alike && (onlyTest || onlyNutrient) && lower.indexOf(m[1], m.index) >= (was?.index ?? 0);
    return [{ biomarker, value, unit: unit.unit, unitTold: unit.told, ...(ofOne && { before: earlier }) }];
  });
  return found.filter((x, i) => found.findIndex((y) => y.biomarker.id === x.biomarker.id) === i);
}
