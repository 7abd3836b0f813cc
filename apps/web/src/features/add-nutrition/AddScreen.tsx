import type { PrecisePlan } from "@nutri/contract/calls/plan";
import { useQuery } from "@tanstack/react-query";
import { useLang, useText } from "../../i18n/index.ts";
import { currentQsId } from "../../lib/questionnaire-ids.ts";
import { useSearch } from "../../lib/router.ts";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { Go } from "../../ui/Go.tsx";
import { Screen } from "../../ui/Screen.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { planQuery, useAdding } from "./api/adding.ts";
import { ChooseView } from "./ChooseView.tsx";
import { DoneView } from "./DoneView.tsx";

/** /addMoreNutrition: adds nutrients or goals to the plan, and shows what was refused and what changed. `?nutrient=` is chosen already. */
export default function AddScreen() {
  const query = useSearch();
  const id = query.get("custom_nutrition_plan_id") ?? currentQsId();
  const { data, error, refetch } = useQuery({ ...planQuery(id ?? "", useLang()), enabled: id !== undefined });
  if (id === undefined || error?.code === 404) return <Instead of="noPlan" to="/qsStartPage" />;
  if (error?.error === "questionnaire_incomplete") return <Instead of="short" to="/questionnaire" />;
  if (data && "status" in data) return <Instead of="making" to="/qsGeneratePageNew" />;
  if (data?.reviewOnly) return <Instead of="short" to={`/questionnaire?plan_type=${data.questionnaireType}`} />;
  if (data) return <Adding plan={data} asked={query.get("nutrient") ?? undefined} />;
  return <Waiting>{error && <ErrorState problem={error} onRetry={() => void refetch()} />}</Waiting>;
}

function Waiting({ children }: { children: React.ReactNode }) {
  const t = useText("common");
  return (
    <Screen title={t("title.addMoreNutrition")}>
      {children ?? <Skeleton bones={["h-9 w-3/5 mt-4", "h-5 w-4/5", "h-13 w-full mt-4", "h-14 w-full", "h-14 w-full", "h-14 w-full"]} />}
    </Screen>
  );
}

function Instead({ of, to }: { of: "noPlan" | "short" | "making"; to: string }) {
  const t = useText("add-nutrition");
  return (
    <Waiting>
      <EmptyState
        title={t(`${of}.title`)}
        action={
          <Go to={to} look="primary">
            {t(`${of}.go`)}
          </Go>
        }
      >
        {t(`${of}.body`)}
      </EmptyState>
    </Waiting>
  );
}

function Adding({ plan, asked }: { plan: PrecisePlan; asked: string | undefined }) {
  const adding = useAdding();
  if (adding.data) return <DoneView added={adding.data} onMore={adding.reset} />;
  return (
    <ChooseView
      plan={plan}
      asked={asked}
      busy={adding.isPending}
      problem={adding.error}
      onAdd={(nutrients, goals) => adding.mutate({ plan, nutrients, goals })}
    />
  );
}
