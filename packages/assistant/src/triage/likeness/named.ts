/** What an emergency speaks of in any wording: a body or a mind in trouble, or what should not have been taken. What names none of it is mostly a question of everyday. */
import type { KnowledgeIndex } from "@nutri/knowledge";
import { finderIn, type PhraseTree, treeOf } from "../automaton.ts";
import { read, stem, type Token } from "../tokens.ts";

/** When it began and how much it was is told of meals too: $acute, $sudden and $many are not among them. */
export const SETS = [
  ..."shock_look mind_off same_confused same_drowsy unconscious faint same_black_out same_collapse cant_stand same_dizzy speech_trouble vision_trouble".split(
    " ",
  ),
  ..."drops_things mouth_leaks weak same_shaking same_headache pain chest breathless hurts_to_breathe same_blue same_palpitation severe same_limb_fails".split(
    " ",
  ),
  ..."throat_swelling same_swollen same_rash itch_all same_vomit bleeding head_hit no_urine dark_urine jaundice fever young_infant refuses_feed".split(" "),
  ..."toxic_symptom plant_toxin household_poison wrong_dose all_of_it opioid_word opioid_sign same_seeing_things despair farewell means".split(" "),
];

/** What the sets say, to be found. */
export function troubleTree({ termSets }: KnowledgeIndex): PhraseTree {
  const phrases = SETS.flatMap((id) => [...(termSets.get(id)?.zh ?? []), ...(termSets.get(id)?.en ?? [])]);
  return treeOf([...new Set(phrases)].map((phrase) => read(phrase).tokens.map((t) => stem(t.text))));
}

/** @param wordOf a token as it is compared, its slips mended @returns whether the words name any of it */
export function namesTrouble(tree: PhraseTree, wordOf: (token: string) => string): (tokens: readonly Token[]) => boolean {
  const find = finderIn(tree);
  return (tokens) => find(tokens.map((t) => wordOf(t.text))).length > 0;
}
