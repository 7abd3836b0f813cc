/** The keys of local storage, fixed by the specification. */
export const KEYS = {
  token: "access_token",
  userInfo: "app_userInfo",
  currentQs: "currentActiveQsId",
  language: "language",
  device: "app_device",
  qsIds: "app_qsIds",
  /** Ours: the last plan that was seen, to read without a network. */
  plan: "app_plan",
  /** Ours: what was chosen to be ordered. */
  basket: "app_basket",
} as const;

/** Storage that may be forbidden (private windows, blocked cookies) or full: then this page's memory stands in. */
function tolerant(real: () => Storage): Pick<Storage, "getItem" | "setItem" | "removeItem" | "clear"> {
  const memory = new Map<string, string | null>();
  return {
    getItem: (key) => {
      if (memory.has(key)) return memory.get(key) ?? null;
      try {
        return real().getItem(key);
      } catch {
        return null;
      }
    },
    setItem: (key, value) => {
      try {
        real().setItem(key, value);
        memory.delete(key);
      } catch {
        memory.set(key, value);
      }
    },
    clear: () => {
      memory.clear();
      try {
        real().clear();
      } catch {
        // Nothing can be held there either.
      }
    },
    removeItem: (key) => {
      memory.delete(key);
      try {
        real().removeItem(key);
      } catch {
        memory.set(key, null);
      }
    },
  };
}

export const local = tolerant(() => window.localStorage);
export const session = tolerant(() => window.sessionStorage);

/** JSON from storage; what cannot be parsed is as if it were not there. */
export function readJson(key: string, from: Pick<Storage, "getItem"> = local): unknown {
  try {
    return JSON.parse(from.getItem(key) ?? "null");
  } catch {
    return null;
  }
}
