import { describe, expect, it } from "vitest";
import { read } from "./tokens.ts";

describe("what is read", () => {
  it("is folded the same on the short way and on the long one: every character of the basic plane", () => {
    const unseen = /[\p{Cf}\p{Cc}\u{FE00}-\u{FE0F}]/u;
    const other: string[] = [];
    for (let code = 0; code <= 0xffff; code++) {
      if (code >= 0xd800 && code <= 0xdfff) continue;
      const char = String.fromCharCode(code);
      const { folded } = read(char);
      const long = char !== "\n" && unseen.test(char) ? "" : char.normalize("NFKC").toLowerCase();
      // Traditional and dialect characters become another Han character, and only they.
      if (folded !== long && !(/^\p{Script=Han}$/u.test(char) && /^\p{Script=Han}$/u.test(folded))) other.push(code.toString(16));
    }
    expect(other).toEqual([]);
  });

  it("keeps where each word stood, through what is not seen", () => {
    const { tokens, origin } = read("a\u200bＢ 血");
    expect(tokens.map((t) => [t.text, origin(t.start)])).toEqual([
      ["ab", 0],
      ["血", 4],
    ]);
  });
});
