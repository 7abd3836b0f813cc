/** What a reply stands on, for the referee: its explicit findings, every figure its own text states, every name in it, and its sentences. */
import type { KnowledgeIndex } from "@nutri/knowledge";
import { figuresIn } from "./referee/figures.ts";
import { sentencesOf } from "./sentences.ts";
import type { Finding } from "./types.ts";
import type { Linked, Linker } from "./understand/link.ts";
import { nutrientOf } from "./understand/understand.ts";

const KIND: Readonly<Record<string, Extract<Finding, { kind: "name" }>["of"]>> = {
  nutrient: "nutrient",
  form: "nutrient",
  item: "item",
  group: "item",
  medicine: "medicine",
  class: "medicine",
  condition: "condition",
  goal: "condition",
  biomarker: "biomarker",
};

const nameFinding = ({ ref }: Linked): Finding => ({ kind: "name", of: KIND[ref.kind] ?? "item", id: ref.id });

/** Of a sentence: its figures, each of what is named in it, and the names. */
function ofSentence(sentence: string, k: KnowledgeIndex, link: Linker): Finding[] {
  const linked = link(sentence, false);
  const ids = [...new Set(linked.flatMap((l) => nutrientOf(l.ref, k) ?? []))];
  const figures = figuresIn(sentence);
  const limits = ABOUT_LIMITS.test(sentence);
  const amounts = figures.flatMap((f): Finding[] => {
    const base = {
      kind: "amount",
      role: limits ? "limit" : "stated",
      value: f.value,
      ...(f.to !== undefined && { to: f.to }),
      unit: f.unit,
      rule: "text",
    } as const;
    return ids.length === 0 ? [base] : ids.map((of) => ({ ...base, of }));
  });
  return [{ kind: "sentence", text: sentence.trim() }, ...amounts, ...linked.map(nameFinding)];
}

/** Figures of such a sentence bound a dose, they do not recommend one. */
const ABOUT_LIMITS = /上限|超过|过量|不要超|最多|\bupper limit|\babove\b|\btoo much\b|\bexceed|\bno more than\b|\bat most\b|\btoxic/iu;

const key = (f: Finding): string => JSON.stringify(f);

export function findingsOfText(text: string, k: KnowledgeIndex, link: Linker): Finding[] {
  const all = sentencesOf(text).flatMap((s) => (s.trim() === "" ? [] : ofSentence(s, k, link)));
  return [...new Map(all.map((f) => [key(f), f])).values()];
}
