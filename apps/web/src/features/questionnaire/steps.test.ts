import { missingAnswers } from "@nutri/domain/required";
import type { Answers } from "@nutri/domain/answers";
import { describe, expect, it } from "vitest";
import { consistent } from "./store.ts";
import { begun, starts } from "./start.ts";
import { isOptional, progressOf, resumeAt, stepOfPath, stepsFor } from "./steps.ts";

const woman: Answers = { gender: "female", age: 34, heightCm: 163, weightKg: 55, activityLevel: "light" };

describe("the questionnaire's steps", () => {
  it.each(["short_questionnaire", "deep_questionnaire"] as const)(
    "ask for everything that a submit of the %s needs, and let nothing needed be passed over",
    (type) => {
      const steps = stepsFor(woman, type);
      for (const path of missingAnswers({ gender: "female", age: 34 }, type)) {
        const step = steps.find((s) => s.id === stepOfPath(path, type));
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

  it("of a review ask for who, and what is taken, and can pass over the rest", () => {
    const person: Answers = { reviewOnly: true, gender: "female", age: 34 };
    const steps = stepsFor(person, "specify");
    expect(steps.map((s) => s.id)).toEqual(["nickname", "gender", "age", "height", "pregnancy", "toReview", "dianping"]);
    expect(steps.filter((s) => s.kind === "question" && !isOptional(s, "specify")).map((s) => s.id)).toEqual(["gender", "age", "dianping"]);
    expect(missingAnswers(person, "short_questionnaire").map((path) => stepOfPath(path, "specify"))).toEqual(["dianping"]);
    expect(missingAnswers({ ...person, supplements: [{ name: "钙片" }] }, "deep_questionnaire")).toEqual([]);
    expect(missingAnswers({ ...person, medicines: [] }, "short_questionnaire")).toEqual(["medicines"]);
    expect([resumeAt({ reviewOnly: true }, "specify"), resumeAt(person, "specify")]).toEqual(["nickname", "dianping"]);
  });

  it("stand at what the settings know, and begin with the name and sex from there", () => {
    expect(starts({}, 2026)).toEqual({ age: 30, heightCm: 165, weightKg: 60 });
    expect(starts({ birthYear: 1992, heightCm: 171, weightKg: 70 }, 2026)).toEqual({ age: 34, heightCm: 171, weightKg: 70 });
    expect(starts({ birthYear: 2026 }, 2026).age).toBe(1);
    expect(begun({}, { nickname: "小林", gender: "female" })).toEqual({ nickname: "小林", gender: "female" });
    expect(begun({ age: 40 }, { nickname: "小林" })).toEqual({ age: 40 });
  });

  it("count questions only", () => {
    const { value, max } = progressOf("understood", woman, "short_questionnaire");
    expect(value).toBe(7);
    expect(max).toBe(stepsFor(woman, "short_questionnaire").filter((s) => s.kind === "question").length);
  });
});
