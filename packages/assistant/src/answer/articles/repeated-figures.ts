/** What stands beside the answer and only says its figures over again is left out. */
import type { Part } from "../part.ts";

const NUMBERS = /\d[\d,]*(?:\.\d+)?/gu;
const numbersIn = (s: string): Set<string> => new Set([...s.matchAll(NUMBERS)].map(([n]) => n.replaceAll(",", "")));
/** So many figures of its own an article has before they can be the same ones. */
const LEAST = 3;
const SHORT: ReadonlySet<string> = new Set(["pairs", "passage"]);
const MOSTLY = 0.7;

export function withoutRepeats(parts: readonly Part[]): Part[] {
  const said = new Set<string>();
  return parts.filter((p, i) => {
    const own = numbersIn(p.lead?.zh ?? "");
    const again = [...own].filter((n) => said.has(n)).length;
    const repeats = i > 0 && p.article !== undefined && p.other !== true && own.size >= LEAST && again >= own.size * MOSTLY;
    // A rule or a sentence read on the two is short: the article under it says the rest.
    if (!repeats && !SHORT.has(p.id)) for (const n of numbersIn([p.lead, ...(p.body ?? [])].map((t) => t?.zh ?? "").join(" "))) said.add(n);
    return !repeats;
  });
}
