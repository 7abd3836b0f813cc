import { describe, expect, it } from "vitest";
import { saidOnce } from "./said-once.ts";

const all = (...lines: string[]): string[] => lines.map(saidOnce());

describe("what one answer says twice", () => {
  it("is said once, and what is new in the line stays under its heading", () => {
    expect(
      all("长期用会让维生素B12 下降，手脚发麻。", "- **二甲双胍 × 维生素B12**（中等）：长期用会让维生素B12 下降，手脚发麻。它干扰回肠末端的吸收。")[1],
    ).toBe("- **二甲双胍 × 维生素B12**（中等）：它干扰回肠末端的吸收。");
    expect(
      all(
        "Long use lowers vitamin B12 and numbs the feet.",
        "- **Metformin × B12** (moderate): Long use lowers vitamin B12 and numbs the feet. Have it tested yearly.",
      )[1],
    ).toBe("- **Metformin × B12** (moderate): Have it tested yearly.");
  });
  it("leaves no line when nothing in it is new", () => {
    expect(all("Take calcium carbonate with a meal, at most 500 mg at a time.", "- Take calcium carbonate with a meal, at most 500 mg at a time.")[1]).toBe("");
  });
  it("is not what has another figure, or denies it", () => {
    const other = "- 成人每天常用 800 到 1000 国际单位的维生素D3。";
    expect(all("成人每天常用 800 到 2000 国际单位的维生素D3。", other)[1]).toBe(other);
    const not = "- Do not take these tablets with breakfast and coffee.";
    expect(all("Take these tablets with breakfast and coffee.", not)[1]).toBe(not);
  });
  it("is not the same of two things", () => {
    const both = "Keep calcium and alendronate at least 30 minutes apart. Keep coffee and alendronate at least 30 minutes apart.";
    expect(all(both)).toEqual([both]);
    const other = "- Keep coffee and alendronate at least 30 minutes apart.";
    expect(all("Keep calcium and alendronate at least 30 minutes apart.", other)[1]).toBe(other);
    const iron = "- **铁** 18 mg：这个年龄的女性需要这么多，饭菜里差一半。";
    const zinc = "- **锌** 18 mg：这个年龄的女性需要这么多，饭菜里差一半。";
    expect(all(iron, zinc)).toEqual([iron, zinc]);
  });
  it("is not a phrase that many sentences hold", () => {
    const again = "肾病的人先问医生。先问医生。";
    expect(all("先问医生。", again, "先问医生。").slice(1)).toEqual([again, ""]);
  });
});
