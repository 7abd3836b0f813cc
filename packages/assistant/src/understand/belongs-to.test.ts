import { realKnowledge } from "@nutri/engine/testing/real";
import { describe, expect, it } from "vitest";
import type { Memory } from "../types.ts";
import { belongsTo, putRight } from "./belongs-to.ts";
import { createLinker } from "./link.ts";

const k = realKnowledge();
const link = createLinker(k);
const metformin = { name: "二甲双胍", id: "metformin" };
const warfarin = { name: "warfarin", id: "warfarin" };
const memory: Memory = {
  people: { self: { conditions: ["type_2_diabetes"], medicines: [metformin, warfarin] } },
  entities: ["condition:type_2_diabetes", "nutrient:iron"],
  earlier: ["medicine:warfarin"],
  told: { text: "我有糖尿病，在吃二甲双胍", open: true },
};

describe("what is somebody else's", () => {
  it("is theirs, with the medicine told in the same breath, and the rest is read", () =>
    expect(belongsTo("刚才说的糖尿病是我爸的，不是我，我能吃葡萄吗", memory, k, link)).toEqual({
      text: "我能吃葡萄吗",
      memory: {
        subject: "self",
        people: { self: { conditions: [], medicines: [warfarin] }, father: { conditions: ["type_2_diabetes"], medicines: [metformin] } },
        entities: ["nutrient:iron"],
        earlier: ["medicine:warfarin"],
      },
    }));
  it("asks again what was asked before, without it, where nothing more is asked", () => {
    const asked = { ...memory, question: "I'm on warfarin, can I eat spinach?" };
    expect(belongsTo("the warfarin is my dad's, not mine", asked, k, link)?.text).toBe("can I eat spinach?");
    expect(belongsTo("the warfarin is my dad's, not mine", memory, k, link)?.text).toBe("dad warfarin");
  });
  it("leaves what it does not speak of", () =>
    expect(belongsTo("Sorry, the warfarin is my dad's, not mine. Can I eat kale?", memory, k, link)).toEqual({
      text: "Can I eat kale?",
      memory: {
        subject: "self",
        people: { self: { conditions: ["type_2_diabetes"], medicines: [metformin] }, father: { conditions: [], medicines: [warfarin] } },
        entities: ["condition:type_2_diabetes", "nutrient:iron"],
        earlier: [],
      },
    }));
  it.each([
    ["the warfarin is my nan's, not me", "grandmother", [], ["warfarin"]],
    ["刚说的华法林是我奶奶在吃，我自己没吃", "grandmother", [], ["warfarin"]],
    ["之前提的糖尿病其实是我外婆的，我没有", "grandmother", ["type_2_diabetes"], ["metformin"]],
    ["the diabetes thing is my mum's, I don't have it", "mother", ["type_2_diabetes"], []],
    ["the diabetes is my grandfather's, not mine", "grandfather", ["type_2_diabetes"], []],
    ["刚说的糖尿病是我姐姐的，不是我", "sister", ["type_2_diabetes"], ["metformin"]],
    ["刚说的糖尿病是我室友的，不是我", "friend", ["type_2_diabetes"], ["metformin"]],
  ] as const)("%s: %s", (text, whose, conditions, medicines) => {
    const people = belongsTo(text, memory, k, link)?.memory.people;
    expect(people?.[whose]?.conditions).toEqual(conditions);
    expect(people?.[whose]?.medicines?.map((m) => m.id)).toEqual(medicines);
    for (const id of conditions) expect(people?.self?.conditions).not.toContain(id);
    for (const id of medicines) expect(people?.self?.medicines?.map((m) => m.id)).not.toContain(id);
  });
  it("comes to what is known of them", () => {
    const known = { people: { ...memory.people, father: { conditions: ["gout"], age: 70 } } };
    expect(belongsTo("the diabetes is my dad's, not mine", known, k, link)?.memory.people?.father).toEqual({
      conditions: ["gout", "type_2_diabetes"],
      medicines: [],
      age: 70,
    });
  });
  it.each([
    "刚说的糖尿病是我的",
    "the warfarin is mine",
    // Theirs, and nothing says that it is not one's own too.
    "the warfarin is my dad's",
    "the car is my dad's, not mine",
    "刚说的天气是我爸的，不是我",
    "刚说的糖尿病是我老师的，不是我",
    "我爸有糖尿病，不是我",
    "la warfarina es de mi padre, no mía",
    "",
    "the ".repeat(2000),
  ])("is not by: %s", (text) => expect(belongsTo(text, memory, k, link)).toBeUndefined());
});

describe("what was told wrongly", () => {
  const told: Memory = {
    people: { self: { conditions: ["seafood_allergy", "hypertension"] } },
    entities: ["condition:seafood_allergy", "nutrient:iron"],
    earlier: ["condition:hypertension"],
    told: { text: "我海鲜过敏", open: true },
  };
  it.each([
    ["刚才说错了，不是海鲜过敏，是对青霉素过敏", "我对青霉素过敏", ["hypertension"], ["nutrient:iron"], ["condition:hypertension"]],
    ["说错了，不是高血压，是低血压，能喝咖啡吗", "我低血压，能喝咖啡吗", ["seafood_allergy"], told.entities, []],
  ])("%s: %s", (text, rest, conditions, entities, earlier) =>
    expect(putRight(text, told, k, link)).toEqual({ text: rest, memory: { people: { self: { conditions } }, entities, earlier } }),
  );
  it("is put right in English, with the kinds of it", () =>
    expect(putRight("sorry, I'm not diabetic, I'm anaemic. Can I drink tea?", memory, k, link)).toMatchObject({
      text: "I am anaemic. Can I drink tea?",
      memory: { people: { self: { conditions: [], medicines: [metformin, warfarin] } }, entities: ["nutrient:iron"] },
    }));
  it("is of whom was spoken of", () => {
    const hers: Memory = { subject: "mother", people: { mother: { conditions: ["hypertension"] }, self: { conditions: ["hypertension"] } } };
    expect(putRight("说错了，不是高血压，是低血压", hers, k, link)?.memory.people).toEqual({
      mother: { conditions: [] },
      self: { conditions: ["hypertension"] },
    });
  });
  it.each([
    "刚才说错了",
    "不是高血压，是低血压",
    "说错了，不是星期一，是星期二",
    "sorry, not Monday, but Tuesday",
    "perdón, no es hipertensión",
    "",
    "说错了".repeat(2000),
  ])("is nothing: %s", (text) => expect(putRight(text, told, k, link)).toBeUndefined());
});
