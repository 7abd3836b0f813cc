import { useText } from "../../i18n/index.ts";
import { Go } from "../../ui/Go.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { Screen } from "../../ui/Screen.tsx";
import type { BeingBuilt } from "../../app/route-table.ts";

/** The one honest page of a screen that is not there yet: what it will be, and a way back. */
export function BeingBuiltPage({ name }: { name: BeingBuilt }) {
  const t = useText("building");
  const common = useText("common");
  return (
    <Screen
      title={common(`title.${name}`)}
      footer={
        <Go to="/qsStartPage" look="secondary">
          {common("home")}
        </Go>
      }
    >
      <div className="pt-8">
        <Icon name="tools" size={40} className="text-leaf" />
        <h1 className="mt-4 text-28">{t("heading")}</h1>
        <p className="mt-3">{t(name)}</p>
        <p className="mt-3 text-14 text-ink-2">{t("note")}</p>
      </div>
    </Screen>
  );
}
