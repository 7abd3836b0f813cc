import type { Kind, Knowledge } from "@nutri/knowledge";
import { KINDS } from "@nutri/knowledge/schema";

export type RecordChange = {
  readonly kind: Kind;
  readonly id: string;
  readonly what: "added" | "removed" | "changed";
  /** The fields that differ. */ readonly fields: readonly string[];
};

type Listed = Readonly<Record<string, unknown>> & { readonly id: string };
const listed = (k: Knowledge, kind: Kind): ReadonlyMap<string, Listed> => new Map((k[kind] as readonly Listed[]).map((r) => [r.id, r]));

const differing = (a: Listed, b: Listed): string[] =>
  [...new Set([...Object.keys(a), ...Object.keys(b)])].filter((field) => JSON.stringify(a[field]) !== JSON.stringify(b[field]));

function ofKind(kind: Kind, before: Knowledge, after: Knowledge): RecordChange[] {
  const [was, is] = [listed(before, kind), listed(after, kind)];
  return [...new Set([...was.keys(), ...is.keys()])].toSorted().flatMap((id): RecordChange[] => {
    const [a, b] = [was.get(id), is.get(id)];
    if (a && b) {
      const fields = differing(a, b);
      return fields.length > 0 ? [{ kind, id, what: "changed", fields }] : [];
    }
    return [{ kind, id, what: a ? "removed" : "added", fields: [] }];
  });
}

/** Every record that is new, gone or different, by kind and id. */
export const changedRecords = (before: Knowledge, after: Knowledge): RecordChange[] =>
  (Object.keys(KINDS) as Kind[]).flatMap((kind) => ofKind(kind, before, after));
