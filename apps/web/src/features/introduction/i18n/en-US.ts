import type { Same } from "../../../i18n/types.ts";
import type zh from "./zh-CN.ts";

const strings: Same<typeof zh> = {
  heading: "Where the numbers come from",
  lead: "Each dose is worked out by fixed rules from published facts, and you can open what it rests on. No language model decides a number.",
  steps: {
    title: "How it is worked out",
    needs: {
      title: "What you need",
      body: "By age, sex, pregnancy and activity, from reference intakes: the Chinese set of 2023, or the US and Canadian one.",
    },
    intake: {
      title: "What you get",
      body: "Estimated from your food, your supplements and your lab results. A test counts more than an estimate; a symptom is only a hint.",
    },
    limits: {
      title: "Within every limit",
      body: "Food, supplements and plan together stay under the upper limit of each nutrient. Illnesses and medicines can lower it.",
    },
    conflicts: {
      title: "Around every conflict",
      body: "Known conflicts between medicines, illnesses, pregnancy, allergies and food are checked, with the hours to keep apart.",
    },
    plan: {
      title: "As little as does it",
      body: "Within all this, the choice that covers the gaps with few products, few doses and a low price. If nothing is needed, it says so.",
    },
  },
  sources: {
    title: "What it rests on",
    body: "Reference intakes, pages of public bodies, medicine leaflets and published studies. Each finding names its source: title, publisher, year and place.",
    version: "Knowledge version {{version}}",
    unknown: "The knowledge version cannot be read right now.",
  },
  limits: {
    title: "What it cannot do",
    safe: "No conflict found is not proof of safety. No collection of facts is complete.",
    names: "Names it does not recognise are listed apart and never count as safe.",
    diet: "What it makes of your food comes from a questionnaire and is only roughly right.",
    photo: "Values read from a photo can be wrong. Compare them with the original.",
    young: "Under 18 it gives general advice on food, and no products or doses.",
  },
  never: {
    title: "What it will not do",
    diagnose: "It makes no diagnosis, writes no prescription and replaces no doctor.",
    stop: "It will never tell you to stop, add or change a medicine on your own.",
    promise: "It does not claim to treat or prevent an illness.",
    sell: "It does not recommend more because more could be sold. Plan and reasons are yours to read without buying anything.",
  },
  who: {
    title: "Who is responsible",
    body: "The organisation that runs this service, under the contact it publishes. In an emergency call the emergency number or go to a hospital.",
  },
  data: {
    title: "Your data",
    body: "No account and no phone number. Health data is stored encrypted, never sold, not used for ads. By default it goes to no third party.",
    settings: "Export, erase, consents",
    documents: "Read the terms and the privacy notice",
  },
};
export default strings;
