import { useRef, useState } from "react";
import { useText } from "../../../i18n/index.ts";
import { call } from "../../../lib/api.ts";
import { environment } from "../../../lib/environment.ts";
import { newKey } from "../../../lib/http.ts";
import { problemOf } from "../../../lib/problem.ts";
import { currentQsId } from "../../../lib/questionnaire-ids.ts";
import { notify, toast } from "../../../lib/toast.ts";
import { uploadFile } from "../../../lib/upload.ts";
import { IconButton } from "../../../ui/Button.tsx";
import { useChat } from "../api/live.ts";

const KINDS = "image/*,application/pdf,.heic,.heif,.json";

/** Hands in a lab report from the conversation: it is uploaded, read in the background, and goes along with the next question. */
export function UploadReports() {
  const t = useText("chat");
  const input = useRef<HTMLInputElement>(null);
  const [sent, setSent] = useState<number>();
  const give = async (file: File): Promise<void> => {
    setSent(0);
    try {
      const { fileId } = await uploadFile(file, "health_report", { onProgress: setSent, idempotencyKey: newKey() });
      const plan = currentQsId();
      await call("reportPut", { body: { fileIds: [fileId], ...(plan && { customNutritionPlanId: plan }) } }, { idempotencyKey: newKey() });
      useChat.setState((s) => ({ files: [...s.files.filter((f) => f.id !== fileId), { id: fileId, name: file.name }] }));
      toast(t("upload.reading"));
    } catch (e) {
      notify(problemOf(e).message);
    } finally {
      setSent(undefined);
    }
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        // Android's WeChat shows no picker for anything but pictures.
        accept={environment().wechat && environment().android ? "image/*" : KINDS}
        onChange={(e) => {
          const file = e.target.files?.[0];
          e.target.value = "";
          if (file) void give(file);
        }}
      />
      {sent === undefined ? (
        <IconButton icon="plus" label={t("upload.label")} onClick={() => input.current?.click()} />
      ) : (
        <span
          role="progressbar"
          aria-label={t("upload.label")}
          aria-valuenow={Math.round(sent * 100)}
          className="grid size-11 place-items-center text-12 text-ink-2"
        >
          {`${Math.round(sent * 100)}%`}
        </span>
      )}
    </>
  );
}
