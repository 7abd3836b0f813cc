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
