/** "Copper 159 µg/dL, what is that in µmol/L?": a value is told only to be put in another unit, of whatever test there is, and needs no word that it was measured. */
import type { Biomarker } from "@nutri/knowledge";
import type { LabTold } from "../../understand/labs.ts";
import { escape } from "../../text/escape.ts";
import type { Context, Speaker } from "../part.ts";
import { labOf } from "./lab.ts";
import { unitAsked } from "./lab-units.ts";

const CONVERTS = /换[成算过]|折[合算]|等于|合多少|\bconver\w+|\b(?:what|how much) (?:is|are|would) (?:that|this|it|\d)[^.?!]* (?:in|as) |\bequals?\b/iu;
const alike = (s: string): string => s.normalize("NFKC").replaceAll(/[μµ]/gu, "u").toLowerCase();
/** They differ by how the test is done, and hardly in the sum. */
const NEARLY = 1.02;

const called = ({ name, aliases }: Biomarker): string[] => [name.zh, name.en, ...aliases].map(alike);
/** The tests that a name may stand for: itself, a hormone that is a medicine too, or that of the nutrient. */
function testsNamed({ u, k }: Context): readonly Biomarker[] {
  const named = u.linked.flatMap((l) => (l.given === "" ? [] : [l.ref, ...l.also]));
  const tests = named.flatMap((r) => (r.kind === "biomarker" ? (k.biomarkers.get(r.id) ?? []) : []));
  if (tests.length > 0) return tests;
  const all = [...k.biomarkers.values()];
  const given = new Set(u.linked.map((l) => alike(l.given)));
  const ofName = all.filter((b) => called(b).some((name) => given.has(name)));
  if (ofName.length > 0) return ofName;
  const ofNutrient = named.flatMap((r) => all.filter((b) => b.id === r.id || b.indicates.some((i) => i.nutrient === r.id)));
  return ofNutrient.length > 0 || given.size > 0 ? ofNutrient : all.filter((b) => called(b).some((name) => alike(u.asked).startsWith(name)));
}

/** The number with its unit, as one of the test's. */
function toldFor(text: string, biomarker: Biomarker): LabTold | undefined {
  const units = biomarker.units.map((x) => x.spelling).toSorted((a, b) => b.length - a.length);
  const m = new RegExp(`(\\d{1,5}(?:\\.\\d+)?)\\s?(${units.map((x) => escape(alike(x))).join("|")})(?![\\w/])`, "u").exec(alike(text));
  const unit = units.find((x) => alike(x) === m?.[2]);
  return m && unit !== undefined ? { biomarker, value: Number(m[1]), unit, unitTold: true } : undefined;
}

/** How many of the unit asked for one of the unit told is. */
const factorOf = (c: Context, lab: LabTold): number => {
  const of = (unit: string): number => lab.biomarker.units.find((x) => x.spelling === unit)?.factor ?? 1;
  return of(lab.unit) / of(unitAsked(c, lab) ?? lab.biomarker.unit);
};

export const toConvert: Speaker = (c) => {
  const { u } = c;
  if (!CONVERTS.test(u.asked) || u.labs.length > 0) return undefined;
  const found = testsNamed(c).flatMap((b) => toldFor(u.asked, b) ?? []);
  const [lab] = found;
  if (!lab || (unitAsked(c, lab) === undefined && alike(lab.unit) === alike(lab.biomarker.unit))) return undefined;
  // What a name stands for is open, and the sums differ: then nothing is worked out.
  const factors = found.map((x) => factorOf(c, x));
  if (Math.max(...factors) > Math.min(...factors) * NEARLY) return undefined;
  const part = labOf({ ...c, u: { ...u, labs: [lab] } });
  // Of a test on whose values nothing is written, the record itself is the source.
  return part && { ...part, sources: (part.sources ?? []).length > 0 ? part.sources : c.k.sources(lab.biomarker.sources.slice(0, 1)) };
};
