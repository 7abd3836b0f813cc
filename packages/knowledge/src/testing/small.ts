/** A small knowledge for tests: only what a test names, the shapes' defaults filled in, one source for all. */
import type { z } from "zod";
import { createKnowledge, type KnowledgeIndex } from "../create.ts";
import { compileNames } from "../names/pinyin.ts";
import { type Kind, KINDS, type Records } from "../schema.ts";

type Parts = { [K in Kind]?: Omit<z.input<(typeof KINDS)[K]>, "sources">[] };

export const SOURCE = {
  id: "label",
  title: "A label",
  lang: "en",
  publisher: "A publisher",
  year: 2024,
  url: "https://example.org/label",
  kind: "label",
} as const;
const CITED = [{ source: SOURCE.id, locator: "section 7" }];

const parse = <K extends Kind>(kind: K, records: Parts[K]): Records[K] =>
  (records ?? []).map((r) => {
    const whole = { sources: CITED, ...r };
    const strict = KINDS[kind].safeParse(whole);
    return strict.success ? strict.data : KINDS[kind].parse(r);
  }) as Records[K];

/** @throws when a part does not fit its shape. */
export function smallKnowledge(parts: Parts): KnowledgeIndex {
  const kinds = Object.keys(KINDS) as Kind[];
  const records = Object.fromEntries(kinds.map((kind) => [kind, parse(kind, parts[kind])])) as unknown as Records;
  const all = { ...records, sources: [SOURCE, ...records.sources] };
  return createKnowledge({ ...all, version: "small", names: compileNames(all) });
}

/** A text that is the same in both languages. */
export const same = (s: string): { zh: string; en: string } => ({ zh: s, en: s });
