import { type ComponentType, createElement, lazy } from "react";
import { loadText } from "../i18n/index.ts";
import { type AppRoute, ROUTES } from "./route-table.ts";

type Module = { default: ComponentType };

/** Puts the query client around a screen. Its code comes with the first screen that asks questions, not with the entry. */
const withQueries = async ({ default: inner }: Module): Promise<Module> => {
  const { WithQueries } = await import("../lib/WithQueries.tsx");
  return { default: () => createElement(WithQueries, null, createElement(inner)) };
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

/** The component of each route, by name. */
export const SCREENS: ReadonlyMap<string, ComponentType> = new Map((ROUTES as readonly AppRoute[]).map((r) => [r.name, lazy(() => fetchScreen(r))]));
