/** Findings of the engine as a reply hands them on: what stands on them, and the card. */
import type { Severity, Taboo, Text } from "@nutri/domain";
import type { Finding } from "../../types.ts";
import { both, type Part } from "../part.ts";

/** As many as an answer tells. */
export const MOST_TABOOS = 5;
export const HARD: ReadonlySet<Severity> = new Set(["contraindicated", "major"]);

/** A word for how serious it is, the same on screens and cards. */
export const SEVERITY: Readonly<Record<Severity, Text>> = {
  contraindicated: both("禁用", "must not be combined"),
  major: both("严重", "serious"),
  moderate: both("中等", "moderate"),
  minor: both("轻微", "minor"),
};

export const findingsOf = (taboos: readonly Taboo[]): Finding[] =>
  taboos.flatMap((t): Finding[] => [
    { kind: "name", of: t.subject.kind === "medicine" ? "medicine" : "condition", id: t.subject.id },
    {
      kind: "name",
      of: t.item.kind === "nutrient" ? "nutrient" : "item",
      id: t.item.id,
      stance: t.action === "supplement" || t.action === "beneficial" ? "beneficial" : t.action,
    },
    ...(t.separateHours === undefined
      ? []
      : [{ kind: "amount" as const, of: t.item.id, role: "stated" as const, value: t.separateHours, unit: "h", rule: t.rule }]),
  ]);

export const tabooCard = (taboos: readonly Taboo[], lang: "zh" | "en"): NonNullable<Part["cards"]> =>
  taboos.length === 0
    ? []
    : [
        {
          kind: "taboos",
          title: lang === "zh" ? "搭配提醒" : "What to mind",
          items: taboos.slice(0, MOST_TABOOS).map((t) => ({
            subject: t.subject.name[lang],
            item: t.item.name[lang],
            severity: t.severity,
            action: t.action,
            effect: t.effect[lang],
            advice: t.advice[lang],
            ...(t.separateHours !== undefined && { separateHours: t.separateHours }),
          })),
        },
      ];
