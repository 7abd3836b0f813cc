import { type FormEvent, type KeyboardEvent, useRef } from "react";
import { useText } from "../../../i18n/index.ts";
import { call } from "../../../lib/api.ts";
import { useStream } from "../../../lib/stream-store.ts";
import { IconButton } from "../../../ui/Button.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { ask, useChat } from "../api/live.ts";
import { begun } from "../model/turn.ts";
import { UploadReports } from "./UploadReports.tsx";

const MAX = 8000;
const LINES_PX = 160;

/** Where a question is written. Enter sends where there is a real keyboard; an input method's Enter only chooses a word. */
export function InputComponent() {
  const t = useText("chat");
  const { draft, live, files } = useChat();
  const area = useRef<HTMLTextAreaElement>(null);
  const stream = useStream(live?.key ?? "");
  const running = live !== undefined && stream?.state === "running";
  const ready = draft.trim() !== "" && !running;
  const send = (e?: FormEvent): void => {
    e?.preventDefault();
    if (!ready) return;
    ask(draft.trim());
    area.current?.style.removeProperty("height");
  };
  const onKeyDown = (e: KeyboardEvent<HTMLTextAreaElement>): void => {
    if (e.key !== "Enter" || e.shiftKey || e.nativeEvent.isComposing || matchMedia("(pointer: coarse)").matches) return;
    e.preventDefault();
    send();
  };
  const grow = (): void => {
    const it = area.current;
    if (!it) return;
    it.style.height = "auto";
    it.style.height = `${Math.min(it.scrollHeight, LINES_PX)}px`;
  };
  const stop = (): void => {
    const place = begun(stream);
    if (place) void call("chatStop", { body: { messageId: place.messageId } }).catch(() => undefined);
  };
  return (
    <form
      onSubmit={send}
      className="rounded-card border border-edge bg-card p-1.5 focus-within:outline-2 focus-within:outline-offset-1 focus-within:outline-leaf"
    >
      {files.length > 0 && (
        <ul className="flex flex-wrap gap-2 px-2 pt-1">
          {files.map((file) => (
            <li key={file.id} className="inline-flex items-center gap-1 rounded-pill bg-well pl-3 text-14">
              <span className="max-w-40 truncate">{file.name}</span>
              <IconButton
                icon="close"
                label={t("upload.remove", { name: file.name })}
                onClick={() => useChat.setState({ files: files.filter((f) => f.id !== file.id) })}
              />
            </li>
          ))}
        </ul>
      )}
      {/* The buttons stay at the last line's middle, however large the text is. */}
      <div className="flex items-end gap-1 [&>:not(textarea)]:mb-[calc(0.75rem-12px)]">
        <UploadReports />
        <textarea
          ref={area}
          rows={1}
          maxLength={MAX}
          value={draft}
          aria-label={t("input.label")}
          placeholder={t("input.placeholder")}
          enterKeyHint="send"
          onChange={(e) => {
            useChat.setState({ draft: e.target.value });
            grow();
          }}
          onKeyDown={onKeyDown}
          className="max-h-40 min-h-11 min-w-0 flex-1 resize-none bg-transparent py-2.5 text-16 focus-visible:outline-none"
        />
        {running ? (
          <IconButton icon="square" label={t("stop")} onClick={stop} className="bg-well" />
        ) : (
          <button
            type="submit"
            aria-label={t("send")}
            aria-disabled={!ready}
            className={`inline-flex size-11 shrink-0 items-center justify-center rounded-pill ${ready ? "bg-leaf text-on-leaf" : "bg-well text-ink-2"}`}
          >
            <Icon name="up" size={22} />
          </button>
        )}
      </div>
    </form>
  );
}
