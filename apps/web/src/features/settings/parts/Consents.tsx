import { useState } from "react";
import { useLang, useText } from "../../../i18n/index.ts";
import { shortDate } from "../../../lib/date.ts";
import { openProtocol } from "../../../lib/protocol.ts";
import { useSession } from "../../../lib/session.ts";
import { toast } from "../../../lib/toast.ts";
import { Button } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { Checkbox } from "../../../ui/Choice.tsx";
import { ListRow } from "../../../ui/ListRow.tsx";
import { Dialog } from "../../../ui/Sheet.tsx";
import { useConsentChange } from "../api/consents.ts";
import { Part } from "./Part.tsx";

const useGiven = (document: string) => useSession((s) => s.user?.consents.find((c) => c.document === document));

/** What was agreed to and when; to withdraw; and the consent of its own for a language model. */
export function Consents() {
  const t = useText("settings");
  const lang = useLang();
  const present = useSession((s) => s.consentVersion) ?? "";
  const given = useGiven("health_data");
  const words = !given
    ? t("consents.not")
    : given.version === present
      ? t("consents.given", { date: shortDate(given.at, lang), version: given.version })
      : t("consents.old", { version: given.version, present });
  return (
    <Part title={t("consents.title")}>
      <Card flush>
        <ListRow title={t("consents.health")} note={words} onPress={() => void openProtocol(given?.version === present ? "read" : "ask")} />
      </Card>
      {given && <Withdraw />}
      <ModelConsent />
    </Part>
  );
}

function Withdraw() {
  const t = useText("settings");
  const [asking, setAsking] = useState(false);
  const change = useConsentChange("health_data", () => {
    setAsking(false);
    toast(t("consents.withdrawn"));
  });
  return (
    <>
      <Button look="danger" small className="mt-3" onClick={() => setAsking(true)}>
        {t("consents.withdraw")}
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t("consents.withdrawAsk.title")}
        footer={
          <>
            {change.problem && (
              <p role="alert" className="text-14 text-high">
                {change.problem.message}
              </p>
            )}
            <Button look="danger" block busy={change.pending} onClick={() => change.set(false)}>
              {t("consents.withdrawAsk.yes")}
            </Button>
            <Button look="quiet" block onClick={() => setAsking(false)}>
              {t("consents.withdrawAsk.no")}
            </Button>
          </>
        }
      >
        {t("consents.withdrawAsk.body")}
      </Dialog>
    </>
  );
}

function ModelConsent() {
  const t = useText("settings");
  const lang = useLang();
  const given = useGiven("model");
  const change = useConsentChange("model");
  return (
    <Card className="mt-4">
      <h3 className="text-16">{t("consents.model")}</h3>
      <p className="mt-1.5 text-14 text-ink-2">{t("consents.modelWhat")}</p>
      <Checkbox checked={given !== undefined} onChange={change.set}>
        {t("consents.modelOn")}
        {given && <span className="block text-14 text-ink-2">{t("consents.modelGiven", { date: shortDate(given.at, lang) })}</span>}
      </Checkbox>
      {change.problem && (
        <p role="alert" className="text-14 text-high">
          {change.problem.message}
        </p>
      )}
    </Card>
  );
}
