import type { Documents } from "./types.ts";

const documents: Documents = {
  agreement: {
    short:
      "This is a tool for nutrition information. It calculates from public references by fixed rules. It does not treat you and does not replace a doctor.",
    sections: [
      {
        heading: "What it does",
        points: [
          "From what you tell it, it estimates how much you need of each nutrient, how much you get now, what is missing and where the upper limit lies.",
          "It checks your medicines, supplements and foods for known conflicts, with the reasons and the sources.",
          "It suggests a plan that stays below the limits and clear of your medicines. When you need nothing, it says so.",
          "The numbers come from rules and public references, not from a language model. The same answers and the same edition of the references give the same plan.",
        ],
      },
      {
        heading: "What it is not",
        text: "It is not a doctor. It makes no diagnosis, writes no prescription and replaces neither care nor medicine. With chest pain, trouble breathing, heavy bleeding, confusion or any other emergency, call an ambulance or go to a hospital at once.",
      },
      {
        heading: "How to use it well",
        points: [
          "Answer truthfully, especially about illnesses, medicines, allergies and pregnancy. Gaps there make the result unreliable.",
          "Do not stop, add or change a prescribed medicine because of what you read here. If in doubt, ask a doctor or a pharmacist first.",
          "If you are pregnant or breastfeeding, have liver or kidney disease or are being treated, ask your doctor before starting any supplement.",
          "Fill it in for yourself. For a family member, get their agreement first.",
        ],
      },
      {
        heading: "Who may use it",
        text: "Plans are for people aged 18 and over. Younger people get general advice on food and no products. Below 14, a guardian decides about the use.",
      },
      {
        heading: "Its limits",
        points: [
          "No set of references covers everything. No conflict found does not mean certainly safe.",
          "Names of medicines and products that are not recognised are listed, never treated as fine.",
          "What we work out about your diet comes from a few questions and is rough. Lab results are more reliable.",
          "Values read from a picture of a report can be wrong. Please compare them with the original.",
        ],
      },
      {
        heading: "About products",
        text: "Products in a plan come from the catalogue of the organisation that offers this service; others do not appear. They are chosen by gaps, limits, conflicts, number and price alone. Food supplements are not medicines and do not replace treatment. You can read the plan and its reasons without buying anything.",
      },
      {
        heading: "Who is responsible",
        text: "This service is offered by the organisation that runs it (the operator), which is responsible for it and publishes how to reach it. What you do with the information is your decision; that does not release the operator from its duties under the law.",
      },
      {
        heading: "Changes",
        text: "A changed agreement gets a new version number, and you are asked again before the next use. If you do not accept it, you can stop and ask for your data to be erased.",
      },
    ],
  },
  privacy: {
    short: "No account, no name, no phone number needed. Health content is stored encrypted. It is not sold, not used for advertising and not passed on.",
    sections: [
      {
        heading: "What we keep",
        points: [
          "A random visitor number that recognises this device. Its secret is kept only as a hash that cannot be read back.",
          "Your answers, uploaded reports, plans and conversations. These are stored encrypted.",
          "Which documents you accepted, in which version, and when.",
          "A log of actions, such as sharing a plan, without health content.",
        ],
      },
      {
        heading: "What we do not keep",
        points: [
          "No name, no identity number, no address, no location is asked for. A nickname can be anything.",
          "The network address only serves against abuse. It is kept as a keyed hash and never used to recognise you.",
          "There is no advertising code and no third-party analytics.",
        ],
      },
      {
        heading: "When you come from a retail platform",
        text: "If you come from a retail platform's mini-program, the platform hands over a login ticket. The phone number is kept only as a keyed hash and its last four digits.",
      },
      {
        heading: "What it is used for",
        text: "Only to work out your needs and your plan, to check for conflicts, to answer your questions, and to keep the service safe. Not for advertising, not for sale, not to score you.",
      },
      {
        heading: "Who sees it",
        points: [
          "By default no third party does.",
          "If the operator connects a language model, or you order through a retail platform, what would be passed on is listed beforehand and you are asked separately. Refusing does not affect the rest.",
          "Where the law demands it, only what it demands.",
        ],
      },
      {
        heading: "Where and for how long",
        text: "On the operator's servers. Health content is encrypted with AES-256-GCM. The operator holds the key, is therefore able to decrypt it, and answers for that. Content is kept until you ask for it to be erased; the operator may also set a time after which unused visitors are cleared.",
      },
      {
        heading: "What is on your phone",
        text: "The browser's local storage holds the login token, the visitor number and its secret, your profile, language and display settings, the numbers of your questionnaires, the plan you looked at last, so that it can be read without a network, and what you have put into your order. Name and address of an order stay only until you close the page. That plan is removed when you withdraw your consent, erase your data or somebody else uses this device. Clearing the browser's data removes them. The device then counts as a new visitor and cannot get the old plans back.",
      },
      {
        heading: "Your rights",
        points: [
          "See: your plans and answers are there in the app.",
          "Correct: change your answers at any time and make the plan again.",
          "Withdraw: take back the consent for health data under “Terms and privacy” on the first screen.",
          "Export and erase: in the settings you get a copy of everything, and can erase all of it. What is erased cannot be brought back.",
        ],
      },
      {
        heading: "Contact",
        text: "For questions and requests about privacy, please contact the operator of this service. If you feel they are not handled well, you can complain to your data protection authority.",
      },
    ],
  },
  health_data: {
    short: "Health data is sensitive, so you are asked for it separately. Part of the app works without it, and you can withdraw at any time.",
    sections: [
      {
        heading: "What it covers",
        text: "Sex, age, height, weight and activity; pregnancy and breastfeeding; illnesses, allergies and symptoms; medicines and supplements; diet and habits; lab reports and results; the plans worked out from these, and what you say about your health in the chat.",
      },
      {
        heading: "Why it is needed",
        text: "Needs and limits differ with age, sex, pregnancy and illness. Medicines, allergies and lab results decide what to avoid and what to keep apart. Without them a dose would not be safe.",
      },
      {
        heading: "How it is handled",
        points: [
          "It is processed by fixed rules on the operator's servers and not handed to third parties.",
          "It is stored encrypted and opens in the app only with your login.",
          "It is used for your plan and your questions only, not for advertising or sales scoring.",
        ],
      },
      {
        heading: "What could happen",
        text: "If it leaked, others could learn about your illnesses and medicines. Encryption, collecting little and controlling access lower this risk. Nobody can promise that it is zero.",
      },
      {
        heading: "If you do not consent",
        text: "You can still check medicines and supplements for conflicts and read the pages that explain things. Nothing is kept then. Answering the questionnaire and making a plan are not possible.",
      },
      {
        heading: "How to withdraw",
        text: "Open “Terms and privacy” on the first screen and choose “Withdraw health data consent”. We then stop reading and using this content. What is stored stays sealed, and you can ask for it to be erased. What was done before you withdrew remains lawful.",
      },
    ],
  },
};
export default documents;
