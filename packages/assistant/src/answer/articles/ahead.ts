/** A treatment or an examination lies ahead, and what is written is on just that: what holds for everybody else may be the wrong way round before it. */
import type { ArticleHit } from "../../retrieve/library.ts";
import type { Context } from "../part.ts";

const AHEAD = /(?<!lab_test)_planned$/u;
export const isOnAhead = ({ u }: Context, { states }: ArticleHit): boolean => u.conditions.some((x) => AHEAD.test(x.ref.id) && states.includes(x.ref.id));
