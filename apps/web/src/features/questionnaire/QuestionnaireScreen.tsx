import { type ReactNode, useEffect } from "react";
import { useText } from "../../i18n/index.ts";
import { useLocation, useNavigationType, useSearch } from "../../lib/router.ts";
import { hasConsent, useSession } from "../../lib/session.ts";
import { useMeasures } from "../../lib/use-measures.ts";
import { Banner } from "../../ui/Banner.tsx";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { Go } from "../../ui/Go.tsx";
import { Screen } from "../../ui/Screen.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { Question, type QuestionId } from "./Question.tsx";
import "./questionnaire.css";
import { save } from "./saving.ts";
import { useOpenDraft } from "./open-draft.ts";
import { starts } from "./start.ts";
import { isOptional, type Mode, progressOf, type StepId } from "./steps.ts";
import { useDraft } from "./store.ts";
import { TranslatePage, type TranslateId } from "./TranslatePage.tsx";
import { useGoOn, useSteps } from "./use-questionnaire.ts";

/** /questionnaire: one question a screen, saved at each step, resumed where it was left. */
export default function QuestionnaireScreen() {
  return <Asking mode={useSearch().get("plan_type") === "deep_questionnaire" ? "deep_questionnaire" : "short_questionnaire"} />;
}

/** A questionnaire once what the server holds of it is there. */
export function Asking({ mode }: { mode: Mode }) {
  const t = useText("questionnaire");
  const { open, none, problem, retry } = useOpenDraft(mode);
  if (open) return <Steps mode={mode} />;
  return (
    <Screen title={t(mode === "specify" ? "titleSpecify" : "title")} nav="home">
      {problem ? (
        <ErrorState problem={problem} onRetry={retry} />
      ) : none ? (
        <EmptyState
          title={t("none.title")}
          action={
            <Go to="/qsStartPage" look="primary">
              {t("none.start")}
            </Go>
          }
        >
          {t("none.body")}
        </EmptyState>
      ) : (
        <Skeleton bones={["h-9 w-3/5 mt-4", "h-5 w-4/5", "h-14 w-full mt-4", "h-14 w-full", "h-14 w-full"]} />
      )}
    </Screen>
  );
}

function Steps({ mode }: { mode: Mode }) {
  const t = useText("questionnaire");
  const answers = useDraft((s) => s.answers);
  const unsaved = useDraft((s) => s.unsaved);
  const consented = useSession(hasConsent);
  const { step, next, to, back } = useSteps(mode);
  const { goOn, busy, problem } = useGoOn(mode, { step, next, to });
  const measures = useMeasures();
  useSavingAgain(unsaved);
  if (!step) return null;
  const { value, max } = progressOf(step.id, answers, mode);
  const shown = shownValue(step.id);
  const answered = step.answered(answers);
  const label = !next
    ? t(mode === "specify" ? "finishSpecify" : "finish")
    : !answered && shown !== undefined
      ? t("take", { value: step.id === "age" ? t("takes.age", { n: shown }) : measures[step.id as "height"].text(shown) })
      : step.kind === "translate"
        ? t("goOn")
        : t("next");
  const lost = consented && unsaved;
  const saved = !consented ? t("notSaved") : t(unsaved ? "unsaved" : "autosaved");
  const footer = (
    <div className="@container">
      {!answered && isOptional(step, mode) && next ? (
        <Button look="secondary" block onClick={goOn}>
          {t("skip")}
        </Button>
      ) : (
        <Button block busy={busy} disabled={!answered && shown === undefined && !isOptional(step, mode)} onClick={goOn}>
          {label}
        </Button>
      )}
      {/* Where the text is so large that it would push the question out of sight, it stands at the end of what scrolls. */}
      <p className={`mt-2 text-center text-12 text-ink-2 ${lost ? "" : "@max-[15rem]:sr-only"}`} role="status">
        {saved}
      </p>
    </div>
  );
  return (
    <Screen
      title={t(mode === "specify" ? "titleSpecify" : "title")}
      onBack={back}
      progress={{ value, max, label: t("progress", { value, max }) }}
      footer={footer}
    >
      <StepBody key={step.id}>
        {step.kind === "translate" ? <TranslatePage id={step.id as TranslateId} /> : <Question id={step.id as QuestionId} />}
        {problem && (
          <Banner tone="high" urgent className="mt-5" title={t("failed")}>
            {problem.message}
            {problem.details?.map((d) => (
              <p key={d.path}>{d.message}</p>
            ))}
          </Banner>
        )}
        {!lost && (
          <div className="@container" aria-hidden="true">
            <p className="mt-6 hidden text-center text-12 text-ink-2 @max-[15rem]:block">{saved}</p>
          </div>
        )}
      </StepBody>
    </Screen>
  );
}

const SAVE_AGAIN_MS = 8000;

const shownValue = (id: StepId): number | undefined => {
  const { age, heightCm, weightKg } = starts();
  return { age, height: heightCm, weight: weightKg }[id as "age"];
};

/** One step: it slides in the way it came (one opened from elsewhere does not), and the reader begins at its top. */
function StepBody({ children }: { children: ReactNode }) {
  const { state, key } = useLocation();
  const action: string = useNavigationType();
  useEffect(() => {
    window.scrollTo(0, 0);
    document.querySelector("main")?.focus({ preventScroll: true });
  }, []);
  const came = action === "POP" ? (key === "default" ? "" : "step-back") : (state as { from?: StepId } | null)?.from ? "step-forward" : "";
  return <div className={came}>{children}</div>;
}

/** A server that is gone comes back without a word, a network says so: what is not saved is tried again until it is. */
function useSavingAgain(unsaved: boolean): void {
  useEffect(() => {
    const again = (): void => void save();
    window.addEventListener("online", again);
    const timer = unsaved ? window.setInterval(again, SAVE_AGAIN_MS) : undefined;
    return () => {
      window.removeEventListener("online", again);
      window.clearInterval(timer);
    };
  }, [unsaved]);
}
