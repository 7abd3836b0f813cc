import { useText } from "../../../i18n/index.ts";
import type { Stream } from "../../../lib/stream-store.ts";
import { Banner } from "../../../ui/Banner.tsx";
import { Go } from "../../../ui/Go.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { Progress } from "../../../ui/Progress.tsx";
import { stageOf } from "../api/reading.ts";
import { type StageRow, stagesOf } from "./stages.ts";

/** A report being read: the stages and pages as the server reaches them. It can be left and come back to. */
export function LoadingStreamUploadFiles({ stream }: { stream: Stream | undefined }) {
  const t = useText("report");
  const told = stageOf(stream);
  return (
    <div className="pt-6">
      <h1 className="text-22">{t("reading.title")}</h1>
      <p className="mt-2 text-14 text-ink-2">{t("reading.lead")}</p>
      <Progress value={Math.round((told?.progress ?? 0) * 100)} max={100} label={t("reading.progress")} className="mt-6" />
      <output className="sr-only">{told?.label}</output>
      <ol className="mt-4">
        {stagesOf(told).map((stage) => (
          <Stage key={stage.name} {...stage} />
        ))}
      </ol>
      {stream?.lost && (
        <Banner tone="low" urgent className="mt-4 text-14">
          {t("reading.lost")}
        </Banner>
      )}
      <Go to="/report" look="quiet" className="mt-6">
        {t("reading.leave")}
      </Go>
    </div>
  );
}

const LOOK = { done: "text-ink", now: "font-semibold text-ink", waiting: "text-ink-2" } as const;

function Stage({ name, state, label }: StageRow) {
  const t = useText("report");
  return (
    <li className={`flex min-h-11 items-center gap-3 ${LOOK[state]}`}>
      {state === "done" ? (
        <Icon name="check" size={20} className="text-leaf" />
      ) : (
        <span
          aria-hidden="true"
          className={`mx-0.5 size-[1rem] shrink-0 rounded-pill border-2 ${state === "now" ? "turn border-leaf border-r-transparent" : "border-line"}`}
        />
      )}
      <span className="min-w-0 flex-1">{label ?? t(`reading.${name}`)}</span>
      <span className={`text-12 ${state === "now" ? "text-leaf" : "text-ink-2"}`}>{t(`reading.${state}`)}</span>
    </li>
  );
}
