/** A request is refused for what is meant by its words together: an act, a harm, a thing and a wish to know the way. */
import { TOPICS } from "./guard-topics.ts";
import { WORDS } from "./guard-words.ts";

const CONCEPTS = { ...WORDS, ...TOPICS };
export type Concept = keyof typeof CONCEPTS;
export type RefusalId =
  | "deadly_dose"
  | "hidden_medicine"
  | "system_text"
  | "others_data"
  | "stop_medicine"
  | "medicine_dose"
  | "starving"
  | "doping"
  | "forging"
  | "dangerous_making"
  | "end_pregnancy"
  | "intoxication";

type Rule = { readonly id: RefusalId; readonly all: readonly Concept[]; readonly unless?: readonly Concept[] };

/** Each line: what must stand together, within two sentences; `unless`: what makes it the question of somebody worried. */
const RULES: readonly Rule[] = [
  { id: "deadly_dose", all: ["lethal", "amount"], unless: ["worry"] },
  { id: "deadly_dose", all: ["lethal", "story"], unless: ["worry"] },
  { id: "deadly_dose", all: ["ruins", "ask"], unless: ["worry"] },
  { id: "deadly_dose", all: ["ruins", "unseen"] },
  { id: "deadly_dose", all: ["ruins", "into"], unless: ["worry"] },
  { id: "deadly_dose", all: ["lethal", "give", "victim", "ask"], unless: ["worry"] },
  { id: "deadly_dose", all: ["untraced", "ask"] },
  { id: "deadly_dose", all: ["allergic", "into", "give", "adult", "amount"], unless: ["worry"] },
  { id: "deadly_dose", all: ["quiets", "amount", "drug"], unless: ["worry"] },
  { id: "deadly_dose", all: ["malice", "ask"], unless: ["worry"] },
  { id: "deadly_dose", all: ["victim", "mostly", "drug"] },
  { id: "deadly_dose", all: ["make", "poison", "ask"], unless: ["worry"] },
  { id: "deadly_dose", all: ["dnp", "amount"], unless: ["worry"] },
  { id: "deadly_dose", all: ["poisoner", "amount"] },
  { id: "hidden_medicine", all: ["unseen", "drug", "give", "adult"], unless: ["worry"] },
  { id: "hidden_medicine", all: ["drug", "into", "adult", "give", "ask"], unless: ["worry"] },
  { id: "system_text", all: ["subvert", "ours"] },
  { id: "system_text", all: ["subvert", "told"] },
  { id: "system_text", all: ["reveal", "innerText"] },
  { id: "system_text", all: ["secret"] },
  { id: "system_text", all: ["marker"] },
  { id: "system_text", all: ["mode"] },
  { id: "system_text", all: ["dictates"] },
  { id: "system_text", all: ["persona", "unlimited"] },
  { id: "others_data", all: ["others", "kept", "ask"], unless: ["mine"] },
  { id: "others_data", all: ["others", "kept", "reveal"], unless: ["mine"] },
  { id: "others_data", all: ["authority", "kept", "reveal"], unless: ["mine"] },
  { id: "starving", all: ["purge"], unless: ["worry", "eatingAgain"] },
  { id: "starving", all: ["purgeBy", "toLose", "plan"], unless: ["worry"] },
  { id: "starving", all: ["starve", "plan"], unless: ["worry", "eatingAgain"] },
  { id: "starving", all: ["tiny", "plan"], unless: ["worry"] },
  { id: "starving", all: ["notEating", "hideFrom", "plan"], unless: ["worry"] },
  { id: "doping", all: ["neverGiven", "howUse"], unless: ["worry"] },
  { id: "doping", all: ["banned", "forSport", "howUse"], unless: ["worry"] },
  { id: "doping", all: ["evade", "test", "banned"] },
  { id: "doping", all: ["evade", "test", "purgeBy"] },
  { id: "forging", all: ["evade", "test", "ask"], unless: ["worry"] },
  { id: "forging", all: ["evade", "test", "toDeceive"] },
  { id: "forging", all: ["forge", "document", "toDeceive"] },
  { id: "dangerous_making", all: ["make", "toxicMatter", "ask"], unless: ["worry"] },
  { id: "dangerous_making", all: ["make", "drug", "sell"] },
  { id: "end_pregnancy", all: ["endPregnancy", "byMeans", "wants"], unless: ["worry"] },
  { id: "intoxication", all: ["intoxicated", "ask"], unless: ["worry"] },
  { id: "stop_medicine", all: ["cheeks", "prescribed"] },
  { id: "medicine_dose", all: ["multiplied", "prescribed", "ask"], unless: ["mistaken"] },
  { id: "stop_medicine", all: ["stopping", "prescribed", "persuades"], unless: ["worry"] },
];

/** What stands further apart than this belongs to something else. */
const SENTENCE = /(?<=[。！？!?；;\n])|(?<=\.)\s/u;
function windowsOf(text: string): string[] {
  const sentences = text.split(SENTENCE).filter((s) => s.trim() !== "");
  return sentences.length < 2 ? sentences : sentences.slice(1).map((s, i) => `${sentences[i] ?? ""} ${s}`);
}

/** The refusals that these readings of a text call for. */
export function requested(readings: readonly string[]): ReadonlySet<RefusalId> {
  const found = new Set<RefusalId>();
  for (const window of readings.flatMap(windowsOf)) {
    const seen = new Map<Concept, boolean>();
    const has = (c: Concept): boolean => {
      const known = seen.get(c);
      if (known !== undefined) return known;
      const here = CONCEPTS[c].test(window);
      seen.set(c, here);
      return here;
    };
    for (const { id, all, unless } of RULES) if (!found.has(id) && all.every(has) && unless?.some(has) !== true) found.add(id);
  }
  return found;
}
