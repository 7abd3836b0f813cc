/** A medicine for which a thing is to stay as it is, and an illness of which less of it is well: two orders, of which the medicine's comes first. */
import type { Taboo, Text } from "@nutri/domain";
import type { KnowledgeIndex } from "@nutri/knowledge";
import { both, inside, line } from "../part.ts";
import { stanceOf } from "./stance.ts";

const LESS: ReadonlySet<string> = new Set(["amount", "ban", "too_much"]);

/** The medicine's rule that a state's rule on the same thing gives way to. */
export function steadyOver(t: Taboo, all: readonly Taboo[], k: KnowledgeIndex): Taboo | undefined {
  if (t.subject.kind === "medicine" || !LESS.has(stanceOf(t, k, false))) return undefined;
  return all.find((o) => o.subject.kind === "medicine" && o.item.id === t.item.id && stanceOf(o, k, false) === "steady");
}

/** What is said of the state in the place of its own order. */
export const notAlone = (t: Taboo, by: Taboo): Text =>
  both(
    `${t.subject.name.zh}平常是劝少${t.item.name.zh}的，但在用${by.subject.name.zh}时不要自己减：减多少、多快，由开药的医生边化验边定。`,
    `${t.subject.name.en} as such calls for less ${inside(t.item.name).en}, but on ${inside(by.subject.name).en} do not cut down on your own: how much and how fast is for the prescriber, with tests.`,
  );
export const notAloneLine = (t: Taboo, by: Taboo): Text => line(notAlone(t, by));
