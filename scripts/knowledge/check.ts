/** `check`: what is wrong with the knowledge, by file and field. Sources that nobody cites and very short texts are told, and are no mistake. */
import type { Knowledge } from "@nutri/knowledge";
import { compile, KnowledgeError } from "@nutri/knowledge/compile";
import { type Command, KNOWLEDGE, noMore } from "./command.ts";
import { type Unfilled, unfilled } from "./marks.ts";
import { duplicateNames } from "./names-check.ts";
import { citedInEngine, uncitedSources } from "./sources-check.ts";
import { brokenTexts, thinTexts } from "./texts-check.ts";

/** A record that is not filled in is named once, not by every field that does not fit. */
function isAbout(problem: string, { file }: Unfilled): boolean {
  const [kind = "", ...rest] = file.split(/[\\/]/u);
  return problem.startsWith(`${file}:`) || problem.startsWith(`${kind}/${rest.at(-1)?.replace(/\.yaml$/u, "")}:`);
}

/** The compiled records. @throws KnowledgeError naming all that does not fit its shape, points nowhere or is still to be filled in */
export function compiled(root: string): Knowledge {
  const open = unfilled(root);
  const problems = open.map(({ file, paths }) => `${file}: still to fill: ${paths.join(", ")}`);
  try {
    const knowledge = compile(root);
    if (problems.length > 0) throw new KnowledgeError([]);
    return knowledge;
  } catch (error) {
    if (!(error instanceof KnowledgeError)) throw error;
    throw new KnowledgeError([...problems, ...error.problems.filter((p) => !open.some((o) => isAbout(p, o)))]);
  }
}

export const counted = (knowledge: Knowledge): string =>
  `knowledge ${knowledge.version}: ${Object.entries(knowledge)
    .flatMap(([kind, records]) => (Array.isArray(records) ? [`${records.length} ${kind}`] : []))
    .join(", ")}`;

/** @throws KnowledgeError as `compiled`, and for names that two records share and texts that cannot stand. */
export function checked(root: string): Knowledge {
  const knowledge = compiled(root);
  const problems = [...duplicateNames(knowledge), ...brokenTexts(knowledge)];
  if (problems.length > 0) throw new KnowledgeError(problems);
  return knowledge;
}

export const run: Command = (args, print) => {
  noMore(args);
  const knowledge = checked(KNOWLEDGE);
  const uncited = uncitedSources(knowledge, citedInEngine());
  if (uncited.length > 0) print(`${uncited.length} source(s) that nothing cites: ${uncited.join(", ")}`);
  for (const text of thinTexts(knowledge)) print(text);
  print(counted(knowledge));
  return 0;
};
