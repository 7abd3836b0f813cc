/** The words in which a phrase stands. */

/** `words`: what stands there itself. */
export type Around = {
  readonly words: string;
  readonly before: string;
  readonly after: string;
  readonly sentence: string;
  readonly sentenceBefore: string;
  /** The end of the sentence before. */ readonly previous: string;
  readonly rest: string;
  /** What follows the sentence. */ readonly next: string;
  /** The same, further: the sentence or two behind it. */ readonly following: string;
};
