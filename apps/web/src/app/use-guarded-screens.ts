import { addTransitionType, startTransition, useEffect, useLayoutEffect, useRef, useState } from "react";
import { lang, setLang } from "../i18n/index.ts";
import { addressLang } from "../i18n/language.ts";
import { afterPaint } from "../lib/after-paint.ts";
import { enterInvitation } from "../lib/invitation.ts";
import { ensureLogin } from "../lib/login.ts";
import { type Problem, problemOf } from "../lib/problem.ts";
import { historyIndex, type Location, NavigationType, useLocation, useNavigate, useNavigationType } from "../lib/router.ts";
import { useSession } from "../lib/session.ts";
import { leaveRoute, useRouteCache } from "./route-cache.ts";
import { type AppRoute, routeOf } from "./route-table.ts";
import { rememberScroll, scrollFor } from "./scroll.ts";
import { type Kind, transitionKind } from "./transition.ts";

/** A mounted screen: shown, or cached behind. `key` stays while it lives; `location` is frozen at the last time it was shown. */
export type LiveScreen = { key: string; route: AppRoute; location: Location; action: NavigationType };
type State = { screens: readonly LiveScreen[]; shown: LiveScreen | undefined };

/** The next set of screens: the cached ones that are on the route-cache list, and the one to show. */
export function nextScreens(state: State, to: Location, action: NavigationType, cached: readonly string[]): State {
  const route = routeOf(to.pathname);
  const shown: LiveScreen = { key: route.keepAlive ? route.name : to.pathname, route, location: to, action };
  const kept = state.screens.filter((s) => s.key !== shown.key && cached.includes(s.route.name));
  return { screens: [...kept, shown].sort((a, b) => a.key.localeCompare(b.key)), shown };
}

/** A page that nobody looks at is not drawn. */
const DRAWN_MS = 50;
/**
 * Off the event, and once the press itself is seen: the next screen's making would hold back both. (React also shows what changes inside
 * a popstate event at once, without a transition.)
 */
const afterEvent = (): Promise<void> =>
  new Promise((done) => {
    const late = setTimeout(done, DRAWN_MS);
    afterPaint(() => (clearTimeout(late), done()));
  });

/** The guard: each navigation first holds a login where its route needs one (proceeding only on success), then becomes what is shown. */
export function useGuardedScreens(): State & { problem: Problem | undefined; retry: () => void } {
  const location = useLocation();
  const action = useNavigationType();
  const navigate = useNavigate();
  const [state, setState] = useState<State>({ screens: [], shown: undefined });
  const [problem, setProblem] = useState<Problem>();
  const from = useRef<{ route: AppRoute; index: number } | undefined>(undefined);

  useEffect(() => {
    if (location.pathname === "/") return void navigate({ pathname: "/qsStartPage", search: location.search }, { replace: true });
    let current = true;
    const route = routeOf(location.pathname);
    const asked = addressLang();
    const pass = async (): Promise<void> => {
      await Promise.all([route.needsLogin ? ensureLogin() : undefined, asked && asked !== lang() ? setLang(asked) : undefined, afterEvent()]);
      if (!current) return;
      if (route.needsLogin) enterInvitation().catch(() => undefined);
      const kind: Kind = transitionKind(from.current?.route, route, action === NavigationType.Pop ? historyIndex() - (from.current?.index ?? 0) : 0);
      if (from.current && from.current.route.name !== route.name) leaveRoute(from.current.route, route.name);
      from.current = { route, index: historyIndex() };
      useSession.setState({ showTabBar: route.tabBar !== undefined });
      const show = (): void => {
        setProblem(undefined);
        setState((s) => nextScreens(s, location, action, useRouteCache.getState().list));
      };
      // The first screen does not move: without a transition the browser need not take pictures of the page either.
      if (kind === "none") return show();
      startTransition(() => {
        addTransitionType(kind);
        show();
      });
    };
    pass().catch((e: unknown) => current && setProblem(problemOf(e)));
    return () => {
      current = false;
    };
  }, [location, action, navigate]);

  useScroll(state.shown, action === NavigationType.Pop);
  return { ...state, problem, retry: () => void navigate(location, { replace: true }) };
}

/** Each screen keeps its place: a kept-alive one always, another when one comes back to it through the history. */
function useScroll(shown: LiveScreen | undefined, back: boolean): void {
  useLayoutEffect(() => {
    if (!shown) return;
    const key = shown.route.keepAlive ? shown.key : shown.location.key;
    window.scrollTo(0, shown.route.keepAlive || back ? scrollFor(key) : 0);
    return rememberScroll(key);
  }, [shown, back]);
}
