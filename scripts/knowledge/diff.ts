/** `diff [revision]`: which records differ from a git revision (HEAD), and what that does to the plans of the personas. */
import type { Plan } from "@nutri/domain";
import { sampleCatalogue } from "@nutri/engine/testing/real";
import { planFor } from "@nutri/engine/testing/solve";
import { createKnowledge, type Knowledge } from "@nutri/knowledge";
import { compiled } from "./check.ts";
import { type Command, KNOWLEDGE, noMore, UsageError } from "./command.ts";
import { type Persona, readPersonas } from "./personas.ts";
import { changesOf } from "./plan-facts.ts";
import { changedRecords, type RecordChange } from "./records-diff.ts";
import { knowledgeAt } from "./revision.ts";
import { table } from "./table.ts";

/** Longer lists of new or gone records are counted, not written out. */
const MOST_NAMED = 40;

function recordLines(changes: readonly RecordChange[]): string[] {
  const whole = Map.groupBy(
    changes.filter((c) => c.what !== "changed"),
    (c) => `${c.what} ${c.kind}`,
  );
  const named = [...whole].map(([what, list]) => {
    const more = list.length - MOST_NAMED;
    return `  ${what} (${list.length}): ${list
      .slice(0, MOST_NAMED)
      .map((c) => c.id)
      .join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
  });
  return [...named, ...changes.flatMap((c) => (c.what === "changed" ? [`  changed ${c.kind}/${c.id}: ${c.fields.join(", ")}`] : []))];
}

type Plans = ReadonlyMap<string, Plan>;

/** @throws UsageError when the engine cannot work with this knowledge (an old one may lack a source that the engine now cites) */
function plansOf(personas: readonly Persona[], knowledge: Knowledge, whose: string): Plans {
  const k = createKnowledge(knowledge);
  try {
    return new Map(personas.map(({ name, person }) => [name, planFor(person, k, sampleCatalogue()).plan]));
  } catch (error) {
    throw new UsageError(`the present engine makes no plans with the knowledge of ${whose}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** What changes for each persona; those for whom nothing does are left out. */
export function personaLines(before: Plans, after: Plans): string[] {
  return [...after].flatMap(([name, plan]) => {
    const was = before.get(name);
    const changes = was ? changesOf(was, plan) : [];
    const rows = changes.map((c) => [`  ${c.about}`, c.id, `${c.from} → ${c.to}`, c.rule]);
    return changes.length === 0 ? [] : ["", `${name}: ${changes.length} change(s)`, ...table(rows)];
  });
}

/** The whole comparison as lines. */
export function compare(before: Knowledge, after: Knowledge, personas: readonly Persona[], whose = "before"): string[] {
  const changes = changedRecords(before, after);
  if (changes.length === 0) return ["no record differs"];
  const records = [`${changes.length} record(s) differ:`, ...recordLines(changes), ""];
  if (personas.length === 0) return [...records, "there is no persona set, so no plans were compared"];
  const lines = personaLines(plansOf(personas, before, whose), plansOf(personas, after, "the working tree"));
  const touched = lines.filter((l) => l === "").length;
  return [...records, `plans of ${personas.length} personas, ${touched} of them change:`, ...lines];
}

export const run: Command = (args, print) => {
  const [revision = "HEAD", ...rest] = args;
  noMore(rest);
  const { commit, knowledge } = knowledgeAt(revision);
  const now = compiled(KNOWLEDGE);
  print(`from ${commit} (${knowledge.version}) to the working tree (${now.version})`);
  for (const line of compare(knowledge, now, readPersonas(), commit)) print(line);
  return 0;
};
