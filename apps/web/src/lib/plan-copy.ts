import type { PrecisePlan } from "@nutri/contract/calls/plan";
import type { Lang } from "@nutri/domain/lang";
import { onConsentWithdrawn, onVisitorChange, useSession } from "./session.ts";
import { KEYS, local, readJson } from "./storage.ts";

type Copy = { visitor: string; lang: Lang; seenAt: number; plan: PrecisePlan };

const forget = (): void => local.removeItem(KEYS.plan);
onVisitorChange(forget);
onConsentWithdrawn(forget);

const isCopy = (held: unknown): held is Copy => typeof held === "object" && held !== null && "visitor" in held && "plan" in held && "seenAt" in held;

/** Keeps the last plan that was seen, one for a device. @param seenAt epoch ms */
export function keepPlanCopy(plan: PrecisePlan, lang: Lang, seenAt: number): void {
  const { user } = useSession.getState();
  if (user) local.setItem(KEYS.plan, JSON.stringify({ visitor: user.id, lang, seenAt, plan } satisfies Copy));
}

/** The plan of this questionnaire as it was last seen here by this visitor, in this language. */
export function planCopy(customPlanId: string, lang: Lang): { plan: PrecisePlan; seenAt: number } | undefined {
  const held = readJson(KEYS.plan);
  if (!isCopy(held) || held.visitor !== useSession.getState().user?.id || held.lang !== lang) return undefined;
  return held.plan.customNutritionPlanId === customPlanId ? held : undefined;
}
