/** Cuts a text into sentences, with what stands between them. */

/** A sentence ends at its mark or at the end of a line; "1.5 mg", "e.g." and list marks do not end one. */
const END = /(?<=[。！？；!?])(?!["”』」)）])|(?<=[.](?:["”)])?)(?<!\b(?:e\.g|i\.e|vs|approx|Dr|etc)\.)(?=\s+[A-Z\p{Script=Han}*-])|(?<=\n)/gu;

export const sentencesOf = (text: string): string[] => text.split(END).filter((s) => s !== "");
