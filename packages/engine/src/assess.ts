import type { Person, Plan, ProductReview, Taboo } from "@nutri/domain";
import type { Advice, KnowledgeIndex } from "@nutri/knowledge";
import { adviceFor, type Blocks, blocksOf } from "./advice.ts";
import { conflictsWith, knownOfSubjects, reviewProducts } from "./conflicts/index.ts";
import { bmiOf } from "./equations/bmi.ts";
import { energyOf } from "./equations/energy.ts";
import { type Intake, intakeOf } from "./intake.ts";
import { type Limit, limitsFor } from "./limits.ts";
import { type Need, needsOf } from "./needs.ts";
import { type Resolved, resolvePerson } from "./person.ts";
import { questionsOf } from "./questions.ts";
import { radarOf } from "./radar.ts";
import type { Settings } from "./settings.ts";
import { type Status, statusOf } from "./status.ts";
import { rulesAbout } from "./subject.ts";
import { type Target, targetsFor } from "./targets.ts";

/** Everything the engine finds out about somebody, before any product is looked at. */
export type Assessment = {
  readonly person: Person;
  readonly resolved: Resolved;
  readonly knowledge: KnowledgeIndex;
  readonly settings: Settings;
  /** YYYY-MM-DD, as given. */
  readonly asOf: string;
  readonly bmi: Plan["profile"]["bmi"];
  readonly energy: Plan["profile"]["energy"];
  readonly targets: ReadonlyMap<string, Target>;
  readonly limits: ReadonlyMap<string, readonly Limit[]>;
  readonly intakes: ReadonlyMap<string, Intake>;
  readonly statuses: ReadonlyMap<string, Status>;
  readonly said: readonly Advice[];
  readonly blocks: Blocks;
  readonly needs: readonly Need[];
  /** Among what is had and taken. */
  readonly conflicts: readonly Taboo[];
  /** The conflicts, and what else is known about each medicine, minor things left out: those are for the medicine's own page. */
  readonly taboos: readonly Taboo[];
  readonly reviews: readonly ProductReview[];
  readonly radar: Plan["radar"];
  readonly questions: Plan["questions"];
};

const uniqueById = (taboos: readonly Taboo[]): Taboo[] => [...new Map(taboos.toReversed().map((t) => [t.id, t])).values()].toReversed();

/** Assesses a person. Pure: the same person, knowledge, date and settings give the same assessment. @param now the date it holds for, YYYY-MM-DD. */
export function assess(person: Person, knowledge: KnowledgeIndex, now: string, settings: Settings): Assessment {
  const k = knowledge;
  const r = resolvePerson(person, k);
  const bmi = bmiOf(r, k, settings.referenceSet);
  const energy = energyOf(r, k, settings.referenceSet);
  const targets = targetsFor(r, k, settings.referenceSet, energy?.value);
  const about = rulesAbout(r, k);
  const limits = limitsFor(r, k, about);
  const read = [...targets.values()].map((t) => {
    const intake = intakeOf(t, r, k, settings.referenceSet);
    return { intake, status: statusOf(t, intake, limits.get(t.nutrient) ?? [], about, r, k, settings.referenceSet) };
  });
  const intakes = new Map(read.map(({ intake }) => [intake.nutrient, intake]));
  const statuses = new Map(read.map(({ status }) => [status.nutrient, status]));
  const said = adviceFor(r, k, statuses);
  const blocks = blocksOf(said);
  const needs = needsOf(targets, statuses, intakes, limits, blocks, settings.wanted ?? [], r, k);
  const conflicts = conflictsWith(r.taken, r, k);
  const known = knownOfSubjects(r, k).filter((t) => t.subject.kind === "medicine" && t.severity !== "minor");
  return {
    person,
    resolved: r,
    knowledge: k,
    settings,
    asOf: now,
    bmi,
    energy,
    targets,
    limits,
    intakes,
    statuses,
    said,
    blocks,
    needs,
    conflicts,
    taboos: uniqueById([...conflicts, ...known]),
    reviews: reviewProducts(r, k, limits).productReviews,
    radar: radarOf(statuses, intakes, k),
    questions: questionsOf(r, k, needs, intakes),
  };
}
