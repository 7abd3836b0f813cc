import { useMutation } from "@tanstack/react-query";
import { call } from "../../../lib/api.ts";
import { environment } from "../../../lib/environment.ts";
import { forgetEverything } from "../../../lib/forget.ts";
import { newKey } from "../../../lib/http.ts";
import { clearToken } from "../../../lib/session.ts";
import { ensureLogin } from "../../../lib/login.ts";

/** WeChat's webview shows nothing for a download. */
export const canDownload = (): boolean => !environment().wechat;

const stamp = (): string => new Date().toISOString().slice(0, 10);

function download(text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = `nutrition-data-${stamp()}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Everything held on the visitor, as JSON text; downloaded where that works. */
export const useExport = () =>
  useMutation<string>({
    mutationFn: async () => {
      const text = JSON.stringify(await call("exportData", {}), null, 2);
      if (canDownload()) download(text);
      return text;
    },
  });

/** Every token of the visitor is worth nothing from now on; this device logs in anew with its own proof. */
export const useLogoutAll = (onDone: () => void) =>
  useMutation<void>({
    mutationFn: async () => {
      await call("logoutAll", { body: {} }, { idempotencyKey: newKey() });
      clearToken();
      await ensureLogin();
    },
    onSuccess: onDone,
  });

/** The server forgets the visitor, then this device does. */
export const useErase = () =>
  useMutation<void>({
    mutationFn: async () => {
      await call("erase", { body: {} });
      await forgetEverything();
    },
  });
