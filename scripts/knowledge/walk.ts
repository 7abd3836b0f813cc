/** What all records hold, whatever their kind: texts, citations, strings, each with its place. */
import type { Text } from "@nutri/domain";

export type At<T> = { readonly path: string; readonly value: T };

const isText = (v: object): v is Text => Object.keys(v).length === 2 && "zh" in v && "en" in v && typeof v.zh === "string" && typeof v.en === "string";
const isCitation = (v: object): v is { source: string; locator: string } => "source" in v && "locator" in v && typeof v.source === "string";

/** Every object and string in a value, outermost first; `path` as one writes it (`sources.0.locator`). */
function everything(value: unknown, path = ""): At<object | string>[] {
  if (typeof value === "string") return [{ path, value }];
  if (value === null || typeof value !== "object") return [];
  const inside = Object.entries(value).flatMap(([key, v]) => everything(v, path === "" ? key : `${path}.${key}`));
  return [{ path, value }, ...inside];
}

export const textsOf = (record: unknown): At<Text>[] =>
  everything(record).flatMap(({ path, value }) => (typeof value === "object" && isText(value) ? [{ path, value }] : []));
export const citedIn = (record: unknown): string[] =>
  everything(record).flatMap(({ value }) => (typeof value === "object" && isCitation(value) ? [value.source] : []));
export const stringsOf = (record: unknown): At<string>[] =>
  everything(record).flatMap(({ path, value }) => (typeof value === "string" ? [{ path, value }] : []));
