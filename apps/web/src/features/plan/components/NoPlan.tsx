import { useText } from "../../../i18n/index.ts";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { Go } from "../../../ui/Go.tsx";

/** Nothing begun on this device: what a plan is for, and where it starts. */
export function NoPlan() {
  const t = useText("plan");
  return (
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
  );
}

/** An address that leads to no plan of this visitor. */
export function Missing() {
  const t = useText("plan");
  const common = useText("common");
  return (
    <EmptyState
      icon="search"
      title={t("missing.title")}
      action={
        <Go to="/qsStartPage" replace look="primary">
          {common("home")}
        </Go>
      }
    >
      {t("missing.body")}
    </EmptyState>
  );
}
