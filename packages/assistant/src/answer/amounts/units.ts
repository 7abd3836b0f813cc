/** UCUM is written for machines; on a sheet of paper it looks otherwise, and a ratio, a titre or a finding has no unit. */
const PRINTED: readonly (readonly [RegExp, string])[] = [
  [/^\{[^}]*\}$|\[(?:pH|ppth)\]/gu, ""],
  [/10\*9\//gu, "×10⁹/"],
  [/10\*12\//gu, "×10¹²/"],
  [/[{}[\]()]|\b_/gu, ""],
  [/_/gu, " "],
  [/\b24\.h\b/gu, "24 h"],
  [/(?<=m)2$/gu, "²"],
  [/\bu(?=mol|g|IU)/gu, "µ"],
];
export const printed = (unit: string): string => PRINTED.reduce((said, [from, to]) => said.replaceAll(from, to), unit);
export const measured = (value: number | string, unit: string): string => `${value} ${printed(unit)}`.trim();
