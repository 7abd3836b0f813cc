import { useText } from "../i18n/index.ts";
import { useSession } from "../lib/session.ts";
import { Segmented } from "./Segmented.tsx";

/** The scale of the root font: one list, wherever it is set. */
const SIZES = { usual: 1, bit: 1.15, large: 1.3, larger: 1.5, largest: 2 } as const;
type Size = keyof typeof SIZES;
const NAMES = Object.keys(SIZES) as Size[];
const LETTER: Record<Size, string> = { usual: "text-12", bit: "text-14", large: "text-16", larger: "text-18", largest: "text-22" };

/** Text size, from usual to double: a letter in growing sizes, the chosen one's name above. */
export function TextSize({ heading: Heading = "h3" }: { heading?: "h3" | "p" }) {
  const t = useText("common");
  const { textSize } = useSession((s) => s.settings);
  const size = NAMES.find((name) => SIZES[name] === textSize);
  const change = (name: Size): void => {
    useSession.setState((s) => ({ settings: { ...s.settings, textSize: SIZES[name] } }));
  };
  return (
    <div>
      <Heading className="mb-2 text-14 font-semibold">
        {t("textSize.label")} <span className="font-normal text-ink-2">{size ? t(`textSize.${size}`) : `${Math.round(textSize * 100)}%`}</span>
      </Heading>
      <Segmented
        label={t("textSize.label")}
        value={size}
        onChange={change}
        options={NAMES.map((value) => ({ value, label: t(`textSize.${value}`), shown: <span className={LETTER[value]}>{t("textSize.letter")}</span> }))}
      />
    </div>
  );
}
