import { type ReactElement, type ReactNode, useEffect, useRef } from "react";
import { useText } from "../i18n/index.ts";
import { afterPaint } from "../lib/after-paint.ts";
import { historyIndex, useNavigate } from "../lib/router.ts";
import { useSession } from "../lib/session.ts";
import { IconButton } from "./Button.tsx";
import { Progress } from "./Progress.tsx";

export type ScreenProps = {
  /** In the nav bar and in the window's title. */
  title?: string;
  /** In the window's title only, where the screen's heading says it already. */
  windowTitle?: string;
  /** `back` (default) goes one back in the history, or to the start when there is none; `home` to the start; `none` no button; or your own element. */
  nav?: "back" | "home" | "none" | ReactElement;
  /** What back does instead. */
  onBack?: () => void;
  /** At the right end of the nav bar. */
  action?: ReactNode;
  /** A bar in the nav bar instead of the title: which of how many. */
  progress?: { value: number; max: number; label: string };
  /** The one primary action, sticking to the bottom in thumb reach, above tab bar and keyboard. */
  footer?: ReactNode;
  /** Beside the column on a wide window (table of contents, conversation list). */
  aside?: ReactNode;
  /** Title in large type under the nav bar (root screens). */
  large?: boolean;
  children: ReactNode;
};

/** The frame of a screen: nav bar, content with 16 px sides, sticky primary action, safe areas; at most 480 px wide. */
export function Screen({ title, windowTitle = title, nav = "back", onBack, action, progress, footer, aside, large = false, children }: ScreenProps) {
  const t = useText("common");
  const main = useRef<HTMLElement>(null);
  const tabBar = useSession((s) => s.showTabBar);
  useEffect(() => {
    document.title = windowTitle && windowTitle !== t("app") ? `${windowTitle} · ${t("app")}` : t("app");
  }, [windowTitle, t]);
  // After a navigation the reader begins at the new screen, not where the old one's focus was lost.
  useEffect(
    () =>
      afterPaint(() => {
        if (document.activeElement === null || document.activeElement === document.body) main.current?.focus({ preventScroll: true });
      }),
    [],
  );

  return (
    <div className="relative mx-auto w-full max-w-[480px]">
      {aside && (
        // Beside the column, which stays in the middle: tab bar, sheets and the next screen are where it is.
        <aside className="no-print absolute inset-y-0 right-full mr-8 hidden w-[min(280px,50vw-280px)] wide:block">
          <div className="sticky top-0 max-h-dvh overflow-auto py-16">{aside}</div>
        </aside>
      )}
      <div className={`flex min-h-dvh flex-col ${tabBar ? "pb-[var(--tab-bar,calc(57px+env(safe-area-inset-bottom)))]" : ""}`}>
        <NavBar {...{ title, nav, onBack, action, progress, large }} />
        <main ref={main} tabIndex={-1} className="flex flex-1 flex-col">
          <div className="flex-1 pr-[max(16px,env(safe-area-inset-right))] pb-6 pl-[max(16px,env(safe-area-inset-left))]">
            {large && title && <h1 className="pt-2 pb-3 text-28">{title}</h1>}
            {children}
          </div>
          {footer && (
            <div
              className={`above-keyboard footer-fade no-print sticky z-20 px-4 pt-4 ${tabBar ? "bottom-[var(--tab-bar,calc(57px+env(safe-area-inset-bottom)))] pb-3" : "bottom-0 pb-[max(16px,env(safe-area-inset-bottom))]"}`}
            >
              {footer}
            </div>
          )}
        </main>
      </div>
    </div>
  );
}

function NavBar({ title, nav, onBack, action, progress, large }: Pick<ScreenProps, "title" | "nav" | "onBack" | "action" | "progress" | "large">) {
  const t = useText("common");
  const navigate = useNavigate();
  const home = (): void => void navigate("/qsStartPage", { replace: true });
  const back = (): void => {
    if (onBack) return onBack();
    if (nav === "home" || historyIndex() === 0) home();
    else void navigate(-1);
  };
  const start =
    nav === "back" || nav === "home" ? (
      <IconButton icon="back" label={nav === "home" ? t("home") : t("back")} onClick={back} className="-ml-3" />
    ) : nav === "none" ? null : (
      nav
    );
  if (!start && !action && !progress && (!title || large)) return <div className="pt-[env(safe-area-inset-top)]" />;
  return (
    <header className="no-print sticky top-0 z-20 bg-paper/95 pt-[env(safe-area-inset-top)] backdrop-blur-sm">
      <div className="flex min-h-13 items-center gap-2 px-4">
        {start}
        {progress ? (
          <Progress {...progress} count className="flex-1" />
        ) : (
          !large && title && <p className="min-w-0 flex-1 truncate text-16 font-semibold">{title}</p>
        )}
        {action && <div className="ml-auto shrink-0">{action}</div>}
      </div>
    </header>
  );
}
