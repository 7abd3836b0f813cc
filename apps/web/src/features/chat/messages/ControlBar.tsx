import { useState } from "react";
import { useText } from "../../../i18n/index.ts";
import { IconButton } from "../../../ui/Button.tsx";
import { onDemand } from "../../../ui/on-demand.tsx";
import { useWrite } from "../../../lib/query.ts";
import { toast } from "../../../lib/toast.ts";
import { copyAnswer, richAnswer, shareAnswer } from "../model/pass-on.ts";
import type { Answer } from "../model/turn.ts";

const FeedBackForm = onDemand(() => import("./FeedBackForm.tsx"));

/** What can be done with an answer: copy, share, again, say whether it was good. */
export function ControlBar({ answer, onAgain }: { answer: Answer; onAgain: (() => void) | undefined }) {
  const t = useText("chat");
  const common = useText("common");
  const [rating, setRating] = useState(answer.rating);
  const [form, setForm] = useState<"never" | "open" | "closed">("never");
  const { mutate } = useWrite("chatFeedback");
  const html = (): string =>
    richAnswer(answer, { sources: common("sources", { n: answer.sources.length }), generated: t("generatedLabel"), engine: t("engineLabel") });
  const rate = (chosen: "up" | "down"): void => {
    if (answer.id === undefined) return;
    setRating(chosen);
    mutate({ body: { messageId: answer.id, rating: chosen } }, { onError: () => setRating(answer.rating) });
    if (chosen === "down") setForm("open");
    else toast(t("feedback.thanks"));
  };
  return (
    <div className="-ml-3 flex items-center text-ink-2">
      <IconButton icon="copy" label={t("copy")} onClick={() => void copyAnswer(answer, html())} />
      <IconButton icon="share" label={t("share")} onClick={() => void shareAnswer(answer, html(), common("app"))} />
      {onAgain && <IconButton icon="again" label={t("again")} onClick={onAgain} />}
      {answer.id !== undefined && (
        <>
          <IconButton
            icon="thumbUp"
            label={t("feedback.up")}
            aria-pressed={rating === "up"}
            className={rating === "up" ? "text-leaf" : ""}
            onClick={() => rate("up")}
          />
          <IconButton
            icon="thumbDown"
            label={t("feedback.down")}
            aria-pressed={rating === "down"}
            className={rating === "down" ? "text-leaf" : ""}
            onClick={() => rate("down")}
          />
          {form !== "never" && <FeedBackForm messageId={answer.id} open={form === "open"} onClose={() => setForm("closed")} />}
        </>
      )}
    </div>
  );
}
