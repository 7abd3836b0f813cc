import type { Same } from "../../../i18n/types.ts";
import type zh from "./zh-CN.ts";

const strings: Same<typeof zh> = {
  heading: "This page is still being built",
  note: "Everything else works as usual.",
  questionnaireSpecify:
    "Here you will be able to check only the medicines and supplements you take: find them by name or brand, or from a photo of the label, and see whether they conflict.",
  addMoreNutrition: "Here you will be able to add nutrients to your plan. What would pass a limit or clash with a medicine is refused, with the reason.",
  introductionPage:
    "Here you will read how the numbers are made, which sources they rest on, what this cannot do, who is responsible, and how data is handled.",
  productsPage: "Here you will find the products of your plan with daily amounts, prices and vouchers, and be able to order them.",
  productsPageQuick: "Here you will be able to choose a size and a quantity quickly.",
  reportListPage:
    "Here you will find your lab reports: the date, how many values were read, how many are out of range. You will be able to correct or remove them.",
  uploadReportsPageNew: "Here you will be able to photograph or choose a lab report, and each value will be read from it.",
  report: "Here you will see an overview: your latest plan, your lab values month by month, and what has changed since last time.",
  chat: "Here you will be able to ask what to eat, how to take it, and what goes together. Each answer names its sources.",
};
export default strings;
