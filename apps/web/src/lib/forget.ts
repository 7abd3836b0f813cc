import { KEYS, local, session } from "./storage.ts";

/** Forgets all that this device holds of its visitor, and begins anew as on a new device. */
export async function forgetEverything(): Promise<void> {
  for (const key of Object.values(KEYS)) local.removeItem(key);
  session.clear();
  if ("caches" in window) for (const name of await window.caches.keys()) await window.caches.delete(name);
  beginAnew();
}

/** From the root, with nothing of the page as it was. */
export function beginAnew(): void {
  window.history.replaceState(null, "", `${window.location.pathname}#/`);
  window.location.reload();
}
