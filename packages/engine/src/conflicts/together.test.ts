/** Two things eaten: what the rules say of both, on small knowledge and on the real one. */
import { same, smallKnowledge } from "@nutri/knowledge/testing/small";
import { describe, expect, it } from "vitest";
import { realKnowledge } from "../testing/real.ts";
import { reviewAsked } from "./index.ts";

type Parts = Parameters<typeof smallKnowledge>[0];
const nutrient = (id: string): NonNullable<Parts["nutrients"]>[number] => ({
  id,
  name: same(id),
  unit: "mg",
  group: "mineral",
  supplementable: true,
  functions: [same("does something")],
});
const item = (id: string, more: object = {}): NonNullable<Parts["items"]>[number] => ({ id, name: same(id), kind: "herb", ...more });
const rule = (id: string, subject: object, object: object, more: object = {}): NonNullable<Parts["interactions"]>[number] => ({
  id,
  subject,
  object,
  direction: "interaction",
  severity: "moderate",
  action: "avoid",
  effect: same(`${id} effect.`),
  advice: same(`${id} advice.`),
  evidence: "C",
  ...more,
});

const small = smallKnowledge({
  nutrients: ["iron", "zinc", "calcium", "copper"].map(nutrient),
  groups: [
    { id: "calming", name: same("calming herbs"), kind: "herb" },
    { id: "drinks", name: same("drinks"), kind: "food" },
  ],
  items: [
    item("hops", { groups: ["calming"] }),
    item("valerian", { groups: ["calming"] }),
    item("tea", { kind: "food", groups: ["drinks"] }),
    item("decaf", { kind: "food", groups: ["drinks"] }),
    item("many", { kind: "supplement", nutrients: ["iron", "zinc", "calcium", "copper"].map((n) => ({ nutrient: n, amount: 1, unit: "mg" as const })) }),
    item("oil", { kind: "supplement" }),
    item("blend", { kind: "supplement", nutrients: [{ nutrient: "iron" }] }),
  ],
  medicines: [{ id: "iron_tablets", name: same("iron tablets"), items: ["iron"], uses: same("iron") }],
  interactions: [
    rule("calm", { groups: ["calming"] }, { groups: ["calming"] }, { severity: "minor", action: "monitor" }),
    rule("iron_tea", { groups: ["drinks"], except: ["decaf"] }, { nutrients: ["iron"] }, { action: "separate", separateHours: 2 }),
    rule("oil_many", { items: ["oil"] }, { items: ["many"] }, { action: "separate", separateHours: 1 }),
    rule("oil_zinc", { items: ["oil"] }, { nutrients: ["zinc"] }, { severity: "major", dose: { atLeast: 20, unit: "mg", unknownDose: "skip" } }),
  ],
});

type Seen = [string, string[]][];
const reviewed = (k: typeof small, names: string[], foods: string[] = []): Seen =>
  reviewAsked({ age: 40, supplements: names.map((name) => ({ name })), foods }, k).productReviews.map((r) => [
    `${r.item.id} ${r.verdict}`,
    r.why.filter((w) => !w.rule.startsWith("overlap:")).map((w) => w.rule),
  ]);

describe("on small knowledge", () => {
  it.each<[string, string[], string[], Seen]>([
    [
      "two of a group say so on both sides, and a minor word changes nothing",
      ["hops", "valerian"],
      [],
      [
        ["hops keep", ["calm"]],
        ["valerian keep", ["calm"]],
      ],
    ],
    ["one of a group alone is nothing", ["hops"], [], [["hops keep", []]]],
    ["a mineral and a drink are kept apart", ["iron 20 mg"], ["tea"], [["iron adjust", ["iron_tea"]]]],
    ["what the rule takes out again is not meant", ["iron 20 mg"], ["decaf"], [["iron keep", []]]],
    ["a little iron among many is not", ["many"], ["tea"], [["many keep", []]]],
    [
      "but many meant by name are",
      ["many", "oil"],
      [],
      [
        ["many adjust", ["oil_many"]],
        ["oil adjust", ["oil_many"]],
      ],
    ],
    [
      "below the dose",
      ["zinc 19 mg", "oil"],
      [],
      [
        ["zinc keep", []],
        ["oil keep", []],
      ],
    ],
    [
      "at the dose",
      ["zinc 20 mg", "oil"],
      [],
      [
        ["zinc stop", ["oil_zinc"]],
        ["oil stop", ["oil_zinc"]],
      ],
    ],
    [
      "the dose not told",
      ["zinc", "oil"],
      [],
      [
        ["zinc keep", []],
        ["oil keep", []],
      ],
    ],
  ])("%s", (_, names, foods, wanted) => expect(reviewed(small, names, foods)).toEqual(wanted));

  it("names everything that one rule is about, once", () => {
    const [iron] = reviewAsked({ age: 40, supplements: [{ name: "iron 20 mg" }], foods: ["tea", "tea", "drinks"] }, small).productReviews;
    expect(iron?.why.map((w) => w.text.en)).toEqual(["With tea, drinks: iron_tea effect. iron_tea advice."]);
    expect(iron?.why.map((w) => w.kind)).toEqual(["timing"]);
  });
  it("says what was counted together, and what could not be", () => {
    const overlap = (names: string[]) =>
      reviewAsked({ age: 40, supplements: names.map((name) => ({ name })) }, small).productReviews[0]?.why.map((w) => w.text.en);
    expect(overlap(["iron 10 mg", "many"])).toEqual(["“many” holds iron too; both are counted together."]);
    const open = "how much is in “blend” is not known and was not counted, so look at the label.";
    expect(overlap(["iron 10 mg", "blend"])).toEqual([`“blend” holds iron too; ${open}`]);
    expect(overlap(["blend", "iron 10 mg"])).toEqual([`“iron 10 mg” holds iron too; ${open}`]);
  });
  it("speaks of no person: medicines and conditions know nothing of it", () => {
    expect(small.rules.all).toEqual([]);
    expect(small.rules.byGroup.size).toBe(0);
  });
});

describe("on the real knowledge", () => {
  const k = realKnowledge();
  const said = (things: string): string[] => {
    const names = things.split(" + ");
    const foods = names.filter((n) => n.startsWith("@")).map((n) => n.slice(1));
    return reviewed(
      k,
      names.filter((n) => !n.startsWith("@")),
      foods,
    ).map(([verdict, rules]) => `${verdict}: ${rules.join(", ")}`);
  };

  it.each([
    ["圣约翰草 + 5-羟基色氨酸", "ask_doctor"],
    ["valerian + @red wine", "ask_doctor"],
    ["褪黑素 + 缬草", "keep"],
    ["麻黄 + @coffee", "ask_doctor"],
    ["guarana + @咖啡", "keep"],
    ["ginkgo + garlic extract", "ask_doctor"],
    ["银杏 + 鱼油 4 g/日", "ask_doctor"],
    ["银杏 + 维生素E 400 IU/日", "ask_doctor"],
    ["苦瓜胶囊 + 匙羹藤", "keep"],
    ["soy isoflavones + red clover", "keep"],
    ["kava + green tea extract", "ask_doctor"],
    ["何首乌 + @白酒", "ask_doctor"],
    ["红曲米 + @西柚汁", "stop"],
    ["red yeast rice + niacin 1000 mg/day", "stop"],
    ["红曲米 + 圣约翰草", "keep"],
    ["aloe latex + cascara", "ask_doctor"],
    ["芦荟 + 甘草", "ask_doctor"],
    ["铁 + @绿茶", "adjust"],
    ["iron + @milk", "adjust"],
    ["iron + magnesium oxide", "adjust"],
    ["psyllium + iron", "keep"],
    ["kelp tablets + 碘 150 μg/日", "ask_doctor"],
    ["potassium 500 mg + @低钠盐", "ask_doctor"],
  ])("%s is told with its reason: %s", (things, verdict) => {
    const [first] = said(things);
    expect(first).toMatch(new RegExp(`^\\S+ ${verdict}: .*(?:together_|stimulant_laxative)`, "u"));
  });

  it.each([
    "鱼油 1 g/日 + 银杏",
    "vitamin E 100 IU + ginkgo",
    "glucosamine + chondroitin",
    "vitamin C + iron",
    "维生素D + 钙",
    "叶酸 400 μg/日 + 维生素B12",
    "multivitamin + @milk",
    "collagen + vitamin C",
  ])("%s go together", (things) => {
    for (const line of said(things)) expect(line).toMatch(/^\S+ keep: (?!.*together_)/u);
  });

  it("a supplement told twice is no medicine beside itself", () => {
    const rules = said("维生素D 1000 IU/日 + 维生素D 600 IU/日");
    expect(rules).toEqual(["vitamin_d keep: ", "vitamin_d adjust: duplicate:vitamin_d"]);
  });
  it("what the medicine's own rule says already is said once", () =>
    expect(said("硫酸亚铁 + @浓茶")).toEqual(["ferrous_sulfate adjust: iron_medicine_tea_coffee"]));
});

describe("Chinese sentences", () => {
  const k = realKnowledge();
  const told = [
    ...[...k.records.interactions, ...k.records.condition_rules].flatMap((r) =>
      [r.effect, r.advice, r.mechanism, r.disagreement].map((t) => [r.id, t?.zh ?? ""]),
    ),
    ...k.records.advice.map((a) => [a.id, a.text.zh]),
  ];
  it("write daily amounts out, as the amounts put in by the engine are: 毫克, not mg", () => {
    expect(told.length).toBeGreaterThan(4000);
    expect(told.filter(([, zh = ""]) => /\d ?(?:mg|[uµμ]g|mL|g)(?![A-Za-z/])/u.test(zh))).toEqual([]);
  });
});
