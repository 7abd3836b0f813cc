import { useText } from "../i18n/index.ts";
import { useSession } from "./session.ts";
import { feetText, type Scale, SCALES, shownOn, UNITS, type Units } from "./units.ts";

export type Measuring = {
  units: Units;
  scale: Scale;
  /** A number of the scale as it is written. */
  figure: (shown: number) => string;
  /** What stands behind it; nothing where the figure says it. */
  unit: string;
  /** Both, of a number of the scale. */
  say: (shown: number) => string;
  /** Both, of centimetres or kilograms. */
  text: (kept: number) => string;
};

/** How heights and weights are shown to this person. */
export function useMeasures(): Record<"height" | "weight", Measuring> {
  const t = useText("common");
  const chosen = useSession((s) => s.settings.units);
  const units = UNITS.find((known) => known === chosen) ?? "metric";
  const of = (scale: Scale): Measuring => {
    const unit = scale.unit === "in" ? "" : t(`measure.${scale.unit}`);
    const figure = (shown: number): string => (scale.unit === "in" ? feetText(shown) : String(Number(shown.toFixed(1))));
    const say = (shown: number): string => `${figure(shown)} ${unit}`.trim();
    return { units, scale, figure, unit, say, text: (kept) => say(shownOn(scale, kept)) };
  };
  return { height: of(SCALES.height[units]), weight: of(SCALES.weight[units]) };
}
