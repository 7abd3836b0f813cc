import type { Part } from "../part.ts";

/** It names the thing. */
export const speaksOf = (p: Part, thing: string): boolean =>
  [p.title, p.lead, ...(p.body ?? [])].some((t) => t !== undefined && `${t.zh} ${t.en}`.toLowerCase().includes(thing.toLowerCase()));
