import { useState } from "react";
import { useText } from "../../../i18n/index.ts";
import { Button } from "../../../ui/Button.tsx";
import { Checkbox } from "../../../ui/Choice.tsx";
import { Field } from "../../../ui/Field.tsx";
import type { Label } from "./read-label.ts";
import { take } from "./taken.ts";

type Amount = NonNullable<Label["nutrients"]>[number];

const UNITS: Readonly<Record<string, string>> = { ug: "µg" };
const amountText = ({ amount, unit }: Amount): string => `${amount} ${UNITS[unit] ?? unit}`;
/** What is said of 100 g tells nothing of what is taken at one time. */
const counts = ({ per }: Amount): boolean => per?.of !== "measure";
const keyOf = ({ nutrient, amount, unit }: Amount): string => `${nutrient} ${amount} ${unit}`;

const MOST_A_DAY = 20;
const doseOf = (text: string): number | undefined => {
  const n = Number(text.trim());
  return text.trim() !== "" && n > 0 && n <= MOST_A_DAY ? n : undefined;
};

/** The amounts a label tells. None counts before the person has compared them with the box and says so; what was not read with certainty is left for them to tick. */
export function LabelAmounts({ nutrients, serving }: { nutrients: readonly Amount[]; serving?: string | undefined }) {
  const t = useText("questionnaire");
  const [right, setRight] = useState(() => new Set(nutrients.filter((x) => counts(x) && !x.ask).map(keyOf)));
  const [times, setTimes] = useState("1");
  const [added, setAdded] = useState(false);
  const usable = nutrients.filter(counts);
  const chosen = usable.filter((x) => right.has(keyOf(x)));
  const perPortion = chosen.some((x) => x.per?.of !== "day");
  const doses = doseOf(times);
  const tick = (key: string, on: boolean): void => {
    const next = new Set(right);
    if (on) next.add(key);
    else next.delete(key);
    setRight(next);
    setAdded(false);
  };
  const add = (): void => {
    for (const x of chosen)
      take({
        kind: "supplement",
        id: x.nutrient,
        name: `${x.name} ${amountText(x)}`,
        dailyDoses: x.per?.of === "day" ? 1 : (doses ?? 1),
        amounts: [{ nutrient: x.nutrient, amount: x.amount, unit: x.unit }],
      });
    setAdded(true);
  };
  return (
    <section className="mt-5">
      <h3 className="text-16">{t("label.amounts.title")}</h3>
      <p className="mt-1 text-14 text-ink-2">{t("label.amounts.lead")}</p>
      <div className="mt-2">
        {usable.map((x) => (
          <Checkbox key={keyOf(x)} checked={right.has(keyOf(x))} onChange={(on) => tick(keyOf(x), on)}>
            <span className="font-semibold">
              {x.name} {amountText(x)}
            </span>
            <span className="block text-14 text-ink-2">{[x.per?.text, x.ask ? t("label.amounts.ask") : ""].filter(Boolean).join(" · ")}</span>
          </Checkbox>
        ))}
      </div>
      {usable.length < nutrients.length && (
        <p className="mt-2 text-14 text-ink-2">
          {t("label.amounts.measure", {
            names: nutrients
              .filter((x) => !counts(x))
              .map((x) => `${x.name} ${amountText(x)} (${x.per?.text})`)
              .join(t("label.amounts.and")),
          })}
        </p>
      )}
      {perPortion && (
        <Field
          className="mt-3"
          label={t("label.amounts.times")}
          hint={serving === undefined ? undefined : t("label.amounts.serving", { serving })}
          error={doses === undefined ? t("label.amounts.timesWrong") : undefined}
          value={times}
          inputMode="decimal"
          autoComplete="off"
          maxLength={5}
          onChange={(e) => (setTimes(e.target.value), setAdded(false))}
        />
      )}
      {usable.length > 0 && (
        <Button block look="secondary" className="mt-3" disabled={chosen.length === 0 || added || (perPortion && doses === undefined)} onClick={add}>
          {added ? t("label.amounts.added") : t("label.amounts.add")}
        </Button>
      )}
    </section>
  );
}
