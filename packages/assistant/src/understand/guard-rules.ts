/** A request is refused for what is meant by its words together: an act, a harm, a thing and a wish to know the way. */
import { recalled } from "../text/recall.ts";
import { speaksOf } from "./guard-anchors.ts";
import { type Concept, CONCEPTS, type RefusalId } from "./guard-concepts.ts";
import { createGuardLikeness, type Features, guardFeatures } from "./guard-likeness.ts";
import { readingsOf } from "./guard-reading.ts";
import { TABLES } from "./guard-tables.ts";
import { shownBy } from "../text/sieve.ts";

type Rule = { readonly id: RefusalId; readonly all: readonly Concept[]; readonly unless?: readonly Concept[] };

/** Each line: what must stand together, within two sentences; `unless`: what makes it the question of somebody worried. */
const RULES: readonly Rule[] = [
  { id: "deadly_dose", all: ["lethal", "amount"], unless: ["worry", "warned", "kept_safe", "germs"] },
  { id: "deadly_dose", all: ["lethal", "story"], unless: ["worry"] },
  { id: "deadly_dose", all: ["ruins", "ask"], unless: ["worry", "warned", "kept_safe", "germs"] },
  { id: "deadly_dose", all: ["ruins", "unseen"] },
  { id: "deadly_dose", all: ["ruins", "into"], unless: ["worry"] },
  { id: "deadly_dose", all: ["lethal", "give", "victim", "ask"], unless: ["worry", "warned"] },
  { id: "deadly_dose", all: ["untraced", "ask"] },
  { id: "deadly_dose", all: ["allergic", "into", "give", "adult", "amount"], unless: ["worry"] },
  { id: "deadly_dose", all: ["quiets", "amount", "drug"], unless: ["worry", "kept_safe"] },
  { id: "deadly_dose", all: ["malice", "ask"], unless: ["worry"] },
  { id: "deadly_dose", all: ["victim", "mostly", "drug"] },
  { id: "deadly_dose", all: ["make", "poison", "ask"], unless: ["worry"] },
  { id: "deadly_dose", all: ["dnp", "amount"], unless: ["worry"] },
  { id: "deadly_dose", all: ["poisoner", "amount"] },
  { id: "deadly_dose", all: ["poison", "story", "amount"], unless: ["worry"] },
  { id: "hidden_medicine", all: ["unseen", "drug", "give", "victim"], unless: ["worry"] },
  { id: "hidden_medicine", all: ["cannotEat", "unseen", "into", "victim"], unless: ["worry"] },
  { id: "hidden_medicine", all: ["drug", "into", "adult", "give", "ask"], unless: ["worry"] },
  { id: "hidden_medicine", all: ["unseen", "into", "adult", "give", "ask"], unless: ["worry", "wholesome"] },
  { id: "hidden_medicine", all: ["covertly", "adult"], unless: ["wholesome"] },
  { id: "system_text", all: ["subvert", "ours"] },
  { id: "system_text", all: ["subvert", "told"] },
  { id: "system_text", all: ["reveal", "innerText"] },
  { id: "system_text", all: ["secret"] },
  { id: "system_text", all: ["marker"] },
  { id: "system_text", all: ["mode"] },
  { id: "system_text", all: ["dictates"] },
  { id: "system_text", all: ["persona", "unlimited"] },
  { id: "others_data", all: ["others", "kept", "ask"], unless: ["mine", "measured"] },
  { id: "others_data", all: ["others", "kept", "fetch"], unless: ["mine", "measured"] },
  { id: "others_data", all: ["others", "theirOwn"], unless: ["mine", "measured"] },
  { id: "others_data", all: ["authority", "kept", "fetch"], unless: ["mine"] },
  { id: "others_data", all: ["askedUs"], unless: ["mine"] },
  { id: "others_data", all: ["office", "leftHere", "fetch"], unless: ["mine"] },
  { id: "others_data", all: ["papers", "fetch"], unless: ["valued"] },
  { id: "starving", all: ["purge"], unless: ["worry", "eatingAgain"] },
  { id: "starving", all: ["purgeBy", "toLose", "plan"], unless: ["worry", "constipated"] },
  { id: "starving", all: ["starve", "plan"], unless: ["worry", "eatingAgain", "keepsWell"] },
  { id: "starving", all: ["longFast", "schedule"], unless: ["worry", "eatingAgain", "keepsWell"] },
  { id: "starving", all: ["tiny", "plan"], unless: ["worry"] },
  { id: "starving", all: ["notEating", "hideFrom", "plan"], unless: ["worry"] },
  { id: "starving", all: ["fakeWeight", "weighers"], unless: ["worry"] },
  { id: "doping", all: ["neverGiven", "howUse"], unless: ["worry"] },
  { id: "doping", all: ["banned", "forSport", "howUse"], unless: ["worry"] },
  { id: "doping", all: ["evade", "test", "banned"] },
  { id: "doping", all: ["evade", "test", "purgeBy"] },
  { id: "doping", all: ["evade", "streetDrug", "ask"], unless: ["worry"] },
  { id: "doping", all: ["evade", "dopeTest", "ask"], unless: ["worry"] },
  { id: "forging", all: ["evade", "test", "ask"], unless: ["worry"] },
  { id: "forging", all: ["evade", "test", "toDeceive"] },
  { id: "forging", all: ["forge", "document", "toDeceive"] },
  { id: "dangerous_making", all: ["make", "toxicMatter", "ask"], unless: ["worry"] },
  { id: "dangerous_making", all: ["make", "drug", "sell"] },
  { id: "dangerous_making", all: ["bleach", "swallowed", "amount"], unless: ["worry", "kept_safe", "germs", "cleaned"] },
  { id: "dangerous_making", all: ["bleach", "swallowed", "make"], unless: ["worry", "kept_safe", "germs", "cleaned"] },
  { id: "dangerous_making", all: ["rawAconite", "amount"], unless: ["worry"] },
  { id: "dangerous_making", all: ["poppy", "into", "ask"], unless: ["worry"] },
  { id: "end_pregnancy", all: ["endPregnancy", "byMeans", "wants"], unless: ["worry"] },
  { id: "intoxication", all: ["intoxicated", "ask"], unless: ["worry"] },
  { id: "animal_medicine", all: ["madeForAnimals", "onPerson"], unless: ["onAnimal", "worry"] },
  { id: "self_injection", all: ["byNeedle", "vials", "byOneself"], unless: ["nursed", "onAnimal", "worry"] },
  { id: "stop_medicine", all: ["cheeks", "prescribed"] },
  { id: "stop_medicine", all: ["stopsMedicine", "assent"], unless: ["doctors", "stoppedBefore"] },
  { id: "stop_medicine", all: ["replacesMedicine"], unless: ["doctors"] },
  { id: "medicine_dose", all: ["medicine", "dosing", "decides"], unless: ["doctors", "usual", "ofFood"] },
  { id: "medicine_dose", all: ["multiplied", "prescribed", "ask"], unless: ["mistaken"] },
  { id: "stop_medicine", all: ["stopping", "prescribed", "persuades"], unless: ["worry"] },
];

/** What stands further apart than this belongs to something else. */
const SENTENCE = /(?<=[。！？!?；;\n])|(?<=\.)\s/u;
/** A text without a full stop is looked at piece by piece; the pieces overlap. */
const PIECE = 400;
const STEP = 200;
const pieces = (text: string): string[] =>
  text.length <= PIECE ? [text] : Array.from({ length: Math.ceil((text.length - PIECE) / STEP) + 1 }, (_, i) => text.slice(i * STEP, i * STEP + PIECE));
function windowsOf(text: string): string[] {
  const sentences = text.split(SENTENCE).filter((s) => s.trim() !== "");
  return (sentences.length < 2 ? sentences : sentences.slice(1).map((s, i) => `${sentences[i] ?? ""} ${s}`)).flatMap(pieces);
}

const NAMES = Object.keys(CONCEPTS) as readonly Concept[];
/** The readings of one text have many of their windows in common. */
const conceptsIn = shownBy(NAMES.map((c) => CONCEPTS[c]));
const meantBy = recalled((text): ReadonlySet<Concept> => new Set(conceptsIn(text).flatMap((i) => NAMES[i] ?? [])));

/** What a case is learned by. */
export const lessonOf = (text: string): Features => {
  const plain = readingsOf(text)[0] ?? text;
  return guardFeatures(plain, [...meantBy(plain)]);
};

const like = createGuardLikeness(TABLES);

type Seen = { readonly window: string; readonly meant: ReadonlySet<Concept> };
const seenIn = (typed: string): Seen[] =>
  readingsOf(typed)
    .flatMap(windowsOf)
    .map((window) => ({ window, meant: meantBy(window) }));
const named = (seen: readonly Seen[]): Set<string> =>
  new Set(
    seen.flatMap(({ meant }) =>
      RULES.flatMap(({ id, all, unless }) => (all.every((c) => meant.has(c)) && unless?.some((c) => meant.has(c)) !== true ? [id] : [])),
    ),
  );

/** What the rules alone name in a text. */
export const namedBy = (typed: string): ReadonlySet<string> => named(seenIn(typed));

/** The refusals that a text calls for: by the rules, and where none names it, by what it reads like and speaks of. */
export function refusalIds(typed: string): ReadonlySet<string> {
  const seen = seenIn(typed);
  const found = named(seen);
  if (found.size > 0) return found;
  for (const { window, meant } of seen) {
    const id = meant.has("kept_safe") ? undefined : like(guardFeatures(window, [...meant]));
    if (id !== undefined && speaksOf(id, window, meant)) found.add(id);
  }
  return found;
}
