/** The rules of heart, blood, metabolic, gut, bone, hormone, immune, cancer, urology, skin and Chinese patent medicines: form, balance and landmarks. */
import { existsSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Action, SEVERITIES, type Severity } from "@nutri/domain";
import { beforeAll, describe, expect, it } from "vitest";
import { compile } from "./compile.ts";
import { createKnowledge, type KnowledgeIndex } from "./create.ts";
import type { Rule } from "./schema.ts";

const AREAS = ["cardio", "anticoagulant", "metabolic", "gastro", "bone", "hormone", "immune", "oncology", "urology", "skin_eye", "patent_medicine"];
const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const idsIn = (area: string): string[] => {
  const dir = join(root, "interactions", area);
  return existsSync(dir) ? readdirSync(dir).map((f) => f.replace(/\.yaml$/, "")) : [];
};

let k: KnowledgeIndex;
let rules: readonly Rule[];
beforeAll(() => {
  k = createKnowledge(compile(root));
  const mine = new Set(AREAS.flatMap(idsIn));
  rules = k.rules.all.filter((r) => mine.has(r.id));
});

/** Ids of the rules for which `bad` says something, with what it says. */
const wrong = (bad: (r: Rule) => string | undefined): string[] =>
  rules.flatMap((r) => {
    const said = bad(r);
    return said === undefined ? [] : [`${r.id}: ${said}`];
  });
const texts = (r: Rule) => [r.effect, r.advice, r.mechanism, r.disagreement].filter((t) => t !== undefined);

describe("form", () => {
  it("every area has rules, together more than 350, each id once", () => {
    expect(AREAS.filter((a) => idsIn(a).length < 10)).toEqual([]);
    expect(rules.length).toBeGreaterThan(350);
    const ids = AREAS.flatMap(idsIn);
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
  });

  it("texts are there in both languages, calm, and end as sentences", () => {
    const bad = (r: Rule): string | undefined =>
      texts(r)
        .map((t) => {
          if (!/\p{Script=Han}/u.test(t.zh)) return `no Chinese in "${t.zh}"`;
          if (/\p{Script=Han}/u.test(t.en)) return `Chinese in "${t.en}"`;
          if (/[!！]/.test(t.zh + t.en)) return `an exclamation in "${t.en}"`;
          return /[。]$/.test(t.zh) && /[.]$/.test(t.en) ? undefined : `no full stop in "${t.zh}" or "${t.en}"`;
        })
        .find((x) => x !== undefined);
    expect(wrong(bad)).toEqual([]);
  });

  it("advice says what to do, not again what happens", () => {
    const tells =
      /\b(avoid|do not|no |never|not |stay|leave|keep|take|drink|eat|use|stop|ask|tell|have|measure|choose|wait|swallow|cut|limit|get|cook|check|watch|see|skip|mind|protect|put|stand|sit|count|add|mix|move|chew|let|pause|aim|calcium|vitamin)\b/i;
    expect(wrong((r) => (r.advice.zh === r.effect.zh || r.advice.en === r.effect.en ? "the same text twice" : undefined))).toEqual([]);
    expect(
      wrong((r) => (["contraindicated", "major"].includes(r.severity) && r.action === "avoid" && !tells.test(r.advice.en) ? r.advice.en : undefined)),
    ).toEqual([]);
  });
});

describe("balance", () => {
  it("direction, action and severity fit each other", () => {
    const bad = (r: Rule): string | undefined => {
      if ((r.direction === "benefit") !== (r.action === "beneficial") && !(r.direction === "benefit" && r.action === "supplement"))
        return `${r.direction} with ${r.action}`;
      if (r.direction === "depletion" && !["supplement", "monitor", "separate"].includes(r.action)) return `depletion with ${r.action}`;
      if (r.severity === "contraindicated" && r.action !== "avoid") return `contraindicated with ${r.action}`;
      return undefined;
    };
    expect(wrong(bad)).toEqual([]);
  });

  it("hours apart are told where doses are to be separated, and nowhere else", () => {
    expect(wrong((r) => ((r.action === "separate") === (r.separateHours !== undefined) ? undefined : `${r.action}, ${r.separateHours ?? "no"} hours`))).toEqual(
      [],
    );
  });

  it("what is only theory is never a strict warning by itself", () => {
    expect(wrong((r) => (r.evidence === "D" && SEVERITIES.indexOf(r.severity) < SEVERITIES.indexOf("moderate") ? r.severity : undefined))).toEqual([]);
  });

  it("a dose bound is in a unit that its nutrients know", () => {
    const bad = (r: Rule): string | undefined => {
      if (!r.dose) return undefined;
      if (r.dose.atLeast === undefined && r.dose.below === undefined) return "no bound";
      if (r.dose.unit !== "IU") return undefined;
      const named = [...r.object.nutrients, ...r.object.items.filter((i) => k.nutrients.has(i))];
      const deaf = named.filter((n) => !k.nutrients.get(n)?.conversions.some((c) => c.from === "IU"));
      return deaf.length > 0 ? `IU of ${deaf.join(", ")}` : undefined;
    };
    expect(wrong(bad)).toEqual([]);
  });

  /** Two messages about one pair: the QT interval wants magnesium normal, the tablet wants antacids apart. */
  const MAY_OVERLAP = new Set(["amiodarone_potassium_magnesium sotalol_antacid"]);
  it("no rule says again what another says of the same medicine or class, the same object and the same dose", () => {
    const seen = new Map<string, string>();
    const twice = new Set<string>();
    for (const r of rules) {
      const objects = [
        ...r.object.items.map((x) => `item ${x}`),
        ...r.object.nutrients.map((x) => `nutrient ${x}`),
        ...r.object.groups.map((x) => `group ${x}`),
      ];
      for (const s of [...r.subject.medicines, ...r.subject.classes])
        for (const o of objects) {
          const key = [s, o, JSON.stringify(r.dose ?? null), JSON.stringify(r.object.forms), JSON.stringify(r.when ?? null)].join(" | ");
          const other = seen.get(key);
          if (other !== undefined) twice.add([other, r.id].toSorted().join(" "));
          seen.set(key, r.id);
        }
    }
    expect([...twice].filter((p) => !MAY_OVERLAP.has(p))).toEqual([]);
  });
});

/** Rules (of all areas) about a medicine and an item or nutrient by name, class or group, whatever the dose. */
function about(medicine: string, object: string): Rule[] {
  expect(k.medicines.has(medicine), medicine).toBe(true);
  expect(k.items.has(object) || k.nutrients.has(object), object).toBe(true);
  const parts = k.partsOf(medicine);
  const classes = new Set([...parts].flatMap((p) => [...k.classesOf(p)]));
  const groups = k.groupsOf(object);
  const out = (list: readonly string[], own: string, wider: ReadonlySet<string>): boolean => list.includes(own) || list.some((x) => wider.has(x));
  return k.rules.all.filter((r) => {
    const subject =
      r.subject.medicines.some((m) => parts.has(m)) || (!out(r.subject.except, medicine, classes) && r.subject.classes.some((c) => classes.has(c)));
    const named =
      r.object.items.includes(object) ||
      r.object.nutrients.includes(object) ||
      (!out(r.object.except, object, groups) && r.object.groups.some((g) => groups.has(g)));
    return subject && named;
  });
}

describe("landmarks", () => {
  const KNOWN: readonly [string, string, Severity, Action][] = [
    ["warfarin", "natto", "major", "avoid"],
    ["warfarin", "vitamin_k", "major", "monitor"],
    ["warfarin", "spinach", "moderate", "monitor"],
    ["rivaroxaban", "st_johns_wort", "major", "avoid"],
    ["simvastatin", "grapefruit_juice", "major", "avoid"],
    ["rosuvastatin", "red_yeast_rice", "major", "avoid"],
    ["digoxin", "licorice", "major", "avoid"],
    ["spironolactone", "potassium", "contraindicated", "avoid"],
    ["ramipril", "salt_substitute_kcl", "major", "avoid"],
    ["indapamide", "potassium", "moderate", "supplement"],
    ["nadolol", "green_tea", "moderate", "avoid"],
    ["metformin", "vitamin_b12", "moderate", "supplement"],
    ["metformin_sitagliptin", "alcohol", "major", "avoid"],
    ["liothyronine", "iron", "major", "separate"],
    ["vonoprazan", "magnesium", "moderate", "monitor"],
    ["risedronate", "milk", "major", "separate"],
    ["denosumab", "calcium", "major", "supplement"],
    ["ethinylestradiol_levonorgestrel", "st_johns_wort", "major", "avoid"],
    ["voclosporin", "pomelo", "major", "avoid"],
    ["dexamethasone", "calcium", "moderate", "supplement"],
    ["penicillamine", "iron", "major", "separate"],
    ["osimertinib", "st_johns_wort", "major", "avoid"],
    ["pemetrexed", "folate", "major", "supplement"],
    ["capecitabine", "folate", "major", "avoid"],
    ["acitretin", "alcohol", "contraindicated", "avoid"],
    ["tadalafil", "grapefruit", "moderate", "avoid"],
    ["xiaoke", "alcohol", "major", "avoid"],
    ["yunnan_baiyao", "broad_beans", "moderate", "avoid"],
  ];
  it.each(KNOWN)("%s and %s", (medicine, object, severity, action) => {
    const found = about(medicine, object);
    expect(found.map((r) => `${r.severity} ${r.action}`)).toContain(`${severity} ${action}`);
  });

  /** What is often believed and does not hold. */
  const NONE: readonly [string, string][] = [
    ["pravastatin", "grapefruit_juice"],
    ["rosuvastatin", "grapefruit_juice"],
    ["fluvastatin", "grapefruit_juice"],
    ["allopurinol", "grapefruit_juice"],
    ["apixaban", "vitamin_k"],
    ["rivaroxaban", "spinach"],
    ["rivaroxaban", "iron"],
    ["losartan", "magnesium"],
    ["losartan", "vitamin_b6"],
    ["atorvastatin", "iron"],
    ["tamoxifen", "tofu"],
    ["tamoxifen", "vitamin_b12"],
    ["orlistat", "thiamin"],
    ["levothyroxine", "creatine"],
    ["tacrolimus", "folate"],
    ["metformin", "probiotics"],
    ["amlodipine", "coffee"],
  ];
  it.each(NONE)("nothing of weight is said of %s and %s", (medicine, object) => {
    expect(
      about(medicine, object)
        .filter((r) => r.severity !== "minor")
        .map((r) => r.id),
    ).toEqual([]);
  });

  it("ordinary amounts stay below the high-dose tiers", () => {
    const bounds = (medicine: string, nutrient: string): (string | undefined)[] =>
      about(medicine, nutrient)
        .filter((r) => r.severity !== "minor")
        .map((r) => (r.dose ? undefined : r.id));
    for (const [m, n] of [
      ["warfarin", "vitamin_e"],
      ["clopidogrel", "vitamin_e"],
      ["bortezomib", "vitamin_c"],
      ["simvastatin", "niacin"],
      ["hydrochlorothiazide", "vitamin_d"],
      ["levothyroxine", "biotin"],
    ] as const) {
      expect(about(m, n).length, `${m} ${n}`).toBeGreaterThan(0);
      expect(
        bounds(m, n).filter((x) => x !== undefined),
        `${m} ${n}`,
      ).toEqual([]);
    }
  });
});
