/** CPLEX LP text. The same model gives the same bytes. */

export type Linear = readonly (readonly [coefficient: number, variable: string])[];
export type Row = { readonly name: string; readonly terms: Linear; readonly most: number };
export type Model = {
  readonly maximise: Linear;
  /** Each: the sum of the terms is at most `most`. */
  readonly rows: readonly Row[];
  /** Variables from 0 to `most`. */
  readonly bounds: readonly { readonly name: string; readonly most: number }[];
  readonly integers: readonly string[];
  readonly binaries: readonly string[];
};

const DIGITS = 9;
/** A right-hand side: rounded down, so that rounding never widens a limit. */
export function amountOf(n: number): number {
  const rounded = Number(n.toPrecision(DIGITS));
  return rounded > n ? Number((n * (1 - 1e-8)).toPrecision(DIGITS)) : rounded;
}

const number = (n: number): string => String(Number(n.toPrecision(DIGITS)));
const term = ([c, v]: Linear[number]): string => `${c < 0 ? "-" : "+"} ${number(Math.abs(c))} ${v}`;

/** Lines stay short: some readers cut lines at 255 characters. */
const TERMS_A_LINE = 8;
function sum(terms: Linear): string {
  const shown = terms.filter(([c]) => c !== 0).map(term);
  const lines = Array.from({ length: Math.ceil(shown.length / TERMS_A_LINE) }, (_, i) => shown.slice(i * TERMS_A_LINE, (i + 1) * TERMS_A_LINE).join(" "));
  return lines.join("\n  ");
}

const names = (list: readonly string[]): string =>
  Array.from({ length: Math.ceil(list.length / 20) }, (_, i) => ` ${list.slice(i * 20, (i + 1) * 20).join(" ")}`).join("\n");

export function lpText(m: Model): string {
  return [
    "Maximize",
    ` obj: ${sum(m.maximise)}`,
    "Subject To",
    ...m.rows.map((row) => ` ${row.name}: ${sum(row.terms)} <= ${number(row.most)}`),
    "Bounds",
    ...m.bounds.map((b) => ` 0 <= ${b.name} <= ${number(b.most)}`),
    ...(m.integers.length > 0 ? ["General", names(m.integers)] : []),
    ...(m.binaries.length > 0 ? ["Binary", names(m.binaries)] : []),
    "End",
    "",
  ].join("\n");
}
