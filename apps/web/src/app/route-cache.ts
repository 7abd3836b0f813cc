import { create } from "zustand";
import { takeSpecifyFlag } from "../lib/specify-flag.ts";

/** The route-cache list: the names of screens kept alive after they are left. */
export const useRouteCache = create<{ list: readonly string[] }>()(() => ({ list: [] }));
const list = (): readonly string[] => useRouteCache.getState().list;

/** Toggles a route name: added if absent, removed if present. */
export function toggleRouteCache(name: string): void {
  useRouteCache.setState({ list: list().includes(name) ? list().filter((n) => n !== name) : [...list(), name] });
}

const put = (name: string, cached: boolean): void => {
  if (list().includes(name) !== cached) toggleRouteCache(name);
};

const dropsPlan = (to: string): boolean => to === "questionnaire" || to === "reportListPage" || (to === "questionnaireSpecify" && takeSpecifyFlag());

/** The rule when a screen is left: a kept-alive one is cached, but the plan is dropped on the ways that will change it. */
export function leaveRoute(from: { name: string; keepAlive?: boolean }, to: string): void {
  if (from.keepAlive) put(from.name, !(from.name === "qsGeneratePageNew" && dropsPlan(to)));
}
