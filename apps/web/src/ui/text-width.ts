/** How wide words come out, in em, near enough to keep them inside a drawing: a Chinese character is one, a Latin letter or digit about three fifths. */
export const textWidth = (text: string): number => Array.from(text).reduce((sum, c) => sum + ((c.codePointAt(0) ?? 0) > 0x2e7f ? 1 : 0.6), 0);
