/** Which products fit this person at all, and why each of the others does not. */
import { bySeverity, type CatalogueProduct, type Plan, type Severity, type SourceRef, type Taboo, type Text, text } from "@nutri/domain";
import type { KnowledgeIndex, Pattern } from "@nutri/knowledge";
import { graveness } from "../advice.ts";
import type { Assessment } from "../assess.ts";
import { amountText } from "../amounts.ts";
import { type EngineRule, firstSource, ruleSource } from "../because.ts";
import { conflictsWith } from "../conflicts/index.ts";
import { isHelp } from "../conflicts/merge.ts";
import { inOrder } from "../found.ts";
import { awaitsTest, IRON_AFTER_TEST } from "../needs.ts";
import { interactionsOf } from "./interactions.ts";
import type { TakenNutrient } from "../person.ts";
import { nutrientPerUnit, productAsTaken } from "./content.ts";
import { holds } from "../when.ts";
import { massIn, type Room } from "./rooms.ts";

export type Refusal = { readonly why: Text; readonly severity: Severity; readonly rule: string; readonly sources: readonly SourceRef[] };
export type Candidate = {
  readonly product: CatalogueProduct;
  /** Per unit. */
  readonly nutrients: readonly TakenNutrient[];
  /** Most units a day that conflicts and the label allow. */
  readonly most: number;
  /** Findings that go with it: kept apart in time, or watched. */
  readonly findings: readonly Taboo[];
  /** What is to be watched makes a product worth less. */
  readonly watched: number;
};
export type Sorted = { readonly fit: readonly Candidate[]; readonly refused: readonly { readonly product: CatalogueProduct; readonly refusal: Refusal }[] };

const CLOSED: ReadonlySet<Severity> = new Set(["contraindicated", "major"]);

/** What to avoid is never recommended; what needs watching closely neither. Times apart are the schedule's work. */
export const refuses = (t: Taboo): boolean =>
  !isHelp(t.action) &&
  (t.action === "avoid" || (t.action === "monitor" && CLOSED.has(t.severity)) || (t.action === "separate" && t.separateHours === undefined));
const watches = (t: Taboo): boolean => t.action === "monitor" && t.severity === "moderate";

const byTaboo = (t: Taboo): Refusal => ({
  why: text(`${t.subject.name.zh}：${t.effect.zh}`, `${t.subject.name.en}: ${t.effect.en}`),
  severity: t.severity,
  rule: t.rule,
  sources: t.sources,
});

const ownSources = (p: CatalogueProduct, k: KnowledgeIndex): SourceRef[] =>
  k.sources(
    p.items
      .flatMap((id) => k.items.get(id)?.sources ?? [])
      .concat(p.nutrients.flatMap((n) => k.nutrients.get(n.nutrient)?.sources.slice(0, 1) ?? []))
      .slice(0, 1),
  );

function byAllergen(p: CatalogueProduct, a: Assessment): Refusal | undefined {
  const k = a.knowledge;
  const allergens = new Set([...p.allergens, ...p.items.flatMap((id) => k.items.get(id)?.allergens ?? [])]);
  const met = [...allergens].find((x) => a.resolved.allergens.has(x) === "yes");
  if (met)
    return {
      why: text("含有你过敏的成分。", "It holds something you are allergic to."),
      severity: "contraindicated",
      rule: `allergen:${met}`,
      sources: ownSources(p, k),
    };
  const open = [...allergens].find((x) => a.resolved.allergens.has(x) === "unknown");
  return open === undefined
    ? undefined
    : {
        why: text("含有常见过敏原，而你的过敏史还不清楚。", "It holds a common allergen, and your allergies are not known in full."),
        severity: "moderate",
        rule: `allergen-unknown:${open}`,
        sources: ownSources(p, k),
      };
}

const DIETS = ["vegetarian", "vegan", "halal", "gluten_free", "dairy_free"] as const;
type Diet = (typeof DIETS)[number];
const isDiet = (x: string | undefined): x is Diet => DIETS.some((d) => d === x);

function byDiet(p: CatalogueProduct, pattern: Pattern | undefined, k: KnowledgeIndex): Refusal | undefined {
  if (!pattern) return undefined;
  const animals = p.items.flatMap((id) => k.items.get(id)?.animal ?? []);
  const fits =
    !animals.some((x) => pattern.excludesAnimal.includes(x)) &&
    !p.allergens.some((x) => pattern.excludesAllergens.includes(x)) &&
    (!isDiet(pattern.pattern) || p.diets.includes(pattern.pattern));
  return fits
    ? undefined
    : {
        why: text("不合你的饮食方式。", "It does not fit the way you eat."),
        severity: "moderate",
        rule: `pattern:${pattern.id}`,
        sources: k.sources(pattern.sources),
      };
}

function byBlock(p: CatalogueProduct, a: Assessment): Refusal | undefined {
  for (const n of p.nutrients) {
    const advice = a.blocks.of.get(n.nutrient);
    if (advice) return { why: advice.text, severity: graveness(advice), rule: `advice:${advice.id}`, sources: a.knowledge.sources(advice.sources) };
  }
  return undefined;
}

/** Too much of it already, or a limit with no room for even one unit, or an amount that is already taken and not known. */
function byAmount(p: CatalogueProduct, nutrients: readonly TakenNutrient[], a: Assessment, rooms: ReadonlyMap<string, readonly Room[]>): Refusal | undefined {
  const k = a.knowledge;
  for (const n of nutrients) {
    const name = k.nutrients.get(n.nutrient)?.name ?? text(n.nutrient, n.nutrient);
    const own = rooms.get(n.nutrient) ?? [];
    const status = a.statuses.get(n.nutrient);
    const [reason] = status?.because ?? [];
    if (status?.level === "high" && reason)
      return {
        why: text(`${name.zh}已经偏多：${reason.text.zh}`, `${name.en} is high already: ${reason.text.en}`),
        severity: "moderate",
        rule: reason.rule,
        sources: [reason.source],
      };
    const full = own.find((room) => room.counted > room.limit.amount || massIn(room.limit.scope, n) > room.free);
    if (full) {
      const limit = amountText(full.limit.amount, full.limit.unit);
      return {
        why: text(`${name.zh}加上它会超过每天 ${limit.zh} 的上限。`, `With it ${name.en} would go over the limit of ${limit.en} a day.`),
        severity: "moderate",
        rule: full.limit.rule,
        sources: [full.limit.source],
      };
    }
    const unknown = own.length > 0 ? (a.intakes.get(n.nutrient)?.unknown ?? []) : [];
    const [limited] = own;
    if (unknown.length > 0 && limited)
      return {
        why: text(
          `你已经在吃含${name.zh}的产品（${unknown.join("、")}），量不清楚，不再叠加。`,
          `You already take ${name.en} in an unknown amount (${unknown.join(", ")}); nothing is added on top.`,
        ),
        severity: "moderate",
        rule: limited.limit.rule,
        sources: [limited.limit.source],
      };
  }
  return undefined;
}

/** Too much preformed vitamin A harms the unborn; what meals and other products hold of it is never known exactly, so no product adds any. */
const NO_RETINOL: EngineRule = {
  id: "rule:no-retinol-around-pregnancy",
  source: { source: "nih-ods-vitamin-a", locator: "Health Risks from Excessive Vitamin A" },
};
const UNBORN: ReadonlySet<string> = new Set(["pregnant_1", "pregnant_2", "pregnant_3", "trying"]);
function byRetinol(nutrients: readonly TakenNutrient[], a: Assessment): Refusal | undefined {
  if (!nutrients.some((n) => n.scopes.includes("preformed")) || !a.resolved.pregnancies.some((s) => UNBORN.has(s))) return undefined;
  return {
    why: text("备孕和怀孕时不加视黄醇型的维生素A。", "No vitamin A in the retinol form is added before and during pregnancy."),
    severity: "major",
    rule: NO_RETINOL.id,
    sources: [ruleSource(a.knowledge, NO_RETINOL)],
  };
}

/** Iron that nobody is short of is no harmless extra where it waits for a test. */
function byIron(nutrients: readonly TakenNutrient[], a: Assessment): Refusal | undefined {
  const held = nutrients.some((n) => n.nutrient === "iron" && n.amount !== 0) && !a.needs.some((n) => n.nutrient === "iron");
  if (!held || !awaitsTest("iron", a.statuses.get("iron"), a.resolved)) return undefined;
  return {
    why: text(
      "里面有铁。铁补多了排不出去，先查铁蛋白，真的缺再补。",
      "It holds iron. The body cannot get rid of extra iron: have ferritin tested first, and add it only if it is low.",
    ),
    severity: "moderate",
    rule: IRON_AFTER_TEST.id,
    sources: [ruleSource(a.knowledge, IRON_AFTER_TEST)],
  };
}

/** Herbs in pregnancy and breastfeeding: no rule found is not the same as safe. */
const EXPECTING: ReadonlySet<string> = new Set(["pregnant_1", "pregnant_2", "pregnant_3", "lactating", "trying"]);
function byStage(p: CatalogueProduct, a: Assessment): Refusal | undefined {
  const k = a.knowledge;
  const herb = p.items.map((id) => k.items.get(id)).find((i) => i?.kind === "herb");
  if (!herb || !a.resolved.pregnancies.some((s) => EXPECTING.has(s))) return undefined;
  return {
    why: text("备孕、怀孕和哺乳时不推荐草本产品。", "Herbal products are not recommended before and during pregnancy or while breastfeeding."),
    severity: "major",
    rule: `item:${herb.id}`,
    sources: [firstSource(k, herb.sources)],
  };
}

type Found = { most: number; findings: Taboo[]; worst?: Taboo };

/** The most units a day at which nothing found would refuse it: doses matter to many rules. */
function byConflicts(p: CatalogueProduct, a: Assessment): Found {
  let worst: Taboo | undefined;
  for (let units = Math.floor(p.dose.maxPerDay); units >= 1; units--) {
    const found = conflictsWith(productAsTaken(p, units, a.knowledge), a.resolved, interactionsOf(a.knowledge)).filter((t) => !isHelp(t.action));
    const against = found.filter(refuses).toSorted(bySeverity);
    if (against.length === 0) return { most: units, findings: found, ...(worst && { worst }) };
    worst ??= against[0];
  }
  return { most: 0, findings: [], ...(worst && { worst }) };
}

/** What is made for others (women, a stage of life) or varies too much is no choice. */
const isFor = (p: CatalogueProduct, a: Assessment): boolean =>
  p.items.every((id) => {
    const item = a.knowledge.items.get(id);
    return item === undefined || (item.choosable && holds(item.madeFor, a.resolved) === "yes");
  });

/** Whether a shortage is sure enough to bear watching for it. */
const worthWatching = (p: CatalogueProduct, a: Assessment): boolean =>
  a.needs.some((n) => n.confidence !== "low" && p.nutrients.some((x) => x.nutrient === n.nutrient));

export function sortProducts(products: readonly CatalogueProduct[], a: Assessment, rooms: ReadonlyMap<string, readonly Room[]>): Sorted {
  const k = a.knowledge;
  const pattern = k.records.patterns.find((p) => p.pattern === a.person.diet?.pattern);
  const fit: Candidate[] = [];
  const refused: { product: CatalogueProduct; refusal: Refusal }[] = [];
  for (const product of products.toSorted((x, y) => inOrder(x.id, y.id))) {
    if (!isFor(product, a) || !product.nutrients.some((n) => a.needs.some((need) => need.nutrient === n.nutrient))) continue;
    const nutrients = product.nutrients.map((n) => nutrientPerUnit(n, k));
    const early = byAllergen(product, a) ?? byDiet(product, pattern, k) ?? byStage(product, a) ?? byRetinol(nutrients, a) ?? byBlock(product, a);
    const conflict = early ? undefined : byConflicts(product, a);
    const refusal =
      early ?? (conflict?.most === 0 && conflict.worst ? byTaboo(conflict.worst) : undefined) ?? byAmount(product, nutrients, a, rooms) ?? byIron(nutrients, a);
    const watched = conflict?.findings.filter(watches) ?? [];
    const [watch] = watched;
    if (refusal) refused.push({ product, refusal });
    else if (watch && !worthWatching(product, a)) refused.push({ product, refusal: byTaboo(watch) });
    else if (conflict && conflict.most > 0) fit.push({ product, nutrients, most: conflict.most, findings: conflict.findings, watched: watched.length });
  }
  return { fit, refused };
}

export const avoidedOf = (sorted: Sorted): Plan["avoided"] =>
  sorted.refused
    .map(({ product, refusal }) => ({
      item: product.name,
      productId: product.id,
      why: refusal.why,
      severity: refusal.severity,
      rule: refusal.rule,
      sources: [...refusal.sources],
    }))
    .toSorted((a, b) => bySeverity(a, b) || inOrder(a.productId, b.productId));
