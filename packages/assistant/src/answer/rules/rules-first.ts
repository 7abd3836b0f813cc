/** Which rules, values and figures of the tables are said before an article that is near the question. */
import { isPolar } from "../../understand/intents.ts";
import { isNeededToo, ofStage } from "../articles/at-stage.ts";
import { besideFigure, besideTime } from "../amounts/figure-first.ts";
import { compares } from "../articles/compares.ts";
import { dosed, ENOUGH } from "../outright.ts";
import type { Context, Part } from "../part.ts";
import { names } from "../point-unknown.ts";
import { A_HOW_MUCH, LEADS } from "../promoted.ts";
import { asksWhetherMore } from "../amounts/quantity.ts";
import { isOfRule } from "../articles/rule-of-thumb.ts";
import { A_NUMBER, ILL, ofTheWell, saysOfIt } from "../articles/says-of-it.ts";
import { isSilent, TELLS } from "../told-beside.ts";
import { aboutSomebody, asksOfThing, leading } from "../turns.ts";
import { weighs } from "../articles/weighs.ts";

/** Forbidden, or to be taken: that settles whether it is worth taking. */
const SETTLED: ReadonlySet<string | undefined> = new Set(["avoid", "beneficial"]);
/** Its title is on the very test: it reads the value again, and says no more of the thing asked about than the value's own word. */
const ofValue = ({ u }: Context, p: Part | undefined): boolean =>
  u.labs.some(({ biomarker: { name } }) =>
    [name.zh, name.en, ...u.linked.flatMap((l) => (l.ref.kind === "biomarker" ? [l.given] : []))].some(
      (n) => n !== "" && (p?.title?.en ?? "").toLowerCase().includes(n.toLowerCase()),
    ),
  );
/** It names something that was told of them, where an illness was. */
const ofTheirIllness = (c: Context, first: readonly Part[]): boolean =>
  c.u.conditions.every((x) => !ILL.has(c.k.conditions.get(x.ref.id)?.kind)) || c.u.conditions.some((x) => first.some((a) => names(c, a, x)));
const SMALL = 3;
const A_NO = /^(?:不行|不能|不要|不可|别|不[喝吃])/u;
const saysNoToo = (c: Context, p: Part, article: Part | undefined): boolean =>
  c.u.young &&
  // A baby's rule says at what age.
  (c.u.person.age ?? 0) >= SMALL &&
  c.u.medicines.length === 0 &&
  c.u.conditions.every((x) => c.k.conditions.get(x.ref.id)?.kind === "life_stage") &&
  (p.findings ?? []).every((f) => f.kind !== "name" || f.stance === "avoid" || f.stance === "monitor" || f.stance === undefined) &&
  A_NO.test(article?.lead?.zh ?? "") &&
  c.u.eaten.every((l) => article !== undefined && names(c, article, l));
const weighsForms = (c: Context, p: Part | undefined): boolean =>
  p !== undefined && c.u.eaten.filter((l) => l.ref.kind === "form").length > 1 && c.u.eaten.every((l) => names(c, p, l)) && weighs(c, p);

type Found = {
  /** What was found beside the articles. */ readonly told: readonly Part[];
  /** The articles that speak first. */ readonly first: readonly Part[];
  /** All that was found beside the articles, before anything was left out. */ readonly parts: readonly Part[];
  /** An article is near the question. */ readonly near: boolean;
  /** How much is needed was asked. */ readonly need: boolean;
  /** Who answers the very question said it. */ readonly outspoken: Part | undefined;
};

/** @returns what is said before the articles; `hard`: it is a verdict, a value or a figure that decides */
export function rulesFirst(c: Context, { told, first, parts, near, need, outspoken }: Found): { figures: Part[]; hard: boolean } {
  // How much is needed, before how much is too much of what is needed.
  const needed = (p: Part | undefined): boolean => p?.balanced === true && leading(c) === "amount" && parts.some((x) => x.id === "amount");
  // Its very words, and it knows the medicine that is asked about with a thing.
  const word = first[0]?.same === true && (c.u.eaten.length === 0 || c.u.medicines.every((m) => first.some((a) => names(c, a, m))));
  const figures = told.filter(
    (p) =>
      p === outspoken ||
      (p.id === "pairs" &&
        // Asked how much at a stage, the figure that is written on just that, before that it is needed and not too much of it.
        !(near && leading(c) === "amount" && ofStage(c, first[0]) && isNeededToo(p)) &&
        // Whether it is enough is not answered by how much is too much.
        !(near && p.balanced === true && ENOUGH.test(c.u.asked)) &&
        !(p.balanced === true && (parts[0]?.id === "amount" || needed(p))) &&
        !(near && (p.findings ?? []).length === 0 && (word || c.u.medicines.every((m) => first.some((a) => names(c, a, m))))) &&
        !(near && besideTime(c, p)) &&
        // Of a child's age both say no, and what is written says it in full.
        !(near && saysNoToo(c, p, first[0])) &&
        // Which of two forms suits their medicine is written on just these.
        !(near && weighsForms(c, first[0])) &&
        // Which is better or least bad is written on all of them.
        !(near && compares(c, first[0])) &&
        // Asked whether it helps, that first; a medicine told beside it comes after, unless it forbids the thing.
        !(near && leading(c) === "benefit" && saysOfIt(c, first[0]) && (p.findings ?? []).every((f) => f.kind !== "name" || !SETTLED.has(f.stance))) &&
        !(told.some(TELLS) && isSilent(c, p)) &&
        !(
          (word || (near && c.u.medicines.length === 0 && !c.u.staged && ofTheirIllness(c, first))) &&
          p.mild === true &&
          // "May I eat garlic with an irritable bowel?": what is written must say so of garlic.
          !(leading(c) === "may_i" && !word && !saysOfIt(c, first[0])) &&
          !(first[0] && ofTheWell(c, first[0]))
        ) &&
        !(besideFigure(c, p, A_NUMBER.test(first[0]?.lead?.zh ?? "")) && !(first[0] && ofTheWell(c, first[0]) && A_NUMBER.test(p.lead?.zh ?? "")))) ||
      (p.id === "lab" && (!asksOfThing(c) || ofValue(c, first[0]))) ||
      p.id === "own_dose" ||
      (p.id === "may_take" && need && !word) ||
      // Of a question that goes on, the same words were those of the one before.
      // How many of a food is too many is written on that food; the limit of what it holds stands after it.
      (p.id === "limit" &&
        (!word || dosed(c) || (c.u.carried && leading(c) === "limit")) &&
        !(near && first[0]?.pieces === true && !dosed(c)) &&
        !(p.unset === true && [...first, ...told].some(TELLS))) ||
      (p.id === "amount" && needed(parts.find((x) => x.balanced))) ||
      // Asked for somebody's need, their own figure before any article's.
      (p.id === "amount" &&
        need &&
        !(near && p.unset === true) &&
        !(near && isOfRule(c.u.text, first[0]?.title)) &&
        // Asked for no figure, what is written on the very point says more than one.
        !(
          near &&
          (leading(c) !== "amount" || (isPolar(c.u.question) && !asksWhetherMore(c))) &&
          !A_HOW_MUCH.test(c.u.question) &&
          (first[0]?.likely ?? 0) >= LEADS
        ) &&
        (!word || (leading(c) === "amount" && (aboutSomebody(c) || c.u.person.age !== undefined || asksWhetherMore(c))))),
  );
  // Asked how much is too much, or whether a dose is, the limit itself is the answer.
  const hard = figures.some(
    (p) =>
      p === outspoken ||
      p.id === "pairs" ||
      p.id === "lab" ||
      p.id === "own_dose" ||
      (p.id === "limit" && (dosed(c) || c.u.intents[0] === "limit")) ||
      p.id === "amount",
  );
  return { figures, hard };
}
