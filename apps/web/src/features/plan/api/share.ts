import { call } from "../../../lib/api.ts";
import { copy, plainText } from "../../../lib/clipboard.ts";
import { environment } from "../../../lib/environment.ts";
import { offerCard } from "../../../lib/wechat.ts";
import type { Plan } from "../model/types.ts";

/** Notes in the operation log that a plan was passed on, and how. What was passed on does not wait for it. */
const log = (plan: Plan, way: string): void =>
  void call("operationLogSave", { body: { type: "share", businessId: plan.id, step: plan.nextStep, way } }).catch(() => undefined);

/** The address of this plan; it opens only for the visitor whose plan it is. */
function planAddress(plan: Plan): string {
  const { origin, pathname } = window.location;
  return `${origin}${pathname}#/qsGeneratePageNew?custom_nutrition_plan_id=${encodeURIComponent(plan.customNutritionPlanId)}`;
}

export async function copyLink(plan: Plan): Promise<void> {
  if (await copy({ text: planAddress(plan) })) log(plan, "link");
}

export async function copyText(plan: Plan, html: string): Promise<void> {
  if (await copy({ html })) log(plan, "text");
}

/** The card leads to the start: a plan opens only for the one whose it is, and nothing of a person travels with a card. */
export async function shareCard(plan: Plan, title: string): Promise<void> {
  await offerCard({ title, route: "/qsStartPage" });
  log(plan, "card");
}

/** WeChat's webview prints nothing. */
export const canPrint = (): boolean => typeof window.print === "function" && !environment().wechat;

export const canSend = (): boolean => typeof navigator.share === "function";

/** The device's own sharing. Closing it without sharing is no failure. */
export async function send(plan: Plan, title: string, html: string): Promise<void> {
  try {
    await navigator.share({ title, text: plainText(html) });
    log(plan, "native");
  } catch (e) {
    if (!(e instanceof Error && e.name === "AbortError")) await copyText(plan, html);
  }
}
