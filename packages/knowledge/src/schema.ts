import { ActivityLevel, Action, AmountUnit, DietPattern, FoodGroup, LimitScope, Pregnancy, ReferenceSet, Severity, Sex, Smoking, Text } from "@nutri/domain";
import { z } from "zod";
import type { NameTable } from "./names/types.ts";
import { FOODS_MARK, withFoods } from "./told-foods.ts";

/** Shapes of the knowledge records: one YAML a record, the file named by its id, the folder by its kind. Every fact names its source and where in it. */

export const Id = z.string().regex(/^[a-z0-9_]+(-{1,2}[a-z0-9_]+)*$/, "lower case, digits, _ and -");

/** Where a fact was read: a source record and the place in it (section, table, page). */
export const Citation = z.strictObject({ source: Id, locator: z.string().min(1) });
export type Citation = z.infer<typeof Citation>;
const sources = z.array(Citation).min(1);

export const Source = z.strictObject({
  id: Id,
  title: z.string().min(3),
  lang: z.enum(["zh", "en"]),
  publisher: z.string().min(2),
  year: z.number().int().min(1980).max(2026),
  url: z.url(),
  kind: z.enum(["reference_intakes", "fact_sheet", "label", "guideline", "review", "study", "database", "law", "textbook", "survey"]),
});
export type Source = z.infer<typeof Source>;

const named = {
  id: Id,
  name: Text,
  /** Other names in either language: synonyms, abbreviations, old names, salts, spellings. */
  aliases: z.array(z.string().min(1)).default([]),
};

/** A compound form of a nutrient: 1 mg of the form holds `fraction` mg of the nutrient; `counts` says which limit scopes it enters besides total. */
export const NutrientForm = z.strictObject({
  ...named,
  fraction: z.number().positive().max(2).optional(),
  counts: z.array(LimitScope).default([]),
  /** Share of the nutrient's target unit per unit of amount (folic acid 1 ug = 1.7 ug DFE with food); 1 when absent. */
  activity: z.number().positive().optional(),
  note: Text.optional(),
  verified: z.boolean().default(true),
  sources,
});

export type NutrientForm = z.infer<typeof NutrientForm>;

export const Nutrient = z.strictObject({
  ...named,
  unit: AmountUnit,
  /** What the unit counts (RAE, DFE, NE, alpha-TE), for reading. */
  unitNote: z.string().optional(),
  group: z.enum(["vitamin", "mineral", "macronutrient", "fatty_acid", "other"]),
  /** The radar axis it belongs to. */
  axis: Id.optional(),
  /** False: never put into a plan (sodium, chloride, fluoride …): food or the doctor decides. */
  supplementable: z.boolean(),
  functions: z.array(Text).min(1),
  deficiency: z.array(Text).default([]),
  excess: z.array(Text).default([]),
  /** After far too much of it: what a doctor looks at. `grave`: it can poison within hours to weeks. */
  overdose: z.strictObject({ text: Text, grave: z.boolean().default(false), sources }).optional(),
  forms: z.array(NutrientForm).default([]),
  /** `1 from` of this nutrient (of `form`, if named) is `factor` of the nutrient's unit. */
  conversions: z.array(z.strictObject({ from: AmountUnit, form: Id.optional(), factor: z.number().positive(), sources })).default([]),
  timing: z.strictObject({ food: z.enum(["with", "without", "either"]), text: Text, sources }).optional(),
  partners: z.array(z.strictObject({ nutrient: Id, text: Text, sources })).default([]),
  rivals: z.array(z.strictObject({ nutrient: Id, text: Text, hours: z.number().optional(), sources })).default([]),
  /** Food sources, richest first, amount per 100 g edible part in the nutrient's unit. */
  foods: z.array(z.strictObject({ name: Text, amount: z.number().min(0), sources })).default([]),
  sources,
});
export type Nutrient = z.infer<typeof Nutrient>;

export const Stage = z.enum(["none", "pregnant_1", "pregnant_2", "pregnant_3", "lactating"]);
/** The reference values of one nutrient in one set. A row holds for a sex, the ages in months (inclusive, null = open) and the stages listed. */
export const Reference = z.strictObject({
  id: Id,
  nutrient: Id,
  set: z.enum([...ReferenceSet.options, "efsa-ul"]),
  unit: AmountUnit,
  edition: z.string(),
  rows: z
    .array(
      z.strictObject({
        kind: z.enum(["EAR", "RNI", "RDA", "AI", "UL", "PI-NCD", "CDRR", "AMDR", "SAFE_LEVEL"]),
        sex: z.enum(["male", "female", "both"]),
        stages: z.array(Stage).min(1),
        months: z.tuple([z.number().int(), z.number().int().nullable()]),
        /** Point value, or the bounds of a range. */
        value: z.number().optional(),
        min: z.number().optional(),
        max: z.number().optional(),
        scope: LimitScope.optional(),
        /** Value that depends on menstruation. */
        menstruating: z.boolean().optional(),
        verified: z.boolean(),
        independent: z.boolean().optional(),
      }),
    )
    .min(1),
  sources,
});
export type Reference = z.infer<typeof Reference>;

const RouteOfUse = z.enum(["oral", "injection", "inhaled", "topical", "eye", "rectal", "vaginal", "nasal", "implant"]);

export const Medicine = z.strictObject({
  ...named,
  brands: z.array(z.string().min(1)).default([]),
  atc: z.array(z.string().regex(/^[A-Z](\d\d([A-Z]([A-Z](\d\d)?)?)?)?$/)).default([]),
  /** Classes beyond those that its ATC codes give. */
  classes: z.array(Id).default([]),
  /** Classes its ATC codes would give but that do not hold for it. */
  notClasses: z.array(Id).default([]),
  /** A combination: the rules of each component hold for it. */
  components: z.array(Id).default([]),
  kind: z.enum(["medicine", "patent_medicine"]).default("medicine"),
  /** Items in it (a Chinese patent medicine's herbs, calcium in a sachet): rules about these items and about the person hold too. */
  items: z.array(Id).default([]),
  route: RouteOfUse.default("oral"),
  /** False when so little reaches the blood that systemic rules do not hold. */
  systemic: z.boolean().default(true),
  /** Local forms made to act on the whole body, besides its own route: a nose spray for migraine, a hormone gel. */
  systemicBy: z.array(RouteOfUse).default([]),
  /** Used once a week: in these strengths (mg), or in all when none is named; `text`: what comes of taking it daily, and what to do. */
  weekly: z.strictObject({ strengths: z.array(z.number().positive()).default([]), text: Text, sources }).optional(),
  uses: Text,
  sources,
});
export type Medicine = z.infer<typeof Medicine>;

/** A class of medicines: members by ATC prefix, by the way they are taken, by a medicine's own `classes`, and those of its child classes. */
export const MedicineClass = z.strictObject({
  ...named,
  atcPrefixes: z.array(z.string()).default([]),
  /** Every medicine taken in one of these ways is a member (what binds medicines in the gut meets all that are swallowed). */
  routes: z.array(RouteOfUse).default([]),
  parents: z.array(Id).default([]),
  /** What a member is likely to hold: where only the class is named ("an antacid"), rules about these hold too. */
  items: z.array(Id).default([]),
  note: Text.optional(),
});
export type MedicineClass = z.infer<typeof MedicineClass>;

const range = z.strictObject({ min: z.number().optional(), max: z.number().optional() });

/** A condition on the person. Keys are joined by AND, values within a key by OR. Each is three-valued: what is not known makes it unknown, never false. */
export const When = z.strictObject({
  sex: Sex.optional(),
  ageYears: range.optional(),
  pregnancy: z.array(Pregnancy).min(1).optional(),
  conditions: z.array(Id).min(1).optional(),
  notConditions: z.array(Id).min(1).optional(),
  medicines: z.array(Id).min(1).optional(),
  classes: z.array(Id).min(1).optional(),
  items: z.array(Id).min(1).optional(),
  groups: z.array(Id).min(1).optional(),
  patterns: z.array(DietPattern).min(1).optional(),
  smoking: z.array(Smoking).min(1).optional(),
  activity: z.array(ActivityLevel).min(1).optional(),
  goals: z.array(Id).min(1).optional(),
  bmi: range.optional(),
  sunMinutes: range.optional(),
  sleepHours: range.optional(),
  servings: z.array(z.strictObject({ group: FoodGroup, min: z.number().optional(), max: z.number().optional() })).optional(),
  /** A lab value below (<), at least, above (>) a bound in the biomarker's SI unit. */
  labs: z
    .array(z.strictObject({ code: Id, below: z.number().optional(), atLeast: z.number().optional(), above: z.number().optional() }))
    .min(1)
    .optional(),
});
export type When = z.infer<typeof When>;

/** A supplement, herb, food or drink. (Every nutrient is an item under its own id without a record here.) */
export const Item = z
  .strictObject({
    ...named,
    brands: z.array(z.string().min(1)).default([]),
    kind: z.enum(["nutrient", "supplement", "herb", "food", "alcohol"]),
    groups: z.array(Id).default([]),
    /**
     * What one usual daily dose (supplements) or serving (foods) holds; amount absent when it varies or is not printed. `share`: how much of its own
     * weight that usually is, where people tell the weight of the whole: an oil's.
     */
    nutrients: z
      .array(
        z.strictObject({
          nutrient: Id,
          form: Id.optional(),
          amount: z.number().min(0).optional(),
          unit: AmountUnit.optional(),
          share: z.number().positive().lt(1).optional(),
        }),
      )
      .default([]),
    usualDose: z.strictObject({ value: z.number().positive(), unit: AmountUnit }).optional(),
    /** A drink as it is usually served (a cup, a glass, a can of so many mL), and what that holds of the item that rules weigh: mg of caffeine, g of alcohol. */
    serving: z.strictObject({ mL: z.number().positive(), of: Id, amount: z.number().positive(), unit: AmountUnit, sources }).optional(),
    /** Often sold with a nutrient added, and then ruled as that item: plant milk with calcium. */
    enriched: z.strictObject({ with: Id, as: Id, sources }).optional(),
    allergens: z.array(Id).default([]),
    /** From an animal (vegans do not), and of which kind. */
    animal: z.enum(["meat", "fish", "dairy", "egg", "honey", "other"]).optional(),
    /** Whom such a product is made for (women, a stage of life): no plan chooses it for anybody else. */
    madeFor: When.optional(),
    /** False: no plan ever chooses a product that is this, because what it holds varies too much; the note says so. */
    choosable: z.boolean().default(true),
    note: Text.optional(),
    sources,
  })
  .refine((i) => i.choosable || i.note !== undefined, "what is never chosen says why in its note");
export type Item = z.infer<typeof Item>;

/** A group of items that rules speak about (tyramine-rich foods, grapefruit and its kin, caffeine). Recognised by name too ("tyramine foods"). */
export const Group = z.strictObject({
  ...named,
  kind: z.enum(["nutrient", "supplement", "herb", "food", "alcohol"]),
  parents: z.array(Id).default([]),
  note: Text.optional(),
});
export type Group = z.infer<typeof Group>;

/**
 * Something a person is or has: a disease, a complaint, a life stage, an allergy, a habit, an event. A child is also what
 * its parents are. One that no rule speaks of is known by name only, and said to be so: never passed as safe.
 */
export const Condition = z.strictObject({
  ...named,
  kind: z.enum(["disease", "symptom", "life_stage", "allergy", "habit", "procedure", "genetic"]),
  parents: z.array(Id).default([]),
  /** For an allergy: the allergens (ids that items and products carry). */
  allergens: z.array(Id).default([]),
  /** Offered as a choice in the questionnaire. */
  common: z.boolean().default(false),
  sources: z.array(Citation).default([]),
});
export type Condition = z.infer<typeof Condition>;

/** Medicines, classes (their members) and conditions a rule is about; any of them. Or something else that is eaten: then both sides are, and neither is the person. */
export const RuleSubject = z.strictObject({
  medicines: z.array(Id).default([]),
  classes: z.array(Id).default([]),
  conditions: z.array(Id).default([]),
  items: z.array(Id).default([]),
  groups: z.array(Id).default([]),
  /** Medicines, classes, conditions, items or groups taken out again ("statins, but not pravastatin"). */
  except: z.array(Id).default([]),
  /** Rules reach medicines without systemic exposure only when true. */
  local: z.boolean().default(false),
});

/**
 * What a rule is about on the other side. A nutrient matches the nutrient itself and supplements that hold it (never a
 * plain food: foods are reached by item or group). A group matches its items; an allergen, items and products with it.
 */
export const RuleObject = z.strictObject({
  nutrients: z.array(Id).default([]),
  /** Only these forms of those nutrients (nutrient form ids); empty: all. */
  forms: z.array(Id).default([]),
  items: z.array(Id).default([]),
  groups: z.array(Id).default([]),
  allergens: z.array(Id).default([]),
  except: z.array(Id).default([]),
});

/**
 * A conflict, depletion or benefit: drug-item, condition-item, life stage-item, item-item. `dose` bounds the daily amount for which it
 * holds (of the nutrient, else of the item itself); an amount not told counts as holding unless `unknownDose` is "skip",
 * which is only right for tiers whose lower neighbour already speaks.
 */
export const Rule = z.strictObject({
  id: Id,
  subject: RuleSubject,
  object: RuleObject,
  dose: z
    .strictObject({ atLeast: z.number().optional(), below: z.number().optional(), unit: AmountUnit, unknownDose: z.enum(["holds", "skip"]).default("holds") })
    .optional(),
  when: When.optional(),
  direction: z.enum(["interaction", "depletion", "benefit"]),
  severity: Severity,
  action: Action,
  separateHours: z.number().positive().max(24).optional(),
  effect: Text,
  mechanism: Text.optional(),
  advice: Text,
  /** A: trials or label contraindication; B: human studies or label; C: case reports or pharmacology in people; D: theory or laboratory. */
  evidence: z.enum(["A", "B", "C", "D"]),
  /** A daily ceiling this rule sets for what we recommend (0: none at all). */
  limit: z.strictObject({ nutrient: Id, amount: z.number().min(0), unit: AmountUnit, scope: LimitScope }).optional(),
  /** What the literature disagrees on, and why the stricter is shown. */
  disagreement: Text.optional(),
  sources,
});
export type Rule = z.infer<typeof Rule>;
export type RuleInput = z.input<typeof Rule>;

/** A change to a target: smokers' vitamin C, vegetarians' iron. `from_supplements`: so much is to come from them, whatever is eaten. */
export const Adjustment = z.strictObject({
  id: Id,
  nutrient: Id,
  when: When,
  set: ReferenceSet.optional(),
  operation: z.enum(["add", "multiply", "from_supplements"]),
  amount: z.number(),
  text: Text,
  sources,
});
export type Adjustment = z.infer<typeof Adjustment>;

/** The usual intake of a population, taken when a person's own diet is not known; low confidence by nature. */
export const Intake = z.strictObject({
  id: Id,
  title: Text,
  /** The reference set whose users it stands for. */
  set: ReferenceSet,
  rows: z.array(z.strictObject({ nutrient: Id, sex: z.enum(["male", "female", "both"]), ageYears: range, mean: z.number(), sd: z.number().optional() })).min(1),
  sources,
});
export type Intake = z.infer<typeof Intake>;

/** What a dietary pattern does to usual intake: `factor` times the population's. */
export const Pattern = z.strictObject({
  id: Id,
  pattern: DietPattern,
  effects: z.array(z.strictObject({ nutrient: Id, factor: z.number().min(0), text: Text, sources })).default([]),
  /** Animal kinds that do not fit (products and items from them are never recommended). */
  excludesAnimal: z.array(z.enum(["meat", "fish", "dairy", "egg", "honey", "other"])).default([]),
  excludesAllergens: z.array(Id).default([]),
  sources,
});
export type Pattern = z.infer<typeof Pattern>;

/** One food group: what one serving holds on average, in each nutrient's unit, with the spread of its foods. */
export const FoodGroupRecord = z.strictObject({
  id: FoodGroup,
  name: Text,
  servingGrams: z.number().positive(),
  serving: Text,
  nutrients: z.array(z.strictObject({ nutrient: Id, amount: z.number().min(0), low: z.number().optional(), high: z.number().optional() })).min(1),
  animal: z.enum(["meat", "fish", "dairy", "egg"]).optional(),
  sources,
});
export type FoodGroupRecord = z.infer<typeof FoodGroupRecord>;

/** A blood, urine or body analyte as far as nutrition uses it. Values compare in `unit` (SI, UCUM). */
export const Biomarker = z.strictObject({
  ...named,
  loinc: z.array(z.string()).default([]),
  unit: z.string(),
  /** Spellings of units as printed and the factor to `unit`. */
  units: z.array(z.strictObject({ spelling: z.string(), factor: z.number(), offset: z.number().optional() })).min(1),
  /** Outside of this a value is asked about, not believed. */
  plausible: z.strictObject({ min: z.number(), max: z.number() }),
  /** How a result is told, as LOINC says it: a number, a word of a scale (negative, trace, positive), either of the two, or a name (yellow). A number when absent. */
  scale: z.enum(["Qn", "Ord", "OrdQn", "Nom"]).optional(),
  /** The biomarker it is a part of (25-hydroxyvitamin D3 of the total): names that both have mean the whole unless both are there. */
  partOf: Id.optional(),
  /** Reference ranges, in `unit`; `normal`: what a result told in words should be. A range for pregnancy names its trimesters. */
  ranges: z
    .array(z.strictObject({ when: When.optional(), low: z.number().optional(), high: z.number().optional(), normal: z.enum(["negative"]).optional() }))
    .default([]),
  /** At or beyond these a laboratory calls the doctor at once: `low` and lower, `high` and higher, in `unit`. */
  critical: z.strictObject({ low: z.number().optional(), high: z.number().optional(), sources }).optional(),
  /** What a value says of a nutrient. `below`/`atLeast` in `unit`. */
  indicates: z
    .array(
      z.strictObject({
        nutrient: Id,
        below: z.number().optional(),
        atLeast: z.number().optional(),
        when: When.optional(),
        status: z.enum(["low", "adequate", "high"]),
        confidence: z.enum(["medium", "high"]),
        text: Text,
        /** What is wanted a day from supplements while this holds, in the nutrient's unit; the target itself when absent. */
        aim: z.number().positive().optional(),
        sources,
      }),
    )
    .default([]),
  /** Units in which the number is also said without its unit ("creatinine 1.9"), tried after `unit`. */
  bareUnits: z.array(z.string()).default([]),
  /** The conventions share their numbers (vitamin D 30): without a unit nothing is read unless all of them mean the same. */
  bareUnitsOverlap: z.boolean().default(false),
  /** Conditions that such a value is, where it is told among conditions; bounds in `unit`, the first that holds is meant. Only what lies plainly outside for everybody. */
  means: z
    .array(
      z
        .strictObject({
          condition: Id,
          /** Holds only when one of these words is said with it (fasting). */
          said: z.array(z.string().min(2)).default([]),
          above: z.number().optional(),
          atLeast: z.number().optional(),
          below: z.number().optional(),
          atMost: z.number().optional(),
          sources,
        })
        .refine((m) => [m.above, m.atLeast, m.below, m.atMost].some((b) => b !== undefined), "needs a bound"),
    )
    .default([]),
  sources,
});
export type Biomarker = z.infer<typeof Biomarker>;

/** What a person wants. Free text is matched by name; `nutrients` says which gaps matter more for it. */
export const Goal = z.strictObject({
  ...named,
  nutrients: z.array(z.strictObject({ nutrient: Id, weight: z.number().positive().max(3), sources })).default([]),
  sources: z.array(Citation).default([]),
});
export type Goal = z.infer<typeof Goal>;

/**
 * Something to say when it holds: food and way of life (`advice`), or a warning (`severity` set) that may send to a doctor
 * and may keep nutrients (or everything) out of the plan.
 */
const AdviceRecord = z.strictObject({
  id: Id,
  when: When,
  /** Said only while one of these nutrients is low. */
  lowIn: z.array(Id).default([]),
  /** Said only when one of these words is among the symptoms told (either language, any part of what was written). */
  symptoms: z.array(z.string().min(2)).default([]),
  /** With foods it holds `{foods}` once in each language: where they are named. */
  text: Text,
  /** Foods that it tells somebody to eat, each with whom it is not for. Where none is left, nothing is said. */
  foods: z
    .array(
      z.strictObject({
        name: Text,
        /** The item whose rules hold for it (natto and warfarin). */
        item: Id.optional(),
        allergens: z.array(Id).default([]),
        animal: z.enum(["meat", "fish", "dairy", "egg", "honey", "other"]).optional(),
      }),
    )
    .default([]),
  severity: Severity.optional(),
  seeDoctor: z.boolean().default(false),
  /** How soon a doctor should see it, where the severity alone does not say. */
  soon: z.enum(["now", "today", "days", "weeks"]).optional(),
  /** Nutrients that are the doctor's to decide while this holds: not recommended by us. */
  blocks: z.array(Id).default([]),
  blocksAll: z.boolean().default(false),
  sources,
});
/** `text` names every food; `template` is there where some may have to be left out for a person. */
export const Advice = AdviceRecord.refine((a) => [a.text.zh, a.text.en].every((t) => t.includes(FOODS_MARK) === a.foods.length > 0), {
  message: `${FOODS_MARK} stands where foods are listed, and only there`,
  path: ["text"],
}).transform((a) => (a.foods.length === 0 ? a : { ...a, template: a.text, text: withFoods(a.text, a.foods) }));
export type Advice = z.infer<typeof AdviceRecord> & { template?: Text };

/** A short page in our own words: a question as people ask it, the answer first, then why. Every figure in it is in a cited source. */
export const Article = z.strictObject({
  id: Id,
  title: Text,
  /** How people ask for it. */
  questions: z.strictObject({ zh: z.array(z.string().min(2)).min(1), en: z.array(z.string().min(2)).min(1) }),
  /** What it is about: found by any name of these. */
  about: z.strictObject({
    nutrients: z.array(Id).default([]),
    items: z.array(Id).default([]),
    groups: z.array(Id).default([]),
    conditions: z.array(Id).default([]),
    medicines: z.array(Id).default([]),
    classes: z.array(Id).default([]),
    biomarkers: z.array(Id).default([]),
    goals: z.array(Id).default([]),
  }),
  /** Whom it speaks to; everybody when absent. */
  audience: z.strictObject({ ageYears: range.optional(), sex: Sex.optional(), pregnancy: z.array(Pregnancy).min(1).optional() }).optional(),
  /** One or two sentences, said first. */
  answer: Text,
  /** Short paragraphs and lists, markdown. */
  body: Text,
  /** Who should see a doctor, and when. */
  refer: Text.optional(),
  sources,
  reviewed: z.iso.date(),
});
export type Article = z.infer<typeof Article>;

const terms = z.strictObject({ zh: z.array(z.string().min(1)).default([]), en: z.array(z.string().min(1)).default([]) });

/** Words that signs share (`$severe`). The names of the classes' medicines and of the items are words of the set too. */
export const TermSet = z.strictObject({
  id: Id,
  ...terms.shape,
  classes: z.array(Id).default([]),
  items: z.array(Id).default([]),
  /** All its words mean one thing: where a sign names one of them, every one of them counts. */
  same: z.boolean().default(false),
  /** True without a word of it when the person is so. */
  who: z.enum(["pregnant", "infant_under_3_months", "infant", "child"]).optional(),
  /** A number after a word of it is a value: `units` as in a biomarker, the first is taken when none is told and it is plausible. */
  values: z.strictObject({ units: Biomarker.shape.units, plausible: Biomarker.shape.plausible }).optional(),
});
export type TermSet = z.infer<typeof TermSet>;

/**
 * An emergency or a reason to see a doctor, recognised in what somebody writes. A sign is an expression: groups joined by ` & `
 * must all stand near each other, one that begins with `!` must not; alternatives in a group are joined by `|`: words (any ending of an English word), `$id` a term
 * set, `*$id` the same, or known of the person without being said, `#id>=6.5` or `#id<2.5` a value told of a biomarker or of a term set with units, in its unit. ` @8` at the end: no further
 * apart than 8 words (Chinese characters). `3 of ` at its start: any three of its groups, at different places.
 */
/** What a flag tells to do beside getting help, the most pressing first. */
export const ACTS = [
  "make_safe",
  "clear_airway",
  "resuscitate",
  "antidote",
  "epinephrine",
  "press",
  "sugar",
  "cool",
  "rinse",
  "protect",
  "hormone",
  "lie_down",
  "warm",
  "honey",
  "sting",
  "no_vomiting",
  "not_alone",
  "no_potassium",
  "no_water",
  "keep_insulin",
  "eat_little",
  "thiamine",
  "maternity",
  "hold_medicine",
  "no_fever_medicine",
] as const;
export const RedFlag = z.strictObject({
  id: Id,
  name: Text,
  grade: z.enum(["emergency", "today", "soon", "self_care"]),
  /** A sign of many causes: a flag that names one goes before it. */
  general: z.boolean().default(false),
  acts: z.array(z.enum(ACTS)).default([]),
  /** Flags whose signs are a part of this one's, or look like it: it goes before them and they are not said beside it. */
  covers: z.array(Id).default([]),
  /** Flags that its signs account for, whatever their grade: they are not raised beside it. */
  explains: z.array(Id).default([]),
  /** What it says is the answer too: what is usually said of the same medicine or food would mislead, and is left out. */
  alone: z.boolean().default(false),
  signs: z.strictObject({ both: z.array(z.string().min(1)).default([]), ...terms.shape }),
  /** Where it is a sign too: in a question in general ("how many would kill?"), in a story. */
  also: z.array(z.enum(["asked", "story"])).default([]),
  /** What to do now. {ambulance}, {poison} and {crisis} become the numbers of the reader's place. */
  advice: Text,
  /** It tells to give something by mouth, as sugar: what is asked for as a remedy may be it. */
  feeds: z.boolean().default(false),
  /** What was swallowed, eaten or drunk may be behind it: it is named to those who come, and its pack brought. */
  eaten: z.boolean().default(false),
  /** What is said under the advice where a text has this too (`on`, a sign): the answer to what is asked beside, or why. */
  beside: z.array(z.strictObject({ on: z.string().min(1), text: Text })).default([]),
  sources,
  /** Sentences that must raise it, and sentences like them that must not. */
  examples: z.strictObject({ fires: terms, silent: terms }),
});
export type RedFlag = z.infer<typeof RedFlag>;

/** A number to call. */
export const Hotline = z.strictObject({
  id: Id,
  kind: z.enum(["ambulance", "poison", "crisis"]),
  /** ISO 3166 country code in lower case, or eu. */
  place: z.string().regex(/^[a-z]{2}$/),
  placeName: Text,
  number: z.string().min(2),
  sources,
});
export type Hotline = z.infer<typeof Hotline>;

/** Grams in 100 g of a food and in 100 mL of a drink. */
const PerHundred = z.strictObject({ food: z.number().positive(), drink: z.number().positive() });
/** What an amount on a label counts as. `levels`: up to `low` it is little, above `high` much (UK front of pack). `claims`: what a Chinese label may say. */
export const LabelLine = z.strictObject({
  id: Id,
  name: Text,
  levels: z.strictObject({ low: PerHundred, high: PerHundred }).optional(),
  claims: z
    .array(
      z
        .strictObject({ said: Text, asked: z.array(z.string().min(2)).min(1), most: PerHundred.optional(), least: PerHundred.optional() })
        .refine((c) => (c.most === undefined) !== (c.least === undefined), "a claim holds up to an amount or from one on"),
    )
    .default([]),
  sources,
});
export type LabelLine = z.infer<typeof LabelLine>;

export const Axis = z.strictObject({ id: Id, name: Text, order: z.number().int() });
export type Axis = z.infer<typeof Axis>;

/** Everything, compiled. `version` is the hash of the content. */
export const KINDS = {
  sources: Source,
  nutrients: Nutrient,
  references: Reference,
  medicines: Medicine,
  classes: MedicineClass,
  items: Item,
  groups: Group,
  interactions: Rule,
  conditions: Condition,
  condition_rules: Rule,
  biomarkers: Biomarker,
  foods: FoodGroupRecord,
  intake: Intake,
  patterns: Pattern,
  adjustments: Adjustment,
  goals: Goal,
  advice: Advice,
  axes: Axis,
  articles: Article,
  term_sets: TermSet,
  red_flags: RedFlag,
  hotlines: Hotline,
  label_lines: LabelLine,
} as const;
export type Kind = keyof typeof KINDS;
export type Records = { [K in Kind]: z.infer<(typeof KINDS)[K]>[] };
/** `names` is made when compiled: every name normalised, with its pinyin. */
export type Knowledge = Records & { version: string; names?: NameTable };
