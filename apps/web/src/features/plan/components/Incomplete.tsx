import { useText } from "../../../i18n/index.ts";
import type { Problem } from "../../../lib/problem.ts";
import { setCurrentQsId } from "../../../lib/questionnaire-ids.ts";
import { useSession } from "../../../lib/session.ts";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { Go } from "../../../ui/Go.tsx";

const NAMES = [
  "gender",
  "age",
  "heightCm",
  "weightKg",
  "activityLevel",
  "pregnancy",
  "conditions",
  "medicines",
  "allergies",
  "supplements",
  "goals",
  "symptoms",
  "pattern",
  "smoking",
] as const;
type Name = (typeof NAMES)[number];
/** The answer's own word: the last part of its path. */
const nameOf = (path: string): Name | undefined => NAMES.find((name) => name === path.split(".").at(-1));

/** The questionnaire lacks answers: which ones, and the way to them. */
export function Incomplete({ id, problem }: { id: string | undefined; problem: Problem }) {
  const t = useText("plan");
  const type = useSession((s) => (s.lastPlan?.id === id ? s.lastPlan?.planType : undefined)) ?? "short_questionnaire";
  const missing = (problem.details ?? []).map(({ path, message }) => {
    const name = nameOf(path);
    return name ? t(`incomplete.${name}`) : message;
  });
  return (
    <EmptyState
      icon="edit"
      title={t("incomplete.title")}
      action={
        <Go to={`/questionnaire?plan_type=${type}`} look="primary" onClick={() => setCurrentQsId(id)}>
          {t("incomplete.go")}
        </Go>
      }
    >
      {missing.length > 0 && <p className="text-16 text-ink">{missing.join(t("and"))}</p>}
      <p className="mt-2">{t("incomplete.body")}</p>
    </EmptyState>
  );
}
