import { useText } from "../../../i18n/index.ts";
import { useLastPlan } from "../../../lib/last-plan.ts";
import { useSession } from "../../../lib/session.ts";
import { useMeasures } from "../../../lib/use-measures.ts";
import { Go } from "../../../ui/Go.tsx";
import { Icon } from "../../../ui/Icon.tsx";

/** Who is asking, as far as they have said. */
export function UserCard() {
  const t = useText("chat");
  const { height, weight } = useMeasures();
  const user = useSession((s) => s.user);
  const { plan } = useLastPlan();
  const name = user?.nickname || plan?.nickname;
  const facts = [
    user?.gender && t(`user.${user.gender}`),
    user?.birthYear && t("user.born", { n: user.birthYear }),
    user?.heightCm && height.text(user.heightCm),
    user?.weightKg && weight.text(user.weightKg),
  ].filter(Boolean);
  return (
    <Go to="/settings" className="flex min-h-14 items-center gap-3 rounded-card border border-line bg-card px-4 py-3">
      <span className="grid size-10 place-items-center rounded-pill bg-leaf-soft text-leaf">
        <Icon name="person" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block truncate font-semibold">{name || t("user.noName")}</span>
        <span className="block text-14 text-ink-2">{facts.length > 0 ? facts.join(" · ") : t("user.noFacts")}</span>
      </span>
      <Icon name="forward" size={18} className="text-ink-2" />
    </Go>
  );
}
