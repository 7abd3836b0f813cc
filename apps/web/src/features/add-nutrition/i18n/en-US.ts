import type { Same } from "../../../i18n/types.ts";
import type zh from "./zh-CN.ts";

const strings: Same<typeof zh> = {
  title: "What would you like to add?",
  lead: "Limits, medicines and conflicts are checked first, and only what fits is added. It stays in later plans too.",
  search: "Find a nutrient",
  nutrients: "Nutrients",
  goals: "Goals",
  goalsNote: "With a goal the plan is made again, and what belongs to the goal comes first.",
  in: "In your plan, {{amount}} a day",
  wanted: "You asked for it before",
  none: "No nutrient is called “{{text}}”. Try another name.",
  add: "Add to the plan",
  addCount_one: "Add {{count}} to the plan",
  addCount_other: "Add {{count}} to the plan",
  working: "Checking and working it out",
  failed: "This was not added",
  short: {
    title: "Some answers are missing",
    body: "So far only what you take was checked. To add anything safely, we need to know about illnesses and allergies first.",
    go: "Answer them",
  },
  noPlan: { title: "No plan yet", body: "Make a plan first. Then we know what can be added.", go: "Go to the start" },
  making: { title: "Your plan is being made", body: "Once it is there, you can add to it.", go: "See how far it is" },
  done: {
    added: "Added",
    none: "Nothing was added",
    part: "Some of it was added",
    refused: "Not added, and why",
    changes: "What changed in the plan",
    same: "The plan has not changed.",
    before: "Before",
    after: "Now",
    nothing: "none",
    perDay: "a day",
    limit: "Limit {{limit}}, now counted {{counted}}",
    plan: "Back to the plan",
    more: "Add another",
  },
};
export default strings;
