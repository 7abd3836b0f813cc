/** Where results of tests are told with their values: "eGFR 53", "血钾4.9 mmol/L". A grave one is a sign; as words they tell of nothing that happens. */
import type { KnowledgeIndex } from "@nutri/knowledge";
import { finderIn, type PhraseTree, treeOf } from "./automaton.ts";
import { read, stem, type Token } from "./tokens.ts";

const NUMBER = /^\d/u;
/** What may stand between a name and its number. */
const LINK = /^(?:is|was|of|at|are|came|back|level|是|为|有)$/u;
const MOST_LINKS = 3;
/** The parts of a unit: "mmol/L", "×10⁹/L", "mL/min/1.73m²", "mm Hg". */
const UNIT = /^(?:[mµμunpk]?(?:mol|g|l|iu|u|eq)|d?l|mcg|mm|mmhg|hg|h|min|mm|m2?|ph|x|percent|over|度|[毫微纳]|[克摩升]|尔|每|国|际|单|位)$/u;

type Place = { readonly from: number; readonly to: number };

/** The names of all that is measured. */
export function measuredTree({ records: { biomarkers, term_sets } }: KnowledgeIndex): PhraseTree {
  const measured = term_sets.filter((set) => set.values).flatMap((set) => [...set.zh, ...set.en]);
  const names = new Set([...biomarkers.flatMap((b) => [b.name.zh, b.name.en, ...b.aliases]), ...measured]);
  return treeOf([...names].map((name) => read(name).tokens.map((t) => stem(t.text))));
}

/** @param tree of the names of what is measured */
export function readingsOf(tree: PhraseTree): (tokens: readonly Token[]) => Place[] {
  const find = finderIn(tree);
  return (tokens) => {
    const end = (from: number, holds: (t: Token) => boolean, most: number): number => {
      let to = from;
      while (to < tokens.length && to - from < most && holds(tokens[to] as Token)) to++;
      return to;
    };
    return find(tokens.map((t) => stem(t.text))).flatMap(({ from, to }) => {
      const value = end(to, (t) => LINK.test(t.text) || /^[:：]$/u.test(t.text), MOST_LINKS);
      const told = tokens[value];
      return told && NUMBER.test(told.text) ? [{ from, to: end(value + 1, (t) => UNIT.test(t.text) || NUMBER.test(t.text) || t.text === "/", 8) }] : [];
    });
  };
}
