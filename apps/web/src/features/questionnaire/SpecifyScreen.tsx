import { useSearch } from "../../lib/router.ts";
import { Asking } from "./QuestionnaireScreen.tsx";
import { UnsavedCheck } from "./review/UnsavedCheck.tsx";

/** /questionnaireSpecify: only what is taken, to have it reviewed. It ends on the plan's review, or, for who gives no consent, on a check that is not kept. */
export default function SpecifyScreen() {
  return useSearch().get("step") === "result" ? <UnsavedCheck /> : <Asking mode="specify" />;
}
