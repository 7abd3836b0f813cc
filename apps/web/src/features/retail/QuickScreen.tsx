import { useDeferredValue, useState } from "react";
import { useText } from "../../i18n/index.ts";
import { useSearch } from "../../lib/router.ts";
import { Field } from "../../ui/Field.tsx";
import { Screen } from "../../ui/Screen.tsx";
import { ToCheckout } from "./list/ToCheckout.tsx";
import { useHasItems } from "./model/basket.ts";
import { QuickList } from "./quick/QuickList.tsx";

const KEYWORD_MAX = 100;

/** /productsPageQuick: anything of the catalogue by name; `?nutrient=` shows what holds one. */
export default function QuickScreen() {
  const t = useText("retail");
  const [typed, setTyped] = useState("");
  const keyword = useDeferredValue(typed).trim();
  const nutrient = useSearch().get("nutrient") ?? undefined;
  return (
    <Screen windowTitle={t("quick.title")} footer={useHasItems() && <ToCheckout />}>
      <h1 className="text-28">{t("quick.title")}</h1>
      <p className="mt-1 mb-4 text-ink-2">{t("quick.lead")}</p>
      <Field
        label={t("quick.search")}
        hint={t("quick.hint")}
        type="search"
        enterKeyHint="search"
        maxLength={KEYWORD_MAX}
        value={typed}
        onChange={(e) => setTyped(e.target.value)}
      />
      <QuickList keyword={keyword} nutrient={nutrient} onClear={() => setTyped("")} />
    </Screen>
  );
}
