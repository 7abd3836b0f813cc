/** Fasting glucose and HbA1c told together are one finding: what both say is said once, and neither asks for the other. */
import type { Text } from "@nutri/domain";
import { resolveLab } from "@nutri/engine/person/labs";
import type { Advice } from "@nutri/knowledge";
import { isAskedIf } from "../../understand/labs.ts";
import { both, type Context } from "../part.ts";

const [GLUCOSE, HBA1C] = ["glucose_fasting", "hba1c"];
/** From here on a value cannot wait, and its own words stand. */
const DANGER = { glucose: 16.7, hba1c: 10 };
const OF_THE_US = "lab_glucose_us_prediabetes";
const [OF_PREDIABETES, OF_DIABETES] = ["lab_prediabetes", "lab_hba1c_diabetes"];
const MG_DL: Readonly<Record<string, string>> = { "5.6": "100 mg/dL", "6.1": "110 mg/dL", "7": "126 mg/dL" };
const shown = (bound: number): Text => both(`${bound.toFixed(1)} mmol/L`, `${bound.toFixed(1)} mmol/L (${MG_DL[String(bound)] ?? ""})`);

const OWN_DIABETES = /diabetes(?!.*pre)/u;
const hasDiabetes = ({ u, k, q }: Context): boolean => {
  const stored = new Set(q.person.answers?.conditions);
  return [...(u.person.conditions ?? []), ...u.conditions.map((x) => x.ref.id)].some(
    (id) => id !== "prediabetes" && OWN_DIABETES.test(id) && (stored.has(id) || !isAskedIf(id, u.asked, k)),
  );
};
const AGAIN = both(
  "控制体重、动起来、主食换一半全谷，往往能回到正常，一年后两项再查。",
  "Weight, movement and whole grains for half the staple often bring it back; test both again in a year.",
);

/** Undefined where one is missing, or where the bounds of these two are not theirs: in pregnancy, in a child, in treated diabetes. */
export function glucoseAndHba1c(c: Context): { readonly said: Text; readonly advice: readonly Advice[] } | undefined {
  const { u, k } = c;
  const labOf = (code: string) => u.labs.find((l) => l.biomarker.id === code);
  const valueOf = (code: string): number | undefined => {
    const lab = labOf(code);
    return lab && resolveLab(k, { code, value: lab.value, unit: lab.unit })?.value;
  };
  const [glucose, hba1c] = [valueOf(GLUCOSE ?? ""), valueOf(HBA1C ?? "")];
  if (glucose === undefined || hba1c === undefined || u.young || u.staged || u.pregnant || u.medicines.length > 0 || hasDiabetes(c)) return undefined;
  if (glucose >= DANGER.glucose || hba1c >= DANGER.hba1c) return undefined;
  const lineOf = (code: string, condition: string): number => k.biomarkers.get(code)?.means.find((m) => m.condition === condition)?.atLeast ?? Infinity;
  const advice = (id: string): Advice[] => k.records.advice.filter((a) => a.id === id);
  const us = advice(OF_THE_US)[0]?.when.labs?.[0]?.atLeast ?? Infinity;
  const [ill, before] = [
    { glucose: lineOf(GLUCOSE ?? "", "diabetes"), hba1c: lineOf(HBA1C ?? "", "diabetes") },
    { glucose: lineOf(GLUCOSE ?? "", "prediabetes"), hba1c: lineOf(HBA1C ?? "", "prediabetes") },
  ];
  const isIll = [glucose >= ill.glucose, hba1c >= ill.hba1c];
  const [bound] = [both(`空腹 ${shown(ill.glucose).zh}、糖化 ${ill.hba1c}%`, `fasting ${shown(ill.glucose).en}, HbA1c ${ill.hba1c}%`)];
  if (isIll.every(Boolean))
    return {
      said: both(
        `空腹血糖和糖化血红蛋白都到了糖尿病的诊断线（${bound.zh}）：两项都到就够诊断，这几天带着化验单去看医生。`,
        `Both fasting glucose and HbA1c have reached the line of diabetes (${bound.en}): the two together are enough for the diagnosis. See a doctor with them within days.`,
      ),
      advice: advice(OF_DIABETES),
    };
  if (isIll.some(Boolean)) {
    const name = isIll[0] ? both("空腹血糖", "fasting glucose") : both("糖化血红蛋白", "HbA1c");
    const other = isIll[0] ? both("糖化血红蛋白", "HbA1c") : both("空腹血糖", "fasting glucose");
    return {
      said: both(
        `还不能确诊：${name.zh}到了糖尿病的诊断线（${bound.zh}），${other.zh}没到。请看医生，把${name.zh}另一天再查一次，再到线才算糖尿病。`,
        `Not settled yet: ${name.en} has reached the line of diabetes (${bound.en}), ${other.en} has not. See a doctor and have the ${name.en} repeated on another day; it is diabetes if that reaches it again.`,
      ),
      advice: advice(OF_DIABETES),
    };
  }
  const isBefore = [glucose >= us, hba1c >= before.hba1c];
  if (!isBefore.some(Boolean)) return undefined;
  const range = both(
    `空腹 ${us.toFixed(1)}–6.9 mmol/L，糖化 ${before.hba1c}%–6.4%`,
    `fasting ${us.toFixed(1)} to 6.9 mmol/L (100 to 125 mg/dL), HbA1c ${before.hba1c}% to 6.4%`,
  );
  const ours =
    glucose >= us && glucose < before.glucose
      ? both(
          `只看空腹血糖，按中国和世卫的线（${before.glucose} 起）还算正常。`,
          `By fasting glucose alone the Chinese and WHO line (from ${shown(before.glucose).en}) is not reached.`,
        )
      : both("", "");
  const said = isBefore.every(Boolean)
    ? both(
        `不是糖尿病，但两项都在糖尿病前期（美国标准：${range.zh}）。${ours.zh}`,
        `Not diabetes, but prediabetes by both values (US lines: ${range.en}). ${ours.en}`.trim(),
      )
    : both(
        `不是糖尿病：${isBefore[0] ? "空腹血糖" : "糖化血红蛋白"}在糖尿病前期（美国标准：${range.zh}），另一项正常。${ours.zh}`,
        `Not diabetes: ${isBefore[0] ? "fasting glucose" : "HbA1c"} is in the range of prediabetes (US lines: ${range.en}), and the other is normal. ${ours.en}`.trim(),
      );
  return { said: both(`${said.zh}${AGAIN.zh}`, `${said.en} ${AGAIN.en}`), advice: [...advice(OF_PREDIABETES), ...advice(OF_THE_US)] };
}
