import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { SEVERITIES } from "@nutri/domain";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { reach } from "./closure.ts";
import { Group, Item, Medicine, MedicineClass, Rule } from "./schema.ts";

/** The health of the interaction rules for infection, nervous system, pain, airways and allergy: well made, and right in cases that every label states. */
const root = join(import.meta.dirname, "..");
const files = (kind: string): string[] =>
  readdirSync(join(root, kind), { recursive: true, encoding: "utf8" })
    .filter((f) => f.endsWith(".yaml"))
    .map((f) => join(root, kind, f));
const yaml = (file: string): unknown => parse(readFileSync(file, "utf8"));

const ownFiles = ["infection", "cns", "pain", "respiratory_allergy", "other"].flatMap((f) => files(join("interactions", f)));
const own = ownFiles.map((f) => Rule.parse(yaml(f)));
const all = files("interactions").map((f) => Rule.parse(yaml(f)));
const medicines = new Map(
  files("medicines")
    .map((f) => Medicine.parse(yaml(f)))
    .map((m) => [m.id, m]),
);
const classes = files("classes").map((f) => MedicineClass.parse(yaml(f)));
const classById = new Map(classes.map((c) => [c.id, c]));
const items = new Map(
  files("items")
    .map((f) => Item.parse(yaml(f)))
    .map((i) => [i.id, i]),
);
const groups = new Map(
  files("groups")
    .map((f) => Group.parse(yaml(f)))
    .map((g) => [g.id, g]),
);
const sources = new Set(files("sources").map((f) => basename(f, ".yaml")));

function classesOf(m: Medicine): ReadonlySet<string> {
  const not = new Set(m.notClasses);
  const direct = [...classes.filter((c) => c.atcPrefixes.some((p) => m.atc.some((a) => a.startsWith(p)))).map((c) => c.id), ...m.classes].filter(
    (c) => !not.has(c),
  );
  return new Set([...reach(direct, (c) => classById.get(c)?.parents ?? [])].filter((c) => !not.has(c)));
}

const parts = (id: string): ReadonlySet<string> => reach([id], (x) => medicines.get(x)?.components ?? []);
const groupsOf = (item: string): ReadonlySet<string> => reach(items.get(item)?.groups ?? [], (g) => groups.get(g)?.parents ?? []);

function about(rule: Rule, medicine: string): boolean {
  const m = medicines.get(medicine);
  if (!m) throw new Error(`no medicine ${medicine}`);
  const c = classesOf(m);
  if (rule.subject.medicines.includes(medicine)) return true;
  return !rule.subject.except.some((x) => x === medicine || c.has(x)) && rule.subject.classes.some((x) => c.has(x));
}

function names(rule: Rule, thing: string): boolean {
  const g = groupsOf(thing);
  if (rule.object.except.some((x) => x === thing || g.has(x))) return false;
  return rule.object.items.includes(thing) || rule.object.nutrients.includes(thing) || rule.object.groups.some((x) => g.has(x));
}

/** Rules for a pair whose dose bound, if any, the amount (in the rule's unit) reaches; no amount: every rule. */
const found = (medicine: string, thing: string, amount?: number): Rule[] =>
  all.filter((r) => [...parts(medicine)].some((p) => about(r, p)) && names(r, thing) && (amount === undefined || amount >= (r.dose?.atLeast ?? 0)));
const serious = (rules: readonly Rule[]): string[] =>
  rules.filter((r) => r.direction !== "benefit" && SEVERITIES.indexOf(r.severity) <= SEVERITIES.indexOf("moderate")).map((r) => r.id);

describe("each rule", () => {
  it("is named by its file and cites sources that exist", () => {
    expect(own.filter((r, i) => r.id !== basename(ownFiles[i] ?? "", ".yaml")).map((r) => r.id)).toEqual([]);
    expect(own.flatMap((r) => r.sources.filter((s) => !sources.has(s.source)).map((s) => `${r.id}: ${s.source}`))).toEqual([]);
  });
  it("says how many hours apart when doses are to be kept apart, and only then", () => {
    expect(own.filter((r) => (r.action === "separate") !== (r.separateHours !== undefined)).map((r) => r.id)).toEqual([]);
  });
  it("has an action that fits its direction", () => {
    expect(own.filter((r) => (r.direction === "benefit") !== (r.action === "beneficial")).map((r) => r.id)).toEqual([]);
    expect(own.filter((r) => r.action === "supplement" && r.direction !== "depletion").map((r) => r.id)).toEqual([]);
  });
  it("forbids only on good evidence", () => {
    expect(own.filter((r) => r.severity === "contraindicated" && !["A", "B"].includes(r.evidence)).map((r) => r.id)).toEqual([]);
    expect(own.filter((r) => r.evidence === "D" && ["contraindicated", "major"].includes(r.severity)).map((r) => r.id)).toEqual([]);
  });
  it("speaks calmly, in both languages", () => {
    const texts = own.flatMap((r) => [r.effect, r.advice, ...(r.mechanism ? [r.mechanism] : [])].map((t) => ({ id: r.id, ...t })));
    expect(texts.filter((t) => /[!！]/.test(t.zh + t.en) || !/[\u4e00-\u9fff]/.test(t.zh) || /[\u4e00-\u9fff]/.test(t.en)).map((t) => t.id)).toEqual([]);
  });
});

describe("what every label states", () => {
  it.each([
    ["cycloserine", "alcohol", "contraindicated", "avoid"],
    ["tinidazole", "beer", "major", "avoid"],
    ["isoniazid_rifampicin", "tuna", "moderate", "avoid"],
    ["isoniazid", "vitamin_b6", "major", "supplement"],
    ["tetracycline", "milk", "major", "separate"],
    ["ciprofloxacin", "iron", "major", "separate"],
    ["dolutegravir_lamivudine", "magnesium", "major", "separate"],
    ["rilpivirine", "st_johns_wort", "contraindicated", "avoid"],
    ["voriconazole", "st_johns_wort", "contraindicated", "avoid"],
    ["posaconazole", "fatty_meal", "major", "beneficial"],
    ["phenelzine", "aged_cheese", "contraindicated", "avoid"],
    ["phenytoin", "vitamin_d", "moderate", "supplement"],
    ["carbamazepine", "grapefruit_juice", "moderate", "avoid"],
    ["codeine_paracetamol", "spirits", "major", "avoid"],
    ["sumatriptan", "st_johns_wort", "moderate", "avoid"],
    ["fluvoxamine", "coffee", "major", "avoid"],
    ["carbidopa_levodopa", "iron", "moderate", "separate"],
    ["lurasidone", "food", "major", "beneficial"],
    ["lithium", "low_salt_diet", "major", "avoid"],
    ["theophylline", "coffee", "moderate", "avoid"],
    ["fexofenadine", "apple_juice", "moderate", "separate"],
  ])("%s with %s: %s, %s", (medicine, thing, severity, action) => {
    expect(found(medicine, thing).map((r) => `${r.severity} ${r.action}`)).toContain(`${severity} ${action}`);
  });
  it.each([
    ["amoxicillin", "milk"],
    ["amoxicillin", "iron"],
    ["amoxicillin", "beer"],
    ["levetiracetam", "grapefruit_juice"],
    ["levetiracetam", "vitamin_d"],
    ["sertraline", "aged_cheese"],
    ["sertraline", "vitamin_b12"],
    ["escitalopram", "magnesium"],
    ["doxycycline", "vitamin_b12"],
    ["montelukast", "creatine"],
    ["paracetamol", "coffee"],
    ["tigecycline", "milk"],
    ["carbidopa_levodopa", "vitamin_b6"],
  ])("nothing of weight between %s and %s", (medicine, thing) => {
    expect(serious(found(medicine, thing))).toEqual([]);
  });
  it("of alcohol: every medicine of the flushing reaction has a rule about it", () => {
    const flushing = [...medicines.values()].filter((m) => classesOf(m).has("disulfiram_like")).map((m) => m.id);
    expect(flushing.length).toBeGreaterThan(10);
    expect(flushing.filter((m) => serious(found(m, "alcohol")).length === 0)).toEqual([]);
  });
  it("knows ordinary amounts from high ones", () => {
    expect(serious(found("phenytoin", "vitamin_b6", 5))).toEqual([]);
    expect(serious(found("phenytoin", "vitamin_b6", 100))).not.toEqual([]);
    expect(serious(found("amfetamine", "vitamin_c", 100))).toEqual([]);
    expect(serious(found("amfetamine", "vitamin_c", 1000))).not.toEqual([]);
  });
});
