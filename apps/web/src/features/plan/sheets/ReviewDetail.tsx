import { useText } from "../../../i18n/index.ts";
import { SourceList } from "../../../ui/SourceList.tsx";
import { chosenByForm } from "../model/nutrients.ts";
import type { Plan, Review } from "../model/types.ts";
import { useAmount } from "../model/use-amount.ts";
import { rowsOf } from "../model/why-rows.ts";
import { VerdictChip } from "../components/VerdictChip.tsx";
import { ChooseForms } from "./ChooseForm.tsx";
import { WhyList } from "./WhyList.tsx";

/** One thing that is taken: keep, adjust, stop or ask, with every reason. */
export function ReviewDetail({ plan, review }: { plan: Plan; review: Review }) {
  const t = useText("plan");
  const amount = useAmount();
  const holds = review.nutrients.map((n) => `${n.name} ${amount(n.amount, n.unit)}`);
  const told = new Set(review.why.map((w) => w.source.id));
  const rest = review.sources.filter((s) => !told.has(s.id));
  return (
    <>
      <VerdictChip verdict={review.verdict} />
      {holds.length > 0 && (
        <p className="mt-2 text-14 text-ink-2">
          {t("review.holds")} {holds.join(t("and"))}
        </p>
      )}
      <ChooseForms plan={plan} nutrients={chosenByForm(review.nutrients)} />
      {review.why.length > 0 ? <WhyList rows={rowsOf(review.why)} /> : <p className="mt-2">{t("review.none")}</p>}
      {rest.length > 0 && <SourceList sources={rest} />}
    </>
  );
}
