import { describe, expect, it } from "vitest";
import { asksSpan, asksSpanOnly } from "./span.ts";

describe("how often, how long, from when", () => {
  it.each([
    "维生素B12缺乏打针要多久打一次",
    "叶酸要吃到几个月",
    "铁剂要吃多久",
    "宝宝什么时候可以停奶粉",
    "B12每天吃还是每周吃",
    "几个月开始补维生素D",
    "how often should vitamin D be checked",
    "When should I start folic acid?",
    "how long should I take iron tablets",
    "until what age does my child need vitamin D",
  ])("%s", (text) => expect(asksSpanOnly(text)).toBe(true));
  it.each(["维生素D什么时候吃", "钙片和铁剂隔多久", "鱼油吃多久才有效果", "when should I take iron", "how long does melatonin take to work", "一天吃几次"])(
    "is not asked: %s",
    (text) => expect(asksSpan(text)).toBe(false),
  );
  it("is asked beside the time of day", () => {
    expect(asksSpan("益生菌饭前吃还是饭后吃，要吃多久")).toBe(true);
    expect(asksSpanOnly("益生菌饭前吃还是饭后吃，要吃多久")).toBe(false);
  });
});
