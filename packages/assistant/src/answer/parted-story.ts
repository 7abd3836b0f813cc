/**
 * A line on the person before a story with a question. All of it is read as one first, for what was told there mostly belongs to the question;
 * where nothing that is written answers it so, the question is read apart from its story, as it is without such a line.
 */
import { PROFILE } from "../understand/profile-line.ts";
import type { Context, Part } from "./part.ts";

/** What is said of a thing, a goal or an illness, and what only stands beside an answer. */
const NO_ANSWER: ReadonlySet<string> = new Set(["advice", "goal", "minds", "item", "condition", "symptom", "stage", "article_beside"]);
const answersNothing = ([first]: readonly Part[]): boolean => first === undefined || NO_ANSWER.has(first.id);

/** @param parted the same message, its story told apart */
export function readApart(c: Context, answersTo: (c: Context) => readonly Part[], parted: () => Context): readonly Part[] {
  const parts = answersTo(c);
  if (!PROFILE.test(c.u.text) || !answersNothing(parts)) return parts;
  const apart = parted();
  const again = apart.u.story === undefined ? [] : answersTo(apart);
  return again[0]?.id === "article" ? again : parts;
}
