/**
 * Drops products that another one makes pointless, so that the model stays small. Exact: a product goes only when the
 * other gives at least as much towards every need (and just as much where too much costs), takes no more of any limit, costs no more, may be taken as often, and
 * can by itself cover every need that the dropped one serves; then no best plan needs the dropped one.
 */
import { at } from "../found.ts";
import type { Need } from "../needs.ts";
import type { Candidate } from "./candidates.ts";

export type Measured = {
  readonly candidate: Candidate;
  /** Per unit, towards each need in the order of the needs. */
  readonly gives: readonly number[];
  /** Per unit, in each limit. */
  readonly takes: readonly number[];
  /** Units a day that can be of use. */
  readonly most: number;
  readonly unitCost: number;
  readonly productCost: number;
  readonly broad: boolean;
};

const noMore = (a: readonly number[], b: readonly number[]): boolean => a.every((x, i) => x <= at(b, i));

function makesPointless(b: Measured, a: Measured, needs: readonly Need[], beyond: readonly number[]): boolean {
  return (
    b.unitCost <= a.unitCost &&
    b.productCost <= a.productCost &&
    (a.broad || !b.broad) &&
    b.most >= a.most &&
    noMore(a.gives, b.gives) &&
    b.gives.every((x, i) => beyond[i] === 0 || x === a.gives[i]) &&
    noMore(b.takes, a.takes) &&
    needs.every((n, i) => at(a.gives, i) === 0 || b.most * at(b.gives, i) >= n.aim)
  );
}

/** In the given order; of two that are alike the first stays. */
export function withoutDominated(products: readonly Measured[], needs: readonly Need[], beyond: readonly number[]): readonly Measured[] {
  const kept: Measured[] = [];
  for (const [i, a] of products.entries()) {
    const pointless =
      kept.some((b) => makesPointless(b, a, needs, beyond)) ||
      products.slice(i + 1).some((b) => makesPointless(b, a, needs, beyond) && !makesPointless(a, b, needs, beyond));
    if (!pointless) kept.push(a);
  }
  return kept;
}
