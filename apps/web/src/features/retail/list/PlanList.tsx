import { useState } from "react";
import { useText } from "../../../i18n/index.ts";
import { Button } from "../../../ui/Button.tsx";
import { Fold } from "../../../ui/Fold.tsx";
import { Go } from "../../../ui/Go.tsx";
import { onDemand } from "../../../ui/on-demand.tsx";
import type { ProductLine } from "../api/products.ts";
import { calciumOf } from "../calcium/calcium-of.ts";
import { OtherWays } from "./OtherWays.tsx";
import { ProductCard } from "./ProductCard.tsx";
import { Sentences } from "./Sentences.tsx";
import { Toggle } from "./Toggle.tsx";

const CalciumSheet = onDemand(() => import("../calcium/CalciumSheet.tsx"));

/** The plan's products: those within the day's budget first, the others folded behind them. */
export function PlanList({ lines }: { lines: readonly ProductLine[] }) {
  const t = useText("retail");
  const [basis, other] = (["basis", "other"] as const).map((g) => lines.filter((l) => l.group === g)) as [ProductLine[], ProductLine[]];
  const allSold = lines.every((l) => l.skus.every((s) => s.stock === 0));
  return (
    <>
      {allSold && <p className="mb-3 font-semibold text-low-ink">{t("list.allSold")}</p>}
      <Sentences products={lines} className="mb-4" />
      {basis.length > 0 && (
        <section>
          <h2 className="text-18">{t("list.basis")}</h2>
          <p className="mb-3 text-14 text-ink-2">{t("list.basisNote")}</p>
          <Cards lines={basis} />
        </section>
      )}
      {other.length > 0 && (
        <Fold title={<span className="text-18">{t("list.other", { count: other.length })}</span>} open={basis.length === 0} className="mt-5">
          <p className="mb-3 text-14 text-ink-2">{t("list.otherNote")}</p>
          <Cards lines={other} />
        </Fold>
      )}
      <OtherWays />
    </>
  );
}

const Cards = ({ lines }: { lines: readonly ProductLine[] }) => (
  <ul className="flex flex-col gap-3">
    {lines.map((line) => (
      <li key={line.id}>
        <ProductCard product={line} dosage={line.dosage} action={<Toggle product={line} dosage={line.dosage} />}>
          {calciumOf(line) && <Calcium />}
        </ProductCard>
      </li>
    ))}
  </ul>
);

/** The calcium kinds beside one another. */
function Calcium() {
  const t = useText("retail");
  const [dialog, setDialog] = useState<"unused" | "open" | "closed">("unused");
  return (
    <>
      <Button look="quiet" small className="-ml-4 self-start" onClick={() => setDialog("open")}>
        {t("list.calcium")}
      </Button>
      {dialog !== "unused" && <CalciumSheet open={dialog === "open"} onClose={() => setDialog("closed")} />}
    </>
  );
}

/** Where the plan is, for who wants to see why. */
export const BackToPlan = () => {
  const t = useText("retail");
  return (
    <Go to="/qsGeneratePageNew" look="secondary">
      {t("list.seePlan")}
    </Go>
  );
};
