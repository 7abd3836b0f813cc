/**
 * What a pure function of a text gave for the last texts. One question is read for many things, each of which begins with the same
 * reading: it is read once. Nobody may change what comes back.
 */
export function recalled<T extends object | string>(of: (text: string) => T, most = 16): (text: string) => T {
  const held = new Map<string, T>();
  // A ring: what came first goes first, and nobody has to look for it.
  const order: string[] = [];
  let next = 0;
  return (text) => {
    const known = held.get(text);
    if (known !== undefined) return known;
    const fresh = of(text);
    const oldest = order[next];
    if (oldest !== undefined) held.delete(oldest);
    order[next] = text;
    next = (next + 1) % most;
    held.set(text, fresh);
    return fresh;
  };
}
