import { useText } from "../../../i18n/index.ts";
import { Banner } from "../../../ui/Banner.tsx";
import { Checkbox } from "../../../ui/Choice.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import type { Conflict, Product } from "../api/products.ts";
import { ConflictNote } from "../list/ConflictNote.tsx";
import { acceptConflict, useBasket } from "../model/basket.ts";

type Props = { products: readonly Product[]; conflicts: readonly Conflict[]; missing: boolean };

/** What of the basket does not go with what its buyer told, each to be accepted knowingly. Nothing checked and nothing found are said as what they are. */
export function Conflicts({ products, conflicts, missing }: Props) {
  const t = useText("retail");
  const accepted = useBasket((b) => b.accepted);
  if (products.some((p) => p.conflicts === undefined))
    return (
      <Banner tone="low" title={t("conflict.unchecked")} className="mt-4">
        <p className="text-14">{t("conflict.uncheckedBody")}</p>
      </Banner>
    );
  if (conflicts.length === 0) return products.length > 0 ? <p className="mt-3 text-14 text-ink-2">{t("conflict.none")}</p> : null;
  return (
    <Banner tone="high" title={t("conflict.chip")} className="mt-4">
      <ul className="flex flex-col gap-4">
        {conflicts.map((c) => (
          <li key={c.id}>
            <ConflictNote conflict={c} />
            <Checkbox checked={accepted.includes(c.id)} invalid={missing && !accepted.includes(c.id)} onChange={(yes) => acceptConflict(c.id, yes)}>
              {t("conflict.accept")}
            </Checkbox>
          </li>
        ))}
      </ul>
      <p aria-live="polite" className={missing ? "mt-1 flex items-center gap-1.5 text-14 text-high" : ""}>
        {missing && <Icon name="warning" size={15} />}
        {missing && t("conflict.missing")}
      </p>
    </Banner>
  );
}
