import type { PrecisePlan } from "@nutri/contract";
import type { Lang } from "@nutri/domain";
import { act } from "react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { setLang } from "../../../i18n/index.ts";
import { useFloating } from "../../../lib/toast.ts";
import { type Asked, fakeNetwork, goTo, ok, render, settle, until } from "../../../testing.tsx";
import { fixtureForms, fixturePlan } from "../fixture.ts";
import { Report } from "./Report.tsx";

const report = (plan: PrecisePlan): Promise<HTMLElement> => render(<Report plan={plan} old={undefined} />, ["plan"]);
const section = (name: string): HTMLElement => document.getElementById(`plan-${name}`) ?? document.createElement("i");
const sheet = (): HTMLElement => document.querySelector<HTMLElement>("[role=dialog]") ?? document.createElement("i");
const press = async (where: HTMLElement, words: string): Promise<void> => {
  const inside = where === sheet();
  await act(async () => [...where.querySelectorAll<HTMLElement>("button, a")].find((b) => b.textContent.includes(words))?.click());
  // What is pressed in the sheet may close it.
  if (!inside) await until(() => sheet().textContent !== "");
  else await settle();
};
const links = (where: HTMLElement): (string | null)[] => [...where.querySelectorAll("a")].map((a) => a.getAttribute("href"));

let asked: Asked[] = [];
beforeEach(() => {
  goTo("http://localhost/#/qsGeneratePageNew");
  localStorage.setItem("access_token", "t-1");
  asked = fakeNetwork(({ body, path }) => ok(path.startsWith("/v1/nutrient/forms") ? fixtureForms(path) : { ...fixturePlan("zh-CN"), ...(body as object) }));
});

describe("report", () => {
  test.each([["zh-CN"], ["en-US"]] as [Lang][])("in %s: nothing undefined, no key for a text, no unfilled hole, headings in order", async (lang) => {
    await act(() => setLang(lang));
    const place = await report(fixturePlan(lang));
    expect(place.textContent).not.toMatch(/undefined|NaN|\[object|\{\{|\b(?:section|taboo|nutrient|product|day|next|head|why)\.[a-z]/);
    const levels = [...place.querySelectorAll("h1, h2, h3, h4")].map((h) => Number(h.tagName[1]));
    expect(levels[0]).toBe(1);
    expect(levels.filter((l) => l === 1)).toHaveLength(1);
    levels.forEach((level, i) => expect(level - (levels[i - 1] ?? level)).toBeLessThanOrEqual(1));
    await act(() => setLang("zh-CN"));
  });

  test("first what is pressing: the doctor's, then what should not go on, then grave conflicts", async () => {
    const place = await report(fixturePlan("zh-CN"));
    const words = place.querySelector("article")?.textContent ?? "";
    const order = [
      "先说要紧的",
      "先看医生",
      "铁蛋白低",
      "海带碘片",
      "左甲状腺素 · 钙",
      "三样不够",
      "还要留意",
      "补铁三个月后复查",
      "有名字没认出来",
      "老中医丸",
    ].map((w) => words.indexOf(w));
    expect(order).toEqual([...order].sort((a, b) => a - b));
    expect(order).not.toContain(-1);
  });

  test("how sure, and on what it rests, in words", async () => {
    const place = await report(fixturePlan("zh-CN"));
    expect(place.textContent).toContain("按年龄和性别、饮食、化验推算 · 把握：低");
  });

  test("the radar has its table; with too little known it says so instead", async () => {
    await report(fixturePlan("zh-CN"));
    expect(section("radar").querySelectorAll("tbody tr")).toHaveLength(6);
    await report(fixturePlan("zh-CN", { radar: [] }));
    expect(document.querySelectorAll("#plan-radar")[1]?.textContent).toContain("先不画全图");
  });

  test("off the mark as cards (what the plan adds to first), enough in a fold; a limit of some forms only is told in words", async () => {
    await report(fixturePlan("zh-CN"));
    const cards = [...section("nutrients").querySelectorAll("h3")].map((h) => h.textContent);
    expect(cards).toEqual(["铁", "维生素D", "镁", "碘"]);
    expect(section("nutrients").querySelector("details")?.textContent).toContain("另外 3 样够了");
    const bars = [...section("nutrients").querySelectorAll("p.sr-only")].map((b) => b.textContent);
    expect(bars[0]).toMatch(/^铁：现在 9.4，补上后 24.4，需要 18.*上限 42$/);
    expect(bars[2]).not.toContain("上限");
    expect(section("nutrients").textContent).toContain("上限 350\u00a0毫克（只算补充剂），现在算到 60\u00a0毫克");
  });

  test("the day: moments in order, medicines beside products, what to keep apart", async () => {
    await report(fixturePlan("zh-CN"));
    const text = section("day").textContent;
    const order = ["早上", "优甲乐", "你的药", "中午", "甘氨酸亚铁", "不喝茶和咖啡", "晚上", "碳酸钙片", "离优甲乐 11 小时"].map((w) => text.indexOf(w));
    expect(order).toEqual([...order].sort((a, b) => a - b));
    expect(order).not.toContain(-1);
    expect(text).toContain("方案里一天共 2 粒");
  });

  test("products: basis and other, usage apart from its content, no price and one plain link", async () => {
    await report(fixturePlan("zh-CN"));
    const part = section("products");
    expect([...part.querySelectorAll("h3")].map((h) => h.textContent)).toEqual(["基础组合", "其他"]);
    expect(part.textContent).toContain("每日 1 次，每次 1 粒");
    expect(part.textContent).toContain("（饭前服用）");
    expect(part.textContent).not.toMatch(/[¥￥元]|购买|下单/);
    expect(links(part)).toEqual(["#/productsPage"]);
  });

  test("left out and conflicts stand worst first; what helps stands apart", async () => {
    await report(fixturePlan("zh-CN"));
    expect([...section("avoided").querySelectorAll("li")].map((li) => li.textContent.slice(0, 9))).toEqual([
      "林木 海带碘不能用",
      "林木 大豆异黄酮不",
      "林木 维生素C 1",
    ]);
    const rows = [...section("taboos").querySelectorAll(":scope ul li")].map((li) => li.textContent);
    expect(rows[0]).toContain("左甲状腺素 · 钙你在吃隔 4 小时");
    expect(rows.at(-1)).toContain("硒有帮助");
    expect(section("taboos").querySelector("details li")?.textContent).toContain("硒");
  });

  test("what is taken: not to go on before adjust", async () => {
    await report(fixturePlan("zh-CN"));
    expect([...section("reviews").querySelectorAll("li")].map((li) => li.textContent.slice(0, 9))).toEqual(["海带碘片不宜继续有", "碳酸钙片调整一下和"]);
  });

  test("medicines with nothing found: said as what it is, never as safe", async () => {
    await report(fixturePlan("zh-CN", { medicineTaboos: [] }));
    expect(section("taboos").textContent).toContain("没有找到和它们有关的冲突。这不等于一定没有");
    expect(section("taboos").textContent).not.toContain("安全");
  });

  test("an open question leads back to itself, a missing lab value to the reports", async () => {
    await report(fixturePlan("zh-CN"));
    expect(links(section("questions"))).toEqual(["#/questionnaire?step=sun&plan_type=deep_questionnaire", "#/uploadReportsPageNew"]);
  });

  test.each([
    ["1", ["已完成", "下一步", "之后"], "#/questionnaire?plan_type=deep_questionnaire"],
    ["2", ["已完成", "已完成", "下一步"], "#/questionnaire?step=supplements&plan_type=short_questionnaire"],
    ["3", ["已完成", "已完成", "已完成"], undefined],
  ] as const)("next step %s", async (nextStep, states, link) => {
    await report(fixturePlan("zh-CN", { nextStep }));
    const rows = [...section("next").querySelectorAll("ol li")].map((li) => li.textContent);
    expect(states.map((s, i) => rows[i]?.includes(s))).toEqual([true, true, true]);
    expect(links(section("next"))[0]).toBe(link);
  });

  test("no step known, no indicator", async () => {
    await report(fixturePlan("zh-CN", { nextStep: "" }));
    expect(document.getElementById("plan-next")).toBeNull();
  });

  test("nothing needed: warmly said, and nothing recommended", async () => {
    const nutrients = fixturePlan("zh-CN").nutrients.filter((n) => n.status === "adequate");
    const place = await report(
      fixturePlan("zh-CN", { nutrients, recommendations: [], products: [], schedule: [], warnings: [], avoided: [], productReviews: [], medicineTaboos: [] }),
    );
    expect(place.textContent).toContain("按现在知道的，不需要补什么");
    for (const part of ["products", "day", "avoided", "reviews", "taboos"]) expect(document.getElementById(`plan-${part}`)).toBeNull();
  });

  test("something for the doctor and nothing recommended is not called enough", async () => {
    const nutrients = fixturePlan("zh-CN").nutrients.filter((n) => n.status === "adequate");
    const place = await report(fixturePlan("zh-CN", { nutrients, recommendations: [], products: [] }));
    expect(place.textContent).not.toContain("不需要补什么");
    expect(place.textContent).toContain("先把上面要紧的事问过医生");
  });

  test("under 18: guidance only", async () => {
    const young = { recommendations: [], products: [], schedule: [], warnings: [], productReviews: [], medicineTaboos: [] };
    const place = await report(fixturePlan("zh-CN", { ...young, profile: { age: 17 } }));
    expect(place.textContent).toContain("你还不到 18 岁");
    const adult = await report(fixturePlan("zh-CN", { ...young, profile: { age: 18 } }));
    expect(adult.textContent).not.toContain("你还不到 18 岁");
  });

  test("changes against the last plan, and none when there are none", async () => {
    await report(fixturePlan("zh-CN"));
    expect(section("changes").textContent).toContain("铁0 → 15\u00a0毫克11月12日的报告里铁蛋白偏低。");
    expect(section("changes").textContent).toContain("0 → 1 粒");
    await report(fixturePlan("zh-CN", { changes: [] }));
    expect(document.querySelectorAll("#plan-changes")).toHaveLength(1);
  });

  test("the disclaimer stands once; versions and date are there", async () => {
    const place = await report(fixturePlan("zh-CN"));
    expect(place.textContent.split("我不是医生，不做诊断").length).toBe(2);
    expect(place.textContent).toContain("知识库 2026.11.1 · 计算 0.1.0 · 产品目录 a1b2c3");
    expect(place.textContent).toContain("11月18日做的");
  });

  test("what is folded is unfolded on paper, and folded again after", async () => {
    const place = await report(fixturePlan("zh-CN"));
    const open = (): number => place.querySelectorAll("details[open]").length;
    const before = open();
    window.dispatchEvent(new Event("beforeprint"));
    expect(open()).toBe(place.querySelectorAll("details").length);
    window.dispatchEvent(new Event("afterprint"));
    expect(open()).toBe(before);
  });
});

describe("sheets of the report", () => {
  test("a nutrient: why this amount, each number with its rule and its source, titles in their own language", async () => {
    const plan = fixturePlan("zh-CN");
    await report(plan);
    await press(section("nutrients"), "铁");
    const text = sheet().textContent;
    expect(text).toContain("铁 · 每天 15\u00a0毫克");
    expect(text).toContain("为什么是 15");
    for (const label of ["需要", "吃进", "化验", "上限", "避开", "时间"])
      expect([...sheet().querySelectorAll("li > span")].map((s) => s.textContent)).toContain(label);
    const iron = plan.nutrients.find((n) => n.nutrient === "iron");
    const rec = plan.recommendations.find((r) => r.nutrient === "iron");
    const rules = [
      iron?.target.rule,
      ...(iron?.limits ?? []).map((l) => l.rule),
      ...[...(iron?.because ?? []), ...(rec?.because ?? [])].map((b) => b.rule),
      "levothyroxine_iron",
    ];
    const shown = [...sheet().querySelectorAll("code")].map((c) => c.textContent);
    for (const rule of rules) expect(shown).toContain(rule);
    for (const row of sheet().querySelectorAll(":scope ul > li:has(> span)")) expect(row.querySelector("a[href^=https]"), row.textContent).not.toBeNull();
    expect(sheet().querySelector("a[href*=ods] span[lang]")?.getAttribute("lang")).toBe("en-US");
  });

  test("a limit that is passed is said as passed", async () => {
    await report(fixturePlan("zh-CN"));
    await press(section("nutrients"), "碘");
    expect(sheet().textContent).toContain("合计 720\u00a0微克，超过了 600\u00a0微克");
    expect(sheet().textContent).toContain("为什么说偏高");
  });

  test("a finding: effect, advice, hours, mechanism, evidence in words, source, rule, and what else is known", async () => {
    await report(fixturePlan("zh-CN"));
    await press(section("taboos"), "左甲状腺素 · 钙");
    for (const words of [
      "钙会和药结合",
      "和药隔开至少 4 小时",
      "至少 4 小时",
      "不溶的复合物",
      "较强：",
      "Clinical practice guidelines",
      "levothyroxine_calcium",
    ])
      expect(sheet().textContent).toContain(words);
    await press(sheet(), "大豆制品");
    expect(sheet().textContent).toContain("大量大豆可能让药吸收变少");
  });

  test("a product: an allergen without a word of its own is still shown", async () => {
    await report(fixturePlan("zh-CN"));
    await press(section("products"), "维生素D3");
    expect(sheet().textContent).toContain("明胶、rare_thing");
    expect(sheet().textContent).toContain("每粒含有维生素D 10\u00a0微克");
  });

  test.each([
    ["avoided", "大豆异黄酮", "levothyroxine_soy"],
    ["reviews", "海带碘片", "hypothyroidism_kelp"],
    ["advice", "多吃黑芝麻", "advice:food_for_iron"],
    ["body", "体重指数", "bmi:wst-428-2013"],
    ["body", "能量", "energy:china-2023"],
  ])("%s: %s opens its rule and source", async (part, words, rule) => {
    await report(fixturePlan("zh-CN"));
    await press(section(part), words);
    expect([...sheet().querySelectorAll("code")].map((c) => c.textContent)).toContain(rule);
    expect(sheet().querySelector("a[href^=https]")).not.toBeNull();
  });

  test("an urgent item opens its own reason", async () => {
    const place = await report(fixturePlan("zh-CN"));
    await press(place, "铁蛋白低");
    expect(sheet().querySelector("code")?.textContent).toBe("advice:anaemia_cause");
  });

  test("the title is tapped to rename: an empty name is refused, a good one is sent once", async () => {
    const place = await report(fixturePlan("zh-CN"));
    await press(place, "小林的方案");
    const input = sheet().querySelector("input");
    const type = (value: string) =>
      act(async () => {
        if (!input) return;
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, value);
        input.dispatchEvent(new Event("input", { bubbles: true }));
      });
    await type("  ");
    await press(sheet(), "保存");
    expect(sheet().textContent).toContain("请先填一个名字");
    expect(asked).toEqual([]);
    await type(" 妈妈 ");
    await press(sheet(), "保存");
    await until(() => asked.length > 0);
    expect(asked.map((a) => [a.path, a.body])).toEqual([["/v1/precise_nutrition_plan/update_nickname", { id: "plan-2", nickname: "妈妈" }]]);
  });

  test("sharing: rich text with what matters and the disclaimer, a link, each noted in the operation log", async () => {
    const written: string[] = [];
    vi.stubGlobal(
      "ClipboardItem",
      class {
        parts: Record<string, Blob>;
        constructor(parts: Record<string, Blob>) {
          this.parts = parts;
        }
      },
    );
    vi.spyOn(navigator.clipboard, "write").mockImplementation(async (items) => {
      const item = items[0] as unknown as { parts: Record<string, Blob> };
      written.push(await (item.parts["text/plain"]?.text() ?? ""), await (item.parts["text/html"]?.text() ?? ""));
    });
    vi.spyOn(navigator.clipboard, "writeText").mockImplementation(async (text) => void written.push(text));
    const place = await report(fixturePlan("zh-CN", { summary: "<b>三样</b>不够" }));
    await press(place, "分享");
    await press(sheet(), "复制文字");
    await until(() => asked.length > 0);
    expect(written[0]).toContain("· 铁 偏低 9.4 / 18 毫克\n· 维生素D");
    expect(written[0]).toContain("我不是医生");
    expect(written[1]).toContain("&lt;b&gt;三样&lt;/b&gt;不够");
    expect(useFloating.getState().toast?.text).toBe("复制成功");
    await press(place, "分享");
    await press(sheet(), "复制链接");
    await until(() => asked.length > 1);
    expect(written[2]).toBe("http://localhost/#/qsGeneratePageNew?custom_nutrition_plan_id=custom-1");
    expect(asked.map((a) => a.body)).toEqual([
      { type: "share", businessId: "plan-2", step: "1", way: "text" },
      { type: "share", businessId: "plan-2", step: "1", way: "link" },
    ]);
    await settle(30);
  });
});

describe("how to choose a calcium (GoodCalciumDialog)", () => {
  const dialogs = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>("[role=dialog]")];
  const plan = fixturePlan("zh-CN");
  const withCalcium: PrecisePlan = {
    ...plan,
    nutrients: plan.nutrients.map((n) => (n.nutrient === "iron" ? { ...n, nutrient: "calcium", name: "钙" } : n)),
    products: plan.products.map((p) => ({ ...p, nutrients: [{ nutrient: "calcium", amount: 500, unit: "mg" }] })),
  };
  const openIt = async (part: string, words: string): Promise<string> => {
    await report(withCalcium);
    await press(section(part), words);
    await until(() => sheet().textContent.includes("钙怎么选"));
    await press(sheet(), "钙怎么选");
    await until(() => dialogs().length > 1);
    return dialogs().at(-1)?.textContent ?? "";
  };

  test.each([
    ["nutrients", "钙"],
    ["products", "维生素D3"],
    ["reviews", "碳酸钙片"],
    ["taboos", "左甲状腺素 · 钙"],
  ])(
    "opens from a calcium line in %s: salt and elemental amount, with or without food, stomach acid, kidney stones, all from the server",
    async (part, words) => {
      const text = await openIt(part, words);
      for (const said of [
        "柠檬酸钙空腹也行",
        "碳酸钙40 毫克",
        "柠檬酸苹果酸钙约 23 毫克",
        "各产品含钙量不同",
        "碳酸钙随餐吃",
        "质子泵抑制剂 · 碳酸钙",
        "肾结石 · 各种都算",
      ])
        expect(text).toContain(said);
      for (const part of dialogs().at(-1)?.querySelectorAll("section") ?? []) expect(part.querySelector("a[href^=https]")).not.toBeNull();
    },
  );

  test("what this plan has found for the person comes first and is marked", async () => {
    const text = await openIt("reviews", "碳酸钙片");
    expect(text).toContain("左甲状腺素 · 各种都算和你有关");
    expect(text.indexOf("左甲状腺素 · 各种都算")).toBeLessThan(text.indexOf("质子泵抑制剂"));
  });

  test("nothing to choose where a nutrient comes in one form", async () => {
    await report(fixturePlan("zh-CN"));
    await press(section("nutrients"), "铁");
    await until(() => asked.some((a) => a.path.includes("nutrient=iron")));
    await settle();
    expect(sheet().textContent).not.toContain("怎么选");
  });
});

describe("onward from the plan", () => {
  const onward = (): (string | null)[] => links(sheet()).filter((l) => l?.startsWith("#/"));
  test("every sheet of a nutrient, product, finding and review asks about itself in the chat; a low nutrient that the plan does not add can be added", async () => {
    await report(fixturePlan("zh-CN"));
    await press(section("nutrients"), "铁");
    expect(onward()).toEqual([`#/chat?q=${encodeURIComponent("铁我吃得够吗？")}`]);
    await press(section("nutrients"), "镁");
    await until(() => onward().length > 1);
    expect(onward()[0]).toBe("#/addMoreNutrition?nutrient=magnesium");
    for (const [part, words, question] of [
      ["products", "维生素D3", "怎么吃，要注意什么？"],
      ["taboos", "左甲状腺素 · 钙", "左甲状腺素和钙要注意什么？"],
      ["reviews", "碳酸钙片", "我在吃碳酸钙片，还要继续吗？"],
    ] as const) {
      await press(section(part), words);
      await until(() => decodeURIComponent(onward().at(-1) ?? "").includes(question));
      expect(decodeURIComponent(onward().at(-1) ?? "")).toContain(question);
    }
  });

  test("the plan as a whole leads to the chat and to adding something", async () => {
    const place = await report(fixturePlan("zh-CN"));
    expect(links(place)).toEqual(expect.arrayContaining(["#/addMoreNutrition", `#/chat?q=${encodeURIComponent("给我讲讲这份方案")}`]));
  });

  test("a way onward closes the sheet, so that it does not stand open when one comes back", async () => {
    await report(fixturePlan("zh-CN"));
    await press(section("nutrients"), "镁");
    await act(async () => [...sheet().querySelectorAll("a")].find((a) => a.textContent.includes("在对话里问"))?.click());
    await until(() => document.querySelector("[role=dialog]") === null);
    expect(document.querySelector("[role=dialog]")).toBeNull();
    expect(decodeURIComponent(window.location.hash)).toBe("#/chat?q=镁我吃得够吗？");
  });
});
