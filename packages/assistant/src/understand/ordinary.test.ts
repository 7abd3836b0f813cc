import { realKnowledge } from "@nutri/engine/testing/real";
import { describe, expect, it } from "vitest";
import { createLinker } from "./link.ts";

const link = createLinker(realKnowledge());
const named = (text: string): string[] => link(text).map((l) => l.ref.id);

describe("an ordinary English word", () => {
  it.each([
    ["He barely eats", []],
    ["I follow a program at work", []],
    ["Are the parents covered?", []],
    ["A magical, creative concert", []],
    ["How many per day?", []],
  ])("is no name with a slip in it, nor part of one: %s", (text, ids) => expect(named(text)).toEqual(ids));
  it.each([
    ["both at the same time", "sam_e"],
    ["I got a result", "ast"],
  ])("is not the letters that are spelt so: %s", (text, not) => expect(named(text)).not.toContain(not));
  it.each([
    ["is SAMe any good", "sam_e"],
    ["tumeric", "turmeric_food"],
    ["metforman", "metformin"],
    ["grape fruit", "grapefruit"],
  ])("leaves names and true slips alone: %s", (text, id) => expect(named(text)).toContain(id));
});
