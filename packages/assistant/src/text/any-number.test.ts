import { describe, expect, it } from "vitest";
import { anyNumber } from "./any-number.ts";

describe("whether a number is told", () => {
  it.each(["600 mg", "5", "维生素D3", "一片", "半片", "六 粒", "七片", "两杯牛奶", "九单位", "Three tablets at night", "half a cup", "one scoop"])(
    "stands in %s",
    (text) => expect(anyNumber(text)).toBe(true),
  );
  it.each([
    "iron",
    "a tablet",
    "someone cups it",
    "stone tablets",
    "three",
    "two of them",
    "一起吃",
    "十分好",
    "千克",
    "片",
    "dos tabletas",
    "",
    "一".repeat(10_000),
  ])("does not stand in %s", (text) => expect(anyNumber(text)).toBe(false));
  it("is found behind many words", () => expect(anyNumber(`${"words ".repeat(2000)}两片`)).toBe(true));
});
