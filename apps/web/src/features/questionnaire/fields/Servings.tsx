import { FOOD_GROUPS, type FoodGroupId } from "@nutri/domain/food-groups";
import { useText } from "../../../i18n/index.ts";
import { IconButton } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { ListRow } from "../../../ui/ListRow.tsx";

export type Servings = Partial<Record<FoodGroupId, number>>;
const STEP = 0.5;
const MOST = 12;

/** How many servings of each food group on a usual day; what is not touched stays unknown. */
export function Servings({ value, onChange }: { value: Servings; onChange: (value: Servings) => void }) {
  const t = useText("questionnaire");
  const set = (id: FoodGroupId, n: number): void => onChange({ ...value, [id]: Math.min(MOST, Math.max(0, n)) });
  return (
    <Card flush className="mt-5">
      {FOOD_GROUPS.map((id) => {
        const n = value[id];
        const name = t(`food.${id}.name`);
        return (
          <ListRow
            key={id}
            title={name}
            note={t(`food.${id}.serving`)}
            end={
              <span className="flex items-center">
                <IconButton icon="minus" label={t("servings.less", { name })} onClick={() => set(id, (n ?? STEP) - STEP)} />
                <output className="w-9 text-center" aria-label={t("servings.now", { name })}>
                  {n ?? "–"}
                </output>
                <IconButton icon="plus" label={t("servings.more", { name })} onClick={() => set(id, (n ?? 0) + STEP)} />
              </span>
            }
          />
        );
      })}
    </Card>
  );
}
