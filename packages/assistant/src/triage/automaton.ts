/** Finds all of many phrases in one pass over the words (Aho and Corasick 1975): linear in the text, however many phrases there are. */
export type Found = { readonly phrase: number; readonly from: number; readonly to: number };

const ROOT = 0;

/** A tree of the phrases' words. Its nodes are numbers and all its branches are in one map: objects of their own would take ten times the memory. */
function trie(phrases: readonly (readonly string[])[]) {
  const words = new Map(phrases.flat().map((word) => [word, 0]));
  let number = 0;
  for (const word of words.keys()) words.set(word, number++);
  /** The node behind a node by a word. */
  const branches = new Map<number, number>();
  const branch = (from: number, word: number): number | undefined => branches.get(from * words.size + word);
  /** Of each node: the one before it, the word between them, how many words lead to it, and the phrases that end there. */
  const before = [ROOT];
  const by = [-1];
  const depth = [0];
  const ends: (readonly number[] | undefined)[] = [undefined];
  const grow = (from: number, word: number): number => {
    const fresh = before.length;
    branches.set(from * words.size + word, fresh);
    before.push(from);
    by.push(word);
    depth.push((depth[from] ?? 0) + 1);
    ends.push(undefined);
    return fresh;
  };
  for (const [phrase, of] of phrases.entries()) {
    let at = ROOT;
    for (const word of of) at = branch(at, words.get(word) ?? -1) ?? grow(at, words.get(word) ?? -1);
    if (at !== ROOT) ends[at] = [...(ends[at] ?? []), phrase];
  }
  return { words, branch, before, by, depth, ends };
}

export function automaton(phrases: readonly (readonly string[])[]): (words: readonly string[]) => Found[] {
  const { words, branch, before, by, depth, ends } = trie(phrases);
  /** Where to go on when no branch fits: the longest ending of a node's words that begins a phrase too. */
  const fail = new Int32Array(before.length);
  /** The nearest of these at which a phrase ends: it is found with the longer one. */
  const shorter = new Int32Array(before.length);
  const step = (from: number, word: number): number => {
    for (let at = from; ; at = fail[at] ?? ROOT) {
      const next = branch(at, word);
      if (next !== undefined) return next;
      if (at === ROOT) return ROOT;
    }
  };
  const byDepth = [...before.keys()].slice(1).toSorted((a, b) => (depth[a] ?? 0) - (depth[b] ?? 0));
  for (const node of byDepth) {
    const parent = before[node] ?? ROOT;
    const to = parent === ROOT ? ROOT : step(fail[parent] ?? ROOT, by[node] ?? -1);
    fail[node] = to;
    shorter[node] = ends[to] ? to : (shorter[to] ?? ROOT);
  }
  return (text) => {
    const found: Found[] = [];
    let at = ROOT;
    for (const [i, typed] of text.entries()) {
      const word = words.get(typed);
      at = word === undefined ? ROOT : step(at, word);
      for (let node = at; node !== ROOT; node = shorter[node] ?? ROOT)
        for (const phrase of ends[node] ?? []) found.push({ phrase, from: i + 1 - (depth[node] ?? 0), to: i + 1 });
    }
    return found;
  };
}
