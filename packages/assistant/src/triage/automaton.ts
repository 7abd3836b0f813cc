/** Finds all of many phrases in one pass over the words (Aho and Corasick 1975): linear in the text, however many phrases there are. */
export type Found = { readonly phrase: number; readonly from: number; readonly to: number };

type Node = { readonly next: Map<string, Node>; fail?: Node; readonly ends: { phrase: number; length: number }[] };
const node = (): Node => ({ next: new Map(), ends: [] });

function trie(phrases: readonly (readonly string[])[]): Node {
  const root = node();
  phrases.forEach((words, phrase) => {
    let at = root;
    for (const word of words) {
      const next = at.next.get(word) ?? node();
      at.next.set(word, next);
      at = next;
    }
    if (words.length > 0) at.ends.push({ phrase, length: words.length });
  });
  return root;
}

function step(root: Node, from: Node, word: string): Node {
  let at: Node | undefined = from;
  while (at && !at.next.has(word)) at = at.fail;
  return at?.next.get(word) ?? root;
}

/** A phrase that ends another one is found with it. */
function link(root: Node): void {
  const queue = [...root.next.values()];
  for (const n of queue) n.fail = root;
  for (const n of queue) {
    for (const [word, child] of n.next) {
      child.fail = n.fail ? step(root, n.fail, word) : root;
      child.ends.push(...child.fail.ends);
      queue.push(child);
    }
  }
}

export function automaton(phrases: readonly (readonly string[])[]): (words: readonly string[]) => Found[] {
  const root = trie(phrases);
  link(root);
  return (words) => {
    const found: Found[] = [];
    let at = root;
    words.forEach((word, i) => {
      at = step(root, at, word);
      for (const { phrase, length } of at.ends) found.push({ phrase, from: i + 1 - length, to: i + 1 });
    });
    return found;
  };
}
