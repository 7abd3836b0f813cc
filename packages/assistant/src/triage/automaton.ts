/** Finds all of many phrases in one pass over the words (Aho and Corasick 1975): linear in the text, however many phrases there are. */
export type Found = { readonly phrase: number; readonly from: number; readonly to: number };

const ROOT = 0;
const NONE = -1;

/**
 * The tree of the phrases' words, in flat lists: objects of their own would take ten times the memory, and a tree that was made before
 * is read in no time. What belongs to a node stands in a list from its start to that of the next node.
 */
export type PhraseTree = {
  /** In the order of their numbers. */ readonly words: readonly string[];
  /** The branches of each node, in the order of their words' numbers: the word, and the node behind it. */
  readonly branches: { readonly starts: Int32Array; readonly words: Int32Array; readonly nodes: Int32Array };
  /** The phrases that end at each node. */
  readonly ends: { readonly starts: Int32Array; readonly phrases: Int32Array };
  /** How many words lead to a node. */ readonly depth: Int32Array;
  /** Where to go on when no branch fits: the longest ending of a node's words that begins a phrase too. */ readonly fail: Int32Array;
  /** The nearest of these at which a phrase ends: it is found with the longer one. */ readonly shorter: Int32Array;
};

/** Lists of lists, one after the other. */
function laid(lists: readonly (readonly number[] | undefined)[]): { starts: Int32Array; all: Int32Array } {
  const starts = new Int32Array(lists.length + 1);
  for (const [i, list] of lists.entries()) starts[i + 1] = (starts[i] ?? 0) + (list?.length ?? 0);
  return { starts, all: Int32Array.from(lists.flatMap((list) => list ?? [])) };
}

/** The node behind a node by a word, or `NONE`. */
function branchOf({ starts, words, nodes }: PhraseTree["branches"], from: number, word: number): number {
  let low = starts[from] ?? 0;
  let high = (starts[from + 1] ?? 0) - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const at = words[middle] ?? 0;
    if (at === word) return nodes[middle] ?? NONE;
    if (at < word) low = middle + 1;
    else high = middle - 1;
  }
  return NONE;
}

function stepFrom({ branches, fail }: Pick<PhraseTree, "branches" | "fail">, from: number, word: number): number {
  for (let at = from; ; at = fail[at] ?? ROOT) {
    const next = branchOf(branches, at, word);
    if (next !== NONE) return next;
    if (at === ROOT) return ROOT;
  }
}

export function treeOf(phrases: readonly (readonly string[])[]): PhraseTree {
  const numbers = new Map<string, number>();
  const numberOf = (word: string): number => {
    const held = numbers.get(word);
    if (held === undefined) numbers.set(word, numbers.size);
    return held ?? numbers.size - 1;
  };
  const grown: Map<number, number>[] = [new Map()];
  const before = [ROOT];
  const by = [NONE];
  const depth = [0];
  const ends: number[][] = [[]];
  const grow = (from: number, word: number): number => {
    const fresh = grown.length;
    grown[from]?.set(word, fresh);
    grown.push(new Map());
    before.push(from);
    by.push(word);
    depth.push((depth[from] ?? 0) + 1);
    ends.push([]);
    return fresh;
  };
  for (const [phrase, of] of phrases.entries()) {
    let at = ROOT;
    for (const word of of) at = grown[at]?.get(numberOf(word)) ?? grow(at, numberOf(word));
    if (at !== ROOT) ends[at]?.push(phrase);
  }
  const sorted = grown.map((all) => [...all].toSorted(([a], [b]) => a - b));
  const { starts, all: words } = laid(sorted.map((all) => all.map(([word]) => word)));
  const branches = { starts, words, nodes: laid(sorted.map((all) => all.map(([, node]) => node))).all };
  const fail = new Int32Array(before.length);
  const shorter = new Int32Array(before.length);
  const byDepth = [...before.keys()].slice(1).toSorted((a, b) => (depth[a] ?? 0) - (depth[b] ?? 0));
  for (const node of byDepth) {
    const parent = before[node] ?? ROOT;
    const to = parent === ROOT ? ROOT : stepFrom({ branches, fail }, fail[parent] ?? ROOT, by[node] ?? NONE);
    fail[node] = to;
    shorter[node] = (ends[to]?.length ?? 0) > 0 ? to : (shorter[to] ?? ROOT);
  }
  const ended = laid(ends);
  return {
    words: [...numbers.keys()],
    branches,
    ends: { starts: ended.starts, phrases: ended.all },
    depth: Int32Array.from(depth),
    fail,
    shorter,
  };
}

export function finderIn(tree: PhraseTree): (words: readonly string[]) => Found[] {
  const { depth, ends, shorter } = tree;
  const numbers = new Map(tree.words.map((word, number) => [word, number]));
  return (text) => {
    const found: Found[] = [];
    let at = ROOT;
    for (const [i, typed] of text.entries()) {
      const word = numbers.get(typed);
      at = word === undefined ? ROOT : stepFrom(tree, at, word);
      for (let node = at; node !== ROOT; node = shorter[node] ?? ROOT)
        for (let end = ends.starts[node] ?? 0; end < (ends.starts[node + 1] ?? 0); end++)
          found.push({ phrase: ends.phrases[end] ?? NONE, from: i + 1 - (depth[node] ?? 0), to: i + 1 });
    }
    return found;
  };
}
