/** Who speaks, in which order, when one speaker answers outright or a need was asked for. */
import { stageAdvice } from "./rules/condition.ts";
import { asksBoth } from "./amounts/figure-asked.ts";
import { energyShare } from "./amounts/energy-share.ts";
import { mayStage, mayTake } from "./rules/may-stage.ts";
import { foodsOf } from "./amounts/nutrient.ts";
import { ENOUGH } from "./outright.ts";
import { pairs } from "./rules/pairs.ts";
import { type Context, type Speaker, unique } from "./part.ts";
import { proteinByKilo } from "./amounts/protein-by-kilo.ts";
import { amountOf, limitOf } from "./amounts/quantity.ts";
import { A_NUMBER } from "./articles/says-of-it.ts";
import { leading, type Turn, turnsFor } from "./turns.ts";

/** At their stage a rule tells how much of it to take (400 µg of folic acid): that is the amount asked for, and not what meals and tablets come to. */
export const advisesAmount = (c: Context): boolean => {
  const rule = c.u.staged && leading(c) === "amount" ? pairs(c) : undefined;
  const found = (rule?.findings ?? []).filter((f) => f.kind === "name");
  return found.length > 0 && found.every((f) => f.stance === undefined || f.stance === "beneficial") && A_NUMBER.test(rule?.lead?.zh ?? "");
};

const speakerIds = new Map<Speaker, number>();
const idOf = (t: Turn): string => (typeof t === "string" ? t : String(speakerIds.get(t) ?? speakerIds.set(t, speakerIds.size).get(t)));

function opening(c: Context, outright: Speaker | undefined, need: boolean): readonly Turn[] {
  const others = turnsFor(c);
  const withoutAmounts = others.filter((t) => t !== limitOf && t !== amountOf);
  if (outright === foodsOf && ENOUGH.test(c.u.asked)) return [foodsOf, amountOf, ...others];
  // How much is needed was asked beside whether an amount is too much.
  if (outright === limitOf && asksBoth(c.u)) return [limitOf, amountOf, ...others];
  // A table's figure for everybody stands beside no sum by their own weight.
  if (outright === proteinByKilo || outright === energyShare) return [outright, ...withoutAmounts];
  // What may be taken at a stage is said with its limits: beside it, what else matters at that stage.
  if (outright === mayStage) return [mayStage, stageAdvice, ...withoutAmounts];
  if (outright) return [outright, ...others];
  // Whether it may be taken is said with the need in it.
  if (need && leading(c) === "may_i" && mayTake(c)) return [mayTake, ...others.filter((t) => t !== amountOf)];
  return need ? [amountOf, ...others] : others;
}

/** @param outright who answers the very question @param need how much is needed was asked @returns each speaker once */
export const firstTurns = (c: Context, outright: Speaker | undefined, need: boolean): Turn[] => unique(opening(c, outright, need), idOf);
