import { useText } from "../../../i18n/index.ts";
import { Card } from "../../../ui/Card.tsx";
import { Icon } from "../../../ui/Icon.tsx";

/** What is accepted, and what happens to it: said before anything is chosen, not behind a link. */
export function Accepted() {
  const t = useText("report");
  return (
    <div className="mt-6 flex flex-col gap-3 text-14">
      <Card tone="info">
        <h2 className="flex items-center gap-2 text-14 text-info">
          <Icon name="lock" size={16} />
          {t("upload.data")}
        </h2>
        <p className="mt-1">{t("upload.dataBody")}</p>
        <p className="mt-1">{t("upload.dataRemove")}</p>
      </Card>
      <section>
        <h2 className="text-14">{t("upload.accepted")}</h2>
        <p className="mt-1 text-ink-2">{t("upload.acceptedKinds")}</p>
        <p className="mt-1 text-ink-2">{t("upload.acceptedSize")}</p>
        <p className="mt-1 text-ink-2">{t("upload.photoTips")}</p>
      </section>
    </div>
  );
}
