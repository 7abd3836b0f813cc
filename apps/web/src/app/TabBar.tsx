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

/** Tells the page how much of it the bar covers: that grows with the text, and is nothing while typing. */
function cover(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) return undefined;
  const { style } = document.documentElement;
  const sized = new ResizeObserver(() => style.setProperty("--tab-bar", `${bar.offsetHeight}px`));
  sized.observe(bar);
  return () => {
    sized.disconnect();
    style.setProperty("--tab-bar", "0px");
  };
}

/** Chat and Report. Choosing one replaces the history entry. Hidden on `/`, while the user store's flag is off, and while typing. */
export function TabBar({ path }: { path: string }) {
  const t = useText("common");
  const wanted = useSession((s) => s.showTabBar);
  const typing = useKeyboardOpen();
  if (path === "/" || !wanted || typing) return null;
  const here = routeOf(path).tabBar;
  return (
    <nav
      ref={cover}
      aria-label={t("tab.label")}
      className="tab-bar no-print fixed inset-x-0 bottom-0 z-30 border-t border-line bg-card pb-[env(safe-area-inset-bottom)]"
    >
      <div className="mx-auto flex max-w-[480px]">
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
      </div>
    </nav>
  );
}
