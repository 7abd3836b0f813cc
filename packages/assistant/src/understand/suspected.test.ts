import { realKnowledge } from "@nutri/engine/testing/real";
import { describe, expect, it } from "vitest";
import { createLinker } from "./link.ts";
import { withoutFears } from "./suspected.ts";

const k = realKnowledge();
const link = createLinker(k);
const has = (text: string): string[] => withoutFears(link(text), text, k).flatMap((l) => (l.ref.kind === "condition" && !l.denied ? [l.ref.id] : []));

describe("an illness that is only feared", () => {
  it.each([
    ["My palms turned orange, I eat tons of carrots. Liver problem?", "liver_disease"],
    ["do I have iron deficiency? I'm tired", "iron_deficiency"],
    ["手掌变黄是不是肝有问题,我天天吃胡萝卜", "liver_disease"],
    ["吃完海鲜脚趾痛,是不是痛风?", "gout"],
  ])("is not theirs: %s", (text, id) => expect(has(text)).not.toContain(id));
  it.each([
    ["I have liver disease, can I eat carrots?", "liver_disease"],
    ["是不是痛风病人都不能吃豆腐", "gout"],
    ["痛风,能吃海鲜吗", "gout"],
    ["会不会是糖尿病,最近总口渴,能吃西瓜吗", "diabetes"],
    ["do I have gout?", "gout"],
  ])("is theirs, or all that is asked about: %s", (text, id) => expect(has(text)).toContain(id));
});
