/** A broad set of pairs over all groups of medicines, conditions and life stages, by every name, measured against thresholds. */
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Severity, SEVERITIES, type Taboo } from "@nutri/domain";
import { describe, expect, it } from "vitest";
import { realKnowledge } from "../testing/real.ts";
import { findTaboos, type TabooAnswer } from "./index.ts";

type Names = { zh: string; en: string };
/** `severity` "none": no effect worth a warning. `source`: where the expectation comes from. */
type Pair = { medicine: Names & { brand: string }; item: Names; list: "supplements" | "foods"; severity: Severity | "none"; action?: string; source: string };
type About = { condition: Names; item: Names; expected: "avoid" | "caution" | "ok"; source: string };
type Outcome<T> = { readonly given: T; readonly asked: string; readonly answer: TabooAnswer };

const root = join(dirname(fileURLToPath(import.meta.url)), "..", "..", "..", "..");
const all = readFileSync(join(root, "packages", "engine", "cases", "pairs.jsonl"), "utf8")
  .split("\n")
  .filter((l) => l.trim() !== "")
  .map((l) => JSON.parse(l) as Pair | About);
const pairs = all.filter((x) => "medicine" in x);
const abouts = all.filter((x) => "condition" in x);

const k = realKnowledge();

const BY = ["zh", "en", "brand"] as const;
type By = (typeof BY)[number];
const thing = (item: Names, by: By): string => (by === "en" ? item.en : item.zh);

function askPair(p: Pair, by: By): Outcome<Pair> {
  const [name, item] = [p.medicine[by], thing(p.item, by)];
  return {
    given: p,
    asked: `${name} + ${item}`,
    answer: findTaboos({ medicines: [{ name }], ...(p.list === "foods" ? { foods: [item] } : { supplements: [{ name: item }] }) }, k),
  };
}

function askAbout(a: About, by: By): Outcome<About> {
  const [name, item] = [by === "en" ? a.condition.en : a.condition.zh, thing(a.item, by)];
  return { given: a, asked: `${name} + ${item}`, answer: findTaboos({ medicines: [], conditions: [name], supplements: [{ name: item }] }, k) };
}

const warns = (t: Taboo): boolean => t.action !== "beneficial" && t.severity !== "minor";
const severe = ({ given }: Outcome<Pair>): boolean => given.severity === "major" || given.severity === "contraindicated";
const rank = (s: Severity): number => SEVERITIES.length - SEVERITIES.indexOf(s);
const severeEnough = ({ given, answer }: Outcome<Pair>): boolean =>
  given.severity !== "none" && answer.taboos.some((t) => rank(t.severity) >= rank(given.severity as Severity) - 1);
/** To avoid and to have it watched are degrees of one advice; keeping hours apart and taking more are others. */
const sameAdvice = (wanted: string | undefined, t: Taboo): boolean =>
  t.action === wanted || (["avoid", "monitor"].includes(t.action) && ["avoid", "monitor"].includes(wanted ?? ""));

/** The share for which it holds; the others are named when it is too small. */
function share<T>(of: readonly Outcome<T>[], holds: (o: Outcome<T>) => boolean): { value: number; others: string[] } {
  const others = of.filter((o) => !holds(o));
  const told = ({ asked, answer }: Outcome<T>): string =>
    `${asked}: ${answer.taboos.map((t) => `${t.severity}/${t.action} (${t.rule})`).join(", ") || "nothing"}${answer.unrecognised.length > 0 ? `; unrecognised ${answer.unrecognised.join(", ")}` : ""}`;
  return { value: 1 - others.length / of.length, others: others.map(told) };
}

/** Empty when the share is large enough, else what is missing from it. */
const below = (least: number, { value, others }: ReturnType<typeof share>): string[] => (value >= least ? [] : others);

it("is broad enough to say something", () => {
  expect(pairs.filter((p) => p.severity !== "none").length).toBeGreaterThanOrEqual(600);
  expect(pairs.filter((p) => p.severity === "none").length).toBeGreaterThanOrEqual(280);
  expect(abouts.length).toBeGreaterThanOrEqual(200);
  expect(abouts.filter((a) => a.expected === "ok").length).toBeGreaterThanOrEqual(60);
});

describe.each(BY)("by %s name", (by) => {
  it("effects are found, the severe ones almost all, with the right advice", () => {
    const known = pairs.filter((p) => p.severity !== "none").map((p) => askPair(p, by));
    expect(
      below(
        0.97,
        share(known, (o) => o.answer.taboos.length > 0),
      ),
    ).toEqual([]);
    expect(
      below(
        0.99,
        share(known.filter(severe), (o) => o.answer.taboos.length > 0),
      ),
    ).toEqual([]);
    expect(below(0.97, share(known, severeEnough))).toEqual([]);
    expect(
      below(
        0.95,
        share(known, (o) => o.answer.taboos.some((t) => sameAdvice(o.given.action, t))),
      ),
    ).toEqual([]);
  });
  it("what has no relevant effect is left alone", () => {
    const none = pairs.filter((p) => p.severity === "none").map((p) => askPair(p, by));
    expect(
      below(
        0.97,
        share(none, (o) => !o.answer.taboos.some(warns)),
      ),
    ).toEqual([]);
  });
  it("conditions, life stages and allergies", () => {
    const asked = abouts.map((a) => askAbout(a, by));
    expect(
      below(
        0.97,
        share(
          asked.filter((o) => o.given.expected !== "ok"),
          (o) => o.answer.taboos.some((t) => t.action !== "beneficial"),
        ),
      ),
    ).toEqual([]);
    expect(
      below(
        0.97,
        share(
          asked.filter((o) => o.given.expected === "ok"),
          (o) => !o.answer.taboos.some(warns),
        ),
      ),
    ).toEqual([]);
  });
  it("names are recognised", () => {
    const asked: Outcome<unknown>[] = [...pairs.map((p) => askPair(p, by)), ...abouts.map((a) => askAbout(a, by))];
    expect(
      below(
        0.99,
        share(asked, (o) => o.answer.unrecognised.length === 0),
      ),
    ).toEqual([]);
  });
});
