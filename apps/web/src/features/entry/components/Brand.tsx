import { useText } from "../../../i18n/index.ts";
import { Icon } from "../../../ui/Icon.tsx";

export function Brand() {
  const t = useText("common");
  return (
    <p className="flex items-center gap-2 text-16 font-semibold">
      <Icon name="leaf" size={22} className="text-leaf" />
      {t("app")}
    </p>
  );
}
