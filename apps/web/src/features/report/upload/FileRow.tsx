import { useText } from "../../../i18n/index.ts";
import { formatNumber } from "../../../lib/number.ts";
import { Button, IconButton } from "../../../ui/Button.tsx";
import { Icon, type IconName } from "../../../ui/Icon.tsx";
import { Progress } from "../../../ui/Progress.tsx";
import { useFailure } from "../model/failure.ts";
import { type Item, moveFile, removeFile, retryFile } from "./queue.ts";

/** One file: its place in the order, how far it has come, what can be done with it. */
export function FileRow({ item, at, count }: { item: Item; at: number; count: number }) {
  const t = useText("report");
  const { key, file, state } = item;
  const { name } = file;
  const going = state === "sending" || state === "waiting";
  return (
    <li className="border-line px-4 py-3 [&:not(:last-child)]:border-b">
      <div className="flex items-start gap-2">
        <span className="min-w-0 flex-1">
          <span className="block font-semibold break-all">{name}</span>
          <Note item={item} />
        </span>
        <IconButton icon="close" label={t(going ? "upload.cancel" : "upload.remove", { name })} onClick={() => removeFile(key)} className="-mt-2 -mr-3" />
      </div>
      {state === "sending" && <Progress value={Math.round(item.sent * 100)} max={100} label={t("upload.progress", { name })} className="mt-2" />}
      {(state === "lost" || count > 1) && (
        <div className="mt-1 -ml-3 flex flex-wrap items-center gap-x-1">
          {count > 1 && (
            <>
              <IconButton icon="up" label={t("upload.up", { name })} disabled={at === 0} onClick={() => moveFile(key, -1)} className="disabled:opacity-40" />
              <IconButton
                icon="low"
                label={t("upload.down", { name })}
                disabled={at === count - 1}
                onClick={() => moveFile(key, 1)}
                className="disabled:opacity-40"
              />
              <span className="text-12 text-ink-2">{t("upload.order", { n: at + 1 })}</span>
            </>
          )}
          {state === "lost" && (
            <Button look="quiet" small className="ml-auto" aria-label={t("upload.retryOf", { name })} onClick={() => retryFile(key)}>
              {t("upload.retry")}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}

const LOOK = {
  done: ["check", "text-leaf"],
  lost: ["offline", "text-low-ink"],
  refused: ["warning", "text-high"],
} as const satisfies Partial<Record<Item["state"], readonly [IconName, string]>>;

function Note({ item }: { item: Item }) {
  const size = useSize();
  const words = useWords();
  const { state, file } = item;
  const [icon, color] = state === "waiting" || state === "sending" ? [undefined, "text-ink-2"] : LOOK[state];
  return (
    <span role={state === "sending" ? undefined : "status"} className={`flex items-start gap-1.5 text-14 ${color}`}>
      {icon && <Icon name={icon} size={15} className="mt-1" />}
      <span className="min-w-0">
        {size(file.size)} · {words(item)}
      </span>
    </span>
  );
}

function useWords(): (item: Item) => string {
  const t = useText("report");
  const failure = useFailure();
  return ({ state, sent, twinOf, problem }) => {
    if (twinOf !== undefined) return t("upload.twin", { name: twinOf });
    if (state === "sending") return sent < 1 ? t("upload.sending", { percent: Math.floor(sent * 100) }) : t("upload.checking");
    if (state !== "refused") return t(`upload.${state}`);
    if (problem?.error === "too_large") return t("upload.tooLarge");
    if (problem?.error === "empty_file") return t("upload.empty");
    return problem?.error === "unsupported_file" ? failure("unsupported_file").body : (problem?.message ?? "");
  };
}

const KB = 1024;
function useSize(): (bytes: number) => string {
  const t = useText("report");
  return (bytes) =>
    bytes < KB * KB ? t("upload.size.kb", { n: formatNumber(Math.max(1, Math.round(bytes / KB))) }) : t("upload.size.mb", { n: formatNumber(bytes / KB / KB) });
}
