/** Asked how much at a stage of life: what is written with a figure on just that. */
import type { Context, Part } from "../part.ts";
import { names } from "../point-unknown.ts";
import { LEADS } from "../promoted.ts";
import { A_NUMBER } from "./says-of-it.ts";

/** What a rule forbids much of, another of theirs advises to have. */
export const isNeededToo = ({ findings = [] }: Part): boolean => {
  const named = findings.filter((f) => f.kind === "name");
  return named.every((f) => f.stance !== "avoid" || named.some((o) => o.id === f.id && o.stance === "beneficial"));
};
/** Written with a figure on the nutrients asked about, and likely just that. */
export const ofStage = (c: Context, article: Part | undefined): boolean =>
  c.u.staged &&
  (article?.likely ?? 0) >= LEADS &&
  A_NUMBER.test(article?.lead?.zh ?? "") &&
  !/^(?:yes|no)\b/iu.test(article?.lead?.en ?? "") &&
  c.u.eaten.every((l) => article !== undefined && names(c, article, l));
