import type { Context } from "../context.ts";
import type { JobBody } from "../jobs/jobs.ts";

/** Queued in the transaction that takes an order, so that it is placed though the process dies right after. */
export const PLACE_JOB = "place_order";

export const placeOrder: JobBody<Context> = (context, job) => context.retail.place(context, job.subject);
