/** Supplement against supplement: the same thing twice, effects that add up, and nutrients that take each other's way in. */
import { type Because, type Severity, text } from "@nutri/domain";
import { lowerFirst } from "@nutri/domain/english";
import type { KnowledgeIndex } from "@nutri/knowledge";
import { recordOf } from "../found.ts";
import type { Taken } from "../person.ts";
import { firstSource } from "../because.ts";
import { citationsOf, nameOf } from "./objects.ts";

/** A multivitamin is not asked to be kept apart from everything: its amounts are small. */
const MANY = 4;

const holds = (t: Taken, nutrient: string): boolean => t.nutrients.some((n) => n.nutrient === nutrient);

/** The same item or single nutrient given twice. */
export function duplicateReasons(t: Taken, all: readonly Taken[], k: KnowledgeIndex): Because[] {
  const earlier = all.slice(0, all.indexOf(t)).find((other) => other.entity.id === t.entity.id && other.entity.kind === t.entity.kind);
  const [source] = k.sources(citationsOf(k, t).slice(0, 1));
  if (!earlier || !source) return [];
  const name = nameOf(k, t);
  return [
    {
      kind: "product",
      rule: `duplicate:${t.id}`,
      text: text(
        `${name.zh}列了两次（“${earlier.given}”和“${t.given}”）。如果是两种产品，量会叠加。`,
        `${name.en} stands here twice (“${earlier.given}” and “${t.given}”). If these are two products, the amounts add up.`,
      ),
      source,
    },
  ];
}

/** What adds up with something else that is had: two that raise serotonin, a calming herb and alcohol. */
export function addedUp(t: Taken, had: readonly Taken[], k: KnowledgeIndex): { severity: Severity; because: Because }[] {
  return [...t.groups].flatMap((id) =>
    recordOf(k.groups, id).together.flatMap((x) => {
      const other = had.find((o) => o.id !== t.id && o.groups.has(x.with ?? id));
      if (!other) return [];
      const name = nameOf(k, other);
      const said = text(`和${name.zh}一起：${x.effect.zh}${x.advice.zh}`, `With ${lowerFirst(name.en)}: ${x.effect.en} ${x.advice.en}`);
      return [
        { severity: x.severity, because: { kind: "conflict" as const, rule: `together:${id}:${x.with ?? id}`, text: said, source: firstSource(k, x.sources) } },
      ];
    }),
  );
}

/** Nutrients also found in something else taken. */
export function overlapReasons(t: Taken, all: readonly Taken[], k: KnowledgeIndex): Because[] {
  return t.nutrients.flatMap((n) => {
    const others = all.filter((o) => o !== t && o.entity.id !== t.entity.id && holds(o, n.nutrient));
    const nutrient = recordOf(k.nutrients, n.nutrient);
    const [other] = others;
    if (!other) return [];
    return [
      {
        kind: "product" as const,
        rule: `overlap:${n.nutrient}`,
        text: text(
          `“${other.given}”里也有${nutrient.name.zh}，已经合在一起计算。`,
          `“${other.given}” holds ${lowerFirst(nutrient.name.en)} too; both are counted together.`,
        ),
        source: firstSource(k, nutrient.sources),
      },
    ];
  });
}

/** Nutrients of different products that are better taken apart. */
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
