import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { reach } from "./closure.ts";
import { keyOf, tokens } from "./names/normalise.ts";
import { Item, Medicine, MedicineClass } from "./schema.ts";

/** The health of medicines and their classes: names that mean one thing, real ATC codes, classes that hold whom they should. */
const root = join(import.meta.dirname, "..");
const yaml = (kind: string): unknown[] =>
  readdirSync(join(root, kind), { recursive: true, encoding: "utf8" })
    .filter((f) => f.endsWith(".yaml"))
    .map((f) => parse(readFileSync(join(root, kind, f), "utf8")) as unknown);
const medicines = yaml("medicines").map((r) => Medicine.parse(r));
const classes = yaml("classes").map((r) => MedicineClass.parse(r));
const items = yaml("items").map((r) => Item.parse(r));

const byId = new Map(medicines.map((m) => [m.id, m]));
const classById = new Map(classes.map((c) => [c.id, c]));
const above = (ids: readonly string[]): ReadonlySet<string> => reach(ids, (c) => classById.get(c)?.parents ?? []);
const key = (name: string): string => keyOf(tokens(name));
const names = (m: Medicine): string[] => [m.name.zh, m.name.en, ...m.aliases, ...m.brands];

const classesOf = (m: Medicine): ReadonlySet<string> => {
  const not = new Set(m.notClasses);
  const byNature = classes.filter((c) => c.routes.includes(m.route) || c.atcPrefixes.some((p) => m.atc.some((a) => a.startsWith(p)))).map((c) => c.id);
  return new Set([...above([...byNature, ...m.classes].filter((c) => !not.has(c)))].filter((c) => !not.has(c)));
};
const members = new Map(classes.map((c) => [c.id, medicines.filter((m) => classesOf(m).has(c.id)).map((m) => m.id)]));

/** Two records on purpose: the same substance in another form, or one ATC group for several combinations. */
const SHARED_ATC = new Map([
  ["A10BJ06", "semaglutide as injection and as tablet"],
  ["A07FA51", "several live bacteria: Bifidobacterium with others, Bacillus subtilis with Enterococcus"],
  ["N04BA02", "levodopa with benserazide and with carbidopa"],
  ["N02BE51", "different combinations with paracetamol"],
  ["G03HB01", "cyproterone with ethinylestradiol and with estradiol"],
]);
/** Groups that the ATC index does not divide to seven characters, and those of which one record holds all: "the HPV vaccine". */
const SHORT_ATC = new Set(["A07CA", "A12AX", "B03AC", "J07AL", "J07BM", "J07BN"]);
const ATC_LENGTHS = [1, 3, 4, 5, 7];

describe("the breadth of medicines", () => {
  it("knows at least 450 generics, their brands in two markets, and 60 Chinese patent medicines", () => {
    const generics = medicines.filter((m) => m.kind === "medicine" && m.components.length === 0);
    expect(generics.length).toBeGreaterThanOrEqual(450);
    expect(medicines.filter((m) => m.kind === "patent_medicine").length).toBeGreaterThanOrEqual(60);
    expect(medicines.filter((m) => m.brands.some((b) => /\p{Script=Han}/u.test(b))).length).toBeGreaterThanOrEqual(300);
    expect(medicines.filter((m) => m.brands.some((b) => /^[\p{Script=Latin}\p{N} .&'+/-]+$/u.test(b))).length).toBeGreaterThanOrEqual(300);
  });

  it("names and describes each in Chinese and in English", () => {
    const wrong = [...medicines, ...classes].filter(
      (r) => !/\p{Script=Han}/u.test(r.name.zh) || !/\p{Script=Latin}{3}/u.test(r.name.en) || /\p{Script=Han}/u.test(r.name.en),
    );
    expect(wrong.map((r) => r.id)).toEqual([]);
    expect(medicines.filter((m) => !/\p{Script=Han}/u.test(m.uses.zh) || /\p{Script=Han}/u.test(m.uses.en)).map((m) => m.id)).toEqual([]);
  });

  it("gives every medicine's ATC code its source", () => {
    const wrong = medicines.filter((m) => m.atc.length > 0 && !m.sources.some((s) => s.source === "whocc-atc" && m.atc.every((a) => s.locator.includes(a))));
    expect(wrong.map((m) => m.id)).toEqual([]);
  });
});

describe("names", () => {
  it("mean one medicine only", () => {
    const owner = new Map<string, string>();
    const shared = medicines.flatMap((m) =>
      names(m).flatMap((n) => {
        const before = owner.get(key(n));
        owner.set(key(n), m.id);
        return before === undefined || before === m.id ? [] : [`${n}: ${before}, ${m.id}`];
      }),
    );
    expect(shared).toEqual([]);
  });

  it("of classes mean one class only, and no supplement, herb or food", () => {
    const eaten = new Set(items.flatMap((i) => [i.name.zh, i.name.en, ...i.aliases, ...i.brands]).map(key));
    const owner = new Map<string, string>();
    const wrong = classes.flatMap((c) =>
      [c.name.zh, c.name.en, ...c.aliases].flatMap((n) => {
        const before = owner.get(key(n));
        owner.set(key(n), c.id);
        return (before !== undefined && before !== c.id) || eaten.has(key(n)) ? [`${n}: ${c.id}`] : [];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it.each([
    ["优甲乐", "levothyroxine"],
    ["左甲状腺素钠片", "levothyroxine"],
    ["Synthroid", "levothyroxine"],
    ["立普妥", "atorvastatin"],
    ["拜新同", "nifedipine"],
    ["代文", "valsartan"],
    ["波立维", "clopidogrel"],
    ["倍他乐克", "metoprolol"],
    ["格华止", "metformin"],
    ["拜糖平", "acarbose"],
    ["达美康", "gliclazide"],
    ["捷诺维", "sitagliptin"],
    ["安达唐", "dapagliflozin"],
    ["耐信", "esomeprazole"],
    ["洛赛克", "omeprazole"],
    ["美多芭", "benserazide_levodopa"],
    ["复方甘草片", "compound_liquorice_tablets"],
    ["复方磺胺甲噁唑", "sulfamethoxazole_trimethoprim"],
    ["Bactrim", "sulfamethoxazole_trimethoprim"],
    ["优思明", "ethinylestradiol_drospirenone"],
    ["acetaminophen", "paracetamol"],
    ["cyclosporine", "ciclosporin"],
    ["rifampin", "rifampicin"],
    ["glyburide", "glibenclamide"],
    ["albuterol", "salbutamol"],
    ["methimazole", "thiamazole"],
    ["meperidine", "pethidine"],
    ["INH", "isoniazid"],
    ["Paxlovid", "nirmatrelvir_ritonavir"],
    ["泰诺", "paracetamol_pseudoephedrine_dextromethorphan_chlorphenamine"],
  ])("finds %s", (name, id) => {
    expect(medicines.filter((m) => names(m).some((n) => key(n) === key(name))).map((m) => m.id)).toEqual([id]);
  });
});

describe("ATC codes", () => {
  it("are whole, and shared only on purpose", () => {
    const holders = new Map<string, string[]>();
    for (const m of medicines) for (const code of m.atc) (holders.get(code) ?? holders.set(code, []).get(code))?.push(m.id);
    expect([...holders.keys()].filter((c) => !/^[A-Z]\d\d[A-Z]{2}\d\d$/.test(c) && !SHORT_ATC.has(c))).toEqual([]);
    expect(
      [...holders]
        .filter(([, ids]) => ids.length > 1)
        .map(([code]) => code)
        .toSorted(),
    ).toEqual([...SHARED_ATC.keys()].toSorted());
  });

  it("in classes are prefixes at the steps of the index", () => {
    expect(classes.flatMap((c) => c.atcPrefixes.filter((p) => !ATC_LENGTHS.includes(p.length)).map((p) => `${c.id}: ${p}`))).toEqual([]);
  });
});

describe("classes", () => {
  it("all have members and end in no circle", () => {
    expect([...members].filter(([, ids]) => ids.length === 0).map(([id]) => id)).toEqual([]);
    expect(classes.filter((c) => above(c.parents).has(c.id)).map((c) => c.id)).toEqual([]);
  });

  it("are taken away only where they would otherwise hold", () => {
    const idle = medicines.flatMap((m) => {
      const would = classesOf({ ...m, notClasses: [] });
      return m.notClasses.filter((c) => !would.has(c)).map((c) => `${m.id}: ${c}`);
    });
    expect(idle).toEqual([]);
  });

  it.each([
    ["statin", ["atorvastatin", "rosuvastatin", "pitavastatin"], ["fenofibrate", "ezetimibe"]],
    ["fluoroquinolone", ["ciprofloxacin", "nemonoxacin"], ["levofloxacin_eye", "nitrofurantoin"]],
    ["tetracycline", ["doxycycline", "minocycline"], ["clindamycin"]],
    [
      "cation_chelating_medicine",
      ["levothyroxine", "alendronate", "dolutegravir", "doxycycline", "entacapone"],
      ["zoledronic_acid", "tigecycline", "amoxicillin"],
    ],
    ["rifamycin", ["rifampicin", "rifabutin"], ["cycloserine", "isoniazid"]],
    ["hiv_protease_inhibitor", ["ritonavir", "darunavir"], ["nirmatrelvir_ritonavir", "ensitrelvir"]],
    ["antipsychotic", ["quetiapine", "haloperidol"], ["lithium"]],
    ["nsaid", ["ibuprofen", "celecoxib", "aspirin"], ["glucosamine_medicine", "diacerein", "paracetamol", "diclofenac_topical"]],
    ["triptan", ["sumatriptan"], ["rimegepant"]],
    ["maoi", ["phenelzine", "moclobemide", "furazolidone"], ["selegiline", "linezolid"]],
    ["serotonergic_medicine", ["sertraline", "linezolid", "tramadol", "sumatriptan"], ["atomoxetine", "bupropion"]],
    ["corticosteroid", ["prednisone", "budesonide"], ["budesonide_inhaled", "fluticasone_nasal", "desonide"]],
    ["immunosuppressed_state", ["tacrolimus", "prednisone", "methotrexate", "tofacitinib"], ["pirfenidone", "tacrolimus_topical"]],
    ["potassium_raising", ["lisinopril", "losartan", "spironolactone", "tacrolimus", "ethinylestradiol_drospirenone"], ["hydrochlorothiazide", "amlodipine"]],
    ["potassium_losing", ["furosemide", "hydrochlorothiazide", "prednisone", "bisacodyl", "compound_liquorice_tablets"], ["spironolactone", "metformin"]],
    ["hypoglycaemia_risk_medicine", ["insulin_glargine", "glimepiride", "repaglinide"], ["metformin", "sitagliptin"]],
    ["glp1_agonist", ["semaglutide", "tirzepatide"], ["sitagliptin"]],
    ["antithrombotic", ["warfarin", "rivaroxaban", "clopidogrel", "aspirin", "enoxaparin"], ["tranexamic_acid", "selexipag"]],
    ["disulfiram_like", ["metronidazole", "cefoperazone_sulbactam", "disulfiram"], ["amoxicillin", "cefalexin"]],
    ["retinoid", ["isotretinoin", "acitretin"], ["adapalene", "tretinoin_topical"]],
    ["urinary_antimuscarinic", ["solifenacin"], ["mirabegron", "vibegron"]],
    ["enzyme_inducing_antiepileptic", ["carbamazepine", "phenytoin", "phenobarbital"], ["levetiracetam", "lamotrigine", "valproate"]],
    ["vasopressin_antagonist", ["tolvaptan"], ["furosemide"]],
    ["antihypertensive", ["amlodipine", "metoprolol", "indapamide"], ["tolvaptan", "tamsulosin", "timolol_eye"]],
    ["sglt2_inhibitor", ["dapagliflozin"], ["metformin"]],
  ])("%s holds whom it should", (id, inside, outside) => {
    const ids = new Set(members.get(id));
    expect([...inside, ...outside].filter((m) => !byId.has(m))).toEqual([]);
    expect(inside.filter((m) => !ids.has(m))).toEqual([]);
    expect(outside.filter((m) => ids.has(m))).toEqual([]);
  });

  it("of grapefruit holds the named ones and not their cousins, each with a source for it", () => {
    const grapefruit = members.get("cyp3a4_grapefruit_sensitive") ?? [];
    const inside =
      "simvastatin lovastatin atorvastatin felodipine nifedipine ciclosporin tacrolimus sirolimus everolimus buspirone triazolam midazolam quetiapine lurasidone pimozide ticagrelor amiodarone dronedarone ivabradine ranolazine eplerenone tolvaptan budesonide colchicine sildenafil imatinib ibrutinib".split(
        " ",
      );
    const outside =
      "pravastatin rosuvastatin fluvastatin pitavastatin amlodipine levamlodipine apixaban rivaroxaban clopidogrel levetiracetam allopurinol budesonide_inhaled tacrolimus_topical".split(
        " ",
      );
    expect(inside.filter((m) => !grapefruit.includes(m))).toEqual([]);
    expect(outside.filter((m) => grapefruit.includes(m) || !byId.has(m))).toEqual([]);
    const unsourced = grapefruit.filter((m) => !byId.get(m)?.sources.some((s) => s.source === "bailey-2013-grapefruit" || /grapefruit|葡萄柚/.test(s.locator)));
    expect(unsourced).toEqual([]);
  });
});

describe("combinations and patent medicines", () => {
  it("take their components' rules: each component is a medicine of its own", () => {
    expect(medicines.flatMap((m) => m.components.filter((c) => !byId.has(c) || c === m.id).map((c) => `${m.id}: ${c}`))).toEqual([]);
    expect(byId.get("amlodipine_atorvastatin")?.components).toEqual(["amlodipine", "atorvastatin"]);
    expect(byId.get("xiaoke")?.components).toContain("glibenclamide");
    expect(byId.get("carbidopa_entacapone_levodopa")?.components).toContain("entacapone");
  });

  it.each([
    ["compound_liquorice_tablets", "licorice"],
    ["fufang_danshen", "danshen"],
    ["lianhua_qingwen", "ephedra"],
    ["ginkgo_leaf_medicine", "ginkgo"],
    ["xuefu_zhuyu", "safflower"],
    ["wuji_baifeng", "dong_quai"],
    ["niuhuang_jiedu", "realgar"],
    ["zhusha_anshen", "cinnabar"],
    ["qibao_meiran", "fo_ti"],
    ["shugan_jieyu", "st_johns_wort"],
    ["huoxiang_zhengqi_shui", "alcohol"],
    ["xuezhikang", "red_yeast_rice"],
    ["wuzhi_capsules", "schisandra"],
    ["qili_qiangxin", "xiang_jia_pi"],
  ])("%s holds %s", (medicine, item) => {
    expect(byId.get(medicine)?.items).toContain(item);
  });

  it("put medicines without systemic exposure on the body's surface or in its airways, never swallowed", () => {
    expect(medicines.filter((m) => !m.systemic && m.route === "oral").map((m) => m.id)).toEqual([]);
  });
});
