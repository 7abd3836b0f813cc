import { Toaster } from "../ui/Toaster.tsx";
import { KeepAlive } from "./KeepAlive.tsx";
import { LoginFailed } from "./LoginFailed.tsx";
import { ProtocolHost } from "./ProtocolHost.tsx";
import { Splash } from "./Splash.tsx";
import { TabBar } from "./TabBar.tsx";
import { useGuardedScreens } from "./use-guarded-screens.ts";

/** The frame around all screens: guard, kept-alive screens, tab bar, what floats. */
export function Shell() {
  const { screens, shown, problem, retry } = useGuardedScreens();
  return (
    <>
      {problem && <LoginFailed problem={problem} onRetry={retry} />}
      {shown ? <KeepAlive screens={screens} shown={shown.key} /> : <Splash />}
      <TabBar path={shown?.location.pathname ?? "/"} />
      <ProtocolHost />
      <Toaster />
    </>
  );
}
