/**
 * Every match of a global pattern, in order. As `matchAll`, which makes a new RegExp of the pattern at each call: looking it up again costs more than
 * looking through a short text.
 */
export function every(pattern: RegExp, text: string): RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let m = pattern.exec(text); m !== null; m = pattern.exec(text)) {
    found.push(m);
    // An empty match would be found again at the same place; no pattern begins within a character of two code units.
    if (m[0] === "") pattern.lastIndex += (text.codePointAt(pattern.lastIndex) ?? 0) > 0xffff ? 2 : 1;
  }
  return found;
}
