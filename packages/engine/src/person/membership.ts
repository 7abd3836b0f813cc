import type { Trivalent } from "@nutri/domain";
import type { Membership } from "./types.ts";

/** Membership in a list that may not be whole: what is not in it is "no" only where `whole` says so. */
export const membership = (yes: ReadonlyMap<string, string>, whole: (id: string) => boolean, no: ReadonlySet<string> = new Set()): Membership => ({
  yes,
  has: (id): Trivalent => (yes.has(id) ? "yes" : no.has(id) || whole(id) ? "no" : "unknown"),
});
