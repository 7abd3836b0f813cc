/** What else a lab value calls for: how it reads in the other unit, and what is usually taken while it is low. */
import type { Text } from "@nutri/domain";
import { resolveLab } from "@nutri/engine/person/labs";
import type { Biomarker } from "@nutri/knowledge";
import type { LabTold } from "../../understand/labs.ts";
import { isForbiddenByValue } from "../rules/against-value.ts";
import { nutrientAmount } from "../amounts/figures.ts";
import { both, type Context } from "../part.ts";
import { measured, printed } from "../amounts/units.ts";

/** How much is taken while the value is low. */
export const A_DOSE = /\d\s?(?:国际单位|IU|微克|毫克|[µm]g)(?!\/)/u;

type Said = Biomarker["indicates"][number];
const saidAt = (b: Biomarker, value: number): Said | undefined => b.indicates.find((i) => value >= (i.atLeast ?? -Infinity) && value < (i.below ?? Infinity));

/** It shows that something is short. */
export function isShort({ k }: Context, { biomarker: b, value, unit }: LabTold): boolean {
  const si = resolveLab(k, { code: b.id, value, unit })?.value;
  return si !== undefined && saidAt(b, si)?.status === "low";
}

/** Told without its unit in numbers that two conventions share (vitamin D 14): what it would be in the other. */
export function otherReading({ k }: Context, lab: LabTold): Text | undefined {
  const { biomarker: b } = lab;
  const unit = lab.unitTold || !b.bareUnitsOverlap ? undefined : [b.unit, ...b.bareUnits].find((u) => u !== lab.unit);
  const value = unit === undefined ? undefined : resolveLab(k, { code: b.id, value: lab.value, unit })?.value;
  const said = value === undefined ? undefined : saidAt(b, value);
  if (unit === undefined || !said) return undefined;
  const [read, other] = [printed(lab.unit), measured(lab.value, unit)];
  return both(
    `你没写单位，这里按 ${read} 读；如果是 ${other}：${said.text.zh}`,
    `You gave no unit, and this reads it as ${read}; if it is ${other}: ${said.text.en}`,
  );
}

const SET_BY_DOCTOR: ReadonlySet<string | undefined> = new Set(["disease", "genetic", "procedure"]);
/** "My blood test said 22": having blood taken is no illness. */
const TESTED = "lab_test_planned";
/** An illness of theirs, besides what the value itself is, has its own dose. */
const isIll = ({ u, k }: Context, b: Biomarker): boolean =>
  u.conditions.some(({ ref: { id } }) => id !== TESTED && SET_BY_DOCTOR.has(k.conditions.get(id)?.kind) && !b.means.some((m) => m.condition === id));

/** What an adult usually takes while a value is low; a child's and a mother's dose is the doctor's. */
export function aimedAt(c: Context, b: Biomarker, said: Said | undefined): Text | undefined {
  const n = said?.status === "low" ? c.k.nutrients.get(said.nutrient) : undefined;
  // Asked how much a child takes, that is said of any lack.
  if (!n || (said?.aim === undefined && !(c.u.young && c.u.intents.includes("amount")))) return undefined;
  if (isForbiddenByValue(c, n.id))
    return both("另一项化验值说现在不要补它：先问医生。", "Another of your values says not to take it now: ask your doctor first.");
  if (c.u.young) return both("孩子补多少由儿科医生按数值定。", "How much a child takes is for the paediatrician to set by the value.");
  if (c.u.staged) return both("孕期和哺乳期补多少由产科医生按数值定。", "In pregnancy and while breastfeeding your doctor sets the amount by the value.");
  if (isIll(c, b)) return both("你说的病会影响用量，补多少由医生定。", "With the illness you told of, how much is for your doctor to set.");
  if (said?.aim === undefined) return undefined;
  const dose = nutrientAmount(n, said.aim);
  return both(
    `成人一般每天至少补 ${dose}，两三个月后复查再调；更大的量由医生开。`,
    `Adults usually take at least ${dose} a day and test again after 2 to 3 months; a larger dose is for a doctor to prescribe.`,
  );
}
