import { describe, expect, it } from "vitest";
import { nightFirst } from "./at-night.ts";

const LEAD = { zh: "饭前一小时，或者睡前吃。", en: "An hour before breakfast or at bedtime." };

describe("an advice that names bedtime", () => {
  it.each(["So at night ok?", "can I take it before bed?", "in the evening alright?", "晚上吃行吗", "睡前可以吗", "夜里能吃吗", "晚上好不好"])(
    "says yes first: %s",
    (text) =>
      expect(nightFirst(LEAD, text)).toEqual({
        zh: "可以睡前吃。饭前一小时，或者睡前吃。",
        en: "Yes, at bedtime is fine. An hour before breakfast or at bedtime.",
      }),
  );
  it.each([
    "早上吃行吗",
    "in the morning ok?",
    // Asks how and not whether.
    "晚上怎么吃",
    "what happens at night",
    "at night why",
    "¿por la noche está bien?",
    "",
    "晚上".repeat(3000),
  ])("is as it was: %s", (text) => expect(nightFirst(LEAD, text)).toBe(LEAD));
});

it.each([
  [{ zh: "早上空腹吃。", en: "In the morning, on an empty stomach." }],
  [{ zh: "睡前也行。", en: "In the morning." }],
  [{ zh: "早上吃。", en: "In the morning or at bedtime." }],
  [{ zh: "睡前不要吃。", en: "Not at bedtime." }],
])("an advice that does not name it in both languages says no yes: %j", (lead) => {
  expect(nightFirst(lead, "晚上吃行吗")).toBe(lead);
  expect(nightFirst(lead, "So at night ok?")).toBe(lead);
});
