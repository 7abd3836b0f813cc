import { type ReactNode, useEffect, useEffectEvent } from "react";
import { useText } from "../i18n/index.ts";
import type { Problem } from "../lib/problem.ts";
import { Button } from "./Button.tsx";
import { Icon } from "./Icon.tsx";

type Props = {
  problem: Problem;
  onRetry?: () => void;
  /** What still works or is safe; a general word when left out. */
  still?: ReactNode;
};

/** What happened, what still works, try again, the request's number. Offline, it tries again by itself when the network is back. */
export function ErrorState({ problem, onRetry, still }: Props) {
  const t = useText("common");
  const offline = problem.error === "offline";
  const again = useEffectEvent(() => onRetry?.());
  useEffect(() => {
    if (!offline) return;
    window.addEventListener("online", again);
    return () => window.removeEventListener("online", again);
  }, [offline]);
  return (
    <div role="alert" className="flex flex-col items-center px-4 py-12 text-center">
      <Icon name={offline ? "offline" : "cloud"} size={44} className="text-ink-2" />
      <h2 className="mt-4 text-18">{offline ? t("problem.offlineTitle") : t("problem.title")}</h2>
      <p className="mt-2 max-w-[34ch]">{offline ? t("problem.offlineBody") : problem.message}</p>
      <p className="mt-1 max-w-[34ch] text-14 text-ink-2">{still ?? t("problem.still")}</p>
      {onRetry && (
        <Button look="secondary" className="mt-5" onClick={onRetry}>
          {t("retry")}
        </Button>
      )}
      {problem.requestId && <p className="mt-4 text-12 text-ink-2">{t("requestId", { id: problem.requestId })}</p>}
    </div>
  );
}
