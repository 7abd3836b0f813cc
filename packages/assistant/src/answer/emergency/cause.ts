/** Asked beside an emergency whether it comes of this or that; and what is known of their medicine with what they had. */
import type { Taboo, Text } from "@nutri/domain";
import { findTaboos } from "@nutri/engine";
import type { RaisedFlag } from "../../triage/index.ts";
import type { Linked } from "../../understand/link.ts";
import { nameOf } from "../names.ts";
import { both, type Context, inside } from "../part.ts";
import { askedOf } from "../rules/asked-of.ts";
import { isEaten, named } from "./named-there.ts";
import { isNamedIn, ITS_CAUSE, LEAVES, type Said, standsIn, TO_UNDO, WAS_HAD } from "./told-and-asked.ts";

const A_MEDICINE = /药|\b(?:tablets?|pills?|meds|medicines?|medication|drug)\b/iu;
/** Guessed to be missing, not taken: "是不是缺B族", "is she low in B12?". */
const LACKS =
  /缺(?!点)|(?:不足|不够|太少)(?:吗|么|吧|了|引起|导致|造成|的)|\b(?:lack\w*|deficien\w+|short of|(?:low|too little|not enough)(?: (?:in|on|of))?)\b/iu;
const GRAVE: ReadonlySet<string> = new Set(["contraindicated", "serious"]);

/** An illness or a value that it is guessed to be. */
const isOfBody = ({ k }: Context, { ref }: Linked): boolean => ref.kind === "biomarker" || k.conditions.get(ref.id)?.kind === "disease";

/** Asked whether it is from this: a thing, or their medicine as "the tablets". */
export function causeAsked(c: Context, { asked }: Said): Linked | undefined {
  const parts = asked.filter((s) => ITS_CAUSE.test(s) && !LEAVES.test(s) && !TO_UNDO.test(s));
  const things = [...c.u.eaten.filter(isEaten), ...c.u.medicines];
  const stands = (l: Linked): boolean => parts.some((s) => isNamedIn(c, l, s));
  const theirs = parts.some((s) => A_MEDICINE.test(s)) ? c.u.medicines[0] : undefined;
  return things.find(stands) ?? theirs ?? c.u.linked.find((l) => isOfBody(c, l) && stands(l));
}
/** The advice itself names it as what may be behind this. */
const isBlamed = (c: Context, l: Linked, said: readonly RaisedFlag[]): boolean =>
  said.some(({ advice }) => {
    const why = (advice.split(/[。；]|(?<=[a-z)])[.:;] /u)[0] ?? "").toLowerCase();
    return [nameOf(c.k, l).zh, nameOf(c.k, l).en, l.given].some((n) => n !== "" && why.includes(n.toLowerCase()));
  });
/** A nutrient, or what holds it, that is guessed to be missing. */
const isLackAsked = (c: Context, l: Linked, { asked, told }: Said): boolean =>
  l.dose === undefined &&
  !told.some((s) => standsIn(l, s)) &&
  (l.ref.kind === "nutrient" || (isEaten(l) && asked.some((s) => isNamedIn(c, l, s) && LACKS.test(s) && !WAS_HAD.test(s))));

export function ofCause(c: Context, l: Linked, parts: Said, said: readonly RaisedFlag[]): Text {
  const { zh, en } = named(c, l);
  if (isBlamed(c, l, said)) return both(`很可能和${zh}有关，但要检查了才能定。`, `It may well have to do with ${en}; tests will show.`);
  if (isLackAsked(c, l, parts))
    return both(
      `是不是${zh}的事，要抽血才知道：到了医院请医生查，现在不要自己补。`,
      `Whether ${en} has to do with it takes a blood test: ask for it there, and take none on your own now.`,
    );
  if (isOfBody(c, l) || (isEaten(l) && !said.some((f) => f.eaten)))
    return both(
      `别先当成${zh}的事：上面说的更要紧，是不是和它有关，到了医院再查。`,
      `Do not put this down to ${en}: what is said above comes first, and whether it has a part in it is looked into there.`,
    );
  if (isEaten(l))
    return both(
      `是不是${zh}引起的，检查了才知道，不用弄清了再去：带上剩下的和包装，查清之前别再吃。`,
      `Whether it is the ${en} shows when you are seen, so do not wait to find out: bring what is left with its pack, and have no more of it until then.`,
    );
  return both(
    `是不是${zh}引起的，由医生判断：带上药盒，说清吃了多少、什么时候吃的，下一次吃之前先问。`,
    `Whether it is the ${en} is for the doctors to judge: bring the packet, say how much was taken and when, and ask before the next dose.`,
  );
}
/** What is known of a medicine of theirs with what they had, or ask for. */
export const graveOf = (c: Context): Taboo[] => {
  if (c.u.eaten.length === 0 || c.u.medicines.length === 0) return [];
  const theirs = new Set(c.u.medicines.flatMap((m) => [m.ref.id, ...c.k.classesOf(m.ref.id)]));
  const { taboos } = findTaboos(askedOf(c), c.k);
  return taboos.filter((t) => theirs.has(t.subject.id) && t.action === "avoid" && GRAVE.has(t.severity)).slice(0, 1);
};
export const ofPair = ({ subject, item, effect }: Taboo): Text =>
  both(`${subject.name.zh}遇上${item.name.zh}：${effect.zh}`, `${subject.name.en} with ${inside(item.name).en}: ${effect.en}`);
