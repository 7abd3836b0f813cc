import { useText } from "../../i18n/index.ts";
import { Banner } from "../../ui/Banner.tsx";
import { Button } from "../../ui/Button.tsx";
import { Checkbox } from "../../ui/Choice.tsx";
import { DocumentList } from "./DocumentList.tsx";
import type { DocumentId } from "./documents/types.ts";
import type { Consent } from "./use-consent.ts";

type Ticks = { both: boolean; health: boolean };

/** Before the first start: the documents, and two boxes that nobody has ticked beforehand. */
export function AskView({
  ticks,
  onTick,
  invalid,
  newer,
  onRead,
}: {
  ticks: Ticks;
  onTick: (ticks: Ticks) => void;
  invalid: boolean;
  newer: boolean;
  onRead: (id: DocumentId) => void;
}) {
  const t = useText("consent");
  return (
    <>
      <p className="text-ink-2">{t("ask.lead")}</p>
      {newer && (
        <Banner tone="low" urgent className="mt-3 text-14">
          {t("newer")}
        </Banner>
      )}
      <DocumentList onRead={onRead} />
      <div className="mt-3">
        <Checkbox checked={ticks.both} invalid={invalid && !ticks.both} onChange={(both) => onTick({ ...ticks, both })}>
          {t("tick.both")}
        </Checkbox>
        <Checkbox checked={ticks.health} invalid={invalid && !ticks.health} onChange={(health) => onTick({ ...ticks, health })}>
          {t("tick.health")}
        </Checkbox>
      </div>
      <p className="mt-1 text-12 text-ink-2">{t("without")}</p>
    </>
  );
}

export function AskFooter({ missing, consent, onAgree, onRefuse }: { missing: boolean; consent: Consent; onAgree: () => void; onRefuse: () => void }) {
  const t = useText("consent");
  const wrong = missing ? t("missing") : consent.newer ? undefined : consent.problem?.message;
  return (
    <>
      <p role="alert" className={wrong ? "mb-2 text-14 text-high" : "sr-only"}>
        {wrong}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button look="quiet" onClick={onRefuse}>
          {t("refuse")}
        </Button>
        <Button className="grow" busy={consent.pending} onClick={onAgree}>
          {t("agree")}
        </Button>
      </div>
    </>
  );
}
