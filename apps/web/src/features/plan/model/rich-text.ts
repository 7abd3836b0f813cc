import { formatNumber } from "../../../lib/number.ts";
import { splitUsage } from "@nutri/domain/usage";
import { sortedNutrients, have } from "./nutrients.ts";
import { urgentOf } from "./taken.ts";
import type { Plan, Words } from "./types.ts";

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const safe = (text: string): string => text.replace(/[&<>"]/g, (c) => ENTITIES[c] ?? c);
const paragraph = (text: string): string => `<p>${safe(text)}</p>`;
const list = (title: string, items: readonly string[]): string[] =>
  items.length === 0 ? [] : [`<h3>${safe(title)}</h3>`, ...items.map((i) => `<p>· ${safe(i)}</p>`)];

type Ways = { t: Words; counted: (n: number, unit: string) => string; unit: (u: string) => string; title: string };

/** The plan as rich text to pass on: what is pressing, what is off the mark, the day, the disclaimer. One block a line, so that its plain text has lines too. */
export function richText(plan: Plan, { t, counted, unit, title }: Ways): string {
  const off = sortedNutrients(plan).off.filter((n) => n.status === "low" || n.status === "high");
  const state = (s: "low" | "adequate" | "high"): string => t(s === "low" ? "share.low" : "share.high");
  const day = plan.schedule.flatMap((s) =>
    s.entries.map((e) => [`${t(`day.${s.moment}`)} ${t(`day.food.${s.food}`)}`.trim(), e.name, e.amount, e.note].filter(Boolean).join(" · ")),
  );
  const products = plan.products.map(
    (p) => `${p.name} · ${t("product.perDay", { units: counted(p.dosage, p.dose.unit) })} · ${splitUsage(p.dose.usage).usage}`,
  );
  return [
    `<h2>${safe(title)}</h2>`,
    paragraph(plan.summary),
    ...list(
      t("urgent.title"),
      urgentOf(plan).urgent.map((u) => u.text),
    ),
    ...list(
      t("section.nutrients"),
      off.map(
        (n) =>
          `${n.name} ${state(n.status)} ${t("nutrient.pair", { have: formatNumber(have(n)), need: formatNumber(n.target.amount), unit: unit(n.target.unit) })}`,
      ),
    ),
    ...list(t("share.day"), day),
    ...list(t("section.products"), products),
    paragraph(plan.disclaimer),
    paragraph(t("foot.versions", { knowledge: plan.knowledgeVersion, engine: plan.engineVersion, catalogue: plan.catalogueVersion })),
  ].join("\n");
}
