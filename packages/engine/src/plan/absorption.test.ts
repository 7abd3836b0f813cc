import type { Person } from "@nutri/domain";
import { describe, expect, it } from "vitest";
import { assess } from "../assess.ts";
import { ANA } from "../testing/people.ts";
import { realKnowledge } from "../testing/real.ts";
import { SETTINGS, TODAY } from "../testing/solve.ts";
import { suitableForm } from "./absorption.ts";

const k = realKnowledge();
const formFor = (nutrient: string, over: Partial<Person>) => suitableForm(nutrient, assess({ ...ANA, ...over }, k, TODAY, SETTINGS));
const nameOf = (id: string) => k.forms.get(id)?.form.name;

describe("the form to look for where no product fits", () => {
  it.each<[string, string, Partial<Person>, string | undefined]>([
    ["calcium", "who takes a proton pump inhibitor", { medicines: [{ name: "omeprazole", id: "omeprazole" }] }, "calcium_citrate"],
    ["calcium", "everybody else", {}, undefined],
    ["epa_dha", "vegetarians", { diet: { pattern: "vegetarian" } }, "algal_oil"],
    ["vitamin_d", "vegans", { diet: { pattern: "vegan" } }, "vitamin_d2"],
    ["vitamin_d", "vegetarians", { diet: { pattern: "vegetarian" } }, undefined],
    ["iron", "vegans", { diet: { pattern: "vegan" } }, undefined],
  ])("%s for %s", (nutrient, _, over, form) => expect(formFor(nutrient, over)).toEqual(form === undefined ? undefined : nameOf(form)));
});
