import { describe, expect, it } from "vitest";
import { firstSource } from "./because.ts";
import { at, first, found, inOrder, recordOf } from "./found.ts";
import { fixture } from "./testing/fixture.ts";

describe("what must be there", () => {
  it("is given as it is, nothing and zero included", () => {
    expect([found(0, "x"), found("", "x"), at([5, 0], 1), first([false, true])]).toEqual([0, "", 0, false]);
    expect(recordOf(new Map([["a", null]]), "a")).toBeNull();
  });

  it("and is not, stops with its name instead of going on without it", () => {
    expect(() => found(undefined, "zinc")).toThrow("zinc");
    expect(() => recordOf(new Map(), "zinc")).toThrow("zinc");
    expect(() => at([1], 1)).toThrow("1");
    expect(() => first([])).toThrow("0");
  });

  it("includes a source: no claim is made without one", () => expect(() => firstSource(fixture(), [])).toThrow("0"));
});

describe("order", () => {
  it("is by code unit and knows equals", () => {
    expect([inOrder("a", "b"), inOrder("b", "a"), inOrder("a", "a")]).toEqual([-1, 1, 0]);
    expect(["ä", "z", "Z", "钙"].toSorted(inOrder)).toEqual(["Z", "z", "ä", "钙"]);
  });
});
