import { say } from "../i18n/index.ts";
import type { NavigateFunction } from "../lib/router.ts";
import { setRules } from "../lib/api.ts";
import { openProtocol } from "../lib/protocol.ts";
import { clearToken } from "../lib/session.ts";
import { notify, toast } from "../lib/toast.ts";

/** The contract's rules for failures: 401 to the root with a toast, 403 a red bar, missing consent opens the documents. */
export function installRules(navigate: NavigateFunction): void {
  setRules({
    unauthenticated: () => {
      clearToken();
      toast(say("common", "login.expired"));
      void navigate("/", { replace: true });
    },
    forbidden: (message) => notify(message),
    askConsent: () => openProtocol("ask"),
  });
}
