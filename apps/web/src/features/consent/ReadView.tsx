import { useState } from "react";
import { useLang, useText } from "../../i18n/index.ts";
import { shortDate } from "../../lib/date.ts";
import { useSession } from "../../lib/session.ts";
import { toast } from "../../lib/toast.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Sheet.tsx";
import { DocumentList } from "./DocumentList.tsx";
import type { DocumentId } from "./documents/types.ts";
import { useConsent } from "./use-consent.ts";

/** Later: the documents to read again, when they were accepted, and the way to withdraw. */
export function ReadView({ onRead, onDone }: { onRead: (id: DocumentId) => void; onDone: () => void }) {
  const t = useText("consent");
  const lang = useLang();
  const version = useSession((s) => s.consentVersion);
  const given = useSession((s) => s.user?.consents.find((c) => c.document === "health_data" && c.version === s.consentVersion));
  return (
    <>
      <p className="text-ink-2">{t("read.lead")}</p>
      <DocumentList onRead={onRead} />
      <p className="mt-3 text-14 text-ink-2">
        {given ? t("accepted", { date: shortDate(given.at, lang) }) : t("notAccepted")}
        {version && <> · {t("version", { version })}</>}
      </p>
      {given && <Withdraw onDone={onDone} />}
    </>
  );
}

function Withdraw({ onDone }: { onDone: () => void }) {
  const t = useText("consent");
  const [asking, setAsking] = useState(false);
  const { withdraw, pending, problem } = useConsent({
    onWithdrawn: () => {
      toast(t("withdraw.done"));
      onDone();
    },
  });
  return (
    <>
      <Button look="danger" small className="mt-4" onClick={() => setAsking(true)}>
        {t("withdraw.button")}
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t("withdraw.title")}
        footer={
          <>
            {problem && (
              <p role="alert" className="text-14 text-high">
                {problem.message}
              </p>
            )}
            <Button look="danger" block busy={pending} onClick={withdraw}>
              {t("withdraw.yes")}
            </Button>
            <Button look="quiet" block onClick={() => setAsking(false)}>
              {t("withdraw.no")}
            </Button>
          </>
        }
      >
        {t("withdraw.body")}
      </Dialog>
    </>
  );
}
