/** For whom an article is written: another age, sex or stage, other medicines. */
import { holds } from "@nutri/engine";
import type { ArticleHit } from "../../retrieve/library.ts";
import { hasChanged } from "../../understand/changed.ts";
import { asksBesideFamily } from "../../understand/relatives.ts";
import { asksHow, HOW_TITLE } from "../medicines/asks-how.ts";
import { isEatenKey, isMedicine, SAME } from "./match-levels.ts";
import { toldKeys } from "./told-facts.ts";
import { nameOf } from "../names.ts";
import type { Context } from "../part.ts";

const A_MAN = /男|爸|父|丈夫|老公|爷爷|外公|\b(?:m[ae]n|male|husband|father|dad|boyfriend|sperm)\b|精子/iu;
const A_HUSBAND = /老公|丈夫|男方|爱人|孩子他?爸|\b(?:husband|boyfriend|his sperm|male partner|father[- ]to[- ]be)\b/iu;
/** Written for too much of what they have too little of, or the other way round: high potassium, and low. */
export function isOpposite({ u }: Context, about: readonly string[]): boolean {
  const other = (id: string): string | undefined =>
    id.startsWith("hypo") ? id.replace("hypo", "hyper") : id.startsWith("hyper") ? id.replace("hyper", "hypo") : undefined;
  return u.conditions.some(({ ref: { id } }) => about.includes(other(id) ?? " ") && !about.includes(id));
}

/** A medicine is told and food asked about, of which this says nothing: how the medicine is taken is another question. */
const asksOfEaten = ({ u, k }: Context, { answer, body }: ArticleHit["article"]): boolean => {
  const foods = u.eaten.filter((l) => l.ref.kind === "item" && k.items.get(l.ref.id)?.kind === "food" && l.ref.id !== "food_in_general");
  if (foods.length === 0 || u.medicines.length === 0) return false;
  const said = `${answer.zh} ${body.zh} ${answer.en} ${body.en}`.toLowerCase();
  return !asksHow(u.question) && foods.every((l) => [l.given, nameOf(k, l).zh, nameOf(k, l).en].every((n) => n === "" || !said.includes(n.toLowerCase())));
};

/** Told of a medicine, nothing that is written on another: ibuprofen while nursing, to who takes metformin. */
function ofOtherMedicine(c: Context, { focus }: ArticleHit): boolean {
  if (c.u.medicines.length === 0) return false;
  const written = focus.filter(isMedicine);
  if (written.length === 0) return false;
  const told = toldKeys(c);
  const ofEaten = focus.some((f) => isEatenKey(f) && told.has(f));
  return (!written.some((f) => told.has(f)) && !ofEaten) || (c.u.eaten.length > 0 && !ofEaten && withAnother(c, focus, told));
}
/** Its title is on their medicine with another that nobody takes: levothyroxine and resins, to who asks of it with magnesium. */
function withAnother({ u, k }: Context, focus: readonly string[], told: ReadonlySet<string>): boolean {
  const classes = new Set(u.medicines.flatMap((m) => [...k.classesOf(m.ref.id)].map((id) => `class:${id}`)));
  const named = [...new Set(focus.filter(isMedicine))];
  const strange = named.filter((f) => !told.has(f) && !classes.has(f));
  return (
    named.some((f) => told.has(f)) &&
    strange.length > 0 &&
    strange.every((f) => ![...k.classesOf(f.slice(f.indexOf(":") + 1))].some((id) => !BROAD.has(id) && told.has(`class:${id}`)))
  );
}
/** Of these is nearly every tablet. */
const BROAD: ReadonlySet<string> = new Set(["oral_medicine", "narrow_therapeutic_index"]);

/** What only the family has stands in its title, and nothing of keeping it off. */
const KEEPS_OFF = /预防|防|风险|遗传|\b(?:prevent\w*|risks?|avoid\w*)\b/iu;
const ofDenied = ({ u }: Context, { article: { title }, states }: ArticleHit): boolean =>
  states.length > 0 &&
  asksBesideFamily(u.text) &&
  !KEEPS_OFF.test(`${title.zh} ${title.en}`) &&
  states.every((id) => u.linked.some((l) => l.denied && l.ref.id === id) && !u.linked.some((l) => !l.denied && l.ref.id === id));

/** What is done with somebody who cannot be woken is not told of one who is awake. */
const CANNOT_BE_WOKEN =
  /昏(?!暗|黄)|晕(?:过去|倒|厥)|[叫喊唤]不醒|不省人事|(?:没有?|失去|丧失)(?:了)?(?:意识|知觉)|抽搐|\b(?:unconscious\w*|pass(?:es|ed|ing)? out|black(?:s|ed|ing)? out|collaps\w+|faint\w*|seizures?|fitting|unresponsive|comatose|coma|won['’]?t wake|can(?:no|['’]?)t (?:be )?wak\w+)\b/iu;
const isForUnconscious = ({ u }: Context, { title }: ArticleHit["article"]): boolean =>
  CANNOT_BE_WOKEN.test(title.en) && !CANNOT_BE_WOKEN.test(u.text) && !CANNOT_BE_WOKEN.test(u.asked);

/** Written for those of whom an organ was taken out or bypassed, where nobody told of that. */
const TAKEN_OUT = /^(?:bariatric_surgery|bowel_resection|stoma|organ_transplant|[a-z]+ectomy)$/u;
const ofUntoldOperation = ({ u }: Context, { states, near }: ArticleHit): boolean =>
  near < SAME &&
  states.length > 0 &&
  states.every((id) => TAKEN_OUT.test(id)) &&
  !states.some((id) => u.linked.some((l) => !l.denied && l.ref.id === id) || u.conditions.some((x) => x.ref.id === id));

/** On what a brother or sister may not eat: told to nobody who has it themselves. */
const OF_A_SIBLING = /\b(?:brother|sister|sibling)s?\b/iu;
/** What to do about one tablet too many, told to who takes them as usual. */
const ONE_TOO_MANY = /\bby accident\b/iu;
const TOLD_TOO_MANY =
  /不小心|误[吃食服]|多[吃服喂喝了]|重复|[吃服]重|[吃服]了?(?:两|2)(?:次|遍|片|粒|颗)|又[吃服]|忘(?:了|记)|过量|超量|双份|[吃服]错|\b(?:accident\w*|mistake\w*|twice|double\w*|extra|too many|too much|forgot\w*|again|overdos\w*|instead of|two|three|second|another)\b/iu;
/** What to do about a change that nobody told of: asked before it is made. */
const CHANGED_ALREADY = /\bhas already changed\b/iu;
const ofSibling = ({ u }: Context, { title }: ArticleHit["article"]): boolean => OF_A_SIBLING.test(title.en) && !asksBesideFamily(u.text);

/** Written for another age, sex or stage: not for this person. Unknown is not "no". */
export const fits = (c: Context, hit: ArticleHit): boolean => {
  const { article, near, exact } = hit;
  const { audience } = article;
  if (!exact && (ofOtherMedicine(c, hit) || ofPreterm(c, hit))) return false;
  if (!exact && HOW_TITLE.test(article.title.en) && asksOfEaten(c, article)) return false;
  if (isOpposite(c, article.about.conditions)) return false;
  if (!exact && ofSibling(c, article)) return false;
  if (!exact && ONE_TOO_MANY.test(article.title.en) && !TOLD_TOO_MANY.test(c.u.text)) return false;
  if (!exact && CHANGED_ALREADY.test(article.title.en) && !hasChanged(c.u)) return false;
  if (!exact && (ofDenied(c, hit) || isForUnconscious(c, article) || ofUntoldOperation(c, hit))) return false;
  if (!exact && (ofUndiagnosed(c, article) || ofCriteria(c, article) || ofFoodAlone(c, article))) return false;
  // How grown-ups slim is not for a child.
  if (!exact && c.u.young && c.u.goals.includes("weight") && article.about.goals.includes("weight") && !article.about.conditions.some((id) => CHILDREN.has(id)))
    return false;
  // What is written on a pregnancy is not told of a child.
  if (c.u.young && !c.u.staged && hit.states.some((id) => OF_MOTHERS.test(id))) return false;
  // What is written on babies is not told to their mother of herself, unless it is on the nursing that she told of.
  const nursing = article.about.conditions.includes("lactation") && holds({ pregnancy: ["lactating"] }, c.u.resolved) === "yes";
  if (c.u.staged && !c.u.young && !nursing && article.about.conditions.includes("infant") && !c.u.conditions.some((x) => x.ref.id === "infant")) return false;
  // Who asks in its very words is who it is for; an age is held against it all the same.
  if (!audience || (exact && !audience.ageYears)) return true;
  const pregnancy = c.u.pregnant ? true : undefined;
  const held = holds(
    {
      ...(audience.ageYears && { ageYears: audience.ageYears }),
      // "I want a baby, does my husband need it too?": of the man that is named, whoever asks.
      ...(audience.sex && !(audience.sex === "male" && A_HUSBAND.test(c.u.asked)) && { sex: audience.sex }),
      ...(audience.pregnancy && pregnancy === undefined && { pregnancy: audience.pregnancy }),
    },
    c.u.resolved,
  );
  // Of a man somebody speaks by naming him; with pregnancy near, "unknown" is mostly a woman.
  return held === "yes" || (held === "unknown" && (audience.sex === "male" ? A_MAN.test(c.u.asked) : spokenOf(c, { article, near })));
};
const CHILDREN: ReadonlySet<string> = new Set(["child", "infant", "adolescent", "toddler", "young_child"]);
const OF_MOTHERS = /^(?:pregnancy(?:_.*)?|lactation|postpartum|trying_to_conceive)$/u;
/** Of the age or stage it is written for somebody spoke, or asked almost its own question. */
const spokenOf = (c: Context, { article: { about, audience }, near }: Pick<ArticleHit, "article" | "near">): boolean =>
  near >= SAME ||
  (audience?.pregnancy !== undefined && (c.u.staged || c.u.pregnant)) ||
  c.u.conditions.some((x) => about.conditions.includes(x.ref.id) && c.k.conditions.get(x.ref.id)?.kind === "life_stage") ||
  (audience?.ageYears !== undefined && (c.u.subject !== "self" || forAdults(audience.ageYears)));
/** Who writes of themselves is taken for grown up, unless they say otherwise. */
const forAdults = ({ min = 0, max }: { readonly min?: number | undefined; readonly max?: number | undefined }): boolean => min <= ADULT && max === undefined;
const ADULT = 18;

/** "Newly diagnosed": what to keep to until the test is done was for before it. */
const DIAGNOSED =
  /\b(?:newly|recently|just|was|been|got|am|is|were) diagnosed\b|\bdiagnosed (?:with|last|this|in|yesterday|today|\d)|(?:刚|已经|已|被|上周|昨天|今天|去年|今年)确诊|确诊了/iu;
const NOT_YET = /\b(?:not|never|before|until|without being|un)[ -]?(?:\w+ )?diagnosed\b|没(?:有)?确诊|未确诊|确诊[之以]?前|还没/iu;
const BEFORE_TEST = /\b(?:before (?:testing|the test)|until the test)\b/iu;
const ofUndiagnosed = ({ u }: Context, { answer, about }: ArticleHit["article"]): boolean =>
  u.conditions.some((x) => about.conditions.includes(x.ref.id)) && BEFORE_TEST.test(answer.en) && DIAGNOSED.test(u.text) && !NOT_YET.test(u.text);

/** What counts as the illness is no question of who has it and asks how to live with it. */
const CRITERIA = /算(?!什么).{0,8}(?:病|症|糖)|诊断标准/u;
const ASKS_CRITERIA =
  /算|诊断|标准|糖耐|糖筛|正常(?:吗|么|值|范围)|是不是(?:得了)?(?:妊娠)?糖|有没有(?:得)?|会不会是|\b(?:diagnos\w*|criteria|cut-?offs?|mean|means|count as|test|ogtt|fail(?:ed)?|do i have|is (?:it|that|this)|normal)\b/iu;
const ofCriteria = ({ u, k }: Context, { title, about }: ArticleHit["article"]): boolean =>
  u.conditions.some((x) => x.ref.id === about.conditions[0] && x.given !== "" && k.conditions.get(x.ref.id)?.kind === "disease") &&
  CRITERIA.test(title.zh) &&
  !ASKS_CRITERIA.test(u.asked);

/** When a medicine is taken was asked: what to eat with the illness that it is for says nothing of it. */
const ofFoodAlone = ({ u, k }: Context, { about, title, answer, questions }: ArticleHit["article"]): boolean => {
  const [medicine] = u.medicines;
  if (medicine === undefined || u.medicines.length > 1 || u.intents[0] !== "timing" || u.eaten.some((l) => l.ref.id !== "food" && l.ref.kind !== "group"))
    return false;
  const said = (): string =>
    [title, answer]
      .map((t) => `${t.zh} ${t.en}`)
      .concat(questions.zh, questions.en)
      .join(" ")
      .toLowerCase();
  const names = [medicine.given, nameOf(k, medicine).zh, nameOf(k, medicine).en].filter((n) => n !== "").map((n) => n.toLowerCase());
  const saysIt = (text: string): boolean => names.some((n) => text.includes(n));
  return (
    about.conditions.some((id) => u.conditions.some((x) => x.ref.id === id)) &&
    !about.medicines.includes(medicine.ref.id) &&
    !about.classes.some((id) => k.classesOf(medicine.ref.id).has(id)) &&
    !saysIt(said())
  );
};

/** On babies born early, of which nobody spoke: their amounts are not those of others. */
const PRETERM = "preterm_infant";
const ofPreterm = ({ u }: Context, { states, article: { about } }: ArticleHit): boolean =>
  (states.includes(PRETERM) || about.conditions[0] === PRETERM) && !u.linked.some((l) => l.ref.id === PRETERM && !l.denied);
