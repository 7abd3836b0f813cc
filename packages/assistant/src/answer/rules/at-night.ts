/** "So at night ok?", "晚上吃行吗": the advice names bedtime as one of the times, so the answer is yes. */
import type { Text } from "@nutri/domain";
import { isPolar } from "../../understand/intents.ts";
import { both } from "../part.ts";

const NIGHT = /晚上|睡前|夜里|\b(?:at night|at bed ?time|before bed|in the evening|of an evening|when i go to bed)\b/iu;
const ASKS =
  /(?:行|可以|好|没事|要紧)[吗么不]|行不行|可不可以|能[^，。？?]{0,6}[吗么]|\b(?:ok|okay|fine|alright|all right|good|possible|allowed)\b\s*\??\s*$/iu;
const OR_AT_NIGHT = { zh: /或(?:者)?睡前|睡前也/u, en: /\bor at bedtime\b/iu } as const;

export const nightFirst = (lead: Text, question: string): Text =>
  NIGHT.test(question) && (isPolar(question) || ASKS.test(question)) && OR_AT_NIGHT.zh.test(lead.zh) && OR_AT_NIGHT.en.test(lead.en)
    ? both(`可以睡前吃。${lead.zh}`, `Yes, at bedtime is fine. ${lead.en}`)
    : lead;
