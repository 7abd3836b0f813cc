import { adoptStored } from "./session.ts";
import { KEYS } from "./storage.ts";

/** Follows what other tabs store of the visitor: consent given, settings changed, another login. Returns the end of it. */
export function followOtherTabs(): () => void {
  const follow = ({ key }: StorageEvent): void => {
    if (key === KEYS.userInfo) void adoptStored();
  };
  window.addEventListener("storage", follow);
  return () => window.removeEventListener("storage", follow);
}
