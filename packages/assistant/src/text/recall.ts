/**
 * What a pure function of a text gave for the last texts. One question is read for many things, each of which begins with the same
 * reading: it is read once. Nobody may change what comes back.
 */
export function recalled<T extends object | string>(of: (text: string) => T, most = 16): (text: string) => T {
  const held = new Map<string, T>();
  return (text) => {
    const known = held.get(text);
    if (known !== undefined) return known;
    const fresh = of(text);
    // The one that came first goes first.
    for (const oldest of held.keys()) {
      if (held.size < most) break;
      held.delete(oldest);
    }
    held.set(text, fresh);
    return fresh;
  };
}
