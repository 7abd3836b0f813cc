import { type ComponentType, createElement, lazy } from "react";
import { loadText } from "../i18n/index.ts";
import { type AppRoute, ROUTES } from "./route-table.ts";

type Module = Awaited<ReturnType<AppRoute["load"]>>;

/** Puts the query client around a screen. Its code comes with the first screen that asks questions, not with the entry. */
const withQueries = async ({ default: inner, ...rest }: Module): Promise<Module> => {
  const { WithQueries } = await import("../lib/WithQueries.tsx");
  return { ...rest, default: () => createElement(WithQueries, null, createElement(inner)) };
};

/** A screen's code and its strings, fetched side by side. */
const fetchScreen = async (route: AppRoute): Promise<Module> => {
  const [module] = await Promise.all([
    route.load(),
    route.queries ? import("../lib/WithQueries.tsx") : undefined,
    ...(route.texts ?? []).map((ns) => loadText(ns)),
  ]);
  return route.queries ? withQueries(module) : module;
};

const screens = new Map<string, ComponentType>((ROUTES as readonly AppRoute[]).map((r) => [r.name, lazy(() => fetchScreen(r))]));
/** The component of each route, by name. */
export const SCREENS: ReadonlyMap<string, ComponentType> = screens;

/**
 * Fetches the screen that the app opens with, so that it is drawn at once: a `lazy` one always suspends first, and React then
 * holds back what replaces a placeholder for 300 ms. To be called before the first render; what fails is left to the screen's own try.
 */
export async function openWith(route: AppRoute): Promise<void> {
  const fetched = await fetchScreen(route).catch(() => undefined);
  if (!fetched) return;
  screens.set(route.name, fetched.default);
  fetched.begin?.();
}
