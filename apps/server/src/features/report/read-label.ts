import type { Output } from "@nutri/contract";
import { type Lang, localise } from "@nutri/domain";
import type { KnowledgeIndex } from "@nutri/knowledge";
import { readLabelFacts, ReadFailure } from "@nutri/reports";
import { Fault, notFound } from "../../fault.ts";
import type { Ask, LongHandler } from "../../handler.ts";
import type { LabelLine } from "../../reports/reader.ts";
import { ownFiles } from "../../reports/store.ts";
import { PROBLEMS } from "./problems.ts";
import { recognisedOn } from "./label.ts";
import { labelNutrients } from "./label-nutrients.ts";

/** A photo of a label or box → its text, what of it is known, to choose from, and the amounts it tells. Nothing is taken over by itself. */
export const readLabel: LongHandler<"readLabel"> = {
  prepare: async ({ context, body, caller, lang, signal }) => {
    const [file] = await ownFiles(context, caller.userId, [body.fileId], "label");
    if (!file) throw notFound();
    const lines = await linesOf(context, file.id, signal);
    const options = recognisedOn(lines, context.knowledge).map(({ name, ...option }) => ({ ...option, name: localise(name, lang) }));
    const read = { text: lines.map((line) => line.text).join("\n"), options, ...amountsOn(lines, context.knowledge, lang) };
    return () => Promise.resolve(read);
  },
};

/** What the label says it holds; left out where it says nothing of the kind. */
function amountsOn(lines: readonly LabelLine[], knowledge: KnowledgeIndex, lang: Lang): Pick<Output<"readLabel">, "serving" | "nutrients"> {
  const { facts, serving } = readLabelFacts(lines, labelNutrients(knowledge));
  const named = facts.flatMap(({ doubts: _doubts, ...fact }) => {
    const record = knowledge.nutrients.get(fact.nutrient);
    return record ? [{ ...fact, name: localise(record.name, lang) }] : [];
  });
  return { ...(serving === undefined ? {} : { serving }), ...(named.length > 0 ? { nutrients: named } : {}) };
}

async function linesOf({ files, reader }: Ask<"readLabel">["context"], id: string, signal: AbortSignal): Promise<LabelLine[]> {
  const bytes = new Uint8Array(await files.get(id));
  try {
    return await reader.lines({ bytes }, signal);
  } catch (error) {
    if (!(error instanceof ReadFailure)) throw error;
    throw new Fault("invalid", { details: [{ path: "fileId", message: PROBLEMS[error.code] }] });
  }
}
