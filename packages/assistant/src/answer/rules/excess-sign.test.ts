import { expect, it } from "vitest";
import { realKnowledge } from "@nutri/engine/testing/real";
import { excessSign } from "./excess-sign.ts";
import type { Context } from "../part.ts";

const k = realKnowledge();
const of = (text: string): Context => ({ k, u: { text } }) as unknown as Context;
const [selenium, iron] = [k.nutrients.get("selenium"), k.nutrients.get("iron")];

it("says to stop what fits the complaint, from the lowest limit on", () => {
  if (!selenium) throw new Error("no selenium");
  expect(excessSign(of("硒400微克，最近掉头发"), selenium, 400, 255)?.zh).toMatch(/^先停下来：脱发可能就是硒/u);
  expect(excessSign(of("my hair is falling out"), selenium, 255, 255)?.en).toMatch(/^Stop it for now/u);
});

it("says nothing below the limit, of another complaint, or of iron that treats a lack", () => {
  if (!selenium || !iron) throw new Error("no record");
  expect(excessSign(of("掉头发"), selenium, 100, 255)).toBeUndefined();
  expect(excessSign(of("腰疼"), selenium, 400, 255)).toBeUndefined();
  expect(excessSign(of("iron makes me feel sick"), iron, 100, 40)).toBeUndefined();
});

it("leaves what a doctor prescribed to that doctor", () => {
  if (!selenium) throw new Error("no selenium");
  expect(excessSign(of("医生开的硒，掉头发"), selenium, 400, 255)?.zh).toMatch(/^今天就告诉开药的医生/u);
});
