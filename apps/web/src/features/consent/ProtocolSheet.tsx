import { useState } from "react";
import { useText } from "../../i18n/index.ts";
import type { Ask } from "../../lib/protocol.ts";
import { Sheet } from "../../ui/Sheet.tsx";
import { AskFooter, AskView } from "./AskView.tsx";
import type { DocumentId } from "./documents/types.ts";
import { DocumentFooter, DocumentView } from "./DocumentView.tsx";
import { ReadView } from "./ReadView.tsx";
import { useConsent } from "./use-consent.ts";

/** The user agreement, the privacy notice and the separate consent for health data: asked for before the first start, readable later. */
export default function ProtocolSheet({ ask }: { ask: Ask | undefined }) {
  // While the sheet sinks it stays as it was; each opening begins anew, with nothing ticked.
  const [last, setLast] = useState(ask);
  if (ask && ask !== last) setLast(ask);
  const [opened, setOpened] = useState(0);
  if (ask && ask !== last) setOpened(opened + 1);
  return last ? <Opened key={opened} ask={last} open={ask !== undefined} /> : null;
}

/** Brings the boxes that are not ticked into view and the first of them into focus. */
function showMissing(): void {
  const missing = document.querySelectorAll<HTMLInputElement>("[role=dialog] input[aria-invalid]");
  missing[missing.length - 1]?.scrollIntoView({ block: "nearest" });
  missing[0]?.focus({ preventScroll: missing.length > 1 });
}

function Opened({ ask, open }: { ask: Ask; open: boolean }) {
  const t = useText("consent");
  const [reading, setReading] = useState<DocumentId>();
  const [ticks, setTicks] = useState({ both: false, health: false });
  const [tried, setTried] = useState(false);
  const consent = useConsent({
    onAccepted: () => ask.settle(true),
    // What was ticked was the version before.
    onNewer: () => {
      setTicks({ both: false, health: false });
      setTried(false);
    },
  });
  const close = (): void => ask.settle(false);
  const complete = ticks.both && ticks.health;
  const agree = (): void => {
    if (complete) return consent.accept();
    setTried(true);
    requestAnimationFrame(showMissing);
  };

  const title = reading ? t(`name.${reading}`) : t(`${ask.mode}.title`);
  const footer = reading ? (
    <DocumentFooter onBack={() => setReading(undefined)} />
  ) : ask.mode === "ask" ? (
    <AskFooter missing={tried && !complete} consent={consent} onAgree={agree} onRefuse={close} />
  ) : undefined;
  return (
    <Sheet open={open} onClose={close} title={title} footer={footer}>
      {reading ? (
        <DocumentView id={reading} />
      ) : ask.mode === "ask" ? (
        <AskView ticks={ticks} onTick={setTicks} invalid={tried} newer={consent.newer} onRead={setReading} />
      ) : (
        <ReadView onRead={setReading} onDone={close} />
      )}
    </Sheet>
  );
}
