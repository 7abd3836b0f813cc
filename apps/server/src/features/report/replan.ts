import type { Context } from "../../context.ts";
import { queueReplan } from "../../planning/store.ts";
import type { StoredReport } from "../../reports/body.ts";

/** What a report says has changed: the plan it counts for is made again. */
export async function replan(inner: Context, { userId, body }: StoredReport, after: (work: () => void) => void): Promise<void> {
  if (await queueReplan(inner, userId, body.customPlanId)) after(() => inner.jobs.wake());
}
