import { z } from "zod";
import { SourceRef } from "./source.ts";

export const SEVERITIES = ["contraindicated", "major", "moderate", "minor"] as const;
export const Severity = z.enum(SEVERITIES);
export type Severity = z.infer<typeof Severity>;

/** Sorts worst first. */
export const bySeverity = (a: { severity: Severity }, b: { severity: Severity }): number => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity);

export const Action = z.enum(["avoid", "separate", "monitor", "beneficial", "supplement"]);
export type Action = z.infer<typeof Action>;

export const SubjectKind = z.enum(["medicine", "condition", "life_stage", "allergy"]);
export type SubjectKind = z.infer<typeof SubjectKind>;

export const ItemKind = z.enum(["nutrient", "herb", "supplement", "food", "alcohol"]);
export type ItemKind = z.infer<typeof ItemKind>;

/**
 * A conflict (or benefit, or depletion) between what somebody has or takes and something eaten.
 * `text` is the schema of a text: `Text` inside, `z.string()` at the door.
 */
export const tabooSchema = <T extends z.ZodType>(text: T) =>
  z.strictObject({
    id: z.string(),
    subject: z.strictObject({ kind: SubjectKind, id: z.string(), name: text }),
    item: z.strictObject({ kind: ItemKind, id: z.string(), name: text }),
    severity: Severity,
    action: Action,
    effect: text,
    advice: text,
    mechanism: text.optional(),
    evidence: z.enum(["A", "B", "C", "D"]).optional(),
    separateHours: z.number().optional(),
    /** The rule it comes from (a knowledge record's id). */
    rule: z.string(),
    sources: z.array(SourceRef).min(1),
  });

export const Verdict = z.enum(["keep", "adjust", "stop", "ask_doctor"]);
export type Verdict = z.infer<typeof Verdict>;

/** One reason, with the rule and the source it rests on. */
export const becauseSchema = <T extends z.ZodType>(text: T) =>
  z.strictObject({
    kind: z.enum([
      "need",
      "intake",
      "lab",
      "limit",
      "conflict",
      "condition",
      "life_stage",
      "diet",
      "medicine",
      "symptom",
      "goal",
      "product",
      "timing",
      "reference",
    ]),
    rule: z.string(),
    text,
    source: SourceRef,
  });

/** A review of one thing the person already takes. */
export const productReviewSchema = <T extends z.ZodType>(text: T) =>
  z.strictObject({
    item: z.strictObject({ kind: ItemKind, id: z.string().optional(), name: text }),
    verdict: Verdict,
    nutrients: z.array(z.strictObject({ nutrient: z.string(), name: text, amount: z.number(), unit: z.string(), form: z.string().optional() })),
    why: z.array(becauseSchema(text)),
    sources: z.array(SourceRef),
  });
