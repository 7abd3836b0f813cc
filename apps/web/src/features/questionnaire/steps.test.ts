import { missingAnswers } from "@nutri/domain/required";
import type { Answers } from "@nutri/domain/answers";
import { describe, expect, it } from "vitest";
import { consistent } from "./store.ts";
import { isOptional, progressOf, resumeAt, stepOfPath, stepsFor } from "./steps.ts";

const woman: Answers = { gender: "female", age: 34, heightCm: 163, weightKg: 55, activityLevel: "light" };

describe("the questionnaire's steps", () => {
  it.each(["short_questionnaire", "deep_questionnaire"] as const)(
    "ask for everything that a submit of the %s needs, and let nothing needed be passed over",
    (type) => {
      const steps = stepsFor(woman, type);
      for (const path of missingAnswers({ gender: "female", age: 34 }, type)) {
        const step = steps.find((s) => s.id === stepOfPath(path));
        expect(step, path).toBeDefined();
        expect(step && isOptional(step, type), path).toBe(false);
      }
    },
  );

  it("ask about pregnancy only where it applies", () => {
    const asks = (a: Answers): boolean => stepsFor(a, "short_questionnaire").some((s) => s.id === "pregnancy");
    expect([asks(woman), asks({ ...woman, age: 56 }), asks({ ...woman, age: 11 }), asks({ ...woman, gender: "male" })]).toEqual([true, false, false, false]);
  });

  it("forget a pregnancy that a changed answer makes impossible, and keep it otherwise", () => {
    expect(consistent({ ...woman, pregnancy: "pregnant_1" }).pregnancy).toBe("pregnant_1");
    expect(consistent({ ...woman, gender: "male", pregnancy: "pregnant_1" }).pregnancy).toBeUndefined();
    expect(consistent({ ...woman, age: 70, pregnancy: "pregnant_1" }).pregnancy).toBeUndefined();
  });

  it("resume at the first open question", () => {
    expect(resumeAt({}, "short_questionnaire")).toBe("nickname");
    expect(resumeAt({ gender: "male" }, "short_questionnaire")).toBe("age");
    expect(resumeAt(woman, "short_questionnaire")).toBe("pregnancy");
    expect(resumeAt({ ...woman, pregnancy: "none", conditions: [], medicines: [], allergies: [] }, "short_questionnaire")).toBe("goals");
  });

  it("count questions only", () => {
    const { value, max } = progressOf("understood", woman, "short_questionnaire");
    expect(value).toBe(7);
    expect(max).toBe(stepsFor(woman, "short_questionnaire").filter((s) => s.kind === "question").length);
  });
});
