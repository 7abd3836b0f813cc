/** Reasons: every line names the rule it follows and the source the rule rests on. */
import type { Because, SourceRef, Text } from "@nutri/domain";
import type { Citation, KnowledgeIndex } from "@nutri/knowledge";
import { first } from "./found.ts";

export type Reason = Because;

/** The first source of a record. Records have at least one; the check of the knowledge sees to it. */
export const firstSource = (k: KnowledgeIndex, citations: readonly Citation[]): SourceRef => first(k.sources(citations.slice(0, 1)));

/** Each source and place once, in order. */
export const distinctSources = (sources: readonly SourceRef[]): SourceRef[] =>
  sources.filter((s, i) => sources.findIndex((x) => x.id === s.id && x.locator === s.locator) === i);

export const because = (kind: Because["kind"], rule: string, text: Text, source: SourceRef): Because => ({ kind, rule, text, source });

/** A rule of the engine itself that is not a record: its id and where it was read. */
export type EngineRule = { readonly id: string; readonly source: Citation };

export const ruleSource = (k: KnowledgeIndex, rule: EngineRule): SourceRef => firstSource(k, [rule.source]);
