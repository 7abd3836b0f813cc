import { type FormEvent, useId, useState } from "react";
import { useText } from "../../../i18n/index.ts";
import { useWrite } from "../../../lib/query.ts";
import { toast } from "../../../lib/toast.ts";
import { Button } from "../../../ui/Button.tsx";
import { Choice } from "../../../ui/Choice.tsx";
import { Sheet } from "../../../ui/Sheet.tsx";

const REASONS = ["wrong", "unclear", "missing", "unsafe", "language", "other"] as const;
const MAX = 2000;

/** What was wrong with an answer; nothing of it is required. */
export default function FeedBackForm({ messageId, open, onClose }: { messageId: string; open: boolean; onClose: () => void }) {
  const t = useText("chat");
  const id = useId();
  const [reasons, setReasons] = useState<(typeof REASONS)[number][]>([]);
  const [text, setText] = useState("");
  const { mutate, isPending, error } = useWrite("chatFeedback", {
    onSuccess: () => {
      onClose();
      toast(t("feedback.thanks"));
    },
  });
  const send = (e: FormEvent): void => {
    e.preventDefault();
    mutate({ body: { messageId, rating: "down", reasons, ...(text.trim() && { text: text.trim() }) } });
  };
  return (
    <Sheet open={open} onClose={onClose} title={t("feedback.title")}>
      <form onSubmit={send} className="flex flex-col gap-4 pb-2">
        <Choice
          label={t("feedback.reasons")}
          multiple
          options={REASONS.map((value) => ({ value, label: t(`feedback.reason.${value}`) }))}
          value={reasons}
          onChange={setReasons}
        />
        <div>
          <label htmlFor={id} className="mb-1.5 block text-14 font-semibold">
            {t("feedback.more")}
          </label>
          <textarea
            id={id}
            rows={3}
            maxLength={MAX}
            value={text}
            onChange={(e) => setText(e.target.value)}
            className="w-full rounded-control border border-edge bg-card px-4 py-3 text-16"
          />
        </div>
        <p aria-live="polite" className="text-14 text-high">
          {error?.message}
        </p>
        <Button type="submit" block busy={isPending}>
          {t("feedback.send")}
        </Button>
      </form>
    </Sheet>
  );
}
