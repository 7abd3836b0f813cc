import { useText } from "../../../i18n/index.ts";
import { Banner } from "../../../ui/Banner.tsx";
import { Button } from "../../../ui/Button.tsx";
import { Chip } from "../../../ui/Chip.tsx";
import { Fold } from "../../../ui/Fold.tsx";
import { SourceList } from "../../../ui/SourceList.tsx";
import type { Answer } from "../model/turn.ts";
import { CardView } from "./Cards.tsx";
import { ControlBar } from "./ControlBar.tsx";
import { Markdown } from "./Markdown.tsx";

/** An answer: what is urgent first, then the words, what goes with them, where they come from, and what can be done with it. `fresh`: it has just come in, so what is urgent is announced. */
export function AnswerView({ answer, onAgain, fresh = false }: { answer: Answer; onAgain: (() => void) | undefined; fresh?: boolean }) {
  const t = useText("chat");
  const common = useText("common");
  const { text, cards, sources, triage, answeredBy, state, problem } = answer;
  return (
    <article aria-busy={state === "running"} className="flex flex-col gap-3">
      <h2 className="sr-only">{t("assistant")}</h2>
      {triage === "emergency" && <Banner tone="high" title={t("triage.emergency")} urgent={fresh} />}
      {triage === "see_doctor" && <Banner tone="low" title={t("triage.see_doctor")} />}
      {text ? <Markdown text={text} /> : state === "running" && <Waiting />}
      {cards.map((card, i) => (
        // oxlint-disable-next-line react/no-array-index-key -- cards come in order and stay
        <CardView key={i} card={card} />
      ))}
      {sources.length > 0 && (
        <Fold title={<span className="text-14 font-normal text-ink-2">{common("sources", { n: sources.length })}</span>}>
          <SourceList sources={sources} />
        </Fold>
      )}
      {answeredBy === "model" && (
        <Chip tone="info" icon="info" className="self-start">
          {t("generated")}
        </Chip>
      )}
      {state === "interrupted" && (
        <Banner
          tone="low"
          title={problem?.message ?? t("interrupted")}
          action={
            onAgain && (
              <Button small look="secondary" onClick={onAgain}>
                {common("retry")}
              </Button>
            )
          }
        >
          {problem?.requestId && common("requestId", { id: problem.requestId })}
        </Banner>
      )}
      {state === "stopped" && <p className="text-14 text-ink-2">{t("stopped")}</p>}
      {state !== "running" && text && <ControlBar answer={answer} onAgain={onAgain} />}
    </article>
  );
}

function Waiting() {
  const t = useText("chat");
  return (
    <p role="status" className="flex items-center gap-2 text-ink-2">
      <span aria-hidden="true" className="turn size-4 rounded-pill border-2 border-current border-r-transparent" />
      {t("thinking")}
    </p>
  );
}
