import { bySeverity, localise } from "@nutri/domain";
import type { Article, Item, KnowledgeIndex, Nutrient, Rule } from "@nutri/knowledge";
import { Fault } from "../../fault.ts";
import type { Handler } from "../../handler.ts";

/** Supplements that hold this nutrient and nothing else: its kinds as they are sold. */
const kindsOf = ({ records }: KnowledgeIndex, id: string): ReadonlyMap<string, Item> =>
  new Map(records.items.filter((i) => i.kind === "nutrient" && i.nutrients.length === 1 && i.nutrients[0]?.nutrient === id).map((i) => [i.id, i]));

/** The kinds a rule names, where it names some of them and not the nutrient as a whole: such a rule tells them apart. */
function kindsNamed({ object }: Rule, nutrient: string, kinds: ReadonlyMap<string, Item>): Item[] {
  const whole = object.nutrients.includes(nutrient) || object.items.includes(nutrient);
  return whole ? [] : object.items.flatMap((id) => kinds.get(id) ?? []);
}

const ofSingleMedicines = ({ subject }: Rule): boolean => subject.medicines.length > 0;

const isGrave = ({ severity }: Rule): boolean => severity === "contraindicated" || severity === "major";

/** Rules to choose by: grave ones before anything; then those that tell the kinds apart (of conditions and whole classes before those of single medicines), then those of conditions that speak against any of them; of equals the worst first. */
function rulesToChooseBy(k: KnowledgeIndex, nutrient: string, kinds: ReadonlyMap<string, Item>): { rule: Rule; named: Item[] }[] {
  const found = k.rules.all.map((rule) => ({ rule, named: kindsNamed(rule, nutrient, kinds) })).toSorted((a, b) => bySeverity(a.rule, b.rule));
  const apart = found.filter(({ named }) => named.length > 0).toSorted((a, b) => Number(ofSingleMedicines(a.rule)) - Number(ofSingleMedicines(b.rule)));
  const general = found.filter(
    ({ rule }) =>
      rule.subject.conditions.length > 0 && rule.object.nutrients.includes(nutrient) && rule.object.forms.length === 0 && rule.direction === "interaction",
  );
  return [...apart, ...general].toSorted((a, b) => Number(isGrave(b.rule)) - Number(isGrave(a.rule)));
}

const whoOf = (k: KnowledgeIndex, { subject }: Rule) =>
  [
    ...subject.conditions.map((id) => k.conditions.get(id)),
    ...subject.classes.map((id) => k.classes.get(id)),
    ...subject.medicines.map((id) => k.medicines.get(id)),
  ].flatMap((record) => record?.name ?? []);

/** The article that compares kinds of this nutrient, where there is one. */
const choiceOf = ({ records }: KnowledgeIndex, nutrient: string, kinds: ReadonlyMap<string, Item>): Article | undefined =>
  records.articles.find((a) => a.about.nutrients.includes(nutrient) && a.about.items.filter((id) => kinds.has(id)).length > 1);

function compare(k: KnowledgeIndex, nutrient: Nutrient) {
  const kinds = kindsOf(k, nutrient.id);
  const choice = choiceOf(k, nutrient.id, kinds);
  const { timing } = nutrient;
  return {
    nutrient: nutrient.id,
    name: nutrient.name,
    unit: nutrient.unit,
    ...(choice && { choice: { answer: choice.answer, ...(choice.refer && { refer: choice.refer }), sources: k.sources(choice.sources) } }),
    forms: nutrient.forms.map(({ id, name, fraction, verified, note, sources }) => ({
      id,
      name,
      verified,
      ...(fraction !== undefined && { fraction }),
      ...(note && { note }),
      sources: k.sources(sources),
    })),
    ...(timing && { timing: { text: timing.text, sources: k.sources(timing.sources) } }),
    cautions: rulesToChooseBy(k, nutrient.id, kinds).map(({ rule, named }) => ({
      rule: rule.id,
      who: whoOf(k, rule),
      forms: named.map((item) => item.name),
      severity: rule.severity,
      action: rule.action,
      ...(rule.separateHours !== undefined && { separateHours: rule.separateHours }),
      effect: rule.effect,
      advice: rule.advice,
      sources: k.sources(rule.sources),
    })),
  };
}

/** How to choose among the forms of a nutrient. @throws Fault not_found */
export const nutrientForms: Handler<"nutrientForms"> = async ({ context: { knowledge }, query, lang }) => {
  const nutrient = knowledge.nutrients.get(query.nutrient);
  if (!nutrient) throw new Fault("not_found");
  return localise(compare(knowledge, nutrient), lang);
};
