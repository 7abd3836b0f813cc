/** Ferritin and haemoglobin told together: iron stores and anaemia are one finding, and the line of anaemia is another for women and men. */
import type { Text } from "@nutri/domain";
import type { Advice } from "@nutri/knowledge";
import { resolveLab } from "@nutri/engine/person/labs";
import { isPolar } from "../../understand/intents.ts";
import { both, type Context } from "../part.ts";

const ANAEMIA = /贫血|\bana?emi/iu;
const [HB, FERRITIN] = ["hemoglobin", "ferritin"];

const valueOf = ({ u, k }: Context, code: string): number | undefined => {
  const lab = u.labs.find((l) => l.biomarker.id === code);
  return lab && resolveLab(k, { code, value: lab.value, unit: lab.unit })?.value;
};
const boundOf = (a: Advice, code: string): number | undefined => a.when.labs?.find((l) => l.code === code)?.below;

/** The line below which a value is too low for a sex, by the advice that is kept for it; of people who are not pregnant. */
export function lineFor({ k }: Context, code: string, sex: "female" | "male"): { readonly below: number; readonly advice: Advice } | undefined {
  const ofSex = k.records.advice.filter((a) => a.when.sex === sex && a.seeDoctor);
  const own = ofSex.flatMap((advice) => {
    const below = boundOf(advice, code);
    const pregnant = advice.when.pregnancy?.every((p) => p.startsWith("pregnant")) === true;
    return !pregnant && below !== undefined ? [{ below, advice }] : [];
  });
  return own.toSorted((a, b) => b.below - a.below)[0];
}

/** In pregnancy both lines are others, and each is kept as advice for the stage: low by both is said as one. */
function inPregnancy({ u, k }: Context, hb: number, ferritin: number): { readonly said: Text; readonly advice: readonly Advice[] } | undefined {
  // No week told: the line that holds in the second trimester, the lowest of them, is surely one.
  const stage = u.person.pregnancy?.startsWith("pregnant") === true ? u.person.pregnancy : "pregnant_2";
  const lineOf = (code: string): Advice | undefined => k.records.advice.find((a) => a.when.pregnancy?.includes(stage) && boundOf(a, code) !== undefined);
  const [ofBlood, ofStores] = [lineOf(HB), lineOf(FERRITIN)];
  const [blood, stores] = [ofBlood && boundOf(ofBlood, HB), ofStores && boundOf(ofStores, FERRITIN)];
  if (!ofBlood || !ofStores || blood === undefined || stores === undefined || hb >= blood || ferritin >= stores) return undefined;
  return {
    said: both(
      `要补：孕期血红蛋白 ${hb} g/L（低于 ${blood} 就是贫血）、铁蛋白 ${ferritin} µg/L（低于 ${stores}），是缺铁性贫血的样子，光靠吃补不上来。尽快找产科医生开铁剂、定剂量，两三周后复查。`,
      `Iron is needed: haemoglobin ${hb} g/L (below ${blood} is anaemia at this stage) with ferritin ${ferritin} µg/L (below ${stores}) looks like anaemia from lack of iron, and food alone will not mend it. See your maternity team soon for iron tablets and the dose, and a test again in 2 to 3 weeks.`,
    ),
    advice: [ofBlood, ofStores],
  };
}

/** What the two say together; nothing where one is missing. */
export function storesAndBlood(c: Context): { readonly said: Text; readonly advice: readonly Advice[] } | undefined {
  const { u, k } = c;
  const [hb, ferritin] = [valueOf(c, HB), valueOf(c, FERRITIN)];
  const [women, men] = [lineFor(c, HB, "female"), lineFor(c, HB, "male")];
  const age = u.person.age;
  if (hb === undefined || ferritin === undefined || !women || !men || u.young || (age !== undefined && age < 18)) return undefined;
  if (u.staged) return u.pregnant || u.person.pregnancy?.startsWith("pregnant") === true ? inPregnancy(c, hb, ferritin) : undefined;
  const bounds = (k.biomarkers.get(FERRITIN)?.indicates ?? []).flatMap((i) => (i.status === "low" && i.below !== undefined ? [i.below] : []));
  const [empty, low] = [Math.min(...bounds), Math.max(...bounds)];
  const stores = ferritin < empty ? both("铁已经耗空", "iron stores are empty") : ferritin < low ? both("储铁偏少", "iron stores are low") : undefined;
  const advice = [women.advice, men.advice];
  const [w, m] = [women.below, men.below];
  const lines = both(`世卫组织的线：女性低于 ${w} g/L、男性低于 ${m} g/L 是贫血`, `by the WHO lines anaemia is below ${w} g/L in women and ${m} g/L in men`);
  const anaemic = (below: number): boolean => hb < below;
  const [ofWoman, ofMan] = [anaemic(w), anaemic(m)];
  const sex = u.person.gender;
  const known = sex === "female" ? ofWoman : sex === "male" ? ofMan : ofWoman === ofMan ? ofWoman : undefined;
  const line =
    sex === "female"
      ? both(`女性低于 ${w} g/L 才算`, `in women below ${w} g/L`)
      : sex === "male"
        ? both(`男性低于 ${m} g/L 就算`, `in men below ${m} g/L`)
        : lines;
  if (!stores)
    return known === false || known === undefined
      ? undefined
      : {
          said: both(
            `是贫血（${line.zh}），但铁蛋白 ${ferritin} µg/L 不低，不像单纯缺铁：先别自己补铁，请医生查炎症、B12、叶酸、肾功能和地中海贫血。`,
            `It is anaemia (${line.en}), but ferritin ${ferritin} µg/L is not low, so plain lack of iron is not likely: no iron on your own; have inflammation, B12, folate, the kidneys and thalassaemia looked at.`,
          ),
          advice,
        };
  // Below the line of the WHO, and yet within what the laboratory prints: no doctor is contradicted, and iron is needed either way.
  const lab = Math.min(
    ...(k.biomarkers.get(HB)?.ranges ?? []).flatMap((r) =>
      r.when?.sex === sex && r.when?.pregnancy?.every((p) => p.startsWith("pregnant")) !== true && r.low !== undefined ? [r.low] : [],
    ),
  );
  if (known === true && sex !== undefined && hb >= lab)
    return {
      said: both(
        `要补铁：${stores.zh}，不管算不算贫血都要补，补多少、补多久由医生定，同时找出原因（月经多、吃得少、消化道出血）。血红蛋白 ${hb} g/L 在两条线之间：化验单的范围从 ${lab} 起，所以没算低；世卫组织的线（${line.zh}）则算轻度贫血。`,
        `Iron is needed: ${stores.en}, anaemia or not; how much and how long is for a doctor, who also looks for the cause (heavy periods, diet, bleeding in the gut). Haemoglobin ${hb} g/L lies between two lines: the laboratory's range begins at ${lab}, so it was not called low; by the WHO line (${line.en}) it is mild anaemia.`,
      ),
      advice,
    };
  const [iron, bleeding] = [
    both("要补铁，补多少、补多久由医生定，同时找出原因", "Iron is needed; how much and how long is for a doctor, who also looks for the cause"),
    both("月经多、吃得少、消化道出血", "heavy periods, diet, bleeding in the gut"),
  ];
  const ofSex = both(
    `算不算贫血看男女（${lines.zh}）：女性 ${hb} g/L 还不算贫血，男性已经是缺铁性贫血，尤其要查有没有出血。`,
    `Whether it is anaemia depends on sex (${lines.en}): at ${hb} g/L a woman is not anaemic yet, a man has iron-deficiency anaemia and needs bleeding looked for above all.`,
  );
  if (known === undefined)
    return {
      // Whether it is anaemia comes first where that was asked, and that iron is needed where not.
      said: ANAEMIA.test(u.question)
        ? both(
            `${stores.zh}；${ofSex.zh}两种情况都${iron.zh}（${bleeding.zh}）。`,
            `${upper(stores.en)}; w${ofSex.en.slice(1)} ${iron.en} (${bleeding.en}), in both cases.`,
          )
        : both(
            `要补铁：${stores.zh}，补多少、补多久由医生定，同时找出原因（${bleeding.zh}）。${ofSex.zh}`,
            `Iron is needed: ${stores.en}; how much and how long is for a doctor, who also looks for the cause (${bleeding.en}). ${ofSex.en}`,
          ),
      advice,
    };
  return {
    said: known
      ? both(
          `算，是缺铁引起的贫血的样子：${stores.zh}，血红蛋白 ${hb} g/L（${line.zh}）。${iron.zh}（${bleeding.zh}）。`,
          `Yes, it looks like iron-deficiency anaemia (from lack of iron): ${stores.en}, haemoglobin ${hb} g/L (${line.en}). ${iron.en} (${bleeding.en}).`,
        )
      : notYet(u.question, line, both(`${stores.zh}。${iron.zh}（${bleeding.zh}）。`, `${stores.en}. ${iron.en} (${bleeding.en}).`)),
    advice,
  };
}
/** Whether iron is short, or whether all is well, was asked. */
const A_LACK = /缺铁|缺不缺铁|\biron[- ]?defici\w*|\b(?:low (?:in|on)|short of|lack\w*(?: of)?) iron\b/iu;
const ALL_WELL = /没事|没问题|不要紧|正常[吗么]|可以不管|\b(?:satisfactory|fine|ok(?:ay)?|all ?right|nothing to worry|normal)\b/iu;
const SENTENCE = /(?<=[?？。!！])|(?<=\.)\s/u;
/** @param rest that the stores are low, and what to do */
function notYet(question: string, line: Text, rest: Text): Text {
  if (A_LACK.test(question) && !ANAEMIA.test(question))
    return both(`算缺铁，只是还没到贫血（${line.zh}）：${rest.zh}`, `Yes, it is lack of iron, though not anaemia yet (${line.en}): ${rest.en}`);
  if (ALL_WELL.test(question) && question.split(SENTENCE).some((s) => isPolar(s)) && !ANAEMIA.test(question))
    return both(`不算没事：还没到贫血（${line.zh}），但${rest.zh}`, `No: not anaemia yet (${line.en}), but ${rest.en}`);
  return both(`还不算贫血（${line.zh}），但${rest.zh}`, `Not anaemia yet (${line.en}), but ${rest.en}`);
}
const upper = (s: string): string => s.charAt(0).toUpperCase() + s.slice(1);
