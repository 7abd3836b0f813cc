/** Speaking of each nutrient that was asked about. */
import type { Nutrient } from "@nutri/knowledge";
import { type Context, once, type Part, type Speaker } from "./part.ts";

const MOST = 3;
export const asked = (c: Context): Nutrient[] => c.u.nutrients.flatMap((id) => c.k.nutrients.get(id) ?? []).slice(0, MOST);
export const cite = (c: Context, n: Nutrient): NonNullable<Part["sources"]> => c.k.sources(n.sources.slice(0, 3));

/** The same for each nutrient asked about; the first leads. */
export const each = (id: string, of: (c: Context, n: Nutrient) => Part | undefined): Speaker =>
  once((c) => {
    const told = asked(c).flatMap((n) => of(c, n) ?? []);
    // Of several doses, too much of one is said before that another is not too much.
    const parts = c.u.eaten.every((l) => l.dose !== undefined) ? told.toSorted((a, b) => Number(b.over === true) - Number(a.over === true)) : told;
    const [first, ...others] = parts;
    if (!first) return undefined;
    const all = <T>(pick: (p: Part) => readonly T[] | undefined): T[] => parts.flatMap((p) => pick(p) ?? []);
    return {
      ...first,
      id,
      body: [...(first.body ?? []), ...others.flatMap((p) => [...(p.lead ? [p.lead] : []), ...(p.body ?? [])])],
      todo: all((p) => p.todo),
      sources: all((p) => p.sources),
      findings: all((p) => p.findings),
      cards: all((p) => p.cards).slice(0, 2),
      suggestions: all((p) => p.suggestions).slice(0, 3),
      refer: parts.some((p) => p.refer),
    };
  });
