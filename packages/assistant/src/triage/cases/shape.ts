/** Sentences of a kind. `emergency` must be graded so, `doctor` today or soon, `calm` must raise nothing at all. */
export type Cases = { readonly [G in "emergency" | "doctor" | "calm"]: { readonly zh: readonly string[]; readonly en: readonly string[] } };
