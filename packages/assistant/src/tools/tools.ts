/** The assistant's own functions as typed tools for a language model: it plans and words, these decide. */
import type { SourceRef, Text } from "@nutri/domain";
import type { KnowledgeIndex } from "@nutri/knowledge";
import { z } from "zod";
import { articleParts } from "../answer/articles/articles.ts";
import { wordingOf } from "../answer/wording.ts";
import { adviceFound } from "../answer/articles/advice.ts";
import { conditionDiet, goalOf, stageAdvice } from "../answer/rules/condition.ts";
import { itemMinds, itemOf } from "../answer/item.ts";
import { labOf } from "../answer/labs/lab.ts";
import { benefitOf, effectsOf, foodsOf, formsOf, signsOf, timingOf, togetherOf } from "../answer/amounts/nutrient.ts";
import { amountOf, limitOf } from "../answer/amounts/quantity.ts";
import { medicineAlone } from "../answer/medicines/medicine-alone.ts";
import { planOf, productsOf, reportOf } from "../answer/own.ts";
import { pairs } from "../answer/rules/pairs.ts";
import { type Context, forModel, type Part, type Speaker } from "../answer/part.ts";
import { findingsOfText } from "../findings.ts";
import { indexesOf } from "../indexes.ts";
import { clean } from "../text/clean.ts";
import type { Finding, Question } from "../types.ts";
import type { Intent } from "../understand/intents.ts";
import { understand } from "../understand/understand.ts";

/** What a tool found: `result` is JSON for the model, `findings` what it may say of it. */
export type ToolResult = { readonly result: unknown; readonly findings: readonly Finding[]; readonly sources: readonly SourceRef[] };

/** A function of the assistant that a model may call, as it is told of it. */
export type ToolKind = { readonly name: string; readonly description: string; readonly input: z.ZodType };
/** The function itself. It checks its input and never throws: an input that does not fit comes back as `{ error }`. */
export type Tool = ToolKind & { run(input: unknown): ToolResult };

const NAME_MAX = 80;
const name = z.string().trim().min(1).max(NAME_MAX);
const names = z.array(name).max(12);
const person = z.string().max(200).optional().describe("What matters of the person if it is not the user: age, sex, pregnancy week, conditions. In words.");

/** One row a tool: its input, the words that stand for it, who speaks. */
type Row<I extends z.ZodType> = {
  readonly name: string;
  readonly description: string;
  readonly input: I;
  readonly words: (input: z.infer<I>) => string;
  readonly intents?: readonly Intent[];
  readonly speakers: readonly (Speaker | ((c: Context) => readonly Part[]))[];
};
const row = <I extends z.ZodType>(r: Row<I>): Row<z.ZodType> => r;
const about = (who: string | undefined, what: string): string => (who ? `About me: ${who}\n${what}` : what);

const ROWS: readonly Row<z.ZodType>[] = [
  row({
    name: "nutrient_need",
    description: "Reference intake of a nutrient for the person, by age, sex and life stage, with the upper limits.",
    input: z.strictObject({ nutrient: name, person }),
    words: (i) => about(i.person, i.nutrient),
    speakers: [amountOf],
  }),
  row({
    name: "nutrient_limit",
    description: "The upper limits of a nutrient and what too much does; compares a daily dose if one is given.",
    input: z.strictObject({ nutrient: name, dose: z.string().max(40).optional(), person }),
    words: (i) => about(i.person, `${i.nutrient} ${i.dose ?? ""}`),
    speakers: [limitOf, effectsOf],
  }),
  row({
    name: "nutrient_timing",
    description: "When and how to take a nutrient, and what to keep apart from it.",
    input: z.strictObject({ nutrients: names.min(1) }),
    words: (i) => i.nutrients.join(", "),
    speakers: [timingOf, togetherOf],
  }),
  row({
    name: "nutrient_facts",
    description: "What a nutrient does, signs of a lack, and its forms.",
    input: z.strictObject({ nutrient: name }),
    words: (i) => i.nutrient,
    speakers: [benefitOf, signsOf, formsOf],
  }),
  row({
    name: "nutrient_foods",
    description: "Foods richest in a nutrient, per 100 g.",
    input: z.strictObject({ nutrient: name, plantOnly: z.boolean().optional() }),
    words: (i) => `${i.plantOnly === true ? "vegetarian " : ""}${i.nutrient}`,
    speakers: [foodsOf],
  }),
  row({
    name: "check_combination",
    description:
      "Conflicts between medicines, conditions or life stage and foods, drinks or supplements (with dose). Always call it before saying that things go together.",
    input: z.strictObject({ medicines: names.default([]), items: names.default([]), conditions: names.default([]), person }),
    words: (i) => about(i.person, [...i.medicines, ...i.conditions, ...i.items].join(", ")),
    intents: ["may_i"],
    speakers: [pairs, medicineAlone],
  }),
  row({
    name: "condition_guidance",
    description: "Eating and supplements with a condition or at a life stage.",
    input: z.strictObject({ condition: name, person }),
    words: (i) => about(i.person, i.condition),
    intents: ["diet"],
    speakers: [conditionDiet, stageAdvice, goalOf],
  }),
  row({
    name: "item_facts",
    description: "What a supplement, herb or food holds and who should take care with it.",
    input: z.strictObject({ item: name }),
    words: (i) => i.item,
    intents: ["benefit"],
    speakers: [itemOf, itemMinds],
  }),
  row({
    name: "lab_meaning",
    description: "What a lab value says, by its reference range.",
    input: z.strictObject({ test: name, value: z.number(), unit: z.string().max(20).default(""), person }),
    words: (i) => about(i.person, `blood test ${i.test} ${i.value} ${i.unit}`),
    speakers: [labOf],
  }),
  row({
    name: "search_articles",
    description: "Short sourced articles and advice for a question in words.",
    input: z.strictObject({ question: z.string().min(2).max(400) }),
    words: (i) => i.question,
    speakers: [articleParts, adviceFound],
  }),
  row({
    name: "my_plan",
    description: "The user's own plan: what it recommends and why.",
    input: z.strictObject({ nutrient: name.optional() }),
    words: (i) => i.nutrient ?? "",
    intents: ["plan"],
    speakers: [planOf],
  }),
  row({
    name: "my_report",
    description: "The user's last lab report: what is outside its range.",
    input: z.strictObject({}),
    words: () => "",
    intents: ["report"],
    speakers: [reportOf],
  }),
  row({
    name: "products_with",
    description: "Products of the catalogue that hold a nutrient and meet no conflict of the user.",
    input: z.strictObject({ nutrient: name }),
    words: (i) => i.nutrient,
    intents: ["products"],
    speakers: [productsOf],
  }),
];

const partsOf = (spoken: Part | readonly Part[] | undefined): readonly Part[] =>
  spoken === undefined ? [] : Array.isArray(spoken) ? (spoken as readonly Part[]) : [spoken as Part];
const NOTHING: Text = { zh: "资料里没有查到。没查到不等于安全。", en: "Nothing found in the sources. Not found is not the same as safe." };

/** What tools there are, for whom another thread runs them. */
export const TOOLS: readonly ToolKind[] = ROWS.map(({ name, description, input }) => ({ name, description, input }));

/** The tools for one question: they see this person, this market, this catalogue. */
export function createTools(knowledge: KnowledgeIndex, question: Omit<Question, "text" | "memory">): readonly Tool[] {
  const { link, library } = indexesOf(knowledge);
  const lang = question.lang === "zh-CN" ? "zh" : "en";
  const found = (r: Row<z.ZodType>, input: unknown): ToolResult => {
    const text = clean(r.words(input));
    const q: Question = { ...question, text, memory: {} };
    const read = understand(text, question.lang, q, knowledge, link);
    const c: Context = { k: knowledge, q, library, u: { ...read, intents: [...(r.intents ?? []), ...read.intents] } };
    const parts = r.speakers.flatMap((s) => partsOf(s(c)));
    const told = parts.map(forModel);
    const said = parts.length > 0 ? wordingOf(told, lang, { young: read.young, refer: false }) : NOTHING[lang];
    return {
      result: { text: said, cards: told.flatMap((p) => p.cards ?? []) },
      findings: [...parts.flatMap((p) => p.findings ?? []), ...findingsOfText(said, knowledge, link)],
      sources: parts.flatMap((p) => p.sources ?? []),
    };
  };
  return ROWS.map((r) => ({
    name: r.name,
    description: r.description,
    input: r.input,
    run(input) {
      const parsed = r.input.safeParse(input);
      if (!parsed.success) return { result: { error: z.prettifyError(parsed.error) }, findings: [], sources: [] };
      return found(r, parsed.data);
    },
  }));
}
