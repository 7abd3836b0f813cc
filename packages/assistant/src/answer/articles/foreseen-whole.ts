/** Whether what was foreseen is the whole answer, whatever a table says of the things in it. */
import { isCourse } from "../amounts/course.ts";
import { ALL_BUT } from "./match-levels.ts";
import { timingOf } from "../amounts/nutrient.ts";
import { dosed, ofTheirMedicine } from "../outright.ts";
import { pairs } from "../rules/pairs.ts";
import type { Context, Part } from "../part.ts";
import { passageOf } from "./passage.ts";
import { ofTheWell } from "./says-of-it.ts";

/** Something stored of the person forbids what is asked about. */
export const ownConflict = (c: Context): boolean => {
  const { medicines = [], conditions = [], pregnancy = "none" } = c.q.person.answers ?? {};
  return (
    medicines.length + conditions.length + (pregnancy === "none" ? 0 : 1) > 0 &&
    (pairs(c)?.findings ?? []).some((f) => f.kind === "name" && f.stance === "avoid")
  );
};
/** All but surely meant, and written for men or women as who was told of: folic acid for the husband, where the table knows what she needs. */
export const isForTheirSex = ({ u, k }: Context, { article, likely }: Part): boolean =>
  (likely ?? 0) >= ALL_BUT && !u.staged && u.person.gender !== undefined && k.articles.get(article ?? "")?.audience?.sex === u.person.gender;
/** A question that was foreseen word for word has its answer, whatever a table says of the things in it. Medicines, doses and values are for the rules; a sentence on just these two says it shorter. */
export const isForeseen = (c: Context, article: Part | undefined): boolean =>
  article !== undefined &&
  (article.verbatim === true || isCourse(c, article) || isForTheirSex(c, article)) &&
  !ownConflict(c) &&
  !ofTheirMedicine(c) &&
  c.u.medicines.length + c.u.labs.length === 0 &&
  (!dosed(c) || isCourse(c, article)) &&
  passageOf(c) === undefined &&
  !ofTheWell(c, article) &&
  !(article.exact !== true && c.u.intents[0] === "timing" && !c.u.intents.includes("benefit") && timingOf(c));
