/** Of a story ("I sit all day, and after lunch I can hardly keep my eyes open. What should I eat?") no sentence is near to a question that was foreseen; the whole of it speaks of one thing. */
import { keysOf } from "../../retrieve/keys.ts";
import type { ArticleHit } from "../../retrieve/library.ts";
import { OLD } from "./match-levels.ts";
import type { Context } from "../part.ts";

/** Less than that is found by chance. */
const LEAST = 18;
/** By all its signs together another one was meant. */
const UNLIKELY = 0.04;
/** So much more than the next. */
const AHEAD = 1.12;
/** What is left of it for each complaint in its title that nobody spoke of. */
const UNTOLD = 0.75;

const ILL: ReadonlySet<string> = new Set(["symptom", "disease"]);
/** What it gains by the asked thing in its title. */
const ASKED = 1.35;

/** What it gains by naming the complaint or illness that was told, and not a stage of life only. */
const COMPLAINT = 1.35;
/** What is left of it where its title names a food that nobody spoke of. */
const UNNAMED = 0.65;
/** What it gains by each state beyond the first that its title names. */
const MATCHED = 1.3;

/** The article that the story as a whole is on, where one is far ahead of the others. */
export function topicOf(c: Context, hits: readonly ArticleHit[]): ArticleHit | undefined {
  const { u, k } = c;
  const complaint = u.eaten.length === 0 && u.conditions.some((x) => k.conditions.get(x.ref.id)?.kind === "symptom");
  if (!u.story && !complaint) return undefined;
  const told = new Set([...u.linked, ...(u.story?.mentioned ?? [])].flatMap((l) => keysOf(l, k)));
  const isTold = (key: string): boolean =>
    told.has(key) || (key === "condition:older_adult" && (u.person.age ?? 0) >= OLD) || (key === "condition:child" && u.young);
  const kindOf = (id: string): string | undefined => k.conditions.get(id)?.kind;
  const asked = u.eaten.filter((l) => l.ref.kind !== "group");
  const complained = u.conditions.some((x) => ILL.has(kindOf(x.ref.id) ?? ""));
  const weights = hits.flatMap((h): { h: ArticleHit; weight: number }[] => {
    // What a value told is, its title may name.
    const ofValue = u.labs.some(({ biomarker }) => h.article.about.biomarkers.includes(biomarker.id));
    const untold = ofValue ? [] : [...new Set(h.states)].filter((id) => !isTold(`condition:${id}`));
    const eaten = h.focus.filter((f) => /^(?:nutrient|item):/u.test(f));
    const ofAsked = asked.some((l) => h.focus.includes(`${l.ref.kind}:${l.ref.id}`));
    // What is complained of may be asked about by a food: "shall I leave out the cereal?"
    const ofComplaint = h.states.some((id) => told.has(`condition:${id}`) && ILL.has(kindOf(id) ?? ""));
    const foreign =
      // On the very food in the very complaint a title may name what is behind it.
      (!(ofAsked && ofComplaint) && untold.some((id) => kindOf(id) !== "symptom")) ||
      h.focus.some((f) => /^(?:medicine|class|goal|biomarker):/u.test(f) && !isTold(f)) ||
      (eaten.length > 0 && !eaten.some(isTold));
    const ofStage = h.states.length > 0 && h.states.every((id) => kindOf(id) === "life_stage");
    const of = h.shared > 0 || u.linked.every((l) => l.denied || l.ref.kind === "goal" || l.ref.kind === "biomarker");
    const matched = new Set(h.states.filter((id) => isTold(`condition:${id}`))).size;
    const others = eaten.some((f) => f.startsWith("item:") && !isTold(f)) ? 1 : 0;
    return foreign || !of || h.likely < UNLIKELY || (h.sharedEaten < asked.length && !ofComplaint)
      ? []
      : [
          {
            h,
            weight:
              h.score *
              (ofComplaint ? COMPLAINT : complained && ofStage ? 1 / COMPLAINT : 1) *
              (h.shared > 0 ? 1 : UNTOLD) *
              (0.8 + 0.2 * (h.speaks ?? 1)) *
              UNNAMED ** others *
              (ofAsked ? ASKED : 1) *
              UNTOLD ** untold.length *
              MATCHED ** Math.max(0, matched - 1),
          },
        ];
  });
  const [first, second] = weights.toSorted((a, b) => b.weight - a.weight);
  return first && first.h.score >= LEAST && first.weight >= (second?.weight ?? 0) * AHEAD ? first.h : undefined;
}
