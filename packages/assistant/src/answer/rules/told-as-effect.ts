/** "Magnesium tablets keep giving me the runs, why?": a complaint that the thing brought is no state that the thing is held against. */
import type { Taboo } from "@nutri/domain";
import type { Linked } from "../../understand/link.ts";
import type { Context } from "../part.ts";
import { COMPLAINTS } from "./complaints.ts";

/** The one is told to come of the other. */
const BLAMES =
  /咋回事|怎么回事|为什么|为啥|咋就|老是?|总是?|一[吃喝补]就|[吃喝补][^，。？?]{0,8}(?:后|完|就)|\b(?:why|keeps?|gives?|giving|makes?|making|upsets?|every time|whenever|after|since)\b/iu;

const isOf = (l: Linked, id: string, { k }: Context): boolean =>
  [l.ref, ...l.also].some(
    (r) =>
      r.id === id || k.groupsOf(r.id).has(id) || k.forms.get(r.id)?.nutrient.id === id || k.items.get(r.id)?.nutrients.some((n) => n.nutrient === id) === true,
  );

export const isToldAsEffect = (c: Context, t: Taboo): boolean => {
  const { u, k } = c;
  if (
    (k.conditions.get(t.subject.id)?.kind !== "symptom" && COMPLAINTS[t.subject.id] === undefined) ||
    t.severity === "contraindicated" ||
    !BLAMES.test(u.text)
  )
    return false;
  const told = u.linked.find((l) => l.ref.kind === "condition" && l.ref.id === t.subject.id && l.given !== "");
  const thing = u.eaten.find((l) => l.given !== "" && isOf(l, t.item.id, c));
  return told !== undefined && thing !== undefined && thing.clause === told.clause && thing.at < told.at;
};
