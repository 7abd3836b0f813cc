import type { ReactNode } from "react";
import { useText } from "../../../i18n/index.ts";
import { Button } from "../../../ui/Button.tsx";
import { Sheet } from "../../../ui/Sheet.tsx";
import { goToSection } from "../components/Section.tsx";
import { outcomeOf } from "../model/headline.ts";
import { recommendationOf } from "../model/nutrients.ts";
import type { Plan, Words } from "../model/types.ts";
import { useAmount } from "../model/use-amount.ts";
import type { Detail } from "../model/detail.ts";
import { DrugDetails } from "./DrugDetails.tsx";
import { NutrientDetail } from "./NutrientDetail.tsx";
import { Onward } from "./Onward.tsx";
import { ProductDetail } from "./ProductDetail.tsx";
import { ReviewDetail } from "./ReviewDetail.tsx";
import { RuleDetail } from "./RuleDetail.tsx";
import { WhyList } from "./WhyList.tsx";
import { rowsOf } from "../model/why-rows.ts";

type View = {
  title: string;
  body: ReactNode;
  footer?: ReactNode;
  /** What would be asked about it in the chat. */
  ask?: string;
  /** A nutrient that could be added to the plan. */
  add?: string | undefined;
};

function nutrientView(plan: Plan, id: string, t: Words, amount: (n: number, unit: string) => string, onClose: () => void): View | undefined {
  const nutrient = plan.nutrients.find((n) => n.nutrient === id);
  if (!nutrient) return undefined;
  const rec = recommendationOf(plan, id);
  const toDay = (): void => {
    onClose();
    // The sheet gives the focus back to what opened it first.
    setTimeout(() => goToSection("day"), 300);
  };
  return {
    title: rec ? t("nutrient.perDay", { name: nutrient.name, amount: amount(rec.dailyAmount, rec.unit) }) : nutrient.name,
    body: <NutrientDetail plan={plan} nutrient={nutrient} />,
    ask: t("onward.nutrient", { name: nutrient.name }),
    add: !rec && nutrient.status === "low" && outcomeOf(plan) !== "young" ? id : undefined,
    footer:
      rec && rec.products.length > 0 ? (
        <Button block onClick={toDay}>
          {t("nutrient.how")}
        </Button>
      ) : undefined,
  };
}

function viewOf(plan: Plan, detail: Detail, t: Words, amount: (n: number, unit: string) => string, onClose: () => void): View | undefined {
  switch (detail.kind) {
    case "nutrient":
      return nutrientView(plan, detail.id, t, amount, onClose);
    case "taboo": {
      const taboo = plan.medicineTaboos.find((x) => x.id === detail.id);
      return (
        taboo && {
          title: t("taboo.pair", { subject: taboo.subject.name, item: taboo.item.name }),
          body: <DrugDetails key={taboo.id} plan={plan} taboo={taboo} />,
          ask: t("onward.taboo", { subject: taboo.subject.name, item: taboo.item.name }),
        }
      );
    }
    case "product": {
      const product = plan.products.find((p) => p.id === detail.id);
      return (
        product && {
          title: product.name,
          body: <ProductDetail plan={plan} product={product} />,
          ask: t("onward.product", { name: product.name }),
        }
      );
    }
    case "review": {
      const review = plan.productReviews[detail.at];
      return (
        review && {
          title: review.item.name,
          body: <ReviewDetail plan={plan} review={review} />,
          ask: t("onward.review", { name: review.item.name }),
        }
      );
    }
    case "warning": {
      const warning = plan.warnings[detail.at];
      return warning && { title: t("urgent.title"), body: <RuleDetail {...warning} doctor={warning.seeDoctor} /> };
    }
    case "bmi": {
      const { bmi } = plan.profile;
      return bmi && { title: t("body.bmi"), body: <RuleDetail text={bmi.text} rule={bmi.rule} sources={[bmi.source]} /> };
    }
    case "energy": {
      const { energy } = plan.profile;
      return energy && { title: t("body.energy"), body: <RuleDetail text={energy.equation} rule={energy.rule} sources={[energy.source]} /> };
    }
    case "avoided": {
      const avoided = plan.avoided[detail.at];
      return avoided && { title: avoided.item, body: <RuleDetail {...avoided} text={avoided.why} chip={t(`severity.${avoided.severity}`)} /> };
    }
    case "advice": {
      const advice = plan.advice[detail.at];
      return (
        advice && {
          title: t("section.advice"),
          body: (
            <>
              <p>{advice.text}</p>
              <WhyList rows={rowsOf(advice.because)} />
            </>
          ),
        }
      );
    }
  }
}

/** The sheet over the report: one number, finding or product with everything it rests on. */
export default function DetailSheet({ plan, detail, open, onClose }: { plan: Plan; detail: Detail; open: boolean; onClose: () => void }) {
  const t = useText("plan");
  const amount = useAmount();
  const view = viewOf(plan, detail, t, amount, onClose);
  if (!view) return null;
  return (
    <Sheet open={open} onClose={onClose} title={view.title} footer={view.footer}>
      {view.body}
      <Onward ask={view.ask} add={view.add} onGo={onClose} />
    </Sheet>
  );
}
