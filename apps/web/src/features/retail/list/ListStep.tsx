import { useText } from "../../../i18n/index.ts";
import { currentQsId } from "../../../lib/questionnaire-ids.ts";
import { useSearch } from "../../../lib/router.ts";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { Go } from "../../../ui/Go.tsx";
import { Screen } from "../../../ui/Screen.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { usePlanLines } from "../api/products.ts";
import { OldNote } from "./OldNote.tsx";
import { OtherWays } from "./OtherWays.tsx";
import { BackToPlan, PlanList } from "./PlanList.tsx";
import { useHasItems } from "../model/basket.ts";
import { ToCheckout } from "./ToCheckout.tsx";

/** Choosing from the plan's products. */
export function ListStep() {
  const t = useText("retail");
  const common = useText("common");
  return (
    <Screen windowTitle={common("title.productsPage")} footer={useHasItems() && <ToCheckout />}>
      <h1 className="text-28">{t("list.title")}</h1>
      <Content />
    </Screen>
  );
}

function Content() {
  const t = useText("retail");
  const id = useSearch().get("custom_nutrition_plan_id") || currentQsId();
  const lines = usePlanLines(id);
  const { data, error, refetch } = lines;
  if (id === undefined || error?.code === 404) return <NoPlan begun={id !== undefined} />;
  if (!data)
    return error ? <ErrorState problem={error} onRetry={() => void refetch()} /> : <Skeleton bones={["h-6 w-4/5 mt-3", "h-52 w-full", "h-52 w-full"]} />;
  if (data.length === 0)
    return (
      <EmptyState icon="bowl" title={t("list.nothing")} action={<BackToPlan />}>
        {t("list.nothingBody")}
      </EmptyState>
    );
  return (
    <>
      <p className="mt-1 mb-4 text-ink-2">{t("list.lead")}</p>
      <OldNote of={lines} />
      <PlanList lines={data} />
    </>
  );
}

/** A plan that was begun is where the plan is made: there stands what it still waits for. */
function NoPlan({ begun }: { begun: boolean }) {
  const t = useText("retail");
  return (
    <>
      <EmptyState
        icon="document"
        title={t("list.noPlan")}
        action={
          <Go to={begun ? "/qsGeneratePageNew" : "/qsStartPage"} look="primary">
            {t("list.makePlan")}
          </Go>
        }
      >
        {t("list.noPlanBody")}
      </EmptyState>
      <OtherWays />
    </>
  );
}
