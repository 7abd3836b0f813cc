import { useText } from "../../../i18n/index.ts";

const ARCS = [
  { d: "M0-70A70 70 0 0 1 66 23", stroke: "var(--leaf)" },
  { d: "M52 47A70 70 0 0 1-20 67", stroke: "var(--apricot)" },
  { d: "M-45 54A70 70 0 0 1-70-3", stroke: "var(--leaf-mid)" },
  { d: "M-66-24A70 70 0 0 1-20-67", stroke: "var(--hero-unknown)" },
];

/** What the result is like: some enough, one low, one not known. A picture, with words of the page's own language; it makes room where the text is very large. */
export function Hero() {
  const t = useText("entry");
  const words = "absolute @max-[18rem]:hidden max-w-[28%] text-12/tight text-ink-2";
  return (
    <div className="@container" aria-hidden="true">
      <div className="hero @container relative mt-2 overflow-hidden rounded-[24px] @max-[15rem]:hidden">
        <svg viewBox="0 0 358 176" className="block h-[clamp(150px,24vh,190px)] w-full">
          <g transform="translate(179 88)" fill="none" strokeLinecap="round" strokeWidth="14">
            <circle r="70" stroke="var(--hero-ring)" />
            {ARCS.map((a) => (
              <path key={a.d} {...a} />
            ))}
            <path d="M0 22c0-24 9-39 27-45 0 27-12 39-27 39M0 22C0 1-9-11-27-14c0 21 9 30 27 30" fill="var(--leaf)" opacity=".16" />
            <path
              d="M0 24c0-24 9-40 27-47 0 27-12 40-27 40M0 24C0 2-9-10-27-13c0 21 9 30 27 30"
              stroke="var(--leaf)"
              strokeWidth="2.4"
              strokeLinejoin="round"
            />
          </g>
        </svg>
        <span className={`${words} top-[6%] right-[5%]`}>{t("hero.example")}</span>
        <span className={`${words} top-[16%] left-[5%]`}>{t("hero.iodine")}</span>
        <span className={`${words} top-[30%] right-[5%] text-right`}>{t("hero.iron")}</span>
        <span className={`${words} bottom-[14%] left-[5%]`}>{t("hero.calcium")}</span>
        <span className={`${words} right-[5%] bottom-[10%] text-right`}>{t("hero.vitaminD")}</span>
      </div>
    </div>
  );
}
