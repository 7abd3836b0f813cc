import { realKnowledge } from "@nutri/engine/testing/real";
import { describe, expect, it } from "vitest";
import { indexesOf } from "../indexes.ts";
import { putBack } from "./put-back.ts";

const { link } = indexesOf(realKnowledge());
const nobodyElse = (): boolean => false;
const after = (question: string, text: string): string => putBack(text, { question }, link, nobodyElse);

describe("the question before, of another thing", () => {
  it.each([
    ["能吃海苔吗", "那碘盐呢", "能吃碘盐吗"],
    ["我爸吃利伐沙班，他能吃氨糖吗", "那布洛芬呢", "我爸吃利伐沙班，他能吃布洛芬吗"],
    ["can I take 5-HTP for sleep?", "what about melatonin?", "can I take melatonin for sleep?"],
    ["I have CKD. Is a banana a day ok?", "and protein powder?", "I have CKD. Is a protein powder a day ok?"],
    ["Can I take fish oil with atorvastatin?", "and rosuvastatin?", "Can I take fish oil with rosuvastatin?"],
  ])("%s | %s", (question, text, whole) => expect(after(question, text)).toBe(whole));

  it.each([
    ["keto for weight loss?", "what about fruit"],
    ["Is 50 mg of zinc too much?", "and copper?"],
    ["钙和镁能一起吃吗", "锌呢"],
    ["can I take iron?", "and with coffee?"],
    ["can I take iron?", "and for my mother, 65?"],
    ["can I take iron?", "how much?"],
    ["我能吃铁吗", "那晚上呢"],
  ])("is not asked where that is in doubt: %s | %s", (question, text) => expect(after(question, text)).toBe(text));
});

describe("what was named wrongly", () => {
  it.each([
    ["我妈长期吃二甲双胍，要补点啥", "说错了，是奥美拉唑，吃两年了", "我妈长期吃奥美拉唑，要补点啥，吃两年了"],
    ["Can I take St John's wort with sertraline?", "sorry, I meant omeprazole", "Can I take St John's wort with omeprazole?"],
    ["Can I take magnesium?", "no, 400 mg", "no, 400 mg"],
  ])("%s | %s", (question, text, whole) => expect(after(question, text)).toBe(whole));
});

describe("what was told without a question", () => {
  it("is asked with the next one, unless that is of somebody else, of another answer, or says thanks", () => {
    expect(putBack("which vitamins do I need?", { told: { text: "I had a sleeve gastrectomy", open: true } }, link, nobodyElse)).toBe(
      "I had a sleeve gastrectomy. which vitamins do I need?",
    );
    expect(putBack("能吃海苔吗", { told: { text: "我甲亢", open: true } }, link, nobodyElse)).toBe("我甲亢，能吃海苔吗");
    expect(putBack("能吃海苔吗", { told: { text: "我甲亢", open: true } }, link, () => true)).toBe("能吃海苔吗");
    expect(putBack("5000 IU", { told: { text: "我甲亢", open: true }, asking: "维D多吗" }, link, nobodyElse)).toBe("5000 IU");
    expect(putBack("谢谢", { told: { text: "我甲亢", open: true } }, link, nobodyElse)).toBe("谢谢");
  });
});
