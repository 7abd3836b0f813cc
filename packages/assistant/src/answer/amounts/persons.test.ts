import { describe, expect, it } from "vitest";
import { comparesPeople, personsIn } from "./persons.ts";

describe("the people a question tells of", () => {
  it.each([
    [
      "My daughter is 15 and gets heavy periods. What is the RDA for iron at her age, and for her twin brother?",
      [
        { age: 15, gender: "female" },
        { age: 15, gender: "male" },
      ],
    ],
    ["Why does my 11 year old need more calcium than me (35)? how many mg for each of us", [{ age: 11 }, { age: 35 }]],
    ["Woman, 55, past menopause. calcium per day?", [{ age: 55, gender: "female" }]],
    [
      "我儿子8岁，女儿13岁，每天各要多少锌",
      [
        { age: 8, gender: "male" },
        { age: 13, gender: "female" },
      ],
    ],
    ["我35，我妈65，维生素D各要多少", [{ age: 35 }, { age: 65, gender: "female" }]],
    [
      "16 year old boy and 16 year old girl, zinc?",
      [
        { age: 16, gender: "male" },
        { age: 16, gender: "female" },
      ],
    ],
    ["vitamin D 15 mg for adults", []],
  ])("%s", (text, people) => expect(personsIn(text)).toEqual(people));

  it.each([
    ["How much potassium should a healthy woman vs man get?", true],
    ["成年男性和女性每天要多少钾", true],
    ["magnesium citrate vs glycinate", false],
    ["柠檬酸钙还是碳酸钙", false],
  ])("%s compares people: %s", (text, yes) => expect(comparesPeople(text)).toBe(yes));
});
