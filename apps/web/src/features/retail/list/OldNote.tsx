import { useText } from "../../../i18n/index.ts";
import { shortTime } from "../../../lib/date.ts";
import type { Problem } from "../../../lib/problem.ts";
import { Banner } from "../../../ui/Banner.tsx";

/** Of a query: why it could not be refreshed, and when (epoch ms) what is shown was true. */
export type Seen = { error: Problem | null; dataUpdatedAt: number };

/** Above what was loaded before and could not be refreshed. */
export function OldNote({ of: { error, dataUpdatedAt } }: { of: Seen }) {
  const t = useText("retail");
  if (!error) return null;
  return (
    <Banner tone="low" className="mb-3 text-14">
      {t(error.error === "offline" ? "old" : "oldOther", { time: shortTime(dataUpdatedAt) })}
    </Banner>
  );
}
