import { useState } from "react";
import { useText } from "../../../i18n/index.ts";
import { Button } from "../../../ui/Button.tsx";
import { onDemand } from "../../../ui/on-demand.tsx";
import type { Product } from "../api/products.ts";

const SpecificationOptions = onDemand(() => import("./SpecificationOptions.tsx"));
type Props = { product: Product; dosage: number; look?: "secondary" | "quiet"; className?: string };

/** Opens the choice of packs of a product. */
export function Specification({ product, dosage, look = "secondary", className = "" }: Props) {
  const t = useText("retail");
  const [sheet, setSheet] = useState<"unused" | "open" | "closed">("unused");
  return (
    <>
      <Button look={look} small block={look === "secondary"} className={className} onClick={() => setSheet("open")}>
        {t("list.spec")}
        <span className="sr-only">{product.name}</span>
      </Button>
      {sheet !== "unused" && <SpecificationOptions open={sheet === "open"} product={product} dosage={dosage} onClose={() => setSheet("closed")} />}
    </>
  );
}
