import { useText } from "../../../i18n/index.ts";
import { Go } from "../../../ui/Go.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { UploadReportsItem } from "../../../ui/UploadReportsItem.tsx";
import { Section } from "../components/Section.tsx";
import { questionLink } from "../model/question-link.ts";
import type { SectionProps } from "../model/types.ts";

const STEPS = ["1", "2", "3"] as const;
type Step = (typeof STEPS)[number];
type State = "done" | "now" | "later";

/** Which of the three steps are done, and what the next one would add. */
export function NextSteps({ plan }: SectionProps) {
  const t = useText("plan");
  const reached = Number(plan.nextStep);
  const stateOf = (step: Step): State => (Number(step) <= reached ? "done" : Number(step) === reached + 1 ? "now" : "later");
  return (
    <Section name="next">
      <ol className="flex flex-col gap-3">
        {STEPS.map((step) => (
          <StepRow key={step} step={step} state={stateOf(step)} />
        ))}
      </ol>
      {reached === 1 && <Ways to="/questionnaire?plan_type=deep_questionnaire" text={t("next.deep")} upload />}
      {reached === 2 && <Ways to={questionLink("supplements", plan.questionnaireType)} text={t("next.supplements")} />}
      {reached === 3 && <p className="mt-3 text-14 text-ink-2">{t("next.all")}</p>}
    </Section>
  );
}

function Ways({ to, text, upload }: { to: string; text: string; upload?: boolean }) {
  return (
    <div className="no-print mt-4 flex flex-col gap-2">
      <Go to={to} look="primary">
        {text}
      </Go>
      {upload && <UploadReportsItem className="mt-1" />}
    </div>
  );
}

const MARK = { done: "border-leaf bg-leaf text-on-leaf", now: "border-leaf text-leaf", later: "border-line text-ink-2" } as const;

function StepRow({ step, state }: { step: Step; state: State }) {
  const t = useText("plan");
  return (
    <li className="flex items-start gap-3" aria-current={state === "now" ? "step" : undefined}>
      <span aria-hidden="true" className={`grid size-[1.75rem] shrink-0 place-items-center rounded-pill border-2 text-14 font-semibold ${MARK[state]}`}>
        {state === "done" ? <Icon name="check" size={16} /> : step}
      </span>
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className={`min-w-0 flex-[1_1_9rem] ${state === "later" ? "text-ink-2" : "font-semibold"}`}>{t(`next.${step}.title`)}</span>
          <span className={`text-12 ${state === "later" ? "text-ink-2" : "text-leaf"}`}>{t(`next.${state}`)}</span>
        </span>
        <span className="block text-14 text-ink-2">{t(`next.${step}.note`)}</span>
      </span>
    </li>
  );
}
