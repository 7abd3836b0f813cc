import { z } from "zod";

export const success = <T extends z.ZodType>(data: T) => z.strictObject({ code: z.literal(200), message: z.literal("ok"), data });

/** One thing that is wrong, and where. `code` and `params` are for a screen that acts on it (a price that changed, a conflict to accept). */
export const FailureDetail = z.strictObject({
  path: z.string(),
  message: z.string(),
  code: z.string().optional(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});
export type FailureDetail = z.infer<typeof FailureDetail>;

export const Failure = z.strictObject({
  code: z.number().int(),
  message: z.string(),
  error: z.string(),
  requestId: z.string(),
  data: z.null(),
  details: z.array(FailureDetail).optional(),
});
export type Failure = z.infer<typeof Failure>;
