/** What stands beside the words of an answer in the chat. All texts are in the answer's language. */
import { z } from "zod";
import { Severity } from "./finding.ts";

const Amount = { amount: z.number().min(0), unit: z.string() };

/** Whom an answer goes by, and what is known of them. */
const Profile = z.strictObject({ kind: z.literal("profile"), subject: z.string(), facts: z.array(z.strictObject({ label: z.string(), value: z.string() })) });

/** Amounts a day. `action` adds the nutrient to the plan where there is one. */
const Recommend = z.strictObject({
  kind: z.literal("recommend"),
  title: z.string(),
  items: z.array(
    z.strictObject({
      nutrient: z.string(),
      name: z.string(),
      ...Amount,
      limit: z.strictObject(Amount).optional(),
      action: z.literal("add_to_plan").optional(),
    }),
  ),
});

const Tips = z.strictObject({ kind: z.literal("tips"), title: z.string(), items: z.array(z.string()) });

/** No price and no buying here: `link` is the screen where both are. `note`: the sentence that the law wants beside products. */
const Products = z.strictObject({
  kind: z.literal("products"),
  title: z.string(),
  items: z.array(z.strictObject({ productId: z.string(), name: z.string(), summary: z.string(), usage: z.string() })),
  link: z.literal("/productsPage"),
  note: z.string(),
});

const Taboos = z.strictObject({
  kind: z.literal("taboos"),
  title: z.string(),
  items: z.array(
    z.strictObject({
      subject: z.string(),
      item: z.string(),
      severity: Severity,
      action: z.string(),
      effect: z.string(),
      advice: z.string(),
      separateHours: z.number().optional(),
    }),
  ),
});

const Report = z.strictObject({
  kind: z.literal("report"),
  title: z.string(),
  rows: z.array(
    z.strictObject({
      name: z.string(),
      value: z.string(),
      unit: z.string(),
      flag: z.enum(["low", "normal", "high", "abnormal", "unknown"]),
      text: z.string(),
    }),
  ),
  link: z.literal("/reportListPage"),
});

export const ChatCard = z.discriminatedUnion("kind", [Profile, Recommend, Tips, Products, Taboos, Report]);
export type ChatCard = z.infer<typeof ChatCard>;
