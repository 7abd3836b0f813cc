import { realKnowledge } from "@nutri/engine/testing/real";
import { describe, expect, it } from "vitest";
import { createTriage } from "./index.ts";

const k = realKnowledge();
const triager = createTriage(k);
/** To swallow these is an emergency whatever is asked beside it. */
const NOT_TAKEN: ReadonlySet<string> = new Set(["fengyoujing"]);

describe("a calm question with values in it", () => {
  it.each([
    ["zh-CN", "zh", (name: string) => `我62岁，体重80，血压130/80，血糖6.1，在吃${name}，维生素C一天吃多少？`],
    ["en-US", "en", (name: string) => `I'm 62, weigh 80, blood pressure 130/80, ferritin 95, and take ${name}: how much vitamin C a day?`],
  ] as const)("raises nothing whatever medicine is taken, %s", (lang, own, asked) => {
    const raised = [...k.medicines.values()].flatMap((m) => {
      const found = NOT_TAKEN.has(m.id) ? undefined : triager.triage(asked(m.name[own]), lang, { market: "cn" });
      return found ? [`${m.name[own]}: ${found.flags.map((f) => f.id).join(", ")}`] : [];
    });
    expect(raised).toEqual([]);
  });
});
