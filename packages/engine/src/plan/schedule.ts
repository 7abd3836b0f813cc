/** The day: products, what is taken already, and medicines, each at its moment. */
import { type Moment, type Plan, type Taboo, type Text, text } from "@nutri/domain";
import { counted } from "@nutri/domain/english";
import type { KnowledgeIndex } from "@nutri/knowledge";
import type { Assessment } from "../assess.ts";
import { conflictsWith } from "../conflicts/index.ts";
import { nameOf } from "../conflicts/objects.ts";
import { recordOf } from "../found.ts";
import type { Taken, TakenMedicine } from "../person.ts";
import { type Apart, type Intake, MOMENTS, placeDay } from "./day.ts";
import { productAsTaken } from "./content.ts";
import type { Chosen } from "./read.ts";

type Slot = Plan["schedule"][number];
type Food = Slot["food"];
type Entry = Slot["entries"][number];
type Costs = Readonly<Record<Moment, number>>;

type Thing = {
  readonly key: string;
  readonly id: string;
  readonly kind: Entry["kind"];
  readonly name: Text;
  readonly amount?: Text;
  readonly note?: Text;
  readonly food: Food;
  readonly nutrients: ReadonlySet<string>;
  readonly fixed?: readonly Moment[];
  readonly cost: Costs;
};
export type Day = {
  readonly schedule: Plan["schedule"];
  readonly momentsOf: ReadonlyMap<string, readonly { readonly moment: Moment; readonly food: Food }[]>;
  readonly unmet: readonly { readonly a: Text; readonly b: Text; readonly hours: number; readonly soft: boolean }[];
};

/** Taken with each main meal, by their labels; of all others the usual hour is not known and the morning is assumed. */
const WITH_MEALS: ReadonlySet<string> = new Set(["orlistat", "sevelamer", "lanthanum"]);
const MEALS: readonly Moment[] = ["morning", "noon", "evening"];
/** More calcium than this at once is absorbed less (NIH ODS, calcium): it is split. */
const CALCIUM_AT_ONCE = 500;

const BY_MEAL: Costs = { morning: 0, noon: 1, evening: 2, bedtime: 6 };
const PREFERRED: Readonly<Record<string, Costs>> = {
  magnesium: { morning: 3, noon: 2, evening: 0, bedtime: 1 },
  calcium: { morning: 2, noon: 1, evening: 0, bedtime: 3 },
  iron: { morning: 0, noon: 3, evening: 3, bedtime: 2 },
  vitamin_d: { morning: 1, noon: 0, evening: 1, bedtime: 6 },
  epa_dha: { morning: 1, noon: 0, evening: 1, bedtime: 6 },
};

/** With food when anything in it wants food; without only when all that has a wish wants none. */
function foodOf(nutrients: ReadonlySet<string>, k: KnowledgeIndex): Food {
  const wishes = new Set([...nutrients].flatMap((n) => k.nutrients.get(n)?.timing?.food ?? []));
  return wishes.has("with") ? "with" : wishes.has("without") ? (nutrients.size <= 2 ? "without" : "with") : "either";
}

/** A broad product goes by the meal; a narrow one by what it is for. */
const costOf = (nutrients: ReadonlySet<string>): Costs =>
  nutrients.size > 3 ? BY_MEAL : (PREFERRED[[...nutrients].find((n) => n in PREFERRED) ?? ""] ?? BY_MEAL);

const ASSUMED = text("按早上服用来排；若在别的时间吃，请保持同样的间隔。", "Placed in the morning; if you take it at another time, keep the same distance.");
const EACH_MEAL = text("随三餐。", "With each main meal.");

function medicineThing(m: TakenMedicine): Thing {
  const meals = [...m.parts].some((p) => WITH_MEALS.has(p));
  return {
    key: `m:${m.id}`,
    id: m.id,
    kind: "medicine",
    name: m.name,
    note: meals ? EACH_MEAL : ASSUMED,
    food: meals ? "with" : "either",
    nutrients: new Set(),
    fixed: meals ? MEALS : ["morning"],
    cost: BY_MEAL,
  };
}

function supplementThing(t: Taken, key: string, k: KnowledgeIndex): Thing {
  const nutrients = new Set(t.nutrients.map((n) => n.nutrient));
  return { key, id: t.id, kind: "supplement", name: nameOf(k, t), food: foodOf(nutrients, k), nutrients, cost: costOf(nutrients) };
}

const unitsText = (units: number, unit: Text): Text => text(`${units} ${unit.zh}`, `${units} ${counted(units, unit.en)}`);

/** Into how many intakes a day's units are split. */
function intakesOf({ candidate, units }: Chosen): number[] {
  const calcium = candidate.nutrients.filter((n) => n.nutrient === "calcium").reduce((sum, n) => sum + (n.mass ?? 0), 0) * units;
  const times = units < 2 || (calcium <= CALCIUM_AT_ONCE && units < 4) ? 1 : 2;
  const first = Math.ceil(units / times);
  return times === 1 ? [units] : [first, units - first];
}

function productThings(chosen: Chosen, k: KnowledgeIndex): Thing[] {
  const { product } = chosen.candidate;
  const nutrients = new Set(product.nutrients.map((n) => n.nutrient));
  return intakesOf(chosen).map((units, i) => ({
    key: `p:${product.id}:${i}`,
    id: product.id,
    kind: "product" as const,
    name: product.name,
    amount: unitsText(units, product.dose.unit),
    food: foodOf(nutrients, k),
    nutrients,
    cost: costOf(nutrients),
  }));
}

const separations = (findings: readonly Taboo[], keyOf: (t: Taboo) => readonly string[]): Apart[] =>
  findings.flatMap((t) => {
    const { subject, separateHours: hours } = t;
    return subject.kind === "medicine" && hours !== undefined ? keyOf(t).map((b) => ({ a: `m:${subject.id}`, b, hours })) : [];
  });

/** Hours that two nutrients want between them. */
function rivalHours(a: ReadonlySet<string>, b: ReadonlySet<string>, k: KnowledgeIndex): number {
  const hours = [...a].flatMap((n) => k.nutrients.get(n)?.rivals.flatMap((x) => (b.has(x.nutrient) && !b.has(n) ? [x.hours ?? 0] : [])) ?? []);
  return Math.max(0, ...hours);
}

function apartOf(things: readonly Thing[], taken: ReadonlyMap<string, Taken>, chosen: readonly Chosen[], a: Assessment): Apart[] {
  const keys = new Map<string, string[]>();
  for (const t of things) (keys.get(t.id) ?? keys.set(t.id, []).get(t.id))?.push(t.key);
  const own = separations(a.conflicts, (t) => [...taken].flatMap(([key, x]) => (x.id === t.item.id ? [key] : [])));
  const bought = chosen.flatMap((c) =>
    separations(conflictsWith(productAsTaken(c.candidate.product, c.units, a.knowledge), a.resolved, a.knowledge), () =>
      recordOf(keys, c.candidate.product.id),
    ),
  );
  const eaten = things.filter((t) => t.kind !== "medicine");
  const rivals = eaten.flatMap((x, i) =>
    eaten.slice(i + 1).flatMap((y) => {
      const hours = x.id === y.id ? 0 : Math.max(rivalHours(x.nutrients, y.nutrients, a.knowledge), rivalHours(y.nutrients, x.nutrients, a.knowledge));
      return hours > 0 ? [{ a: x.key, b: y.key, hours, soft: true }] : [];
    }),
  );
  // Two intakes of one product are not one intake.
  const split = eaten.flatMap((x, i) =>
    eaten.slice(i + 1).flatMap((y) => (x.id === y.id && x.kind === "product" && y.kind === "product" ? [{ a: x.key, b: y.key, hours: 1, soft: true }] : [])),
  );
  return [...own, ...bought, ...rivals, ...split];
}

const FOODS: readonly Food[] = ["without", "either", "with"];
const foodAt = (t: Thing, moment: Moment): Food => (moment === "bedtime" && t.food === "with" ? "either" : t.food);

function slotsOf(things: readonly Thing[], moments: ReadonlyMap<string, readonly Moment[]>): Plan["schedule"] {
  return MOMENTS.flatMap((moment) =>
    FOODS.flatMap((food): Slot[] => {
      const here = things.filter((t) => moments.get(t.key)?.includes(moment) === true && foodAt(t, moment) === food);
      const entries = here.map(({ kind, id, name, amount, note }) => ({ kind, id, name, ...(amount && { amount }), ...(note && { note }) }));
      return entries.length === 0 ? [] : [{ moment, food, entries }];
    }),
  );
}

export function scheduleOf(chosen: readonly Chosen[], a: Assessment): Day {
  const k = a.knowledge;
  // A name that is a medicine's and a supplement's ("calcium carbonate") stands in the day once, as what it was given as.
  const asSupplement = new Set(a.resolved.taken.filter((t) => t.list === "supplements").map((t) => t.given));
  const medicines = [
    ...new Map(
      a.resolved.medicines.filter((m) => m.systemic && !(m.list === "supplements" && asSupplement.has(m.given))).map((m) => [m.id, medicineThing(m)]),
    ).values(),
  ];
  // What is to be stopped has no hour.
  const stopped = new Set(a.reviews.flatMap((x) => (x.verdict === "stop" && x.item.id !== undefined ? [x.item.id] : [])));
  const own = a.resolved.taken.filter(
    (t) =>
      t.inMedicine === undefined && !stopped.has(t.id) && t.kind !== "food" && t.kind !== "alcohol" && (t.list === "supplements" || t.list === "medicines"),
  );
  const taken = new Map(own.map((t, i) => [`s:${i}:${t.id}`, t]));
  const supplements = [...taken].map(([key, t]) => supplementThing(t, key, k));
  const products = chosen.flatMap((c) => productThings(c, k));
  const things = [...medicines, ...supplements, ...products];
  const placed = placeDay(
    things.map((t): Intake => ({ key: t.key, cost: t.cost, ...(t.fixed && { fixed: t.fixed }) })),
    apartOf(things, taken, chosen, a),
  );
  const nameBy = new Map(things.map((t) => [t.key, t.name]));
  const momentsOf = new Map<string, { moment: Moment; food: Food }[]>();
  for (const t of products)
    for (const moment of recordOf(placed.moments, t.key)) (momentsOf.get(t.id) ?? momentsOf.set(t.id, []).get(t.id))?.push({ moment, food: foodAt(t, moment) });
  const unmet = placed.unmet.map((x) => ({ a: recordOf(nameBy, x.a), b: recordOf(nameBy, x.b), hours: x.hours, soft: x.soft === true }));
  return { schedule: slotsOf(things, placed.moments), momentsOf, unmet };
}
