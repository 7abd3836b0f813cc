import { useId } from "react";
import { useText } from "../../../i18n/index.ts";
import { Button } from "../../../ui/Button.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { useAreas } from "./use-areas.ts";

type Props = { code: string; error: string | undefined; onChange: (code: string) => void };
type Option = readonly [code: string, name: string];

/** Province, city, district, one after the other: the phone's own wheels, and the keyboard's. The code grows with what is chosen; six digits of a district at the end. */
export function AreaPicker({ code, error, onChange }: Props) {
  const t = useText("retail");
  const common = useText("common");
  const { areas, failed, retry } = useAreas();
  const id = useId();
  const province = code.slice(0, 2);
  const city = code.length >= 4 ? code.slice(0, 4) : "";
  const levels: readonly (readonly [string, string, readonly Option[]])[] = [
    [t("order.province"), province && `${province}0000`, areas?.provinces() ?? []],
    [t("order.city"), city && `${city}00`, province ? (areas?.cities(province) ?? []) : []],
    [t("order.county"), code.length === 6 ? code : "", city ? (areas?.counties(city) ?? []) : []],
  ];
  /** A province with one city (上海市) leaves nothing to choose there. */
  const choose = (level: number, value: string): void => {
    const part = value.slice(0, (level + 1) * 2);
    const only = level === 0 && areas ? areas.cities(part) : [];
    onChange(only.length === 1 && only[0] ? only[0][0].slice(0, 4) : part);
  };
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-1.5 text-14 font-semibold">{t("order.area")}</legend>
      {failed ? (
        <p className="flex flex-wrap items-center gap-2 text-14 text-low-ink">
          {t("order.areasFailed")}
          <Button look="secondary" small onClick={retry}>
            {common("retry")}
          </Button>
        </p>
      ) : (
        <div className="flex flex-col gap-2">
          {levels.map(([name, value, options], level) => (
            <Level key={name} {...{ name, value, options, wrong: error !== undefined && value === "" }} onChange={(v) => choose(level, v)} />
          ))}
        </div>
      )}
      <p id={`${id}-error`} aria-live="polite" className={error ? "mt-1.5 flex items-center gap-1.5 text-14 text-high" : ""}>
        {error && <Icon name="warning" size={15} />}
        {error}
      </p>
    </fieldset>
  );
}

type LevelProps = { name: string; value: string; options: readonly Option[]; wrong: boolean; onChange: (code: string) => void };

/** Areas are written in Chinese, as on the parcel. */
function Level({ name, value, options, wrong, onChange }: LevelProps) {
  return (
    <span
      className={`relative flex min-h-13 items-center rounded-control border bg-card focus-within:outline-2 focus-within:outline-offset-1 focus-within:outline-leaf ${wrong ? "border-high" : "border-edge"} ${options.length === 0 ? "opacity-60" : ""}`}
    >
      <select
        aria-label={name}
        value={value}
        disabled={options.length === 0}
        aria-invalid={wrong || undefined}
        onChange={(e) => onChange(e.target.value)}
        className="min-h-13 w-full appearance-none rounded-control bg-transparent pr-10 pl-4 text-16 focus-visible:outline-none disabled:text-ink-2"
      >
        <option value="" disabled>
          {name}
        </option>
        {options.map(([code, area]) => (
          <option key={code} value={code} lang="zh-CN">
            {area}
          </option>
        ))}
      </select>
      <Icon name="down" size={18} className="pointer-events-none absolute right-4 text-ink-2" />
    </span>
  );
}
