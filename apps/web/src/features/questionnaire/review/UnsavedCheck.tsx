import type { Output } from "@nutri/contract/client";
import { useText } from "../../../i18n/index.ts";
import { useNavigate } from "../../../lib/router.ts";
import { Banner } from "../../../ui/Banner.tsx";
import { Card } from "../../../ui/Card.tsx";
import { Chip } from "../../../ui/Chip.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { Fold } from "../../../ui/Fold.tsx";
import { Go } from "../../../ui/Go.tsx";
import { Screen } from "../../../ui/Screen.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { SourceList } from "../../../ui/SourceList.tsx";
import { addressOf } from "../address.ts";
import { useCheck } from "./check.ts";

/** The review for who gave no consent: asked from here, kept nowhere. */
export function UnsavedCheck() {
  const t = useText("questionnaire");
  const navigate = useNavigate();
  const check = useCheck();
  const back = (): void => void navigate(addressOf("specify", "dianping"), { replace: true });
  return (
    <Screen title={t("titleSpecify")} onBack={back}>
      {check.some ? (
        <Found {...check} />
      ) : (
        <EmptyState
          title={t("check.empty")}
          action={
            <Go to="/questionnaireSpecify" replace look="primary">
              {t("check.again")}
            </Go>
          }
        >
          {t("check.emptyBody")}
        </EmptyState>
      )}
    </Screen>
  );
}

function Found({ reviews, taboos, problem, again }: ReturnType<typeof useCheck>) {
  const t = useText("questionnaire");
  if (problem) return <ErrorState problem={problem} onRetry={again} />;
  if (!reviews || !taboos) return <Skeleton bones={["h-9 w-3/5 mt-4", "h-24 w-full mt-3", "h-24 w-full", "h-24 w-full"]} />;
  const unrecognised = [...new Set([...reviews.unrecognised, ...taboos.unrecognised])];
  const found = reviews.productReviews.length + taboos.medicineTaboos.length;
  return (
    <article>
      <h1 className="mt-4 text-28">{found > 0 ? t("check.title") : t("check.nothing")}</h1>
      <p className="mt-2 text-ink-2">{taboos.note}</p>
      {unrecognised.length > 0 && (
        <Banner tone="low" className="mt-4" title={t("check.unrecognised")}>
          {unrecognised.join(t("check.and"))}
        </Banner>
      )}
      {taboos.medicineTaboos.length > 0 && (
        <Part title={t("check.taboos")}>
          {taboos.medicineTaboos.map((x) => (
            <Taboo key={x.id} taboo={x} />
          ))}
        </Part>
      )}
      {reviews.productReviews.length > 0 && (
        <Part title={t("check.reviews")}>
          {reviews.productReviews.map((x, i) => (
            <Review key={i} review={x} />
          ))}
        </Part>
      )}
      <p className="mt-6 text-14 text-ink-2">{t("check.unsaved")}</p>
    </article>
  );
}

const Part = ({ title, children }: { title: string; children: React.ReactNode }) => (
  <section className="pt-7">
    <h2 className="mb-3 text-18">{title}</h2>
    <ul className="flex flex-col gap-3">{children}</ul>
  </section>
);

const TONE = { contraindicated: "high", major: "high", moderate: "low", minor: "neutral" } as const;
const VERDICT_TONE = { stop: "high", ask_doctor: "low", adjust: "low", keep: "leaf" } as const;

function Taboo({ taboo }: { taboo: Output<"medicineTaboos">["medicineTaboos"][number] }) {
  const t = useText("questionnaire");
  const common = useText("common");
  return (
    <li>
      <Card>
        <p className="flex flex-wrap items-center justify-between gap-2">
          <span className="font-semibold">
            {taboo.subject.name} · {taboo.item.name}
          </span>
          <Chip tone={TONE[taboo.severity]}>{t(`check.action.${taboo.action}`)}</Chip>
        </p>
        <p className="mt-1">{taboo.advice}</p>
        <p className="mt-1 text-14 text-ink-2">{taboo.effect}</p>
        <Fold title={<span className="text-14 font-normal">{common("sources", { n: taboo.sources.length })}</span>}>
          <SourceList sources={taboo.sources} />
        </Fold>
      </Card>
    </li>
  );
}

function Review({ review }: { review: Output<"supplementReviews">["productReviews"][number] }) {
  const t = useText("questionnaire");
  const common = useText("common");
  return (
    <li>
      <Card>
        <p className="flex flex-wrap items-center justify-between gap-2">
          <span className="font-semibold">{review.item.name}</span>
          <Chip tone={VERDICT_TONE[review.verdict]}>{t(`check.verdict.${review.verdict}`)}</Chip>
        </p>
        {review.why.map((w) => (
          <p key={`${w.rule} ${w.text}`} className="mt-1 text-14">
            {w.text}
          </p>
        ))}
        {review.sources.length > 0 && (
          <Fold title={<span className="text-14 font-normal">{common("sources", { n: review.sources.length })}</span>}>
            <SourceList sources={review.sources} />
          </Fold>
        )}
      </Card>
    </li>
  );
}
