/** `document`: docs/clinical.md, for clinicians: what is covered, how it is decided, what it rests on. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Knowledge } from "@nutri/knowledge";
import { compiled } from "./check.ts";
import { CONFLICTS, INTAKE, LIMITS, LIMITS_OF_IT, METHOD, OPENING, PLAN, STATUS, TARGETS } from "./clinical-text.ts";
import { type Command, KNOWLEDGE, noMore, ROOT } from "./command.ts";
import { coverageTable, engineSources, nutrientTable, setTable, sourceTable } from "./document-tables.ts";
import { citedInEngine } from "./sources-check.ts";

export const DOCUMENT = join(ROOT, "docs", "clinical.md");

/** The whole document as markdown. */
export const clinicalDocument = (k: Knowledge): string =>
  `${[
    OPENING,
    "## What is covered",
    coverageTable(k),
    "## Reference sets",
    setTable(k),
    "What each set gives. RNI and RDA: recommended intake; AI: adequate intake; EAR: average requirement; AMDR: acceptable range; UL: upper limit, with what it counts; PI-NCD and CDRR: level for lowering the risk of chronic disease. Nutrients that are not in plans are left to food or the doctor.",
    nutrientTable(k),
    TARGETS,
    INTAKE,
    STATUS,
    LIMITS,
    CONFLICTS,
    PLAN,
    "## Sources",
    sourceTable(k),
    "The engine's own equations and cut-offs rest on:",
    engineSources(k, citedInEngine()),
    METHOD,
    LIMITS_OF_IT,
  ].join("\n\n")}\n`;

/** The document without its rounded counts: what must be the same in the file. */
export const structureOf = (markdown: string): string => markdown.replaceAll(/about [\d,]+|a few/gu, "n");

export const run: Command = (args, print) => {
  noMore(args);
  writeFileSync(DOCUMENT, clinicalDocument(compiled(KNOWLEDGE)));
  print("written: docs/clinical.md");
  return 0;
};
