/** Where a stage of life was told and no age, the tables are read for each of its ages, and ages that read alike are said as one band. */
import type { ReferenceSet, Text } from "@nutri/domain";
import type { Nutrient } from "@nutri/knowledge";
import { agesOf, type Ceiling, ceilings, readers, readersOfEach, type Row, targetRows } from "./needs.ts";
import { both, type Context } from "../part.ts";

type Band<T> = { readonly from: number; readonly to: number; readonly read: T };

function banded<T>(ages: readonly number[], read: (age: number) => T, same: (a: T, b: T) => boolean): Band<T>[] {
  const bands: Band<T>[] = [];
  for (const age of ages) {
    const now = read(age);
    const last = bands.at(-1);
    if (last && same(last.read, now)) bands[bands.length - 1] = { ...last, to: age };
    else bands.push({ from: age, to: age, read: now });
  }
  return bands;
}

/** A baby's ages are the halves of its first year. */
const months = (age: number, half: "first" | "last"): number => (half === "first" ? (age < 0.5 ? 0 : 6) : age < 0.5 ? 6 : 12);
const wordOf = ({ from, to }: Band<unknown>): Text =>
  to < 1 ? both(`${months(from, "first")}–${months(to, "last")} 个月`, `${months(from, "first")} to ${months(to, "last")} months`) : wordOfYears({ from, to });
const wordOfYears = ({ from, to }: { from: number; to: number }): Text =>
  from === to ? both(`${from} 岁`, `age ${from}`) : both(`${from}–${to} 岁`, `ages ${from} to ${to}`);
const sexOf = ({ who }: Row, rows: readonly Row[], age: number): Text =>
  rows.length < 2 || age < 1 ? both("", "") : /女/u.test(who.zh) ? both("女孩", "girls ") : both("男孩", "boys ");

/** What is needed in a set: by each of several people, by the bands of an age that is open, or by the one it is about. */
export function rowsOf(c: Context, n: Nutrient, set: ReferenceSet): Row[] {
  const each = readersOfEach(c).flatMap((people) => targetRows(c, n, set, people));
  const bands = each.length > 0 ? each : targetBands(c, n, set);
  return bands.length > 0 ? bands : targetRows(c, n, set, readers(c));
}

/** What is needed, a row for each band of ages (and for girls and boys where they differ); nothing where the age is known. */
function targetBands(c: Context, n: Nutrient, set: ReferenceSet): Row[] {
  const bands = banded(
    agesOf(c),
    (age) => targetRows(c, n, set, readers(c, age)),
    (a, b) => a.length === b.length && a.every((row, i) => row.value === b[i]?.value),
  );
  return bands.flatMap((band) =>
    band.read.map((row) => {
      const [age, sex] = [wordOf(band), sexOf(row, band.read, band.to)];
      return { ...row, who: both(`${age.zh}${sex.zh}`, `${sex.en}${age.en}`) };
    }),
  );
}

/** A limit, and for whom where it holds for some of the ages only. */
export type CeilingFor = Ceiling & { readonly who?: Text };

const alike = (a: Ceiling, b: Ceiling): boolean => a.set === b.set && a.scope === b.scope;
/** What each set holds to be the most: for the person, or band by band, the youngest first. */
export function ceilingsFor(c: Context, n: Nutrient): CeilingFor[] {
  const each = readersOfEach(c).map((people) => ({ who: whoIs(people), most: ceilings(c, n, people) }));
  if (each.length > 0) return ofEach(each);
  const ages = agesOf(c);
  const own = ceilings(c, n, readers(c));
  if (ages.length === 0) return own;
  const read = ages.map((age) => ceilings(c, n, readers(c, age)));
  return own.flatMap((one) => {
    const at = (age: number): Ceiling | undefined => read[ages.indexOf(age)]?.find((x) => alike(x, one));
    const bands = banded(ages, at, (a, b) => a?.value === b?.value);
    return bands.flatMap((band) => (band.read ? [{ ...band.read, ...(bands.length > 1 && { who: wordOf(band) }) }] : []));
  });
}

/** A limit that is the same for all of them is said once. */
const ofEach = (each: readonly { readonly who: Text; readonly most: readonly Ceiling[] }[]): CeilingFor[] =>
  (each[0]?.most ?? []).flatMap((one) => {
    const all = each.flatMap(({ who, most }) => most.filter((m) => alike(m, one)).map((m) => ({ ...m, who })));
    return all.every((m) => m.value === one.value) ? [one] : all;
  });
/** Girls and boys of an age have one limit: their age is who they are. */
const whoIs = (people: readonly { readonly who: Text }[]): Text => {
  const [first] = people;
  if (!first) return both("", "");
  return people.length === 1 ? first.who : both(first.who.zh.replace(/[男女][性孩]/u, ""), first.who.en.replace(/^(?:women|men|girls|boys) /u, ""));
};

/** The limits of one set and scope, in one phrase. */
export const byTable = (most: readonly CeilingFor[]): CeilingFor[][] => {
  const tables: CeilingFor[][] = [];
  for (const m of most) {
    const table = tables.find(([first]) => first !== undefined && alike(first, m));
    if (table) table.push(m);
    else tables.push([m]);
  }
  return tables;
};

/** The form that was named has limits of its own: nicotinamide, and not nicotinic acid. */
export function formOf({ u }: Context, n: Nutrient, most: readonly CeilingFor[]): readonly CeilingFor[] {
  const named = new Set(u.eaten.flatMap((l) => [l.ref, ...l.also]).map((r) => r.id));
  const own = most.filter((m) => named.has(m.scope));
  return n.forms.some((f) => named.has(f.id)) && own.length > 0 ? own : most;
}
