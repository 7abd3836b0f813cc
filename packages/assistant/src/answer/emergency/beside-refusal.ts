/** What the refused person tells of themselves is not passed over: a weight that is too low already, an age, a medicine that makes fasting dangerous. */
import type { RefusalId } from "../../understand/guard-concepts.ts";
import { pairs } from "../rules/pairs.ts";
import { both, type Context, type Part } from "../part.ts";

const THIN = 18.5;
const GROWN = 18;
/** What is said of a medicine with going without food. */
const WARNS = /^(?:do not|avoid)\b/iu;
const FASTING = /禁食|断食|空腹|\bfast(?:ing|s)?\b/iu;

function ofWeight({ u }: Context): Part[] {
  const { heightCm, weightKg, age = u.told.age } = u.person;
  if (age !== undefined && age < GROWN)
    return [
      {
        id: "too_thin",
        lead: both(
          "未满 18 岁还在长身体，不要自己减重：这几天就和家长一起去看医生，把身高体重告诉他。",
          "Under 18 the body is still growing, so no dieting on your own: see a doctor with a parent in the next few days, and tell them your height and weight.",
        ),
      },
    ];
  const bmi = heightCm !== undefined && weightKg !== undefined ? Math.round((weightKg / (heightCm / 100) ** 2) * 10) / 10 : undefined;
  return bmi === undefined || bmi >= THIN
    ? []
    : [
        {
          id: "too_thin",
          lead: both(
            `按你说的身高体重，BMI 是 ${bmi}，已经偏瘦（低于 ${THIN}）：不能再减，这几天就去看医生。`,
            `By your height and weight your BMI is ${bmi}, underweight already (below ${THIN}): lose no more, and see a doctor in the next few days.`,
          ),
        },
      ];
}

const said = (p: Part): string => [p.lead, ...(p.body ?? [])].map((t) => `${t?.zh} ${t?.en}`).join(" ");
/** What is refused is a fast, by whatever name: the medicines and illnesses are looked at with it. */
function ofFasting(c: Context): Part[] {
  const [theirs] = [...c.u.medicines, ...c.u.conditions];
  if (theirs === undefined) return [];
  const fast = { ...theirs, ref: { kind: "item", id: "fasting" } as const, also: [] };
  const { eaten } = c.u;
  const found = pairs({ ...c, u: { ...c.u, eaten: eaten.some((l) => l.ref.id === "fasting") ? eaten : [fast], linked: [...c.u.linked, fast] } });
  return [found ?? []].flat().filter((p) => WARNS.test((p.lead?.en ?? "").trim()) && FASTING.test(said(p)));
}

/** Goes before the refusal of a way to starve. */
export const besideRefusal = (c: Context, refused: RefusalId): Part[] => (refused === "starving" ? [...ofWeight(c), ...ofFasting(c)] : []);
