import type { Same } from "../../../i18n/types.ts";
import type zh from "./zh-CN.ts";

const strings: Same<typeof zh> = {
  heading1: "See your nutrition",
  heading2: "in three minutes",
  lead: "Find out whether your medicines and supplements clash, and why each dose is what it is. Nothing is said without a source.",
  start: "Start, about 3 minutes",
  deep: { title: "In depth", note: "About 6 minutes, more exact" },
  specify: { title: "Just check", note: "Medicines and supplements" },
  last: {
    chip: "Last",
    plan: "{{name}}’s plan · {{date}}",
    planNoName: "My plan · {{date}}",
    draft: "Unfinished questions · {{date}}",
    making: "Plan in the making · {{date}}",
    go: "Continue",
    see: "Open",
    failed: "Your last plan did not open",
  },
  hero: { example: "Example", iron: "Iron enough", vitaminD: "Vitamin D low", calcium: "Calcium enough", iodine: "Iodine not known" },
  code: {
    link: "Invitation code",
    title: "Invitation code",
    label: "Code",
    hint: "From an organisation or a friend. Upper or lower case, both work.",
    send: "Confirm",
    empty: "Please enter the code first",
    refused: "This code was not found. Please check it once more.",
    accepted: "The code is valid",
    acceptedBy: "The code is valid. It is from {{owner}}.",
    done: "Done",
  },
  how: "How it works",
  settings: "Settings",
  documents: "Terms and privacy",
  display: {
    link: "Display",
    sample: "Iron, 15 mg a day, with a meal.",
    theme: "Appearance",
    system: "Auto",
    light: "Light",
    dark: "Dark",
  },
  disclaimer: "I am not a doctor. I make no diagnosis and write no prescription.",
  offline: "There is no network right now. You can start once you are online.",
  offlineSeen: "There is no network right now. This is how things stood on {{date}} at {{time}}.",
};
export default strings;
