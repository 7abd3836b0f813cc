import { realKnowledge } from "@nutri/engine/testing/real";
import { describe, expect, it } from "vitest";
import { indexesOf } from "../../indexes.ts";
import { questionOf } from "../../testing/judge.ts";
import { understand } from "../../understand/understand.ts";
import { valueCompared } from "./value-compared.ts";

const k = realKnowledge();
const { link, library } = indexesOf(k);
const of = (text: string): ReturnType<typeof valueCompared> => {
  const q = questionOf(text, /\p{Script=Han}/u.test(text) ? "zh" : "en");
  return valueCompared({ k, q, u: understand(text, q.lang, q, k, link), library });
};

describe("which of two is the better value", () => {
  it.each([
    [
      "Kirkland: $18 for 60 capsules, 300 mg each; Nordic: $27 for 90 capsules, 600 mg each. Better value?",
      "Nordic ($0.5 / 1000 mg) is the better value: the same amount costs 50% of Kirkland ($1 / 1000 mg).",
    ],
    // The price last, and the pieces counted without their name.
    [
      "A: 60 capsules of 300 mg EPA for $18. B: 90 of 600 mg EPA for $27. Which is better value?",
      "B ($0.5 / 1000 mg) is the better value: the same amount costs 50% of A ($1 / 1000 mg).",
    ],
    [
      "which is cheaper, Thorne €20 for 60 caps 25 mcg each vs Solgar €10 for 100 caps 10 mcg each?",
      "Solgar (€10000 / 1000 mg) is the better value: the same amount costs 75% of Thorne (€13333 / 1000 mg).",
    ],
    [
      "Kirkland $18: 60 tablets of 1,000 mg. Nordic $27: 90 tablets of 500 mg. Which is better value?",
      "Kirkland ($0.3 / 1000 mg) is the better value: the same amount costs 50% of Nordic ($0.6 / 1000 mg).",
    ],
    [
      "Kirkland $18: 60 capsules of 300 mg each; Nordic $27: 90 capsules of 600 mg each; Now $30: 100 capsules of 1 g each. which is the best value?",
      "Now ($0.3 / 1000 mg) is the better value: the same amount costs 60% of Nordic ($0.5 / 1000 mg), 30% of Kirkland ($1 / 1000 mg).",
    ],
  ])("is by what is in it: %s", (text, said) => expect(of(text)?.lead?.en).toBe(`For what is in it, ${said}`));
  it.each([
    ["A家鱼油180元60粒每粒300毫克；B家鱼油270元90粒每粒600毫克，哪个划算", "B家鱼油 更划算：同样的量，花的钱是A家鱼油 的 50%。"],
    ["A牌50元100粒每粒400IU；B牌60元60粒每粒1000IU，哪个划算？", "B牌 更划算：同样的量，花的钱是A牌 的 80%。"],
    ["A款120元60粒每粒500毫克；B款80元60粒每粒250毫克，哪款性价比高", "A款 更划算：同样的量，花的钱是B款 的 75%。"],
    ["A家鱼油60粒，每粒300毫克，180元；B家鱼油90粒，每粒600毫克，270元，哪个划算", "B家鱼油 更划算：同样的量，花的钱是A家鱼油 的 50%。"],
  ])("is said in Chinese: %s", (text, said) => expect(of(text)?.lead?.zh).toBe(`按里面的有效成分算，${said}`));
  it("says no price where nothing is sold, stands on a source, and tells what it does not hold for", () => {
    const part = of("A家鱼油180元60粒每粒300毫克；B家鱼油270元90粒每粒600毫克，哪个划算");
    expect(part?.lead?.en).toBe("For what is in it, B家鱼油 is the better value: the same amount costs 50% of A家鱼油.");
    expect(part?.sources?.length).toBeGreaterThan(0);
    expect(part?.body?.[0]?.zh).toMatch(/成分、形式一样/u);
  });
});

describe("what cannot be compared", () => {
  const KIRKLAND = "Kirkland: $18 for 60 capsules, 300 mg each";
  const NORDIC = "Nordic: $27 for 90 capsules, 600 mg each";
  it("is compared as it stands", () => expect(of(`${KIRKLAND}; ${NORDIC}. Better value?`)).toBeDefined());
  it.each([
    ["another currency", `${KIRKLAND}; Nordic: £27 for 90 capsules, 600 mg each. Better value?`],
    ["another measure", `${KIRKLAND}; Nordic: $27 for 90 capsules, 600 IU each. Better value?`],
    ["one alone", `${KIRKLAND}. Better value?`],
    ["no price", `${KIRKLAND}; Nordic: 90 capsules, 600 mg each. Better value?`],
    ["no pieces", `${KIRKLAND}; Nordic: $27, 600 mg each. Better value?`],
    ["nothing in it", `${KIRKLAND}; Nordic: $27 for 90 capsules, 0 mg each. Better value?`],
    ["no name", `${KIRKLAND}; $27 for 90 capsules, 600 mg each. Better value?`],
    ["another question", `${KIRKLAND}; ${NORDIC}. Which is safer?`],
    ["another language", `${KIRKLAND}; ${NORDIC}. ¿Cuál conviene?`],
    ["no product", "哪个划算"],
    ["nothing", ""],
    ["very long names", `${"Kirk".repeat(500)}: $18 for 60 capsules, 300 mg each; ${NORDIC}. Better value?`],
  ])("%s", (_, text) => expect(of(text)).toBeUndefined());
});
