/** One fact that decides and was not told is asked for, after what can be said without it. */
import { findTaboos } from "@nutri/engine";
import type { Severity, Text } from "@nutri/domain";
import { lowerFirst } from "@nutri/domain/english";
import { isQuestion } from "../understand/intents.ts";
import { nameOf } from "./names.ts";
import { pairs } from "./rules/pairs.ts";
import { both, type Context, type Part } from "./part.ts";

/** What they take themselves, the amount not told. */
const OWN_DOSE = /我(?:现在|每天|一直|在)?(?:吃|补|用)的?|\bmy\b|\bi(?:'m| am)? tak(?:e|ing)\b|\bam i\b/iu;
const HARD: ReadonlySet<Severity> = new Set(["contraindicated", "major"]);

type Row = readonly [when: (c: Context) => boolean, ask: (c: Context) => Text];

const names = (c: Context): Text => {
  const [eaten] = c.u.eaten;
  return eaten ? nameOf(c.k, eaten) : both("", "");
};

/** Whether a pregnancy would forbid what is asked about. */
function pregnancyDecides(c: Context): boolean {
  const { u, k } = c;
  const known = u.staged || u.pregnant || u.person.pregnancy !== undefined || u.person.gender === "male" || u.subject !== "self" || u.young;
  const old = u.person.age !== undefined && u.person.age > 50;
  // Of what is not known here, or has a known name only within it, a pregnancy decides nothing that could be told.
  if (u.unknownBeside !== undefined) return false;
  if (u.eaten.length === 0 || known || old || !u.intents.some((i) => i === "may_i" || i === "limit" || i === "side_effects")) return false;
  // Where it is forbidden anyway, a pregnancy changes nothing.
  if ((pairs(c)?.findings ?? []).some((f) => f.kind === "name" && f.stance === "avoid")) return false;
  const { taboos } = findTaboos(
    { conditions: ["pregnancy"], medicines: [], supplements: u.eaten.map((l) => ({ name: nameOf(k, l).en, id: l.ref.id })), foods: [] },
    k,
  );
  return taboos.some((t) => t.action === "avoid" && HARD.has(t.severity));
}
const ASKED = "ask";

const MOST_TOLD = 60;
/** What was asked back is answered with a word or two ("levothyroxine", "每天 5000 IU"): both together are the question. */
export const rejoined = (text: string, asking: string | undefined): string =>
  asking === undefined || text.length > MOST_TOLD || isQuestion(text) ? text : `${asking.replace(/[?？!！。.\s]+$/u, "")}, ${text}`;

const ROWS: readonly Row[] = [
  [
    ({ u }) => u.intents.includes("limit") && u.nutrients.length > 0 && u.eaten.every((l) => !l.dose) && OWN_DOSE.test(u.asked),
    () =>
      both(
        "你每天一共吃多少？看标签上的量（几毫克、几微克或 IU）告诉我，我就能说超没超。",
        "How much of it do you take a day? Tell me the amount on the label (mg, µg or IU) and I can say whether it is too much.",
      ),
  ],
  [
    pregnancyDecides,
    (c) =>
      both(
        `如果你怀孕、备孕或在哺乳，${names(c).zh}的答案就不同。是的话请告诉我。`,
        `If you are pregnant, planning to be or breastfeeding, the answer on ${lowerFirst(names(c).en)} is another one. Tell me if so.`,
      ),
  ],
];

/** Asked once, and only where something was said of what is eaten. */
export function askBack(c: Context): Part | undefined {
  const row = c.u.carried || c.q.memory.asking !== undefined ? undefined : ROWS.find(([when]) => when(c));
  return row && { id: ASKED, asks: true, title: both("还想知道", "One thing more"), body: [row[1](c)] };
}
