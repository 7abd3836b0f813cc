import { KEYS, local, readJson } from "./storage.ts";

/** What this device keeps of itself: its own proof, handed out at the first login, and the marks of the last retail ticket and invitation code it used. */
export type Device = { deviceId?: string; deviceSecret?: string; ticket?: number; invitation?: number };

export const device = (): Device => {
  const held = readJson(KEYS.device);
  return typeof held === "object" && held !== null ? held : {};
};
export const keep = (more: Device): void => local.setItem(KEYS.device, JSON.stringify({ ...device(), ...more }));

/** A mark that recognises a text without keeping it (FNV-1a). */
export const mark = (text: string): number => Array.from(text).reduce((h, c) => Math.imul(h ^ (c.codePointAt(0) ?? 0), 0x01000193) >>> 0, 0x811c9dc5);
