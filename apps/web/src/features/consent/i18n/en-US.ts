import type { Same } from "../../../i18n/types.ts";
import type zh from "./zh-CN.ts";

const strings: Same<typeof zh> = {
  ask: { title: "Before you start", lead: "A plan needs your health data, so please look at three documents first. They are short." },
  read: { title: "Terms and privacy", lead: "You can come back to these at any time." },
  name: { agreement: "User agreement", privacy: "Privacy notice", health_data: "Consent for health data" },
  gist: {
    agreement: "What it does and does not do",
    privacy: "What is kept, who sees it, how to erase it",
    health_data: "What it covers, why, how to withdraw",
  },
  version: "Version {{version}}",
  accepted: "You accepted this version on {{date}}",
  notAccepted: "Not accepted yet",
  tick: {
    both: "I have read and accept the user agreement and the privacy notice",
    health: "I separately consent to the use of my health data, only to make my plan and to answer my questions",
  },
  agree: "Accept and continue",
  refuse: "Not now",
  without: "Without this you can still check medicines and supplements for conflicts. Nothing is kept then.",
  missing: "Please tick both boxes above first.",
  back: "Back",
  newer: "The documents have just been updated. Please read them again, then tick the boxes once more.",
  withdraw: {
    button: "Withdraw health data consent",
    title: "Withdraw your consent?",
    body: "We then stop reading and using your health data, and your plan no longer opens. You can consent again later.",
    yes: "Withdraw",
    no: "Keep it",
    done: "Withdrawn",
  },
};
export default strings;
