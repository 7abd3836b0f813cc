const rest = (s: string, from: number): string => s.slice(from);

/**
 * Whether one slip could part two words: from both ends on they agree but for two places in the middle. It takes no memory and ends at
 * the first letters of most pairs, so that thousands of names are passed over in no time.
 */
export function mayBeSlip(a: string, b: string): boolean {
  const [least, most] = a.length < b.length ? [a.length, b.length] : [b.length, a.length];
  if (most - least > 1) return false;
  let ahead = 0;
  while (ahead < least && a.charCodeAt(ahead) === b.charCodeAt(ahead)) ahead++;
  let behind = 0;
  while (behind < least - ahead && a.charCodeAt(a.length - 1 - behind) === b.charCodeAt(b.length - 1 - behind)) behind++;
  return ahead + behind >= most - 2;
}

/** Whether two words are one slip apart: a letter too many, missing, wrong, or two changed places (Damerau–Levenshtein 1). Linear time. */
export function oneSlip(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1 || a === b) return false;
  let i = 0;
  while (i < a.length && i < b.length && a[i] === b[i]) i++;
  if (a.length !== b.length) return a.length > b.length ? rest(a, i + 1) === rest(b, i) : rest(a, i) === rest(b, i + 1);
  return rest(a, i + 1) === rest(b, i + 1) || (a[i] === b[i + 1] && a[i + 1] === b[i] && rest(a, i + 2) === rest(b, i + 2));
}

/** Which characters a word has, a bit each; the Latin letters have bits of their own, others share them. */
export function lettersOf(word: string): number {
  let bits = 0;
  for (let i = 0; i < word.length; i++) bits |= 1 << (word.charCodeAt(i) & 31);
  return bits;
}

/** Whether so many slips could part words of these letters: each puts in one at most and takes one out. Spares most pairs the counting. */
export function mayBeApart(a: number, b: number, most: number): boolean {
  let differing = a ^ b;
  let count = 0;
  for (; differing !== 0 && count <= 2 * most; count++) differing &= differing - 1;
  return count <= 2 * most;
}

/** How many slips part two words, counted up to `most`; undefined when more. Only the band of places that could matter is looked at. */
export function slipsApart(a: string, b: string, most: number): number | undefined {
  if (Math.abs(a.length - b.length) > most) return undefined;
  const far = most + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => Math.min(j, far));
  for (let i = 1; i <= a.length; i++) {
    const row = Array.from({ length: b.length + 1 }, () => far);
    if (i <= most) row[0] = i;
    for (let j = Math.max(1, i - most); j <= Math.min(b.length, i + most); j++) {
      const changed = (last[j - 1] ?? far) + Number(a[i - 1] !== b[j - 1]);
      const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? (before[j - 2] ?? far) + 1 : far;
      row[j] = Math.min(far, changed, swapped, (last[j] ?? far) + 1, (row[j - 1] ?? far) + 1);
    }
    if (Math.min(...row) > most) return undefined;
    before = last;
    last = row;
  }
  const apart = last[b.length] ?? far;
  return apart > most ? undefined : apart;
}

/** Letters that sound alike in one spelling: "glucofage", "plavics". For words of Latin letters. */
export const heardAs = (word: string): string =>
  word
    .replaceAll("ph", "f")
    .replace(/[cq](?=[^h])|[cq]$/gu, "k")
    .replaceAll("x", "ks")
    .replaceAll("z", "s")
    .replaceAll("y", "i")
    .replace(/(.)\1+/gu, "$1");
