import { expect, test } from "vitest";
import { SYMPTOM_NAMES, SYMPTOMS } from "./symptoms.ts";

const advice = import.meta.glob<string>("../../../../../packages/knowledge/advice/*.yaml", { query: "?raw", import: "default", eager: true });
/** The words that the advice records listen for. */
const heard = Object.values(advice).flatMap((record) => (/^symptoms: \[(.*)\]/m.exec(record)?.[1] ?? "").split(",").map((word) => word.trim()));

test.each(SYMPTOM_NAMES)("what is offered as %s changes what the plan says", (name) => {
  expect(heard).toContain(SYMPTOMS[name]);
});
