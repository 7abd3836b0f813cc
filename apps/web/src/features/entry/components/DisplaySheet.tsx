import { useText } from "../../../i18n/index.ts";
import { type Theme, useSession } from "../../../lib/session.ts";
import { Segmented } from "../../../ui/Segmented.tsx";
import { Sheet } from "../../../ui/Sheet.tsx";
import { TextSize } from "../../../ui/TextSize.tsx";

const THEMES = ["system", "light", "dark"] as const satisfies readonly Theme[];

/** Text size (up to double) and light or dark: kept on this device, for every screen. */
export default function DisplaySheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useText("entry");
  const settings = useSession((s) => s.settings);
  const change = (more: Partial<typeof settings>): void => {
    useSession.setState({ settings: { ...settings, ...more } });
  };
  return (
    <Sheet open={open} onClose={onClose} title={t("display.link")}>
      <TextSize />
      <p className="mt-3 rounded-card border border-line bg-card p-4">{t("display.sample")}</p>
      <h3 className="mt-5 mb-2 text-14 font-semibold">{t("display.theme")}</h3>
      <Segmented
        label={t("display.theme")}
        options={THEMES.map((value) => ({ value, label: t(`display.${value}`) }))}
        value={settings.theme}
        onChange={(theme) => change({ theme })}
      />
    </Sheet>
  );
}
