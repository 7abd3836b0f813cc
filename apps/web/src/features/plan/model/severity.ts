import type { Tone } from "../../../ui/Card.tsx";
import type { Severity, Taboo, Words } from "./types.ts";

/** Worst first. Written out here, as the domain's list comes with its schemas, which no phone needs. */
const RANK: Record<Severity, number> = { contraindicated: 0, major: 1, moderate: 2, minor: 3 };

export const bySeverity = (a: { severity: Severity }, b: { severity: Severity }): number => RANK[a.severity] - RANK[b.severity];
export const isGrave = ({ severity }: { severity: Severity }): boolean => RANK[severity] <= RANK.major;

export const SEVERITY_TONE: Record<Severity, Tone> = { contraindicated: "high", major: "high", moderate: "low", minor: "neutral" };

/** A finding that speaks for the item, or asks for more of it, is no conflict. */
export const isHelp = ({ action }: Pick<Taboo, "action">): boolean => action === "beneficial" || action === "supplement";

/** What is to be done about a finding, as a chip: never the severity alone. */
export function tabooChip({ action, severity, separateHours }: Pick<Taboo, "action" | "severity" | "separateHours">, t: Words): { tone: Tone; text: string } {
  if (action === "beneficial") return { tone: "leaf", text: t("taboo.chip.good") };
  if (action === "supplement") return { tone: "info", text: t("taboo.chip.fill") };
  const tone = SEVERITY_TONE[severity];
  if (action === "separate") return { tone, text: separateHours === undefined ? t("taboo.chip.apart") : t("taboo.chip.apartHours", { n: separateHours }) };
  if (action === "monitor") return { tone, text: t(isGrave({ severity }) ? "taboo.chip.doctor" : "taboo.chip.watch") };
  const avoid = { contraindicated: "forbidden", major: "avoid", moderate: "mind", minor: "watch" } as const;
  return { tone, text: t(`taboo.chip.${avoid[severity]}`) };
}
