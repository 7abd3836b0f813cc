/** Removes the noise of binary fractions (12 significant digits), so that 0.1 + 0.2 shows as 0.3. */
export const tidy = (n: number): number => Number(n.toPrecision(12));

/** A number as people read it: three significant digits below 100, whole above, no trailing zeros. */
export const readable = (n: number): number => (Math.abs(n) >= 100 ? Math.round(n) : Number(n.toPrecision(3)));
