import { z } from "zod";

/** A source as it is shown: enough to find it and check it. `lang` is the language of the title. */
export const SourceRef = z.strictObject({
  id: z.string(),
  title: z.string(),
  url: z.string(),
  lang: z.enum(["zh", "en"]),
  publisher: z.string().optional(),
  year: z.number().int().optional(),
  locator: z.string().optional(),
});
export type SourceRef = z.infer<typeof SourceRef>;
