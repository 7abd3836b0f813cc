import { expect, test } from "vitest";
import type { ArticleHit } from "../../retrieve/library.ts";
import { amongFitting } from "./likelihood.ts";

const hit = (id: string, likely: number): ArticleHit => ({ article: { id }, likely }) as unknown as ArticleHit;
const all = [hit("pregnant", 0.5), hit("other", 0.2), hit("own", 0.2), hit("little", 0.1)];
const likelyOf = (hits: readonly ArticleHit[]): Record<string, number> => Object.fromEntries(hits.map((h) => [h.article.id, Number(h.likely.toFixed(2))]));

test("what is written for somebody else takes nothing from what fits", () => {
  const found = amongFitting(
    all,
    (h) => h.article.id !== "pregnant",
    (h) => h.article.id === "other",
  );
  expect(likelyOf(found)).toEqual({ other: 0.2, own: 0.6, little: 0.3 });
});

test("leaving nothing out changes nothing", () => {
  const found = amongFitting(
    all,
    () => true,
    () => false,
  );
  expect(found).toEqual(all);
});
