import { beginAnew } from "./forget.ts";
import { adoptStored } from "./session.ts";
import { KEYS } from "./storage.ts";

const adopt = async (): Promise<void> => {
  // What is on the screen belongs to the one before: erased there, it must not stay in sight here.
  if (await adoptStored()) beginAnew();
};

/** Follows what other tabs store of the visitor: consent given, settings changed, another login. Returns the end of it. */
export function followOtherTabs(): () => void {
  const follow = ({ key }: StorageEvent): void => {
    if (key === KEYS.userInfo) void adopt();
  };
  window.addEventListener("storage", follow);
  return () => window.removeEventListener("storage", follow);
}
