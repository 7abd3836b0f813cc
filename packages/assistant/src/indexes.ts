/** What is made once from a knowledge and shared: names in texts, and the library, which takes seconds to make: only where it is used. */
import type { KnowledgeIndex } from "@nutri/knowledge";
import { createLibrary, type Library } from "./retrieve/library.ts";
import { createLinker, type Linker } from "./understand/link.ts";

export type Indexes = { readonly link: Linker; readonly library: Library };
const made = new WeakMap<KnowledgeIndex, Indexes>();

export function indexesOf(k: KnowledgeIndex): Indexes {
  const held = made.get(k);
  if (held) return held;
  const link = createLinker(k);
  let library: Library | undefined;
  const fresh: Indexes = {
    link,
    get library() {
      return (library ??= createLibrary(k, link));
    },
  };
  made.set(k, fresh);
  return fresh;
}
