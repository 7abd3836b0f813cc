/** What a text speaks of in any wording: the term sets that have its words. */
import type { KnowledgeIndex } from "@nutri/knowledge";
import { finderIn, type PhraseTree, treeOf } from "../automaton.ts";
import { read, stem, type Token } from "../tokens.ts";

/** What every set says, to be found; `of`: the set of each phrase. */
export type SetTree = { readonly tree: PhraseTree; readonly of: readonly string[] };
export function setTree({ records: { term_sets } }: Pick<KnowledgeIndex, "records">): SetTree {
  const all = term_sets.flatMap(({ id, zh, en }) => [...new Set([...zh, ...en])].map((phrase) => ({ id, phrase })));
  return { tree: treeOf(all.map(({ phrase }) => read(phrase).tokens.map((t) => stem(t.text)))), of: all.map(({ id }) => id) };
}

/** "Way out of it", "死胡同": what stands within one of these is no sign. */
const IDIOMS = "idioms";

/** @param wordOf a token as it is compared, its slips mended @returns the sets that any of the words are of, each once */
export function setsSaid({ tree, of }: SetTree, wordOf: (token: string) => string): (tokens: readonly Token[]) => string[] {
  const find = finderIn(tree);
  return (tokens) => {
    const found = find(tokens.map((t) => wordOf(t.text)));
    const idioms = found.filter(({ phrase }) => of[phrase] === IDIOMS);
    const isFree = ({ from, to }: (typeof found)[number]): boolean => !idioms.some((i) => i.from <= from && to <= i.to);
    return [...new Set(found.filter(isFree).flatMap(({ phrase }) => of[phrase] ?? []))];
  };
}
