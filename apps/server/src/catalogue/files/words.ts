/** What a shape finds wrong, in plain words. */
import type { z } from "zod";
import type { Path } from "./place.ts";

type Issue = z.core.$ZodIssue;

const shown = (value: unknown): string => {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
};

const KIND_WORDS: Readonly<Record<string, string>> = {
  array: "must be a list",
  int: "must be a whole number",
  number: "must be a number",
  object: "must be an object",
  record: "must be an object",
  string: "must be text",
};

const OF_NOTHING: Readonly<Record<string, string>> = { string: "must not be empty", array: "needs at least one" };

function worded(issue: Issue): string {
  const not = `, not ${shown(issue.input)}`;
  if (issue.input === undefined && ["invalid_type", "invalid_value", "invalid_union"].includes(issue.code)) return "is missing";
  if (issue.code === "invalid_type") return `${KIND_WORDS[issue.expected] ?? `must be a ${issue.expected}`}${not}`;
  if (issue.code === "too_small") return (issue.minimum === 1 ? OF_NOTHING[issue.origin] : undefined) ?? `must be at least ${issue.minimum}${not}`;
  if (issue.code === "too_big") return `must be at most ${issue.maximum}${not}`;
  if (issue.code === "invalid_value") return `must be one of ${issue.values.map(String).join(", ")}${not}`;
  if (issue.code === "invalid_union") return `cannot be ${shown(issue.input)}`;
  if (issue.code === "invalid_format") return `may hold only a–z, 0–9 and -${not}`;
  return issue.message;
}

/** Each with the path, inside the entry, of what it is about. */
export function wordsOf(issue: Issue): { path: Path; what: string }[] {
  if (issue.code !== "unrecognized_keys") return [{ path: issue.path, what: worded(issue) }];
  return issue.keys.map((key) => ({ path: [...issue.path, key], what: "is no field here: nothing knows or uses it" }));
}
