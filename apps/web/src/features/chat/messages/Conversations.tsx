import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useText } from "../../../i18n/index.ts";
import { Button } from "../../../ui/Button.tsx";
import { join, type Live, useChat } from "../api/live.ts";
import { answerOfMessage, type Message } from "../model/turn.ts";
import { AnswerView } from "./AnswerView.tsx";
import { useFollow } from "./follow.ts";
import { LastTurn } from "./LastTurn.tsx";
import { QuestionBubble } from "./QuestionBubble.tsx";

const GAP = 24;
const ESTIMATE = 160;

type Props = { messages: readonly Message[]; onAsk: (text: string) => void; older?: (() => void) | undefined };

/** Where the last turn begins: all before it can be left undrawn while it is out of sight. */
function lastTurnAt(shown: readonly Message[], live: Live | undefined): number {
  if (live) return shown.at(-1)?.role === "user" ? shown.length - 1 : shown.length;
  return Math.max(
    0,
    shown.findLastIndex((m) => m.role === "user"),
  );
}

/** What was said, and what is being said. */
export function Conversations({ messages, onAsk, older }: Props) {
  const t = useText("chat");
  const { live, conversationId } = useChat();
  const turn = useRef<HTMLElement>(null);
  useJoin(messages);
  const shown = messages.filter((m) => m.id !== live?.instead && m.id !== live?.messageId);
  const cut = lastTurnAt(shown, live);
  const last = shown.slice(cut);
  useFollow({ turn, opened: messages.length > 0 ? conversationId : undefined, asked: live?.key });
  return (
    <div className="flex flex-col gap-6 pt-2">
      {older && (
        <Button look="quiet" small className="self-center" onClick={older}>
          {t("older")}
        </Button>
      )}
      {cut > 0 && <Earlier messages={shown.slice(0, cut)} />}
      <LastTurn
        place={turn}
        question={last.find((m) => m.role === "user")}
        stored={last.findLast((m) => m.role === "assistant")}
        live={live}
        kept={messages.some((m) => m.id === live?.messageId && m.status !== "running")}
        onAsk={onAsk}
      />
    </div>
  );
}

/** The turns before the last one. Only what is near the window is drawn. */
function Earlier({ messages }: { messages: readonly Message[] }) {
  const [offset, setOffset] = useState(0);
  /** How far down the page the rows begin. */
  const measure = (rows: HTMLDivElement | null): void => {
    if (rows) setOffset(Math.round(rows.getBoundingClientRect().top + window.scrollY));
  };
  // oxlint-disable-next-line react/incompatible-library -- the compiler leaves this one component as it is written, which is right for it
  const rows = useWindowVirtualizer({
    count: messages.length,
    estimateSize: () => ESTIMATE,
    gap: GAP,
    overscan: 6,
    scrollMargin: offset,
    getItemKey: (i) => messages[i]?.id ?? i,
  });
  usePrepended(messages[0]?.id, (id) =>
    rows.scrollToIndex(
      Math.max(
        0,
        messages.findIndex((m) => m.id === id),
      ),
      { align: "start" },
    ),
  );
  return (
    <div ref={measure} className="relative" style={{ height: rows.getTotalSize() }}>
      {rows.getVirtualItems().map((row) => (
        <div
          key={row.key}
          ref={rows.measureElement}
          data-index={row.index}
          className="absolute inset-x-0 top-0"
          style={{ transform: `translateY(${row.start - rows.options.scrollMargin}px)` }}
        >
          <Row message={messages[row.index]} />
        </div>
      ))}
    </div>
  );
}

function Row({ message }: { message: Message | undefined }) {
  if (!message) return null;
  if (message.role === "user") return <QuestionBubble text={message.text} files={message.fileIds?.length ?? 0} />;
  return <AnswerView answer={answerOfMessage(message)} onAgain={undefined} />;
}

/** Earlier messages that come in above must not move what is being read. */
function usePrepended(first: string | undefined, keep: (first: string) => void): void {
  const before = useRef(first);
  useLayoutEffect(() => {
    if (before.current !== undefined && before.current !== first) keep(before.current);
    before.current = first;
  });
}

/** An answer that is still being made, but not by this page: it is joined. */
function useJoin(messages: readonly Message[]): void {
  const live = useChat((s) => s.live);
  const last = messages.at(-1);
  const running = last?.status === "running" ? last.id : undefined;
  const question = messages.at(-2)?.text ?? "";
  useEffect(() => {
    if (running && !live) join(running, question);
  }, [running, live, question]);
}
