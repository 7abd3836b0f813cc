/** What English does to a word that Chinese does not. */

const ENDS: readonly (readonly [RegExp, string])[] = [
  [/[^aeiou]y$/, "ies"],
  [/(?:s|x|ch|sh)$/, "es"],
];
/** An abbreviation (`g`, `mL`) has no plural. */
const ABBREVIATED = 2;

/** What a unit is called when there are `n` of it: 2 tablets. What is no English word stays. */
export function counted(n: number, unit: string): string {
  if (n <= 1 || unit.length <= ABBREVIATED || !/^[a-z ]+$/i.test(unit)) return unit;
  const [end, plural] = ENDS.find(([pattern]) => pattern.test(unit)) ?? [undefined, "s"];
  return end && plural === "ies" ? unit.slice(0, -1) + plural : unit + plural;
}

/** A name as it stands within a sentence: calcium, vitamin D; EPA stays. */
export const lowerFirst = (name: string): string => (/^[A-Z][a-z]/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name);
