import { Card } from "../../../ui/Card.tsx";
import { useText } from "../../../i18n/index.ts";
import { RowButton } from "../components/RowButton.tsx";
import { Section } from "../components/Section.tsx";
import { VerdictChip } from "../components/VerdictChip.tsx";
import type { Review, SectionProps } from "../model/types.ts";
import { useDetail } from "../sheets/detail.ts";

const ORDER: Record<Review["verdict"], number> = { stop: 0, ask_doctor: 1, adjust: 2, keep: 3 };

/** What is taken already: not to go on, ask, adjust or keep, each with its first reason. */
export function DrugReview({ plan }: SectionProps) {
  const t = useText("plan");
  const open = useDetail();
  const sorted = plan.productReviews.map((review, at) => ({ review, at })).toSorted((a, b) => ORDER[a.review.verdict] - ORDER[b.review.verdict]);
  return (
    <Section name="reviews">
      <Card flush>
        <ul>
          {sorted.map(({ review, at }) => (
            <li key={at} className="border-line [&:not(:last-child)]:border-b">
              <RowButton
                title={review.item.name}
                note={review.why[0]?.text ?? t("review.none")}
                chip={<VerdictChip verdict={review.verdict} />}
                onPress={() => open({ kind: "review", at })}
              />
            </li>
          ))}
        </ul>
      </Card>
    </Section>
  );
}
