/** "Calcium, iron, zinc, fish oil: may I swallow them all at once, or how do I space them?": what the records keep apart, put into one day. */
import type { Text } from "@nutri/domain";
import type { Nutrient } from "@nutri/knowledge";
import type { Linked } from "../../understand/link.ts";
import { nutrientOf } from "../../understand/nutrient-of.ts";
import { nameOf } from "../names.ts";
import { both, type Context, joinText, line, listText, type Part, type Speaker, unique } from "../part.ts";

const ARRANGES =
  /(?:帮|给)我?[^，。？?]{0,4}排|怎么(?:排|安排|错开|分开)|安排|时间表|什么时候吃|\bschedule\b|\btimetable\b|\b(?:space|spread|split|arrange|time) (?:them|these|it all|everything|my)\b|\bwhen (?:do|should) i take (?:them|each|what|which)\b|\b(?:what|which) order\b/iu;
const AT_ONCE =
  /一把(?:吞|吃|全)|一口气|一块儿?[吃吞]|一起[吃吞服]|同时[吃服吞]|一次(?:性)?(?:全|都|吃)|错开|分开|\b(?:all|them|these) (?:at once|together|in one go|at the same time)\b|\bin one go\b|\bat the same time\b|\btogether\b/iu;
/** Of so many it is a day that is asked for; of fewer, whether they go together. */
const A_HANDFUL = 4;
const LEAST = 3;
const MOST = 8;
/** So many nutrients in one tablet are a multivitamin. */
const MANY = 5;

type Slot = "breakfast" | "between" | "lunch" | "dinner" | "bed";
const DAY: readonly { readonly slot: Slot; readonly said: Text }[] = [
  { slot: "breakfast", said: both("早饭时", "with breakfast") },
  { slot: "between", said: both("上午空腹（离前后两餐各约 2 小时）", "mid-morning on an empty stomach (about 2 hours from either meal)") },
  { slot: "lunch", said: both("午饭时", "with lunch") },
  { slot: "dinner", said: both("晚饭时", "with dinner") },
  { slot: "bed", said: both("睡前（离晚饭约 2 小时）", "at bedtime (about 2 hours after dinner)") },
];
/** Where each may stand, the best first; what has a rival keeps away from the breakfast that holds the rest. */
const PLACES: Readonly<Record<"with" | "without" | "either", readonly Slot[]>> = {
  with: ["dinner", "lunch", "breakfast"],
  without: ["between", "bed"],
  either: ["lunch", "dinner", "bed", "between"],
};

type Taken = { readonly name: Text; readonly nutrient: Nutrient | undefined };
const NOT_FOOD: ReadonlySet<string | undefined> = new Set(["supplement", "herb", "nutrient"]);
function takenIn({ u, k }: Context): Taken[] {
  const isTaken = (l: Linked): boolean =>
    !l.denied && l.given !== "" && (l.ref.kind === "nutrient" || l.ref.kind === "form" || (l.ref.kind === "item" && NOT_FOOD.has(k.items.get(l.ref.id)?.kind)));
  return u.eaten.filter(isTaken).map((l) => {
    const many = (k.items.get(l.ref.id)?.nutrients ?? []).length >= MANY;
    const id = many ? undefined : nutrientOf(l.ref, k);
    return { name: nameOf(k, l), nutrient: id === undefined ? undefined : k.nutrients.get(id) };
  });
}

type Rival = Nutrient["rivals"][number] & { readonly a: Taken; readonly b: Taken };
const rivalsAmong = (all: readonly Taken[]): Rival[] =>
  all.flatMap((a) => all.flatMap((b) => (a.nutrient?.rivals ?? []).filter((r) => r.nutrient === b.nutrient?.id).map((r) => ({ ...r, a, b }))));

/** Each in its place; beside no rival. */
function placed(all: readonly Taken[], rivals: readonly Rival[]): ReadonlyMap<Slot, readonly Taken[]> {
  const day = new Map<Slot, Taken[]>();
  const put = (slot: Slot, t: Taken): void => void day.set(slot, [...(day.get(slot) ?? []), t]);
  const meets = (x: Taken, y: Taken): boolean => rivals.some(({ a, b }) => (a === x && b === y) || (a === y && b === x));
  const hasRival = (t: Taken): boolean => rivals.some(({ a, b }) => a === t || b === t);
  for (const t of all.filter((x) => !hasRival(x))) put(t.nutrient?.timing?.food === "without" ? "between" : "breakfast", t);
  for (const t of all.filter(hasRival).toSorted((x, y) => rank(x) - rank(y))) {
    const places = PLACES[t.nutrient?.timing?.food ?? "either"];
    put(places.find((slot) => (day.get(slot) ?? []).every((o) => !meets(t, o))) ?? "bed", t);
  }
  return day;
}
/** What needs an empty stomach chooses first. */
const rank = ({ nutrient }: Taken): number => ["without", "with"].indexOf(nutrient?.timing?.food ?? "") % LEAST;

const namesOf = (all: readonly Taken[]): Text => joinText(all.map((t) => t.name));
const LABEL = both(
  "复合维生素里可能已经有铁、锌、钙：看标签，同一种加起来算，别超过上限；没有缺的，单独那几片问过医生再吃。",
  "A multivitamin may hold iron, zinc and calcium already: read the label and add up each; without a shortage ask before taking the single ones on top.",
);

export const dayPlan: Speaker = (c: Context): Part | undefined => {
  const { u, k } = c;
  if (u.medicines.length + u.labs.length > 0) return undefined;
  const arranges = ARRANGES.test(u.text);
  if (!arranges && !AT_ONCE.test(u.text)) return undefined;
  const all = unique(takenIn(c), (t) => t.nutrient?.id ?? t.name.zh);
  const rivals = rivalsAmong(all);
  if (all.length < (arranges ? LEAST : A_HANDFUL) || all.length > MOST || rivals.length === 0) return undefined;
  const day = placed(all, rivals);
  const told = DAY.flatMap(({ slot, said }) => {
    const here = day.get(slot) ?? [];
    const names = namesOf(here);
    return here.length > 0 ? [both(`${said.zh}：${names.zh}`, `${said.en}: ${names.en}`)] : [];
  });
  const apart = listText(
    unique(
      rivals.flatMap(({ a, b }) => [a.name, b.name]),
      (n) => n.zh,
    ),
  );
  const hours = Math.max(0, ...rivals.map((r) => r.hours ?? 0));
  const gap = hours > 0 ? both(`（相隔 ${hours} 小时以上）`, ` (${hours} hours or more)`) : both("", "");
  return {
    id: "together",
    lead: both(
      `${AT_ONCE.test(u.text) ? "不要一次全吃：" : ""}${apart.zh}要错开${gap.zh}。一天可以这样排——${told.map((t) => t.zh).join("；")}。`,
      `${AT_ONCE.test(u.text) ? "Not all at once: keep" : "Keep"} ${apart.en} apart${gap.en}. A day may go like this: ${told.map((t) => t.en).join("; ")}.`,
    ),
    title: both("一天怎么排", "Through the day"),
    body: [
      ...unique(rivals, (r) => r.text.zh).map((r) => line(r.text)),
      ...all.flatMap(({ name, nutrient: n }) => (n?.timing ? [line(both(`${name.zh}：${n.timing.text.zh}`, `${name.en}: ${n.timing.text.en}`))] : [])),
      ...(all.some((t) => t.nutrient === undefined) ? [line(LABEL)] : []),
    ],
    sources: [
      ...rivals.flatMap((r) => k.sources(r.sources.slice(0, 1))),
      ...all.flatMap(({ nutrient: n }) => k.sources((n?.timing?.sources ?? []).slice(0, 1))),
    ],
    findings: [
      ...all.flatMap(({ nutrient: n }) => (n ? [{ kind: "name" as const, of: "nutrient" as const, id: n.id }] : [])),
      ...(hours > 0 ? [{ kind: "amount" as const, role: "stated" as const, value: hours, unit: "h", rule: "rival" }] : []),
    ],
    refer: u.staged || u.young,
  };
};
