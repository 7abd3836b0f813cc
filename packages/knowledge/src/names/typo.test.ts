import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { heardAs, lettersOf, mayBeApart, mayBeSlip, oneSlip, slipsApart } from "./typo.ts";

describe("a slip of the pen", () => {
  const word = fc.string({ unit: fc.constantFrom("a", "b", "肾", "肝", "𠮷"), minLength: 1, maxLength: 12 });

  it("nor are several passed over by their letters", () => {
    const latin = fc.string({ unit: fc.constantFrom(..."abcdefgz肾肝"), minLength: 4, maxLength: 12 });
    fc.assert(
      fc.property(latin, latin, (a, b) => slipsApart(a, b, 3) === undefined || mayBeApart(lettersOf(a), lettersOf(b), 3)),
      { numRuns: 20_000 },
    );
    expect(mayBeApart(lettersOf("abcdefgh"), lettersOf("ijklmnop"), 3)).toBe(false);
  });

  it("is never passed over by the first look: a letter too many, missing, wrong, two changed places", () => {
    const held = fc.check(
      fc.property(word, word, (a, b) => !oneSlip(a, b) || mayBeSlip(a, b)),
      { numRuns: 20_000 },
    );
    expect(held.counterexample).toBeNull();
  });

  it("is looked for in one character that is wrong, wherever it stands and of whatever plane", () => {
    const held = fc.check(
      fc.property(word, fc.nat(), fc.constantFrom("心", "𠮶"), (a, place, other) => {
        const wrong = [...a].with(place % Math.max(1, [...a].length), other).join("");
        return wrong.length !== a.length || mayBeSlip(a, wrong);
      }),
    );
    expect(held.counterexample).toBeNull();
  });

  it.each([
    ["warfarin", "warfarin", true],
    ["warfarin", "wafrarin", true],
    ["warfarin", "warfari", true],
    ["warfarin", "warfa", false],
    ["warfarin", "metformi", false],
    ["", "ab", false],
  ])("%s, %s: %s", (a, b, may) => expect([mayBeSlip(a, b), mayBeSlip(b, a)]).toEqual([may, may]));
});

describe("how many slips part two words", () => {
  const word = fc.string({ unit: fc.constantFrom("a", "b", "c"), maxLength: 9 });
  it("is one exactly where one slip parts them, and the same both ways", () => {
    const held = fc.check(
      fc.property(word, word, (a, b) => (slipsApart(a, b, 3) === 1) === (a !== b && oneSlip(a, b)) && slipsApart(a, b, 3) === slipsApart(b, a, 3)),
      { numRuns: 20_000 },
    );
    expect(held.counterexample).toBeNull();
  });
  it.each([
    ["escitolapram", "escitalopram", 2],
    ["metropolol", "metoprolol", 2],
    ["warfarin", "warfarin", 0],
    ["warfarin", "heparin", undefined],
    ["abc", "abcdefg", undefined],
  ])("%s, %s: %s", (a, b, apart) => expect(slipsApart(a, b, 3)).toBe(apart));
});

describe("what sounds alike", () => {
  it.each([
    ["glucofage", "glucophage"],
    ["plavics", "plavix"],
    ["zanax", "zannaks"],
    ["lirica", "lyrica"],
  ])("%s, %s", (a, b) => expect(heardAs(a)).toBe(heardAs(b)));
  it("keeps what sounds otherwise apart", () => expect(heardAs("celexa")).not.toBe(heardAs("celebrex")));
});
