import { useText } from "../../../i18n/index.ts";
import { Icon } from "../../../ui/Icon.tsx";

export function Brand() {
  const t = useText("common");
  return (
    <p className="flex min-w-0 items-center gap-2 text-16 font-semibold">
      <Icon name="leaf" size={22} className="shrink-0 text-leaf" />
      <span className="min-w-0 truncate">{t("app")}</span>
    </p>
  );
}
