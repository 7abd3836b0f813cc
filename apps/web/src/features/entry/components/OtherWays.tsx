import type { ReactNode } from "react";
import { useText } from "../../../i18n/index.ts";
import { Go } from "../../../ui/Go.tsx";

const CARD =
  "flex min-h-18 flex-col justify-center rounded-card border border-line bg-card px-3.5 py-3 text-left active:bg-neutral-soft aria-disabled:opacity-55";

const Words = ({ title, note }: { title: ReactNode; note: ReactNode }) => (
  <>
    <span className="font-semibold">{title}</span>
    <span className="text-12 text-ink-2">{note}</span>
  </>
);

/** The two other ways in: the deep questionnaire, and only checking what one takes. */
export function OtherWays({ busy, onDeep }: { busy: boolean; onDeep: () => void }) {
  const t = useText("entry");
  return (
    <div className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-3">
      <button type="button" className={CARD} aria-busy={busy || undefined} aria-disabled={busy || undefined} onClick={busy ? undefined : onDeep}>
        <Words title={t("deep.title")} note={t("deep.note")} />
      </button>
      <Go to="/questionnaireSpecify" className={CARD}>
        <Words title={t("specify.title")} note={t("specify.note")} />
      </Go>
    </div>
  );
}
