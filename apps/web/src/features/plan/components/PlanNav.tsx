import { useText } from "../../../i18n/index.ts";
import { historyIndex, useNavigate } from "../../../lib/router.ts";
import { IconButton } from "../../../ui/Button.tsx";
import { Icon } from "../../../ui/Icon.tsx";

/** Back, and the plan's name, which is tapped to change it. */
export function PlanNav({ title, onRename }: { title: string; onRename: () => void }) {
  const t = useText("plan");
  const common = useText("common");
  const navigate = useNavigate();
  const back = (): void => void (historyIndex() === 0 ? navigate("/qsStartPage", { replace: true }) : navigate(-1));
  return (
    <>
      <IconButton icon="back" label={common("back")} onClick={back} className="-mr-2 -ml-3" />
      <button type="button" onClick={onRename} className="flex min-h-11 min-w-0 items-center gap-1.5 rounded-control px-1 font-semibold active:bg-well">
        <span className="truncate">{title}</span>
        <Icon name="edit" size={14} className="text-ink-2" />
        <span className="sr-only">{t("rename.hint")}</span>
      </button>
    </>
  );
}
