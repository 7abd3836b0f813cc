/** What a text speaks of in any wording: the term sets that have its words. */
import type { KnowledgeIndex } from "@nutri/knowledge";
import { finderIn, type PhraseTree, treeOf } from "../automaton.ts";
import { read, stem, type Token } from "../tokens.ts";

/**
 * What an emergency speaks of: a body or a mind in trouble, or what should not have been taken. What names none of it is mostly a question of
 * everyday. When it began and how much it was is told of meals too: $acute, $sudden and $many are not among them.
 */
export const TROUBLE: ReadonlySet<string> = new Set([
  ..."shock_look mind_off same_confused same_drowsy unconscious faint same_black_out same_collapse cant_stand same_dizzy speech_trouble vision_trouble".split(
    " ",
  ),
  ..."drops_things mouth_leaks weak same_shaking same_headache pain chest breathless hurts_to_breathe same_blue same_palpitation severe same_limb_fails".split(
    " ",
  ),
  ..."throat_swelling same_swollen same_rash itch_all same_vomit bleeding head_hit no_urine dark_urine jaundice fever young_infant refuses_feed".split(" "),
  ..."toxic_symptom plant_toxin household_poison wrong_dose all_of_it opioid_word opioid_sign same_seeing_things despair farewell means".split(" "),
]);

export const namesTrouble = (sets: readonly string[]): boolean => sets.some((id) => TROUBLE.has(id));

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
