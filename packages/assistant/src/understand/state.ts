/** Of a person: what was stored, told before and told now, in one. */
import type { Answers, Pregnancy } from "@nutri/domain";
import type { Subject } from "../types.ts";
import type { Linked } from "./link.ts";
import type { Told } from "./person.ts";
import { SEX_OF } from "./whom.ts";

export const merged = (...all: readonly (Answers | undefined)[]): Answers => {
  const list = <T>(pick: (a: Answers) => readonly T[] | undefined): T[] | undefined => {
    const lists = all.flatMap((a) => (a && pick(a)) ?? []);
    return all.some((a) => a && pick(a) !== undefined) ? [...new Set(lists)] : undefined;
  };
  const conditions = list((a) => a.conditions);
  const named = list((a) => a.medicines);
  const medicines = named && [...new Map(named.map((m) => [m.id ?? m.name, m])).values()];
  return { ...Object.assign({}, ...all), ...(conditions && { conditions }), ...(medicines && { medicines }) } as Answers;
};

/** The life stage that goes on being asked about. */
const STAGE_OF: Readonly<Record<string, Pregnancy>> = {
  pregnancy_t1: "pregnant_1",
  pregnancy_t2: "pregnant_2",
  pregnancy_t3: "pregnant_3",
  lactation: "lactating",
  trying_to_conceive: "trying",
};
export function withState(told: Told, carried: readonly Linked[]): Told {
  const conditions = carried.filter((l) => l.ref.kind === "condition").map((l) => l.ref.id);
  if (conditions.length === 0) return told;
  const stage = conditions.map((id) => STAGE_OF[id]).find((s) => s !== undefined);
  return {
    ...told,
    pregnant: told.pregnant || conditions.includes("pregnancy"),
    answers: {
      ...told.answers,
      conditions: [...(told.answers.conditions ?? []), ...conditions],
      ...(stage && told.answers.pregnancy === undefined && { pregnancy: stage }),
    },
  };
}

export const withoutStage = (a: Answers | undefined): Answers | undefined => {
  if (a?.pregnancy === undefined || a.pregnancy.startsWith("pregnant")) return a;
  const { pregnancy: _, ...others } = a;
  return others;
};

/** The conditions that a life stage is named by are told by other answers. */
export const BY_STAGE: ReadonlySet<string> = new Set(["pregnancy_t1", "pregnancy_t2", "pregnancy_t3", "lactation", "trying_to_conceive"]);

/** A mother of 65 is a woman whose age rules pregnancy out; nothing else follows. */
export function withDefaults(p: Answers, subject: Subject): Answers {
  const gender = p.gender ?? SEX_OF[subject];
  return { ...p, ...(gender && { gender }) };
}
