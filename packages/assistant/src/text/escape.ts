/** A text as a regular expression reads it: letter by letter. */
export const escape = (s: string): string => s.replaceAll(/[.*+?^${}()|[\]\\/]/gu, "\\$&");
