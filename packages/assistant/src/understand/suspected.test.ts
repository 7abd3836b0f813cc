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
    ["Should I stop eating gluten now and have the coeliac blood test later?", "coeliac_disease"],
    ["My doctor wants me tested for coeliac, can I eat bread until then?", "coeliac_disease"],
    ["I might be coeliac, the blood test is next week, may I eat toast?", "coeliac_disease"],
    ["医生怀疑我乳糜泻,下周抽血,能吃面包吗", "coeliac_disease"],
    ["查乳糜泻之前能吃馒头吗", "coeliac_disease"],
  ])("is not theirs: %s", (text, id) => expect(has(text)).not.toContain(id));
  it.each([
    ["I have liver disease, can I eat carrots?", "liver_disease"],
    ["是不是痛风病人都不能吃豆腐", "gout"],
    ["痛风,能吃海鲜吗", "gout"],
    ["会不会是糖尿病,最近总口渴,能吃西瓜吗", "diabetes"],
    ["do I have gout?", "gout"],
    ["I was diagnosed with coeliac disease, can I eat oats?", "coeliac_disease"],
    ["I have coeliac disease. Is bread all right before my next coeliac blood test?", "coeliac_disease"],
  ])("is theirs, or all that is asked about: %s", (text, id) => expect(has(text)).toContain(id));
});
