import { describe, expect, it } from "vitest";
import { readLines } from "../testing/triage-examples.ts";
import { CONCEPTS } from "../understand/guard-concepts.ts";
import { needsOf } from "./needs.ts";
import { replacer, shownBy, sieve } from "./sieve.ts";

describe("what a pattern needs of a text", () => {
  it.each<[RegExp, readonly string[] | undefined]>([
    [/iron/u, ["iron"]],
    [/Iron|ZINC/iu, ["iron", "zinc"]],
    [/\btakes? iron\b/u, ["takes iron", "take iron"]],
    [/[我他]妈/u, ["我妈", "他妈"]],
    [/a[^b]*(?:tea|milk)+/u, ["tea", "milk"]],
    [/(?<!no )salt(?! free)/u, ["salt"]],
    [/^(?!.*never)(?=.*always)/u, ["always"]],
    [/tea\?|C\+/u, ["tea?", "c+"]],
    [/\d{1,3}\s?mg/u, ["mg"]],
    [/(?<name>x{2,3})y?/u, ["x"]],
    [/(?:iron)?/u, undefined],
    [/\d+|iron/u, undefined],
    [/.*/su, undefined],
    [/\p{L}{3}/u, undefined],
    [/(?:tea){0,2}/u, undefined],
    [/µg/iu, ["g"]],
  ])("%s", (pattern, needs) => expect(needsOf(pattern)).toEqual(needs));
});

describe("a sieve", () => {
  const patterns = Object.values(CONCEPTS);
  const sift = sieve(patterns);
  const texts = [...readLines<{ text: string }>("refusals.jsonl"), ...readLines<{ text: string }>("attacks.jsonl")].map((c) => c.text);

  it("lets through every pattern that matches", () => {
    const lost = texts.flatMap((text) => patterns.flatMap((p, i) => (p.test(text) && !sift(text)(i) ? [`${p.source.slice(0, 40)}: ${text}`] : [])));
    expect(lost).toEqual([]);
  });
  it("keeps most of the others back", () => {
    const through = texts.reduce((n, text) => n + patterns.filter((_, i) => sift(text)(i)).length, 0);
    expect(through / texts.length).toBeLessThan(patterns.length / 3);
  });
  it("knows a letter by its other forms", () => {
    expect(sieve([/skin/iu])("\u017fKIN")(0)).toBe(true);
    expect(sieve([/milk/iu])("mil\u212a")(0)).toBe(true);
  });
  it("tells the places of the rows that match, in order", () => expect(shownBy([/iron/u, /tea/u, /^i/u])("iron pills")).toEqual([0, 2]));
  it("makes replacements one after the other, each on what the last has left", () => {
    const replaced = replacer([
      [/tea/gu, "milk"],
      [/milk/gu, "water"],
      [/(w)ater/gu, (_, w) => `${w ?? ""}ine`],
    ]);
    expect(replaced("tea and milk")).toBe("wine and wine");
    expect(replaced("bread")).toBe("bread");
  });
});
