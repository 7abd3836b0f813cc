/**
 * What was answered here and has not reached the server: it outlives the page, so that one that is loaded again, or that the phone threw
 * out of its memory, loses nothing. For this visit only, and for its visitor and plan.
 */
import type { Answers } from "@nutri/domain/answers";
import { hasConsent, useSession } from "../../lib/session.ts";
import { readJson, session } from "../../lib/storage.ts";

const KEY = "app_unsaved_answers";
type Unsaved = { visitor: string; planId: string; changed: Answers };

const isUnsaved = (held: unknown): held is Unsaved => typeof held === "object" && held !== null && "visitor" in held && "planId" in held && "changed" in held;
const visitor = (): string | undefined => (hasConsent(useSession.getState()) ? useSession.getState().user?.id : undefined);

const changedOf = (answers: Answers, saved: Answers = {}): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(saved[name as keyof Answers])));

export function keepUnsaved(planId: string | undefined, answers: Answers, saved: Answers | undefined): void {
  const id = visitor();
  const changed = changedOf(answers, saved);
  if (!id || !planId || Object.keys(changed).length === 0) session.removeItem(KEY);
  else session.setItem(KEY, JSON.stringify({ visitor: id, planId, changed } satisfies Unsaved));
}

/** The answers of this plan that are still to be saved; none are undefined. */
export function unsavedOf(planId: string | undefined): Answers | undefined {
  const held = readJson(KEY, session);
  return isUnsaved(held) && held.visitor === visitor() && held.planId === planId ? held.changed : undefined;
}
