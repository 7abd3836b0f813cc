/** A first draft of a record of each kind. What has to be written is marked; the rest holds as it stands. */
import type { Kind } from "@nutri/knowledge";
import { MARK } from "./marks.ts";

export type Template = { readonly kind: Kind; readonly text: (id: string) => string };

const fill = (what: string): string => JSON.stringify(`${MARK} ${what}`);
const both = (what: string): string => `{ zh: ${fill(what)}, en: ${fill(what)} }`;
const SOURCES = `sources:\n  - { source: ${fill("a source's id")}, locator: ${fill("the place in it: section, table, page")} }\n`;
const SEVERITY = fill("contraindicated, major, moderate or minor");
const ACTION = fill("avoid, separate, monitor, beneficial or supplement");
const EVIDENCE = fill("A trials or a label's contraindication, B human studies or label, C case reports or pharmacology in people, D theory or laboratory");

/** @param subject the line that names whom it is about */
const rule =
  (subject: string) =>
  (id: string): string =>
    `id: ${id}
${subject}
object: { items: [${fill("an item's id; or nutrients, forms, groups, allergens; except takes some out")}] }
# dose: { atLeast: 0, unit: mg } holds from this daily amount on; below: up to it
# when: { ageYears: { min: 65 } } holds only for such people
direction: interaction # or depletion, benefit
severity: ${SEVERITY}
action: ${ACTION}
# separateHours: 2 with action separate
effect: ${both("what happens, one short sentence")}
# mechanism: { zh: , en: } why it happens
advice: ${both("what to do, one short sentence")}
evidence: ${EVIDENCE}
# limit: { nutrient: iron, amount: 0, unit: mg, scope: supplemental } the most we would recommend
# disagreement: { zh: , en: } where the literature disagrees, and why the stricter is shown
${SOURCES}`;

const named = (id: string, what: string): string => `id: ${id}\nname: ${both(what)}\naliases: []\n`;

export const TEMPLATES: Readonly<Record<string, Template>> = {
  interaction: { kind: "interactions", text: rule(`subject: { medicines: [${fill("a medicine's id; or classes; except takes some out")}] }`) },
  "condition-rule": { kind: "condition_rules", text: rule(`subject: { conditions: [${fill("a condition's id; except takes some out")}] }`) },
  medicine: {
    kind: "medicines",
    text: (id) => `${named(id, "the generic name, without salt")}brands: []
atc: [] # ATC codes; they give the classes
# classes: [] beyond those that the codes give
# components: [] of a combination
# route: oral (the default), injection, inhaled, topical, eye, rectal, vaginal, nasal, implant
# systemic: false when so little reaches the blood that systemic rules do not hold
uses: ${both("what it is for, a few words")}
${SOURCES}`,
  },
  item: {
    kind: "items",
    text: (id) => `${named(id, "the common name")}kind: ${fill("nutrient, supplement, herb, food or alcohol")}
groups: []
# nutrients: [{ nutrient: vitamin_c, amount: 60, unit: mg }] in one usual daily dose or serving
# usualDose: { value: 1, unit: g }
# allergens: []
# animal: meat, fish, dairy, egg, honey or other
${SOURCES}`,
  },
  condition: {
    kind: "conditions",
    text: (id) => `${named(id, "what a person would call it")}kind: ${fill("disease, life_stage, allergy, habit, procedure or genetic")}
parents: [] # conditions that somebody with this one also has
# allergens: [] of an allergy
# common: true to offer it as a choice in the questionnaire
`,
  },
  class: {
    kind: "classes",
    text: (id) => `${named(id, "the pharmacological name")}atcPrefixes: []\nparents: []\n`,
  },
  group: {
    kind: "groups",
    text: (id) => `${named(id, "the common name")}kind: ${fill("nutrient, supplement, herb, food or alcohol")}\nparents: []\n`,
  },
  advice: {
    kind: "advice",
    text: (id) => `id: ${id}
when: { conditions: [${fill("a condition's id; or another key of When")}] }
# lowIn: [] said only while one of these nutrients is low
# severity: major makes it a warning
# seeDoctor: true
# blocks: [] nutrients that are the doctor's to decide
text: ${both("one or two short sentences")}
${SOURCES}`,
  },
  goal: { kind: "goals", text: (id) => `${named(id, "what a person wants")}nutrients: [] # { nutrient, weight, sources }\n` },
  source: {
    kind: "sources",
    text: (id) => `id: ${id}
title: ${fill("as printed")}
lang: ${fill("zh or en")}
publisher: ${fill("who publishes it")}
year: ${fill("of the edition that was read")}
url: ${fill("where a reader can open it")}
kind: ${fill("reference_intakes, fact_sheet, label, guideline, review, study, database, law, textbook or survey")}
`,
  },
};
