import { useText } from "../../../i18n/index.ts";
import type { Stream } from "../../../lib/stream-store.ts";
import { Banner } from "../../../ui/Banner.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { Progress } from "../../../ui/Progress.tsx";
import { type StageState, stagesOf } from "../api/making.ts";

/** The plan in the making: its real stages as the server reaches them. */
export function LoadingStream({ stream }: { stream: Stream | undefined }) {
  const t = useText("plan");
  const { stages, progress } = stagesOf(stream);
  const now = stages.find((s) => s.state === "now") ?? stages.at(-1);
  return (
    <div className="pt-6">
      <h1 className="text-22">{t("making.title")}</h1>
      <p className="mt-2 text-14 text-ink-2">{t("making.lead")}</p>
      <Progress value={Math.round(progress * 100)} max={100} label={t("making.progress")} className="mt-6" />
      <output className="sr-only">{now && (now.label ?? t(`making.stage.${now.name}`))}</output>
      <ol className="mt-4">
        {stages.map((stage) => (
          <StageRow key={stage.name} {...stage} />
        ))}
      </ol>
      {stream?.lost && (
        <Banner tone="low" urgent className="mt-4 text-14">
          {t("making.lost")}
        </Banner>
      )}
    </div>
  );
}

const LOOK = { done: "text-ink", now: "font-semibold text-ink", waiting: "text-ink-2" } as const;

function StageRow({ name, state, label }: StageState) {
  const t = useText("plan");
  return (
    <li className={`flex min-h-11 items-center gap-3 ${LOOK[state]}`}>
      <Mark state={state} />
      <span className="min-w-0 flex-1">{label ?? t(`making.stage.${name}`)}</span>
      <span className={`text-12 ${state === "now" ? "text-leaf" : "text-ink-2"}`}>{t(`making.${state}`)}</span>
    </li>
  );
}

function Mark({ state }: Pick<StageState, "state">) {
  if (state === "done") return <Icon name="check" size={20} className="text-leaf" />;
  return (
    <span
      aria-hidden="true"
      className={`mx-0.5 size-[1rem] shrink-0 rounded-pill border-2 ${state === "now" ? "turn border-leaf border-r-transparent" : "border-line"}`}
    />
  );
}
