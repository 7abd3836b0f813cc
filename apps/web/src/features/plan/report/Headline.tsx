import { useText } from "../../../i18n/index.ts";
import { Banner } from "../../../ui/Banner.tsx";
import { answerAndReason, grounds, outcomeOf, sureness } from "../model/headline.ts";
import type { SectionProps } from "../model/types.ts";

const TONE = { review: "info", young: "info", doctor: "info", enough: "leaf", foodFirst: "info" } as const;

/** The answer in one sentence, the reason in the next; what it rests on and how sure it is; and when nothing is recommended, that. */
export function Headline({ plan }: SectionProps) {
  const t = useText("plan");
  const [answer, reason] = answerAndReason(plan.summary);
  const level = sureness(plan);
  const outcome = outcomeOf(plan);
  // The engine itself may have said that somebody is too young, as the first of the warnings.
  const told = outcome === "young" && plan.warnings.length > 0;
  const basis = t("head.basis", {
    grounds: grounds(plan)
      .map((g) => t(`head.ground.${g}`))
      .join(t("and")),
  });
  return (
    <header className="pt-5">
      <h1 className="text-22">{answer}</h1>
      {reason && <p className="mt-2">{reason}</p>}
      {!plan.reviewOnly && (
        <p className="mt-1.5 text-14 text-ink-2">
          {basis}
          {level && <> · {t("head.sure", { level: t(`confidence.${level}`) })}</>}
        </p>
      )}
      {outcome !== "plan" && !told && (
        <Banner tone={TONE[outcome]} title={t(`head.${outcome}.title`)} className="mt-4">
          {t(`head.${outcome}.body`)}
        </Banner>
      )}
    </header>
  );
}
