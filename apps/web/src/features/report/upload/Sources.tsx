import { type ChangeEvent, useRef } from "react";
import { useText } from "../../../i18n/index.ts";
import { environment } from "../../../lib/environment.ts";
import { Icon, type IconName } from "../../../ui/Icon.tsx";

const FILES = ".pdf,.jpg,.jpeg,.png,.webp,.heic,.heif,.json,application/pdf,application/json,image/jpeg,image/png,image/webp,image/heic";

/** Camera, album, file. Android WeChat opens a chooser for pictures only, so there nothing else is offered. */
export function Sources({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const t = useText("report");
  const { android, wechat } = environment();
  const picturesOnly = android && wechat;
  return (
    <>
      <div className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(5.5rem,1fr))] gap-2.5">
        <Source icon="camera" label={t("upload.camera")} accept="image/*" capture onFiles={onFiles} />
        <Source icon="picture" label={t("upload.album")} accept="image/*" onFiles={onFiles} />
        {!picturesOnly && <Source icon="document" label={t("upload.file")} accept={FILES} onFiles={onFiles} />}
      </div>
      {picturesOnly && <p className="mt-2 text-14 text-ink-2">{t("upload.weChat")}</p>}
    </>
  );
}

type SourceProps = { icon: IconName; label: string; accept: string; capture?: boolean; onFiles: (files: readonly File[]) => void };

function Source({ icon, label, accept, capture = false, onFiles }: SourceProps) {
  const input = useRef<HTMLInputElement>(null);
  const take = (e: ChangeEvent<HTMLInputElement>): void => {
    onFiles([...(e.target.files ?? [])]);
    // The same file may be chosen again.
    e.target.value = "";
  };
  return (
    <>
      <button
        type="button"
        onClick={() => input.current?.click()}
        className="flex min-h-22 flex-col items-center justify-center gap-1.5 rounded-card border border-leaf-line bg-card px-2 py-3 text-center text-14 font-semibold text-leaf active:bg-leaf-soft"
      >
        <Icon name={icon} size={24} />
        {label}
      </button>
      <input
        ref={input}
        type="file"
        accept={accept}
        multiple={!capture}
        {...(capture ? { capture: "environment" as const } : {})}
        onChange={take}
        hidden
        aria-hidden="true"
        tabIndex={-1}
        data-source={icon}
      />
    </>
  );
}
