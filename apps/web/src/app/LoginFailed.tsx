import type { Problem } from "../lib/problem.ts";
import { ErrorState } from "../ui/ErrorState.tsx";
import { Screen } from "../ui/Screen.tsx";

/** No login, no screen: says why, and tries again by hand or when the network is back. */
export function LoginFailed({ problem, onRetry }: { problem: Problem; onRetry: () => void }) {
  return (
    <div className="fixed inset-0 z-50 overflow-auto bg-paper">
      <Screen nav="none">
        <ErrorState problem={problem} onRetry={onRetry} />
      </Screen>
    </div>
  );
}
