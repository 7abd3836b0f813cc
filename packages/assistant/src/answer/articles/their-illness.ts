/** Whether something may be had with an illness is not told by what is written for people without it. */
import { lowerFirst } from "@nutri/domain/english";
import { asPart } from "./article-part.ts";
import { hitsOf } from "./articles.ts";
import { fits } from "./written-for.ts";
import { nameOf } from "../names.ts";
import { both, type Context, joinText, type Part } from "../part.ts";
import { names } from "../point-unknown.ts";
import { ILL } from "./says-of-it.ts";

const LIKELY = 0.4;
/** Whether it may be eaten, and not whether it mends something. */
const SAFE =
  /(?:能|可以|可不可以)[^，。？?补治把]{0,5}[吃喝]|[吃喝][^，。？?]{0,10}(?:行|可以|没事|要紧|好)[吗么不]|\b(?:can|may|could|safe|ok|okay|allowed|fine)\b(?![^.?!]{0,40}\b(?:help|fix|cure|mend|treat|enough|get|improve|lower|raise)\b)/iu;

export function withTheirIllness(c: Context, parts: readonly Part[]): readonly Part[] {
  const [first] = parts;
  const { u, k } = c;
  const quiet = first?.id === "pairs" && (first.findings ?? []).length === 0;
  if (
    first === undefined ||
    (first.article === undefined && !quiet) ||
    first.exact === true ||
    first.verbatim === true ||
    first.foreseen === true ||
    u.eaten.length === 0
  )
    return parts;
  if (u.medicines.length + u.labs.length > 0 || !SAFE.test(u.question) || !u.intents.includes("may_i") || u.carried) return parts;
  const ill = u.conditions.filter((x) => x.given !== "" && ILL.has(k.conditions.get(x.ref.id)?.kind));
  if (ill.length === 0) return parts;
  // "Hives after shrimp" tells of an allergy too: what is written on that knows of them.
  const told = u.conditions.filter((x) => k.conditions.get(x.ref.id)?.kind !== "life_stage");
  const of = new Set(told.flatMap((x) => [x.ref.id, ...k.conditionAncestors(x.ref.id)]));
  const isOn = (id: string | undefined): boolean => k.articles.get(id ?? "")?.about.conditions.some((x) => of.has(x)) === true;
  if ((!quiet && isOn(first.article)) || (!quiet && ill.some((x) => names(c, first, x)))) return parts;
  // A rule on the two is the answer, whatever stands before it.
  if (parts.some((p) => p.id === "pairs" && (p.findings ?? []).length > 0)) return parts;
  const [illness, things] = [joinText(ill.map((x) => nameOf(k, x))), joinText(u.eaten.map((l) => nameOf(k, l)))];
  const own = hitsOf(c).find((h) => h.likely >= LIKELY && isOn(h.article.id) && fits(c, h));
  const said: Part = {
    id: "point_unknown",
    lead: both(
      `${illness.zh}时能不能吃${things.zh}，我手上没有核对过的资料，不乱说，问医生或营养师。${own ? "这个病怎么吃，有下面这条：" : "下面是写给一般人的。"}`,
      `Whether ${lowerFirst(things.en)} suits ${lowerFirst(illness.en)} I hold nothing reviewed on, so I do not guess: ask your doctor or dietitian. ${own ? "On eating with it there is this:" : "What follows is written for people in general."}`,
    ),
    refer: true,
  };
  if (quiet && !own) return parts;
  return own ? [said, asPart(c, own)] : [said, ...parts.filter((p) => p.id !== "condition")];
}
