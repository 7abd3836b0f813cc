/** An article's texts in sentences, clauses and lines: parted once, for many questions find the same ones. */
import type { Text } from "@nutri/domain";
import type { Article } from "@nutri/knowledge";
import { recalled } from "../../text/recall.ts";
import { both } from "../part.ts";

const MOST = 2_000;
const partedBy = (by: RegExp): ((text: string) => readonly string[]) => recalled((text): readonly string[] => text.split(by), MOST);
export const sentencesOf = partedBy(/(?<=[。！])|(?<=\.)\s+(?=[A-Z])/u);
/** Sentences, and what a semicolon parts. */
export const clausesOf = partedBy(/(?<=[。！；])|(?<=[.;])\s+(?=[A-Za-z])/u);

export type Lines = { readonly zh: readonly string[]; readonly en: readonly string[]; readonly both: readonly Text[] };
const lines = new WeakMap<Article, Lines>();
/** The lines of its body, each with that of the other language. */
export function linesOf(article: Article): Lines {
  const held = lines.get(article);
  if (held) return held;
  const [zh, en] = [article.body.zh.trim().split("\n"), article.body.en.trim().split("\n")];
  const fresh: Lines = { zh, en, both: zh.map((line, i) => both(line, en[i] ?? "")) };
  lines.set(article, fresh);
  return fresh;
}
