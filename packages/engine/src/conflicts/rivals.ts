/** Supplement against supplement: the same thing twice, and nutrients that take each other's way in. */
import { type Because, text } from "@nutri/domain";
import { lowerFirst } from "@nutri/domain/english";
import type { KnowledgeIndex } from "@nutri/knowledge";
import { recordOf } from "../found.ts";
import type { Taken } from "../person.ts";
import { firstSource } from "../because.ts";
import { citationsOf, nameOf } from "./objects.ts";
import { heldInMedicines, isSameThing } from "./twice.ts";

/** A multivitamin is not asked to be kept apart from everything: its amounts are small. */
export const MANY = 4;

const holds = (t: Taken, nutrient: string): boolean => t.nutrients.some((n) => n.nutrient === nutrient);

/** The same item or single nutrient given twice, or held by a medicine as well. */
export function duplicateReasons(t: Taken, all: readonly Taken[], k: KnowledgeIndex): Because[] {
  const [source] = k.sources(citationsOf(k, t).slice(0, 1));
  if (!source) return [];
  const name = nameOf(k, t);
  const earlier = all.slice(0, all.indexOf(t)).filter((o) => o.inMedicine === undefined && isSameThing(o, t));
  const said = [
    ...earlier
      .slice(0, 1)
      .map((o) =>
        text(
          `${name.zh}列了两次（“${o.given}”和“${t.given}”）。如果是两种产品，量会叠加。`,
          `${name.en} stands here twice (“${o.given}” and “${t.given}”). If these are two products, the amounts add up.`,
        ),
      ),
    ...heldInMedicines(t, all, k).map(({ held }) =>
      text(
        `“${held.given}”里已经有${name.zh}，等于同一样东西吃了两份，量会叠加。`,
        `“${held.given}” already holds ${lowerFirst(name.en)}: it is the same thing twice, and the amounts add up.`,
      ),
    ),
  ];
  return said.map((words) => ({ kind: "product", rule: `duplicate:${t.id}`, text: words, source }));
}

/** Nutrients also found in something else taken; what is not known of either was not counted, and that is said. */
export function overlapReasons(t: Taken, all: readonly Taken[], k: KnowledgeIndex): Because[] {
  return t.nutrients.flatMap((n) => {
    const others = all.filter((o) => o !== t && o.entity.id !== t.entity.id && holds(o, n.nutrient));
    const { id, name, sources } = recordOf(k.nutrients, n.nutrient);
    const [other] = others;
    if (!other) return [];
    const unknown = [t, ...others].find((x) => x.nutrients.some((m) => m.nutrient === id && m.mass === undefined));
    const said = unknown
      ? text(
          `“${other.given}”里也有${name.zh}；“${unknown.given}”里的量不清楚，没有算进去，请看标签。`,
          `“${other.given}” holds ${lowerFirst(name.en)} too; how much is in “${unknown.given}” is not known and was not counted, so look at the label.`,
        )
      : text(`“${other.given}”里也有${name.zh}，已经合在一起计算。`, `“${other.given}” holds ${lowerFirst(name.en)} too; both are counted together.`);
    return [{ kind: "product" as const, rule: `overlap:${id}`, text: said, source: firstSource(k, sources) }];
  });
}

/** Nutrients of different products that are better kept apart. */
export function rivalReasons(t: Taken, all: readonly Taken[], k: KnowledgeIndex): Because[] {
  if (t.nutrients.length >= MANY) return [];
  const reasons = t.nutrients.flatMap(({ nutrient }) =>
    all
      .filter((o) => o !== t && o.nutrients.length < MANY && !holds(o, nutrient))
      .flatMap((o) => {
        const pairs = o.nutrients.filter((n) => !holds(t, n.nutrient)).map((n) => [nutrient, n.nutrient] as const);
        return pairs.flatMap(([a, b]) => rivalry(k, a, b) ?? rivalry(k, b, a) ?? []);
      }),
  );
  return [...new Map(reasons.map((r) => [r.rule, r])).values()];
}

function rivalry(k: KnowledgeIndex, a: string, b: string): Because | undefined {
  const rival = recordOf(k.nutrients, a).rivals.find((x) => x.nutrient === b);
  return rival && { kind: "timing", rule: `rival:${a}:${b}`, text: rival.text, source: firstSource(k, rival.sources) };
}
