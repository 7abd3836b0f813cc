import { z } from "zod";

export const success = <T extends z.ZodType>(data: T) => z.strictObject({ code: z.literal(200), message: z.literal("ok"), data });

export const Failure = z.strictObject({
  code: z.number().int(),
  message: z.string(),
  error: z.string(),
  requestId: z.string(),
  data: z.null(),
  details: z.array(z.strictObject({ path: z.string(), message: z.string() })).optional(),
});
export type Failure = z.infer<typeof Failure>;
