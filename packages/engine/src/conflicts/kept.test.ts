import { expect, it } from "vitest";
import { realKnowledge } from "../testing/real.ts";
import { findTaboos } from "./index.ts";

it("what is known of an illness is the same when many others were asked about since", () => {
  const k = realKnowledge();
  const diseases = k.records.conditions.filter((c) => c.kind === "disease").slice(0, 45);
  const known = (id: string): unknown => findTaboos({ conditions: [id] }, k).taboos;
  const before = diseases.map((c) => known(c.id));
  expect(before.some((taboos) => Array.isArray(taboos) && taboos.length > 0)).toBe(true);
  expect(diseases.map((c) => known(c.id))).toEqual(before);
});

it("what is known of a medicine depends on where it acts", () => {
  const k = realKnowledge();
  const of = (name: string): number => findTaboos({ medicines: [{ name }] }, k).taboos.length;
  const [tablets, drops] = [of("timolol tablets"), of("timolol eye drops")];
  expect([of("timolol tablets"), of("timolol eye drops")]).toEqual([tablets, drops]);
});
