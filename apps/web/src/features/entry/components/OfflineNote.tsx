import { useLang, useText } from "../../../i18n/index.ts";
import { shortDate, shortTime } from "../../../lib/date.ts";
import { useSession } from "../../../lib/session.ts";
import { Banner } from "../../../ui/Banner.tsx";

/** Without a network: what is shown, and from when. */
export function OfflineNote() {
  const t = useText("entry");
  const lang = useLang();
  const seenAt = useSession((s) => s.lastPlan?.seenAt);
  return (
    <Banner tone="low" className="mt-4 text-14">
      {seenAt ? t("offlineSeen", { date: shortDate(seenAt, lang), time: shortTime(seenAt) }) : t("offline")}
    </Banner>
  );
}
