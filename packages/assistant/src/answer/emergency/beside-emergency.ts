/** What stands under an emergency's advice: what was asked beside it in a sentence, and what was told of, by its name, to be passed on. */
import type { RaisedFlag } from "../../triage/index.ts";
import { nameOf } from "../names.ts";
import { both, type Context, type Part } from "../part.ts";
import { causeAsked, graveOf, ofCause, ofPair } from "./cause.ts";
import { named } from "./named-there.ts";
import { ofItsClass } from "./of-a-class.ts";
import { toPassOn } from "./pass-on.ts";
import { leftOut, ofFood, ofLeaving, ofMuchWater, ofRemedy, remediesAsked } from "./remedies.ts";
import { ofRefusal } from "./refuses.ts";
import { cut } from "./told-and-asked.ts";

const MOST_SAID = 2;

/** Under what to do. A person in despair is told nothing of foods and tablets. */
export function besideEmergency(c: Context, said: readonly RaisedFlag[]): Part | undefined {
  const [first] = said;
  if (!first || first.inDespair) return undefined;
  const parts = cut(c.u.asked);
  const notes = [...new Set(said.flatMap((f) => f.beside))];
  const cause = causeAsked(c, parts);
  const wanted = remediesAsked(c, parts);
  // What the advice or a line of its own speaks of is answered.
  const answered = [...said.map((f) => f.advice), ...notes].join(" ").toLowerCase();
  const remedies = wanted.filter((l) =>
    [named(c, l), nameOf(c.k, l), both(l.given || l.ref.id, l.given || l.ref.id)].every(
      (n) => !answered.includes((c.u.lang === "zh-CN" ? n.zh : n.en).toLowerCase()),
    ),
  );
  const pair = notes.length > 0 ? [] : graveOf(c);
  const answers = [
    ...notes.map((n) => both(n, n)),
    ...pair.map(ofPair),
    ...(cause && !wanted.includes(cause) && notes.length + pair.length === 0 ? [ofCause(c, cause, parts, said)] : []),
    ...(said.some((f) => f.feeds) ? [] : [...ofMuchWater(parts, answered), ...ofRemedy(c, remedies, parts)]),
    ...ofLeaving(c, leftOut(c, parts)),
  ].slice(0, MOST_SAID);
  const food = answers.length === 0 && !said.some((f) => f.feeds) ? ofFood(parts, answered) : [];
  const body = [
    ...ofRefusal([...parts.told, ...parts.asked]),
    ...answers,
    ...food,
    ...ofItsClass(c, answered),
    ...toPassOn(
      c,
      parts,
      wanted,
      said.some((f) => f.eaten),
    ),
  ];
  return body.length === 0 ? undefined : { id: "beside_emergency", body, sources: pair.flatMap((t) => t.sources) };
}
