import { randomFillSync } from "node:crypto";

const POOL = 4_096;
const pool = Buffer.alloc(POOL);
let used = POOL;

/** Random bytes of the system's generator, fetched for many at a time: each fetching is a call into the system. None is given out twice. */
export function randomBytesOf(size: number): Buffer {
  if (size > POOL) throw new RangeError(`at most ${POOL} bytes`);
  if (used + size > POOL) {
    randomFillSync(pool);
    used = 0;
  }
  const bytes = Buffer.from(pool.subarray(used, used + size));
  pool.fill(0, used, used + size);
  used += size;
  return bytes;
}
