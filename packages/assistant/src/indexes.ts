/** What is made once from a knowledge and shared: names in texts, and the library, which takes seconds to make: only where it is used. */
import type { KnowledgeIndex } from "@nutri/knowledge";
import { createLibrary, type Library } from "./retrieve/library.ts";
import type { Tables } from "./tables.ts";
import { createLinker, type Linker } from "./understand/link.ts";

export type Indexes = { readonly link: Linker; readonly library: Library };
const made = new WeakMap<KnowledgeIndex, Indexes>();

/** @param tables where they were made before; only with the first call for a knowledge */
export function indexesOf(k: KnowledgeIndex, tables?: Tables): Indexes {
  const held = made.get(k);
  if (held) return held;
  const link = createLinker(k);
  let library: Library | undefined;
  const fresh: Indexes = {
    link,
    get library() {
      return (library ??= createLibrary(k, link, tables?.library));
    },
  };
  made.set(k, fresh);
  return fresh;
}
