import { describe, expect, it } from "vitest";
import { together } from "./written-apart.ts";

describe("what is written letter by letter", () => {
  it.each([
    ["i w a n t t o d i e", "i want to die"],
    ["please k i l l it", "please kill it"],
    ["我.想.去.死", "我想去死"],
  ])("%s is %s", (typed, read) => expect(together(typed)).toBe(read));
  it.each(["vitamins A, D, E and K", "plan A or B", "钙、镁、锌", "an ordinary sentence"])("%s stays as it is", (typed) =>
    expect(together(typed)).toBeUndefined(),
  );
});
