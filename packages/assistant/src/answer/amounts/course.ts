/** A dose once a week or a month is a course and no daily habit: what is written on it says more than its share of a day. */
import type { Context, Part } from "../part.ts";

const NOT_DAILY = /每[周月]|一周|一个月|\b(?:once|twice|every|each|a) (?:week|month)|\b(?:weekly|monthly)\b/iu;

export const isCourse = ({ u }: Context, article: Part | undefined): boolean =>
  u.eaten.some((l) => l.dose?.atOnce !== undefined) && article?.id === "article" && NOT_DAILY.test(article.title?.zh ?? "");
