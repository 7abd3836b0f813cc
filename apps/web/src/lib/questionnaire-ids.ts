import { KEYS, local, readJson } from "./storage.ts";

/** The questionnaire (custom plan) that is being answered or read. */
export const currentQsId = (): string | undefined => local.getItem(KEYS.currentQs) || undefined;

/** All ids this device has begun: a list that cannot be parsed is begun anew. */
export const qsIds = (): string[] => {
  const list = readJson(KEYS.qsIds);
  return Array.isArray(list) ? list.filter((id): id is string => typeof id === "string") : [];
};

/** Adds an id once; a missing id is not stored. */
export function addQsId(id: string | null | undefined): void {
  if (!id) return;
  local.setItem(KEYS.qsIds, JSON.stringify([...new Set([...qsIds(), id])]));
}

/** Makes an id the current one and remembers it in the list. */
export function setCurrentQsId(id: string | null | undefined): void {
  if (!id) return;
  local.setItem(KEYS.currentQs, id);
  addQsId(id);
}

export function forgetQsIds(): void {
  local.removeItem(KEYS.currentQs);
  local.removeItem(KEYS.qsIds);
}
