import { lazy, Suspense, useState } from "react";
import { useText } from "../../../i18n/index.ts";
import { hasConsent, useSession } from "../../../lib/session.ts";
import { Button } from "../../../ui/Button.tsx";
import { onDemand } from "../../../ui/on-demand.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";

const LastPlanRow = lazy(() => import("./LastPlanRow.tsx"));

/** The last plan: only somebody who has given consent can have one, so its code waits until then. */
export function LastPlan() {
  const consented = useSession(hasConsent);
  if (!consented) return null;
  return (
    <Suspense fallback={<Skeleton bones={["h-13 w-full"]} className="mt-3" />}>
      <LastPlanRow />
    </Suspense>
  );
}

const code = () => import("./CodeSheet.tsx");
const display = () => import("./DisplaySheet.tsx");
const sheets = { code: { Sheet: onDemand(code), load: code }, display: { Sheet: onDemand(display), load: display } } as const;

/** A quiet link that opens a sheet; the sheet's code is fetched when a finger comes down on it. */
export function SheetLink({ of }: { of: keyof typeof sheets }) {
  const t = useText("entry");
  const [open, setOpen] = useState<boolean>();
  const { Sheet, load } = sheets[of];
  const fetchAhead = (): void => void load().catch(() => undefined);
  return (
    <>
      <Button look="link" small onPointerDown={fetchAhead} onClick={() => setOpen(true)}>
        {t(`${of}.link`)}
      </Button>
      {open !== undefined && <Sheet open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
