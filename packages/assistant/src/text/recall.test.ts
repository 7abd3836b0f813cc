import { describe, expect, it } from "vitest";
import { recalled } from "./recall.ts";

describe("what was read before", () => {
  it("is not read again, until others have taken its place", () => {
    const read: string[] = [];
    const upper = recalled((text) => {
      read.push(text);
      return text.toUpperCase();
    }, 2);
    expect(["a", "b", "a", "b"].map(upper)).toEqual(["A", "B", "A", "B"]);
    expect(read).toEqual(["a", "b"]);
    expect(["c", "b", "a"].map(upper)).toEqual(["C", "B", "A"]);
    expect(read).toEqual(["a", "b", "c", "a"]);
  });

  it("is not kept where reading failed", () => {
    let fails = true;
    const read = recalled((text) => {
      if (fails) throw new Error("no");
      return text;
    });
    expect(() => read("a")).toThrow("no");
    fails = false;
    expect(read("a")).toBe("a");
  });
});
