/** How likely an article is among those that are written for whom it is told. */
import type { ArticleHit } from "../../retrieve/library.ts";

/** Of what is left the most: no certainty comes from leaving out. */
const MOST = 3;

/**
 * What is written for another age, sex or stage, or answers another question, takes nothing from what is written for this one.
 * @param fits what is written for somebody else is left out
 * @param isElse what answers another question stays, as likely as it was
 */
export function amongFitting(all: readonly ArticleHit[], fits: (h: ArticleHit) => boolean, isElse: (h: ArticleHit) => boolean): readonly ArticleHit[] {
  const fitting = all.filter(fits);
  const meant = fitting.filter((h) => !isElse(h));
  const lost = all.reduce((sum, h) => sum + (meant.includes(h) ? 0 : h.likely), 0);
  const times = Math.min(MOST, 1 / Math.max(1 - lost, 1 / MOST));
  return lost === 0 ? fitting : fitting.map((h) => (meant.includes(h) ? { ...h, likely: Math.min(1, h.likely * times) } : h));
}
