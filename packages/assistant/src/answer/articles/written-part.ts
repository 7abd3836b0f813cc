/** An article as the answer where it is found by what it is on, and not by its words. */
import type { Article } from "@nutri/knowledge";
import { both, type Context, type Part } from "../part.ts";

export const writtenPart = ({ k }: Context, article: Article): Part => ({
  id: "article",
  article: article.id,
  lead: article.answer,
  body: [both(article.body.zh.trim(), article.body.en.trim())],
  title: article.title,
  ...(article.refer && { todo: [article.refer] }),
  sources: k.sources(article.sources),
  findings: article.about.medicines.map((id) => ({ kind: "name", of: "medicine", id })),
  refer: true,
  same: true,
});
