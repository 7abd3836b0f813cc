import { environment } from "./environment.ts";

/** Code of ours that this page has fetched: paths under /assets/. */
const fetched = (): string[] => {
  const paths = performance.getEntriesByType("resource").map(({ name }) => new URL(name));
  return [...new Set(paths.filter((url) => url.origin === window.location.origin && url.pathname.startsWith("/assets/")).map((url) => url.pathname))];
};

/** https or this very machine; inside WeChat pages are kept by WeChat, and a worker of ours would only stand in its way. */
export const mayInstall = (place: { secure: boolean; wechat: boolean; supported: boolean }): boolean => place.secure && place.supported && !place.wechat;

/** Makes the app open without a network. Quiet: where it cannot be, everything else works as it is. */
export async function installShell(): Promise<void> {
  const place = { secure: window.isSecureContext, wechat: environment().wechat, supported: "serviceWorker" in navigator };
  if (!import.meta.env.PROD || !mayInstall(place)) return;
  try {
    await navigator.serviceWorker.register("/sw.js");
    const { active } = await navigator.serviceWorker.ready;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
    active?.postMessage({ keep: fetched() });
  } catch {
    // Blocked by the browser or its owner.
  }
}
