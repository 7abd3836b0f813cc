/** Several questions in one message, each by itself: what it asks, of what was named before it. */
import type { KnowledgeIndex } from "@nutri/knowledge";
import { ASKS_EN, ASKS_ZH, HEAD_EN } from "./asking-words.ts";
import { intentsOf } from "./intents.ts";
import type { Linked } from "./link.ts";
import { nutrientOf, type Understanding } from "./understand.ts";

const HAN = /\p{Script=Han}/u;
/** "…, and if I have a glass of wine how long …": what is supposed stands before the asking. */
const SUPPOSED = `(?:if|when|after|with)\\s[^,;.?!]{3,60}?\\s`;
const NEXT_EN = new RegExp(`(?:,\\s*(?:and |or )?(?=(?:${HEAD_EN})\\b)|\\s+and (?=(?:${HEAD_EN})\\b)|,?\\s+and (?=${SUPPOSED}(?:${HEAD_EN})\\b))`, "iu");
const SUPPOSED_EN = new RegExp(`^${SUPPOSED}(?:${HEAD_EN})\\b`, "iu");
/** Fewer words ask nothing by themselves: "when and how …". */
const LEAST_WORDS = 2;
const MARKED_EN = /\?\s*$/u;
const MARKED_WORDS = 6;
const SENTENCE_EN = /(?<=[.!])\s+/u;
const ENDS = /(?<=[?？])\s*/u;
/** A space stands for a comma where Chinese is typed fast. */
const COMMAS = /(?<=[，,；;。])(?!\d)|(?<=\p{Script=Han})\s+(?=\p{Script=Han})/u;
const MOST = 4;

/** What is told goes with the question after it, at the end with the one before. */
function joined(pieces: readonly string[], asks: (s: string) => boolean): string[] {
  const found: string[] = [];
  let told = "";
  for (const piece of pieces) {
    if (asks(piece)) {
      found.push(told + piece);
      told = "";
    } else told += piece;
  }
  if (told !== "" && found.length > 0) found[found.length - 1] += told;
  return found;
}
const chinese = (text: string): string[] => joined(text.split(COMMAS), (s) => ASKS_ZH.test(s));
const english = (text: string): string[] =>
  joined(
    text.split(NEXT_EN).map((s, i) => (i === 0 ? s : ` ${s}`)),
    (s) => {
      const words = (s.trim().split(SENTENCE_EN).at(-1) ?? "").split(/\s+/u).length;
      // "Least bad thing to drink - lager, red wine, G&T?" asks by its mark.
      return ((ASKS_EN.test(s.trim()) || SUPPOSED_EN.test(s.trim())) && words >= LEAST_WORDS) || (MARKED_EN.test(s) && words >= MARKED_WORDS);
    },
  );

/** Each question of a message; one or none is no more than the message itself. */
export function questionsOf(text: string): string[] {
  const found = text
    .split(ENDS)
    .filter((s) => s.trim() !== "")
    .flatMap((s) => (HAN.test(s) ? chinese(s) : english(s)))
    .map((s) => s.trim());
  return found.length > 1 ? found.slice(0, MOST) : [];
}

const bare = (s: string): string => s.toLowerCase().replaceAll(/[\s'’-]/gu, "");
const EATEN: ReadonlySet<string> = new Set(["nutrient", "form", "item", "group"]);
const TAKEN: ReadonlySet<string> = new Set(["medicine", "class"]);
const isEaten = (l: Linked): boolean => EATEN.has(l.ref.kind) && l.ref.id !== "food";
const isTaken = (l: Linked): boolean => TAKEN.has(l.ref.kind);

/** Asked of the value itself. */
const OF_VALUE = /[高低]|正常|要紧|严重|意思|说明|怎么办|\b(?:low|high|normal|bad|serious|mean|worry|what should i do)\b/iu;
/** Asks for a way out of what it names, and of nothing before: "and what helps her constipation?" */
export const A_WAY =
  /怎么办|怎么(?:调|缓解|改善|处理)|吃(?:点|些)?(?:什么|啥)|什么办法|\bwhat (?:can|could|should|would|helps?|else|to)\b|\bhow (?:can|could|do|should)\b/iu;
const IT = /[它这那]|\b(?:it|its|this|that|these|those|them|they)\b/iu;
const OF_BOTH = /都|两|俩|一起|同时|隔|错开|分开|\b(?:wait|apart|between|gap|both|either|all|together|them|they|these|those)\b/iu;
/** What a question names, and what goes on from the one before: the things where it names none, the medicine, value or state beside them. */
function linkedIn(question: string, all: readonly Linked[], before: readonly Linked[], isFirst: boolean): { linked: Linked[]; carried: boolean } {
  const own = all.filter((l) => l.given !== "" && bare(question).includes(bare(l.given)));
  const things = own.some((l) => !l.denied && (isEaten(l) || isTaken(l) || l.ref.kind === "biomarker"));
  const complaint = own.some((l) => l.ref.kind === "condition") && A_WAY.test(question) && !IT.test(question);
  // "Together with milk?" is asked of milk and what was asked about before.
  const withOther = own.filter(isEaten).length === 1 && intentsOf(question).includes("together");
  // Of two things asked about together the first is what is gone on about.
  const topic = before.find(isEaten);
  const isTopic = (l: Linked): boolean => !isEaten(l) || l === topic || OF_BOTH.test(question);
  // A meal was only when; it is nothing that is gone on about.
  const isMeal = (l: Linked): boolean => l.ref.kind === "item" && l.ref.id === "food" && before.some(isEaten);
  const goesOn = (l: Linked): boolean =>
    l.ref.kind === "condition" ||
    l.ref.kind === "goal" ||
    (!things && (complaint ? !isEaten(l) : isTopic(l))) ||
    (things && (own.some(isEaten) && !withOther ? !isEaten(l) : (withOther || own.some(isTaken)) && isEaten(l)));
  // A value is what the first question is of; after it, it is gone on about by asking of it: "how long to take it?" is asked of what it is short of.
  const ofValue = isFirst || things || OF_VALUE.test(question) || !before.some((l) => l.ref.kind === "condition" || isEaten(l));
  const others = before.filter(
    (l) => !own.some((o) => o.ref.kind === l.ref.kind && o.ref.id === l.ref.id) && goesOn(l) && !isMeal(l) && (ofValue || l.ref.kind !== "biomarker"),
  );
  return { linked: [...own, ...others.map((l) => (l.ref.kind === "condition" ? l : { ...l, given: "" }))], carried: !things && others.length > 0 };
}

/** The questions of one message as if each were asked after the other. */
export function severalOf(u: Understanding, k: KnowledgeIndex): Understanding[] {
  const questions = questionsOf(u.question);
  // What was told in another sentence goes with every question, a state also when a later question names it again.
  const statement = bare((u.story?.told ?? []).join(" "));
  const told = u.linked.filter(
    (l) =>
      !questions.some((q) => l.given !== "" && bare(q).includes(bare(l.given))) ||
      (l.ref.kind === "condition" && l.given !== "" && statement.includes(bare(l.given))),
  );
  let before: readonly Linked[] = told;
  // What a value tells of them holds for the questions that are not of the value.
  const states = u.labs.length > 0 ? u.conditions.map((x) => x.ref.id) : [];
  const person = { ...u.person, conditions: [...new Set([...(u.person.conditions ?? []), ...states])] };
  return questions.map((question, i) => {
    const isFirst = i === 0;
    const { linked, carried } = linkedIn(question, u.linked, before, isFirst);
    before = linked;
    const ids = new Set(linked.map((l) => `${l.ref.kind}:${l.ref.id}`));
    const kept = (l: Linked): boolean => ids.has(`${l.ref.kind}:${l.ref.id}`);
    const withGiven = (l: Linked): Linked => linked.find((o) => o.ref.kind === l.ref.kind && o.ref.id === l.ref.id) ?? l;
    const nutrients = linked.flatMap((l) => (l.denied ? [] : (nutrientOf(l.ref, k) ?? [])));
    return {
      ...u,
      ...(states.length > 0 && { person }),
      asked: u.story ? `${u.story.told.join(" ")} ${question}` : question,
      question,
      story: u.story && { ...u.story, question },
      intents: intentsOf(question),
      linked,
      nutrients: [...new Set(nutrients)],
      eaten: u.eaten.filter(kept).map(withGiven),
      medicines: u.medicines.filter(kept),
      conditions: u.conditions.filter(kept),
      goals: u.goals.filter((id) => linked.some((l) => l.ref.id === id) || !u.linked.some((l) => l.ref.id === id)),
      labs: u.labs.filter(
        (x) =>
          (isFirst && !linked.some((l) => !l.denied && (isEaten(l) || isTaken(l)))) ||
          OF_VALUE.test(question) ||
          linked.some((l) => l.given !== "" && [l.ref, ...l.also].some((r) => r.id === x.biomarker.id)) ||
          // "My vitamin D is 14": told by the name of the nutrient.
          x.biomarker.indicates.some((i) => nutrients.includes(i.nutrient)),
      ),
      unknownThing: u.unknownThing !== undefined && bare(question).includes(bare(u.unknownThing)) ? u.unknownThing : undefined,
      why: false,
      carried: u.carried || carried,
    };
  });
}
