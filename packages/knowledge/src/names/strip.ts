/** Takes what is not the substance off a name: dosage forms, the word "supplement", salts of medicines. */
import { isHan, keyOf, singular } from "./normalise.ts";
import type { EntityKind, Route } from "./types.ts";

const HAN_FORM_LEAD = "(?:分散|缓释|控释|肠溶|咀嚼|泡腾|口腔崩解|口崩|薄膜衣|糖衣|双层|舌下|干混|浓缩|无糖|儿童|小儿用|吸入用|外用|注射用|口服)";
const HAN_FORMS: readonly (readonly [string, Route | undefined])[] = [
  ["滴眼液|眼药水|滴眼剂|眼用凝胶|眼膏|眼液", "eye"],
  ["滴鼻液|鼻用喷雾剂|鼻喷雾剂|鼻喷雾|鼻喷剂|喷鼻剂|鼻喷", "nasal"],
  ["吸入气雾剂|吸入粉雾剂|粉吸入剂|吸入剂|吸入溶液|吸入混悬液|雾化液|气雾剂|粉雾剂|都保", "inhaled"],
  ["阴道片|阴道栓|阴道凝胶|阴道乳膏|阴道胶囊", "vaginal"],
  ["直肠凝胶|灌肠剂|灌肠液|栓剂|栓", "rectal"],
  ["乳膏|软膏|霜|凝胶|乳胶剂|搽剂|洗剂|外用溶液|喷雾剂|膏药|贴膏", "topical"],
  ["注射液|注射剂|粉针剂|粉针|针剂|针", "injection"],
  ["软胶囊|硬胶囊|胶囊剂|胶囊|片剂|片|颗粒剂|颗粒|冲剂|散剂|口服溶液|口服液|口服混悬液|混悬液|混悬剂|糖浆|滴剂|滴丸|丸剂|丸|合剂|胶丸|软糖", "oral"],
  ["贴剂|贴片|透皮贴剂|膳食补充剂|营养补充剂|补充剂|补剂|制剂|制品|保健品|类药物|类药|药物|药品", undefined],
];
const HAN_PATTERNS = HAN_FORMS.map(([forms, route]) => [new RegExp(`(?<=[\\p{L}\\d])${HAN_FORM_LEAD}?(?:${forms})$`, "u"), route] as const);

const HAN_LAST = new Set(HAN_FORMS.flatMap(([forms]) => forms.split("|").map((form) => form.at(-1))));

const words = (s: string): ReadonlySet<string> => new Set(s.split(" "));
const LATIN_FORMS: readonly (readonly [ReadonlySet<string>, Route | undefined])[] = [
  [words("eyedrops ophthalmic"), "eye"],
  [words("inhaler inhalation nebulizer nebuliser"), "inhaled"],
  [words("nasal"), "nasal"],
  [words("cream gel ointment lotion topical"), "topical"],
  [words("suppository suppositories enema"), "rectal"],
  [words("pessary vaginal"), "vaginal"],
  [words("injection injections injectable iv"), "injection"],
  [
    words(
      "tablet tablets tab tabs capsule capsules cap caps caplet caplets softgel softgels pill pills syrup suspension lozenge lozenges oral gummy gummies chewable chewables chews sachet sachets granules granule",
    ),
    "oral",
  ],
  [
    words(
      "supplement supplements supplementation sr xr er xl cr dr ec mr la hfa extended release modified delayed sustained enteric coated solution liquid drops drop spray patch patches medicine medicines medication medications drug drugs pure organic natural daily",
    ),
    undefined,
  ],
];
const LATIN_LEADS = words("oral daily pure organic natural topical liquid chewable");

const LATIN_SALTS = words(
  "hydrochloride hcl sodium potassium calcium magnesium maleate mesylate mesilate besylate besilate fumarate tartrate bitartrate succinate phosphate sulfate acetate citrate bromide hydrobromide disodium trisodium dihydrate monohydrate hydrate trihydrate hemihydrate tromethamine propionate furoate dipropionate tosylate tosilate malate hyclate lactate oxalate",
);
const HAN_SALT_LEAD =
  /^(?:盐酸|硫酸氢|硫酸|磷酸|马来酸|富马酸|酒石酸氢|酒石酸|重酒石酸|枸橼酸|苯磺酸|甲磺酸|对甲苯磺酸|琥珀酸|氢溴酸|醋酸|乙酸|乳酸|草酸|丙酸|双丙酸|糠酸|苹果酸)(?=\p{Script=Han}{2,})/u;
const HAN_SALT_TAIL = /(?<=\p{Script=Han}{2,})(?:二钠|钠|钾|钙|镁|锌|盐酸盐|硫酸盐|磷酸盐|马来酸盐|富马酸盐|酒石酸盐|琥珀酸盐|甲磺酸盐|氨丁三醇)$/u;

export type Stripped = { readonly words: readonly string[]; readonly route?: Route };

function stripLatin(given: readonly string[]): Stripped {
  let end = given.length;
  let route: Route | undefined;
  if (end > 2 && given[end - 2] === "eye" && /^drops?$/u.test(given[end - 1] ?? "")) return { words: given.slice(0, end - 2), route: "eye" };
  for (; end > 1; end--) {
    const form = LATIN_FORMS.find(([set]) => set.has(given[end - 1] ?? ""));
    if (!form) break;
    route ??= form[1];
  }
  const start = end > 1 && LATIN_LEADS.has(given[0] ?? "") ? 1 : 0;
  return { words: given.slice(start, end), ...(route && { route }) };
}

function stripHan(given: readonly string[]): Stripped {
  let text = keyOf(given);
  if (!HAN_LAST.has(text.at(-1) ?? "")) return { words: given };
  let route: Route | undefined;
  for (let again = true; again;) {
    again = false;
    for (const [pattern, r] of HAN_PATTERNS) {
      const shorter = text.replace(pattern, "");
      if (shorter === text) continue;
      text = shorter;
      route ??= r;
      again = true;
    }
  }
  // The Han forms stand at the end, so what is left are the first words.
  let length = 0;
  const kept = given.filter((w) => (length += w.length) <= text.length);
  return { words: kept, ...(route && { route }) };
}

/** The words without dosage form, and the route that the form tells. Something always remains. */
export function stripForms(given: readonly string[]): Stripped {
  const latin = stripLatin(given);
  const han = isHan(latin.words.at(-1) ?? "") ? stripHan(latin.words) : latin;
  const route = han.route ?? latin.route;
  return { words: han.words.length > 0 ? han.words : latin.words, ...(route && { route }) };
}

/** What names no substance once its other half is gone: 碳酸 of 碳酸钙, 氯化 of 氯化钾, zinc of zinc sulfate. */
const HAN_HALF =
  /^(?:.|碳酸氢?|氯化|碘化|溴化|氟化|氧化|氢氧化|硫酸氢?|硝酸|醋酸|乙酸|枸橼酸氢?|柠檬酸|磷酸氢?|乳酸|葡萄糖酸|富马酸|琥珀酸|草酸|马来酸|酒石酸|苹果酸|门冬氨酸|缓释|控释|肠溶|复方)$/u;
const LATIN_HALF: ReadonlySet<string> = new Set([
  ...LATIN_SALTS,
  ...words(
    "zinc iron ferrous ferric copper selenium bismuth aluminium aluminum ammonium silver chloride iodide bromide gluconate hydroxide oxide and hydrogen",
  ),
]);
const isHalf = (left: readonly string[]): boolean => left.every((w) => LATIN_HALF.has(w)) || HAN_HALF.test(keyOf(left));

/** The words without the salt, where the salt is not all that they tell. */
function stripSalt(given: readonly string[]): readonly string[] {
  const left = withoutSalt(given);
  return isHalf(left) ? given : left;
}

function withoutSalt(given: readonly string[]): readonly string[] {
  let end = given.length;
  while (end > 1 && LATIN_SALTS.has(given[end - 1] ?? "")) end--;
  const start = end > 1 && LATIN_SALTS.has(given[0] ?? "") && !/^(?:sodium|potassium|calcium|magnesium|lactate)$/u.test(given[0] ?? "") ? 1 : 0;
  const left = given.slice(start, end);
  if (!isHan(left.at(-1) ?? "")) return left;
  return [
    ...keyOf(left)
      .replace(HAN_SALT_LEAD, "")
      .replace(HAN_SALT_TAIL, "")
      .matchAll(/\p{Script=Han}|[^\p{Script=Han}]+/gu),
  ].map((m) => m[0]);
}

/** What is swallowed or applied comes in a form. A class, a disease or a lab test does not: there the word is part of the name ("allergy tablets", 脑血栓). */
const WITH_FORMS: ReadonlySet<EntityKind> = new Set(["medicine", "item", "nutrient", "form"]);
const OF_CLASS = /(?<=\p{Script=Han}{2})(?:类药物|类药品|类药|药物|药品)$/u;

/** The form of a name that is compared second: no dosage form, singular; for medicines no salt either. Too little left is no name. */
export function baseOf(given: readonly string[], kind: EntityKind): string {
  if (!WITH_FORMS.has(kind)) return keyOf(given.map(singular)).replace(OF_CLASS, "");
  const plain = stripForms(given).words;
  const base = keyOf((kind === "medicine" ? stripSalt(plain) : plain).map(singular));
  return base.length < 2 ? keyOf(given.map(singular)) : base;
}
