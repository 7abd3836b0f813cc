/** Of the flags that a text raises: which one is acted on first, and which of the others changes what to do. */
import { ACTS } from "@nutri/knowledge/schema";
import type { Flag } from "./compile.ts";
import type { Match } from "./match.ts";

export const GRADES = ["emergency", "today", "soon", "self_care"] as const satisfies readonly Flag["grade"][];
/** The flag that asks whether it is urgent. */
export const ASKS = "check_now";
/** The flag that asks whether somebody thinks of ending their life. */
export const ASKS_WHETHER_DESPAIR = "hopeless";

/** `adds`: it is the first, or is to be said beside it. */
export type Seen = { readonly flag: Flag; readonly adds: boolean };
type Told = { readonly flag: Flag; readonly places: ReadonlySet<number>; readonly rank: readonly number[] };

/** The characters of the text that a flag's signs explain. Some of many signs explain nothing in particular. */
function explained(flag: Flag, matches: readonly Match[]): ReadonlySet<number> {
  const places = new Set<number>();
  for (const { sign, spans } of matches)
    if (sign.flag === flag && sign.least === sign.groups.length) for (const { start, end } of spans) for (let at = start; at < end; at++) places.add(at);
  return places;
}

const differ = (a: readonly number[], b: readonly number[]): number => a.map((x, i) => x - (b[i] ?? 0)).find((d) => d !== 0) ?? 0;
const isCovered = (flag: Flag, by: Flag): boolean => by.grade === flag.grade && by.covers.includes(flag.id) && !flag.covers.includes(by.id);

/** What is owed to who it is, though the same words tell of something else too: a fit with fever in a baby of six weeks. */
const OWED: ReadonlySet<Flag["acts"][number]> = new Set(["no_fever_medicine"]);

/** Whoever despairs is sent to a line to talk to: a body in danger beside it needs the ambulance, which that text does not call. */
const isBodyBeside = (flag: Flag, first: Flag): boolean => first.acts.includes("not_alone") && !flag.acts.includes("not_alone");

/**
 * Beside an emergency every word counts: another one is said only when it tells to do something that the first does not, and is no part of it.
 * What is less grave is said when it explains other words.
 */
function adds({ flag, places }: Told, first: Told): boolean {
  if (isCovered(flag, first.flag)) return false;
  if (flag.grade === "emergency" && !isBodyBeside(flag, first.flag) && flag.acts.every((act) => first.flag.acts.includes(act))) return false;
  if (flag.acts.some((act) => OWED.has(act))) return true;
  return places.size === 0 || [...places].some((at) => !first.places.has(at));
}

/** What is done with one's hands comes before the call; what to leave, and whom to tell, after it. */
const LAST_AT_ONCE = ACTS.indexOf("protect");
const CALL = ACTS.length;
const AFTER: readonly Flag["acts"][number][] = ["no_vomiting", "not_alone"];
function urgency({ acts: [most] }: Flag): number {
  if (most === undefined) return CALL;
  const at = ACTS.indexOf(most);
  return at <= LAST_AT_ONCE ? at : CALL + 1 + AFTER.indexOf(most);
}

/** Of the first and the one that is said beside it, the one that tells to do what comes first. */
function mostPressingFirst([first, ...others]: readonly Seen[]): Seen[] {
  const beside = others.find((o) => o.adds && o.flag.grade === "emergency");
  if (!first) return [];
  if (!beside || urgency(beside.flag) >= urgency(first.flag)) return [first, ...others];
  return [beside, first, ...others.filter((o) => o !== beside)];
}

/**
 * Gravest first; what is only asked is last; then what is heard however it is said; what is a part of another, and what has many causes, stand behind it;
 * then what explains most of the text.
 */
export function ranked(matches: readonly Match[]): Seen[] {
  const raised = [...new Set(matches.map((m) => m.sign.flag))];
  const flags = raised.filter((flag) => !raised.some((by) => by.explains.includes(flag.id)));
  const seen = flags.map((flag): Told => {
    const places = explained(flag, matches);
    const behind = flags.some((by) => isCovered(flag, by)) ? 2 : Number(flag.general);
    return { flag, places, rank: [GRADES.indexOf(flag.grade), Number(flag.id === ASKS), -flag.also.length, behind, -places.size] };
  });
  const [first, ...others] = seen.toSorted((a, b) => differ(a.rank, b.rank));
  if (!first) return [];
  return mostPressingFirst([{ flag: first.flag, adds: true }, ...others.map((o) => ({ flag: o.flag, adds: adds(o, first) }))]);
}
