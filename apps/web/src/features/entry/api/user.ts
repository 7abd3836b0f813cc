import { useEffect } from "react";
import { call } from "../../../lib/api.ts";
import { useSession } from "../../../lib/session.ts";

/** Brings the held user up to date (nickname, consents given elsewhere). Quiet: without an answer the held one stands. */
export function useFreshUser(): void {
  useEffect(() => {
    if (useSession.getState().fresh) return;
    const stop = new AbortController();
    call("userinfo", { body: {} }, { signal: stop.signal }).then(
      (user) => useSession.setState({ user, fresh: true }),
      () => undefined,
    );
    return () => stop.abort();
  }, []);
}
