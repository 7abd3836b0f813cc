import { Text } from "@nutri/domain";
import { z } from "zod";

/** The persona and its texts: who the assistant says it is, and what it offers to speak about. A deployment may put its own (BRAND_FILE). */
export const Brand = z.strictObject({
  /** What the assistant is called. */
  name: Text,
  /** The head of the welcome card, and one sentence under it. */
  title: Text,
  intro: Text,
  /** Topics with questions to begin with. */
  topics: z
    .array(z.strictObject({ id: z.string().regex(/^[a-z_]{1,30}$/), name: Text, questions: z.array(Text).min(1).max(12) }))
    .min(1)
    .max(12),
});
export type Brand = z.infer<typeof Brand>;
