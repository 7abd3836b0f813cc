import { useText } from "../../../i18n/index.ts";
import { Icon } from "../../../ui/Icon.tsx";

/** Questions that fit as the next one. */
export function GuessQuestions({ questions, onAsk }: { questions: readonly string[]; onAsk: (text: string) => void }) {
  const t = useText("chat");
  if (questions.length === 0) return null;
  return (
    <section aria-label={t("guess")} className="mt-4 flex flex-col items-start gap-2">
      {questions.map((text) => (
        <button
          key={text}
          type="button"
          onClick={() => onAsk(text)}
          className="inline-flex min-h-11 items-center gap-2 rounded-control border border-line bg-card px-4 py-2 text-left text-14 active:bg-well"
        >
          {text}
          <Icon name="forward" size={15} className="text-ink-2" />
        </button>
      ))}
    </section>
  );
}
