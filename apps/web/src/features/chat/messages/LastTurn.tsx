import { type Ref, useEffect, useEffectEvent } from "react";
import { useText } from "../../../i18n/index.ts";
import { useStream } from "../../../lib/stream-store.ts";
import { askAgain, askOnceMore, begins, ended, join, type Live, settled, useChat } from "../api/live.ts";
import { type Answer, answerOfMessage, answerOfStream, begun, type Message } from "../model/turn.ts";
import { AnswerView } from "./AnswerView.tsx";
import { GuessQuestions } from "./GuessQuestions.tsx";
import { QuestionBubble } from "./QuestionBubble.tsx";

type Props = {
  place: Ref<HTMLElement>;
  question: Message | undefined;
  /** The answer as it is kept, while none is coming in. */
  stored: Message | undefined;
  live: Live | undefined;
  /** The answer that is coming in is there, whole. */
  kept: boolean;
  onAsk: (text: string) => void;
};

/** The last question and its answer: as it comes in, and, without being drawn anew, as it is kept. */
export function LastTurn({ place, question, stored, live, kept, onAsk }: Props) {
  const t = useText("chat");
  const stream = useStream(live?.key ?? "");
  const over = stream !== undefined && stream.state !== "running";
  const answer = live ? stream && answerOfStream(stream) : stored && answerOfMessage(stored);
  const words = question?.text ?? live?.question;
  useBeginAndEnd(live, kept);
  return (
    <section ref={place} className="flex flex-col gap-6">
      {words !== undefined && <QuestionBubble text={words} files={question?.fileIds?.length ?? 0} />}
      {answer && (
        <AnswerView
          key={answer.id ?? ""}
          answer={answer}
          fresh={live !== undefined}
          onAgain={live && !over ? undefined : again(live, answer, words ?? "", over)}
        />
      )}
      {stream?.lost && <p className="text-14 text-ink-2">{t("lost")}</p>}
      <Heard answer={answer} over={over} />
      {answer && (!live || over) && <GuessQuestions questions={answer.suggestions} onAsk={onAsk} />}
    </section>
  );
}

/** What trying again means: a new answer; of an answer that is being made and only lost from here, joining it; of a question that never arrived, asking it. */
function again(live: Live | undefined, { id, state }: Answer, words: string, over: boolean): () => void {
  if (id === undefined) return () => live && askOnceMore(live);
  const lost = live !== undefined && over && state === "interrupted";
  return lost ? () => join(id, words) : () => askAgain(id, words);
}

/** Who listens to the page hears the answer once, when it is whole. */
function Heard({ answer, over }: { answer: Answer | undefined; over: boolean }) {
  const heard = useChat((s) => s.heard);
  const said = answer && (over || (answer.id !== undefined && answer.id === heard)) ? answer.text.replaceAll("**", "") : "";
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
}

/** Notes where an answer is kept as soon as it begins, and reads it from there when it is in. */
function useBeginAndEnd(live: Live | undefined, kept: boolean): void {
  const key = live?.key;
  const stream = useStream(key ?? "");
  const messageId = begun(stream)?.messageId;
  const conversationId = begun(stream)?.conversationId;
  const done = stream?.state === "done" && messageId !== undefined;
  useEffect(() => {
    if (key && conversationId && messageId) begins(key, { conversationId, messageId });
  }, [key, conversationId, messageId]);
  const end = useEffectEvent(() => stream && ended(answerOfStream(stream)));
  useEffect(() => {
    if (key && done) end();
  }, [key, done]);
  useEffect(() => {
    if (live && done && kept) settled(live);
  }, [live, done, kept]);
}
