import { Activity, type ComponentType, createElement, Suspense, ViewTransition } from "react";
import { LocationContext } from "../lib/router.ts";
import { Shown } from "../lib/shown.ts";
import { ScreenBoundary } from "./ScreenBoundary.tsx";
import { SCREENS } from "./screens.ts";
import { Splash } from "./Splash.tsx";
import { ENTER, EXIT } from "./transition.ts";
import type { LiveScreen } from "./use-guarded-screens.ts";

const screenOf = (name: string): ComponentType | undefined => SCREENS.get(name);

/** The shown screen and the cached ones behind it, each with the one location it was opened at: a hidden screen sees nothing of later navigations. */
export function KeepAlive({ screens, shown }: { screens: readonly LiveScreen[]; shown: string }) {
  return screens.map(({ key, route, location, action }) => (
    <Activity key={key} mode={key === shown ? "visible" : "hidden"}>
      <ViewTransition enter={ENTER} exit={EXIT} default="none">
        <div data-screen={route.name}>
          <ScreenBoundary at={location.key}>
            <LocationContext value={{ location, navigationType: action }}>
              <Shown value={key === shown}>
                <Suspense fallback={<Splash />}>{createElement(screenOf(route.name) ?? "div")}</Suspense>
              </Shown>
            </LocationContext>
          </ScreenBoundary>
        </div>
      </ViewTransition>
    </Activity>
  ));
}
