import { describe, expect, it } from "vitest";
import type { Linked } from "./link.ts";
import { withoutPassed } from "./passed.ts";

const link = (kind: "condition" | "item" | "medicine", id: string, given: string): Linked => ({
  ref: { kind, id },
  also: [],
  given,
  at: 0,
  clause: 0,
  denied: false,
});
const coffee = link("item", "coffee", "咖啡");
const felt = link("condition", "arrhythmia", "心跳快");
const left = (linked: Linked[], text: string): string[] => withoutPassed(linked, text).map((l) => l.given);

describe("a racing heart that passed", () => {
  it("is no illness", () => expect(left([felt, coffee], "喝了咖啡心跳快，半小时就过去了，能喝多少")).toEqual(["咖啡"]));
  it("stays while it is there", () => expect(left([felt, coffee], "喝了咖啡心跳快，怎么办")).toEqual(["心跳快", "咖啡"]));
  it("stays where it comes back", () => expect(left([felt, coffee], "喝咖啡老是心跳快，一会儿就好了")).toEqual(["心跳快", "咖啡"]));
  it("stays beside a medicine", () =>
    expect(left([felt, link("medicine", "digoxin", "地高辛")], "吃地高辛心跳快，一会儿就好了")).toEqual(["心跳快", "地高辛"]));
  it("the name of the disease stays", () => expect(left([link("condition", "arrhythmia", "心律失常")], "心律失常，昨天一阵就过去了")).toEqual(["心律失常"]));
});
