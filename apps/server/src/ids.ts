import { randomBytesOf } from "./random.ts";

let lastTime = 0;
let counter = 0;

/** New ids will sort after this one: for a start after which the clock may stand before it. */
export function continueAfter(id: string): void {
  const time = Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16);
  if (Number.isSafeInteger(time)) lastTime = Math.max(lastTime, time + 1);
}

/**
 * A new id (UUID, version 7): it begins with the time, so ids sort by age, strictly within a process. The rest is random; ids
 * are no secrets anyway, every row is looked up together with its owner.
 */
export function newId(now: number): string {
  counter = now > lastTime ? 0 : counter + 1;
  lastTime = Math.max(now, lastTime);
  const bytes = randomBytesOf(16);
  bytes.writeUIntBE(lastTime + Math.floor(counter / 4096), 0, 6);
  bytes.writeUInt16BE(0x7000 | (counter % 4096), 6);
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f);
  const hex = bytes.toString("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
