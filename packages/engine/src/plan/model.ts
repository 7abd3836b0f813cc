/**
 * The choice of products as a mixed integer program. Units a day of each product are whole numbers; every limit is a hard
 * row; covering a shortage earns its weight, up to what is wanted; products, units and money cost a little. Nothing else
 * is known here: no stock, no margin, no commission.
 */
import type { CatalogueProduct } from "@nutri/domain";
import type { Assessment } from "../assess.ts";
import { at } from "../found.ts";
import { absorbed } from "./absorption.ts";
import type { Candidate } from "./candidates.ts";
import { type Measured, withoutDominated } from "./dominance.ts";
import { amountOf, type Linear, type Model } from "./lp.ts";
import { massIn, type Room } from "./rooms.ts";

export const MOST_PRODUCTS = 6;
export const DAYS = 30;
/** What things cost, in the same measure as a shortage's weight (1: unsure and severe). Small, so that they only decide between plans that cover alike, or against covering next to nothing. */
const COST = { product: 0.25, unit: 0.05, yuanAMonth: 0.0008, watched: 0.3, shareOfLimit: 0.05, plenty: 1, beyond: 2, tie: 1e-6 };
/** A product with this many nutrients is a broad one; two of them in one plan would mostly repeat each other. */
const BROAD = 4;

/** The cheapest way to buy one unit, in cents. */
export const centsPerUnit = (p: CatalogueProduct): number => Math.min(...p.skus.map((s) => s.priceCents / s.units));

const unitVar = (i: number): string => `u${i}`;
const pickVar = (i: number): string => `y${i}`;
const coverVar = (i: number): string => `f${i}`;
const beyondVar = (i: number): string => `o${i}`;

/** What one unit gives towards a need, in the target's unit. */
export const givenBy = (c: Candidate, nutrient: string, a: Assessment): number =>
  c.nutrients.filter((n) => n.nutrient === nutrient).reduce((sum, n) => sum + (n.amount ?? 0) * absorbed(n, a), 0);

const takenBy = (c: Candidate, room: Room): number =>
  c.nutrients.filter((n) => n.nutrient === room.limit.nutrient).reduce((sum, n) => sum + massIn(room.limit.scope, n), 0);

/** Unneeded nutrients take from the room under their limits: of two products that cover alike, the leaner; above all where meals give plenty already (iron for men). */
function loadOf(c: Candidate, a: Assessment): number {
  const needed = new Set(a.needs.map((n) => n.nutrient));
  return c.nutrients
    .filter((n) => !needed.has(n.nutrient))
    .reduce((sum, n) => {
      const share = Math.max(0, ...(a.limits.get(n.nutrient) ?? []).map((l) => (l.amount > 0 ? massIn(l.scope, n) / l.amount : 0)));
      const plenty = Math.max(0, (a.statuses.get(n.nutrient)?.ratio ?? 1) - 1);
      return sum + share * (COST.shareOfLimit + COST.plenty * plenty);
    }, 0);
}

/** More units than cover everything the product serves, or than the limits leave room for, are never worth it. */
function mostOf(candidate: Candidate, gives: readonly number[], takes: readonly number[], a: Assessment, rooms: readonly Room[]): number {
  const useful = Math.max(0, ...gives.map((g, i) => (g > 0 ? Math.ceil(at(a.needs, i).aim / g) : 0)));
  const allowed = Math.min(Infinity, ...takes.map((t, i) => (t > 0 ? Math.floor(at(rooms, i).free / t) : Infinity)));
  return Math.min(candidate.most, useful, allowed);
}

/** What the model sees of a product. */
export function measure(candidate: Candidate, a: Assessment, rooms: readonly Room[]): Measured {
  const yuan = (centsPerUnit(candidate.product) / 100) * DAYS;
  const gives = a.needs.map((n) => givenBy(candidate, n.nutrient, a));
  const takes = rooms.map((room) => takenBy(candidate, room));
  return {
    candidate,
    gives,
    takes,
    most: mostOf(candidate, gives, takes, a, rooms),
    unitCost: COST.unit + COST.yuanAMonth * yuan + loadOf(candidate, a),
    productCost: COST.product + COST.watched * candidate.watched,
    broad: candidate.product.nutrients.length >= BROAD,
  };
}

/** The products the model is made of, dominated ones dropped, in the order of the candidates. */
export const measuredOf = (candidates: readonly Candidate[], a: Assessment, rooms: ReadonlyMap<string, readonly Room[]>): readonly Measured[] => {
  const all = [...rooms.values()].flat();
  const useful = candidates.map((c) => measure(c, a, all)).filter((m) => m.most > 0);
  return withoutDominated(useful, a.needs, beyondCosts(a));
};

/** What one unit of a needed nutrient beyond what is wanted costs: its share of the nearest limit. Nothing where there is no limit. */
export function beyondCosts(a: Assessment): readonly number[] {
  return a.needs.map((n) => {
    const least = Math.min(...(a.limits.get(n.nutrient) ?? []).filter((l) => l.amount > 0).map((l) => l.amount));
    return Number.isFinite(least) ? COST.beyond / least : 0;
  });
}

/** `rooms` by nutrient: what each limit leaves free. */
export function modelOf(products: readonly Measured[], a: Assessment, rooms: ReadonlyMap<string, readonly Room[]>): Model {
  const covering = a.needs.map((need, i) => ({
    name: `cover${i}`,
    terms: [...products.map((p, j): Linear[number] => [-at(p.gives, i), unitVar(j)]), [need.aim, coverVar(i)] as const],
    most: 0,
  }));
  const beyond = beyondCosts(a);
  const over = a.needs.map((need, i) => ({
    name: `over${i}`,
    terms: [...products.map((p, j): Linear[number] => [beyond[i] === 0 ? 0 : at(p.gives, i), unitVar(j)]), [beyond[i] === 0 ? 0 : -1, beyondVar(i)] as const],
    most: need.aim,
  }));
  const limits = [...rooms.values()]
    .flat()
    .map((room, i) => ({ name: `limit${i}`, terms: products.map((p, j): Linear[number] => [at(p.takes, i), unitVar(j)]), most: amountOf(room.free) }));
  // A product of which one unit is the most is picked by that unit itself.
  const single = (p: Measured): boolean => p.most === 1;
  const picked = (p: Measured, j: number): string => (single(p) ? unitVar(j) : pickVar(j));
  const picks = products.flatMap((p, j) =>
    single(p) ? [] : [{ name: `pick${j}`, terms: [[1, unitVar(j)] as const, [-p.most, pickVar(j)] as const], most: 0 }],
  );
  // Says nothing new of whole numbers, but keeps the relaxed model from buying a tenth of a strong product: a pick covers a need once at most.
  const once = a.needs.map((need, i) => ({
    name: `once${i}`,
    terms: [...products.map((p, j): Linear[number] => [-Math.min(1, (p.most * at(p.gives, i)) / need.aim), picked(p, j)]), [1, coverVar(i)] as const],
    most: 0,
  }));
  const few = { name: "few", terms: products.map((p, j): Linear[number] => [1, picked(p, j)]), most: MOST_PRODUCTS };
  const broad = { name: "broad", terms: products.map((p, j): Linear[number] => [p.broad ? 1 : 0, picked(p, j)]), most: 1 };
  const costs = products.flatMap((p, j): Linear => {
    const pick = p.productCost + COST.tie * (j + 1);
    return single(p)
      ? [[-(pick + p.unitCost), unitVar(j)]]
      : [
          [-pick, pickVar(j)],
          [-p.unitCost, unitVar(j)],
        ];
  });
  return {
    maximise: [...a.needs.map((n, i) => [n.weight, coverVar(i)] as const), ...beyond.map((cost, i) => [-cost, beyondVar(i)] as const), ...costs],
    // A row without terms says nothing, and the reader of LP text does not take it.
    rows: [...covering, ...once, ...over, ...limits, ...picks, few, broad].filter((row) => row.terms.some(([c]) => c !== 0)),
    bounds: [...a.needs.map((_, i) => ({ name: coverVar(i), most: 1 })), ...products.map((p, j) => ({ name: unitVar(j), most: p.most }))],
    integers: products.flatMap((p, j) => (single(p) ? [] : [unitVar(j)])),
    binaries: products.map((p, j) => picked(p, j)),
  };
}

/** What a choice is worth by the model's own measure; the tie-break left out. */
export function worthOf(units: readonly number[], products: readonly Measured[], a: Assessment): number {
  const beyond = beyondCosts(a);
  const covered = a.needs.reduce((sum, n, i) => {
    const given = products.reduce((s, p, j) => s + at(units, j) * at(p.gives, i), 0);
    return sum + n.weight * Math.min(1, given / n.aim) - at(beyond, i) * Math.max(0, given - n.aim);
  }, 0);
  return products.reduce((sum, p, j) => sum - (at(units, j) > 0 ? p.productCost : 0) - at(units, j) * p.unitCost, covered);
}
