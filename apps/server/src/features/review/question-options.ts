import { type Lang, localise, type Text } from "@nutri/domain";
import type { Handler } from "../../handler.ts";

const show = (records: readonly { id: string; name: Text }[], lang: Lang) => records.map(({ id, name }) => localise({ id, name }, lang));

/** What the questionnaire offers to tap on; anything else can be typed. */
export const questionOptions: Handler<"questionOptions"> = ({ context: { knowledge }, lang }) => {
  const common = knowledge.records.conditions.filter((c) => c.common);
  return Promise.resolve({
    conditions: show(
      common.filter((c) => c.kind === "disease" || c.kind === "genetic"),
      lang,
    ),
    allergies: show(
      common.filter((c) => c.kind === "allergy"),
      lang,
    ),
    goals: show(knowledge.records.goals, lang),
  });
};
