/** Three-valued logic: unknown is never taken as no. */
export type Trivalent = "yes" | "no" | "unknown";

export const known = (b: boolean): Trivalent => (b ? "yes" : "no");
export const not = (a: Trivalent): Trivalent => (a === "unknown" ? a : known(a === "no"));

/** No when any is no; else unknown when any is unknown; else yes. */
export const all = (values: readonly Trivalent[]): Trivalent => (values.includes("no") ? "no" : values.includes("unknown") ? "unknown" : "yes");

/** Yes when any is yes; else unknown when any is unknown; else no. */
export const any = (values: readonly Trivalent[]): Trivalent => (values.includes("yes") ? "yes" : values.includes("unknown") ? "unknown" : "no");
