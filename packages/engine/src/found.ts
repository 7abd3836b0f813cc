/** What the check of the knowledge, or our own bookkeeping, has seen to is there: that it is not would be our fault, never a person's. */

/** @throws when it is not there. */
export function found<T>(value: T | undefined, what: unknown): T {
  if (value === undefined) throw new Error(`not there: ${String(what)}`);
  return value;
}

/** What is kept under this key. @throws when nothing is. */
export const recordOf = <K, T>(records: { get(key: K): T | undefined }, key: K): T => found(records.get(key), key);

/** An entry of a list that is known to be that long. @throws when it is shorter. */
export const at = <T>(list: readonly T[], index: number): T => found(list[index], index);

/** The first of a list that has one. @throws when it is empty. */
export const first = <T>(list: readonly T[]): T => at(list, 0);

/** By code unit, the same in every language and on every machine. */
export const inOrder = (a: string, b: string): number => Number(a > b) - Number(a < b);
