import { startTransition, useEffect, useRef, useState } from "react";
import { useText } from "../../../i18n/index.ts";
import { Button } from "../../../ui/Button.tsx";
import { Screen } from "../../../ui/Screen.tsx";
import { onDemand } from "../../../ui/on-demand.tsx";
import { preloadSheet } from "../../../ui/Sheet.tsx";
import { soon } from "../../../lib/soon.ts";
import { useAskedSection } from "../components/asked-section.ts";
import { Contents } from "../components/Contents.tsx";
import { OldNote } from "../components/OldNote.tsx";
import { PlanNav } from "../components/PlanNav.tsx";
import { openFoldsForPrint } from "../components/print.ts";
import type { Plan } from "../model/types.ts";
import type { Detail } from "../model/detail.ts";
import { DetailContext } from "../sheets/detail.ts";
import { Foot } from "./Foot.tsx";
import { Headline } from "./Headline.tsx";
import { sectionsOf } from "./sections.ts";
import { Urgent, Watch } from "./Urgent.tsx";

const detailSheet = () => import("../sheets/DetailSheet.tsx");
const renameSheet = () => import("../sheets/RenameSheet.tsx");
const shareSheet = () => import("../sheets/ShareSheet.tsx");
const DetailSheet = onDemand(detailSheet);
const RenameSheet = onDemand(renameSheet);
const ShareSheet = onDemand(shareSheet);
/** What is behind the plan's rows and buttons, so that it is there without a network too. */
function fetchSheets(): void {
  preloadSheet();
  void Promise.allSettled([detailSheet(), renameSheet(), shareSheet()]);
}

/** So many sections fill a phone together with what stands before them; the others are added one at a time, which holds up no touch. */
const IN_SIGHT = 1;

/** Which sheet is open. One that was opened stays mounted, so that it can sink away. */
type Sheets = { open: "detail" | "rename" | "share" | undefined; used: ReadonlySet<string>; detail?: Detail };

/** The plan to read: what is pressing first, then the answer, then everything it rests on. */
export function Report({ plan, old }: { plan: Plan; old: { seenAt: number; offline: boolean } | undefined }) {
  const t = useText("plan");
  const common = useText("common");
  const [{ open, used, detail }, setSheets] = useState<Sheets>({ open: undefined, used: new Set() });
  const body = useRef<HTMLElement>(null);
  const show = (sheet: NonNullable<Sheets["open"]>, of?: Detail): void =>
    startTransition(() => setSheets((s) => ({ open: sheet, used: new Set([...s.used, sheet]), ...((of ?? s.detail) && { detail: of ?? s.detail }) })));
  const close = (): void => setSheets((s) => ({ ...s, open: undefined }));
  const title = plan.nickname ? t("named", { name: plan.nickname }) : common("title.qsGeneratePageNew");
  const sections = sectionsOf(plan);
  /** What is in sight first is drawn at once; the rest bit by bit, when the phone has time between two touches. */
  const [count, setCount] = useState(IN_SIGHT);
  const whole = count >= sections.length;
  const drawn = sections.slice(0, count);
  useEffect(() => {
    if (!whole) startTransition(() => setCount(count + 1));
  }, [whole, count]);

  useEffect(() => openFoldsForPrint(() => body.current), []);
  useEffect(() => soon(fetchSheets), []);
  useAskedSection(drawn.map((s) => s.name));
  return (
    <DetailContext value={(of) => show("detail", of)}>
      <Screen
        windowTitle={title}
        nav={<PlanNav title={title} onRename={() => show("rename")} />}
        action={
          <Button look="quiet" small className="-mr-3 font-normal" onClick={() => show("share")}>
            {t("share.button")}
          </Button>
        }
        aside={<Contents names={sections.map((s) => s.name)} />}
      >
        <article ref={body}>
          <p className="hidden text-22 font-semibold print:block">{title}</p>
          {old && <OldNote {...old} />}
          <Urgent plan={plan} />
          <Headline plan={plan} />
          <Watch plan={plan} />
          {drawn.map(({ name, Body }) => (
            <Body key={name} plan={plan} />
          ))}
          {whole && <Foot plan={plan} onShare={() => show("share")} />}
        </article>
      </Screen>
      {detail && <DetailSheet plan={plan} detail={detail} open={open === "detail"} onClose={close} />}
      {used.has("rename") && <RenameSheet plan={plan} open={open === "rename"} onClose={close} />}
      {used.has("share") && (
        <ShareSheet plan={plan} title={title} open={open === "share"} onClose={close} onPrint={() => setTimeout(() => window.print(), 300)} />
      )}
    </DetailContext>
  );
}
