import { useLang, useText } from "../../../i18n/index.ts";
import { shortDate, shortTime } from "../../../lib/date.ts";
import { Banner } from "../../../ui/Banner.tsx";

/** The plan could not be refreshed: from when it is. */
export function OldNote({ seenAt, offline }: { seenAt: number; offline: boolean }) {
  const t = useText("plan");
  const lang = useLang();
  return (
    <Banner tone="low" className="mb-3 text-14">
      {t(offline ? "seen.offline" : "seen.failed", { date: shortDate(seenAt, lang), time: shortTime(seenAt) })}
    </Banner>
  );
}
