import { useText } from "../../../i18n/index.ts";
import { goToSection, type SectionName } from "./Section.tsx";

/** The table of contents beside the report on a wide window. */
export function Contents({ names }: { names: readonly SectionName[] }) {
  const t = useText("plan");
  return (
    <nav aria-label={t("section.contents")}>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <button
              type="button"
              onClick={() => goToSection(name)}
              className="min-h-11 w-full rounded-control px-3 py-2 text-left text-14 text-ink-2 hover:bg-well"
            >
              {t(`section.${name}`)}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
