import { useText } from "../i18n/index.ts";
import { useKeyboardOpen } from "../lib/keyboard.ts";
import { useSession } from "../lib/session.ts";
import { Go } from "../ui/Go.tsx";
import { Icon, type IconName } from "../ui/Icon.tsx";
import { routeOf } from "./route-table.ts";

const TABS = [
  { tab: "chat", path: "/chat", icon: "chat", active: "chatActive" },
  { tab: "report", path: "/report", icon: "report", active: "reportActive" },
] as const satisfies readonly { tab: string; path: string; icon: IconName; active: IconName }[];

/** Chat and Report. Choosing one replaces the history entry. Hidden on `/`, while the user store's flag is off, and while typing. */
export function TabBar({ path }: { path: string }) {
  const t = useText("common");
  const wanted = useSession((s) => s.showTabBar);
  const typing = useKeyboardOpen();
  if (path === "/" || !wanted || typing) return null;
  const here = routeOf(path).tabBar;
  return (
    <nav
      aria-label={t("tab.label")}
      className="tab-bar no-print fixed inset-x-0 bottom-0 z-30 mx-auto flex max-w-[480px] border-t border-line bg-card pb-[env(safe-area-inset-bottom)]"
    >
      {TABS.map(({ tab, path: to, icon, active }) => (
        <Go
          key={tab}
          to={to}
          replace
          aria-current={here === tab ? "page" : undefined}
          className={`flex min-h-14 flex-1 flex-col items-center justify-center gap-1 text-12 ${here === tab ? "font-semibold text-leaf" : "text-ink-2"}`}
        >
          <Icon name={here === tab ? active : icon} size={22} />
          {t(`tab.${tab}`)}
        </Go>
      ))}
    </nav>
  );
}
