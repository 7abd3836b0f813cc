import { useText } from "../../../i18n/index.ts";
import { Go } from "../../../ui/Go.tsx";
import { Icon, type IconName } from "../../../ui/Icon.tsx";

type Props = {
  /** What would be asked in the chat; it stands there as a draft. */
  ask?: string | undefined;
  /** A nutrient (its id) that could be added to the plan. */
  add?: string | undefined;
  onGo: () => void;
};

/** Where to go from a sheet: ask about it in the chat, add it to the plan. */
export function Onward({ ask, add, onGo }: Props) {
  const t = useText("plan");
  if (ask === undefined && add === undefined) return null;
  return (
    <div className="mt-5 border-t border-line pt-2">
      {add !== undefined && <Way icon="plus" to={`/addMoreNutrition?nutrient=${encodeURIComponent(add)}`} text={t("onward.add")} onGo={onGo} />}
      {ask !== undefined && <Way icon="chat" to={`/chat?q=${encodeURIComponent(ask)}`} text={t("onward.ask")} note={ask} onGo={onGo} />}
    </div>
  );
}

const Way = ({ icon, to, text, note, onGo }: { icon: IconName; to: string; text: string; note?: string; onGo: () => void }) => (
  <Go to={to} onClick={onGo} className="flex min-h-11 items-center gap-3 py-2 text-leaf">
    <Icon name={icon} size={20} />
    <span className="min-w-0 flex-1">
      <span className="block font-semibold">{text}</span>
      {note && <span className="block text-14 text-ink-2">{note}</span>}
    </span>
  </Go>
);
