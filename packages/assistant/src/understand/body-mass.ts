/** The body mass index that a height and a weight make, where it is what the question turns on. */
import type { Answers } from "@nutri/domain";
import type { KnowledgeIndex } from "@nutri/knowledge";
import type { LabTold } from "./labs.ts";

const BMI = "bmi";
const ASKED =
  /\bbmi\b|体重指数|体质指数|身体质量指数|\bbody mass\b|\b(?:over|under)weight\b|\b(?:healthy|ideal|normal|right) weight\b|超重|偏胖|偏瘦|(?:标准|理想|正常|健康)的?体重|算(?:不算)?(?:胖|瘦)|[胖瘦](?:不[胖瘦]|吗|么)/iu;
/** The index itself is asked for: "那 BMI 到底多少". */
const INDEX = /\bbmi\b|体重指数|体质指数|身体质量指数|\bbody mass index\b/iu;
/** By how much to gain with a child goes by it. */
const GAIN = /(?:长|增|胖|重)(?:到|上)?(?:多少|几)|增重|体重[^，。？?]{0,6}[长增]|\bgain\b|\bput on\b/iu;

/** @param told values that stand in the text; @param before what was told of the person in an earlier turn; @param expecting pregnant, or trying to be */
export function bodyMass(
  text: string,
  answers: Answers,
  before: Answers | undefined,
  expecting: boolean,
  told: readonly LabTold[],
  k: KnowledgeIndex,
): LabTold | undefined {
  const biomarker = k.biomarkers.get(BMI);
  const known = INDEX.test(text) ? before : undefined;
  const [heightCm, weightKg] = [answers.heightCm ?? known?.heightCm, answers.weightKg ?? known?.weightKg];
  if (!biomarker || heightCm === undefined || weightKg === undefined || told.some((l) => l.biomarker.id === BMI)) return undefined;
  if (!ASKED.test(text) && !(expecting && GAIN.test(text))) return undefined;
  return { biomarker, value: Math.round((weightKg / (heightCm / 100) ** 2) * 10) / 10, unit: biomarker.unit, unitTold: true };
}
