/** Gaussian elimination of an augmented matrix. */
export function solve(rows: number[][]): number[] {
  const n = rows.length;
  for (let i = 0; i < n; i++) {
    const pivot = rows.slice(i).reduce((best, row, k) => (Math.abs(row[i] ?? 0) > Math.abs(rows[best]?.[i] ?? 0) ? i + k : best), i);
    [rows[i], rows[pivot]] = [rows[pivot] as number[], rows[i] as number[]];
    const top = rows[i] as number[];
    for (let k = 0; k < n; k++) {
      if (k === i) continue;
      const row = rows[k] as number[];
      const f = (row[i] ?? 0) / (top[i] ?? 1);
      for (let j = i; j <= n; j++) row[j] = (row[j] ?? 0) - f * (top[j] ?? 0);
    }
  }
  return rows.map((row, i) => (row[n] ?? 0) / (row[i] ?? 1));
}
