/** What may stand under a verdict: nothing that tells the opposite, nothing that was not asked. */
import type { Text } from "@nutri/domain";
import type { Intent } from "../understand/intents.ts";
import { keysOf } from "../retrieve/keys.ts";
import { escape } from "../text/escape.ts";
import { asksHow, HOW_TITLE } from "./medicines/asks-how.ts";
import { hitsOf } from "./articles/articles.ts";
import { isMedicine, OLD } from "./articles/match-levels.ts";
import { nameOf } from "./names.ts";
import { asksAtTable, isAbout } from "./medicines/of-itself.ts";
import type { Context, Part } from "./part.ts";
import { names } from "./point-unknown.ts";
import { A_NUMBER, ofTheWell } from "./articles/says-of-it.ts";
import { wayOf } from "./rules/asked-way.ts";
import { aboutSomebody } from "./turns.ts";
import { speaksOf } from "./articles/speaks-of.ts";
import { weighs } from "./articles/weighs.ts";

type Stanced = Extract<NonNullable<Part["findings"]>[number], { kind: "name" }>;
/** What the first finding says of taking it. */
const stanceOf = (p: Part | undefined): Stanced["stance"] =>
  p?.id === "pairs" ? (p.findings ?? []).find((f): f is Stanced => f.kind === "name" && f.stance !== undefined)?.stance : undefined;

/** On too much of it. */
const EXCESS = /过量|补多(?!少)|吃多(?!少)|太多|中毒|伤(?:神经|肝|肾)|多少算多|\btoo much\b|\boverdos|\bharms?\b|\btoxic|\bexcess|\benough is enough\b/iu;
/** What is known of a thing, an illness or a goal without being asked. */
const GENERAL: ReadonlySet<string> = new Set(["benefit", "minds", "goal", "condition", "item", "symptom", "advice"]);
const OF_TWO: ReadonlySet<string> = new Set(["together", "between"]);
const WELL = /^(?:可以|能|没问题|不用忌|不用避|Yes\b|Fine\b|It is fine)/iu;
const FIGURES: ReadonlySet<string> = new Set(["limit", "amount", "usual"]);

/** "Hashimoto's" is read without its apostrophe. */
const bare = (p: Part): Part => {
  const plain = (t: Text | undefined): Text | undefined => t && { zh: t.zh, en: t.en.replaceAll(/['’]/gu, "") };
  const [title, lead] = [plain(p.title), plain(p.lead)];
  return { ...p, ...(title && { title }), ...(lead && { lead }) };
};
const namesTheirs = (c: Context, p: Part): boolean =>
  [...c.u.medicines, ...c.u.conditions].some((l) => speaksOf(p, l.given) || speaksOf(bare(p), l.given) || speaksOf(p, nameOf(c.k, l).en)) ||
  (c.u.person.medicines ?? []).some((m) => speaksOf(p, m.name));

/** What each of these answers: beside another answer it stands where that was asked too. */
const SERVES: Readonly<Record<string, readonly Intent[]>> = {
  limit: ["limit", "side_effects"],
  together: ["together"],
  timing: ["timing", "amount"],
  foods: ["foods", "diet"],
  forms: ["forms", "products"],
  effects: ["side_effects"],
  benefit: ["benefit"],
};
/** Its title names something to eat or take, and nothing that was asked about: danshen with warfarin, where greens were asked. */
export const isOnAnother = (c: Context, p: Part): boolean =>
  (c.k.articles.get(p.article ?? "")?.about.items ?? []).some((id) => p.title?.zh.includes(c.k.items.get(id)?.name.zh ?? " ") === true) &&
  c.u.eaten.length > 0 &&
  !c.u.eaten.some((l) => names(c, p, l));
/** Under a rule of their own: an article on another thing, or with amounts for who has not what the rule is on. */
const isForOthers = (c: Context, first: Part | undefined, p: Part): boolean =>
  first?.id === "pairs" &&
  (first.findings ?? []).length > 0 &&
  p.exact !== true &&
  ((c.u.medicines.length > 0 && isOnAnother(c, p)) || (p.article !== undefined && first.mild !== true && ofTheWell(c, p) && A_NUMBER.test(p.lead?.zh ?? "")));
const isAsked = ({ u }: Context, p: Part): boolean =>
  (p.id === "limit" && u.eaten.some((l) => l.dose !== undefined)) || (SERVES[p.id]?.some((i) => u.intents.includes(i)) ?? true);

const namesValue = ({ u }: Context, p: Part): boolean =>
  u.labs.some(({ biomarker: { name } }) => [p.title, p.lead].some((t) => t?.zh.includes(name.zh) || t?.en.toLowerCase().includes(name.en.toLowerCase())));

/** Asked what to leave out. */
const ASKS_LIST =
  /补|缺|查|测|化验|注意|留心|忌|不能[吃喝](?!吗)|避[开免]|相[互冲克]|\b(?:avoid\w*|watch|mind|interact\w*|what else|tested|checked|deplet\w*|deficien\w*|low in|lack\w*|supplements?|vitamins?)\b/iu;
/** Of one thing that was named the rule is the answer: what else there is must be asked for. */
const ASKS_MORE = /还|别的|其[他它]|哪些|什么|注意|留心|\b(?:else|other|others|which|what)\b/iu;
const LEAVE_OUT = /少[吃喝]|忌|不能[吃喝]|避[开免]|戒|\b(?:cut|avoid|limit|leave out|stay away|less|restrict)\b/iu;
/** Asked how to eat with it, or what to leave out. */
const ASKS_DIET =
  /饮食|注意|留心|忌|(?<!能)不能[吃喝]|避[开免]|吃(?:什么|啥|哪)|怎么吃|怎么办|\b(?:diet|foods?|avoid\w*|watch|mind|what (?:should|can|may|do) (?:i|he|she|we|they) (?:eat|drink))\b/iu;
/** "A low-salt diet" is a thing asked about by its name. */
const asksDiet = ({ u }: Context): boolean =>
  ASKS_DIET.test(
    u.eaten.reduce((text, { given }) => (given === "" ? text : text.replace(new RegExp([...given].map(escape).join("[\\s-]?"), "giu"), " ")), u.question),
  );
/** It is about a stage or illness that was told, or that an age tells. */
function isOfTheirs({ u, k }: Context, p: Part): boolean {
  const about = new Set(k.articles.get(p.article ?? "")?.about.conditions);
  const old = (u.person.age ?? 0) >= OLD ? ["older_adult"] : [];
  return [...u.resolved.conditions.yes.keys(), ...u.conditions.map((x) => x.ref.id), ...old].some((id) =>
    [...k.conditionAncestors(id)].some((up) => about.has(up)),
  );
}

const EATING = /怎么吃|吃什么|怎么配|\beat(?:ing)?\b/iu;
/** It says how to eat with each illness and complaint that was told. */
const isOnEating = ({ u, k }: Context, p: Part): boolean => {
  const about = new Set(k.articles.get(p.article ?? "")?.about.conditions);
  const told = u.conditions.filter((x) => k.conditions.get(x.ref.id)?.kind !== "life_stage");
  return EATING.test(`${p.title?.zh} ${p.title?.en}`) && told.length > 1 && told.every((x) => about.has(x.ref.id));
};

/** Its title or its answer is on the medicine, on one of its sort, or on medicines at all. */
function headOnMedicine(c: Context, p: Part): boolean {
  // Its title is on their medicine with one that nobody takes.
  const focus = hitsOf(c).find((h) => h.article.id === p.article)?.focus ?? [];
  const told = new Set(c.u.medicines.flatMap((m) => keysOf(m, c.k)));
  const onThing = c.u.eaten.some((l) => keysOf(l, c.k).some((key) => focus.includes(key)));
  if (!onThing && focus.some((f) => isMedicine(f) && !told.has(f))) return false;
  const head: Part = { id: p.id, ...(p.title && { title: p.title }), ...(p.lead && { lead: p.lead }) };
  const sorts = c.u.medicines.flatMap((m) => [...c.k.classesOf(m.ref.id)].flatMap((id) => c.k.classes.get(id)?.name.zh ?? []));
  return /药/u.test(`${p.title?.zh}${p.lead?.zh}`) || namesTheirs(c, head) || sorts.some((name) => speaksOf(head, name));
}

const HOLDS: ReadonlySet<Intent> = new Set<Intent>(["benefit", "amount", "foods"]);
/** Its title is on a medicine that nobody takes, whatever else it is on. */
function isOnOthersMedicine(c: Context, p: Part): boolean {
  const told = new Set([...c.u.medicines.flatMap((m) => keysOf(m, c.k)), ...(c.u.person.medicines ?? []).flatMap(({ id }) => (id ? idKeys(c, id) : []))]);
  const focus = hitsOf(c).find((h) => h.article.id === p.article)?.focus ?? [];
  return c.u.medicines.length > 0 && focus.some((f) => isMedicine(f) && !told.has(f));
}
const idKeys = ({ k }: Context, id: string): string[] => [`medicine:${id}`, ...[...k.classesOf(id)].map((x) => `class:${x}`)];

/** @param verdict the part that leads */
export function agrees(c: Context, verdict: Part | undefined, p: Part): boolean {
  if (p === verdict || p.other === true) return true;
  // What answers the very question is the whole answer: nothing general and no other article beside it.
  if (verdict?.article !== undefined && (verdict.same === true || verdict.verbatim === true) && (GENERAL.has(p.id) || p.article !== undefined)) return false;
  // What is written on it for everybody, under what is written on it for somebody in their state.
  if (verdict?.article !== undefined && p.article !== undefined && isOfTheirs(c, verdict) && !isOfTheirs(c, p)) return false;
  // What she is to take before a pregnancy, under what is written for him.
  if (p.id === "pairs" && c.u.medicines.length === 0 && c.k.articles.get(verdict?.article ?? "")?.audience?.sex === "male") return false;
  // What a thing does in the body, under what is written on the very point.
  if (p.id === "benefit" && verdict?.article !== undefined && !c.u.intents.includes("benefit")) return false;
  if (verdict?.id === "passage" && p.id === "minds") return false;
  // Asked what to leave out with a high value, where to get it is the opposite.
  if (p.id === "foods" && verdict?.id === "lab" && LEAVE_OUT.test(c.u.question)) return false;
  if (p.id === "benefit" && verdict?.id === "pairs" && c.u.medicines.length > 0 && c.u.intents[0] !== "benefit") return false;
  // Whether it goes with a medicine, and under it what the thing does to eyes or sleep.
  if (p.article !== undefined && verdict?.id === "pairs" && c.u.medicines.length > 0 && c.u.eaten.length > 0 && p.foreseen !== true && !headOnMedicine(c, p))
    return false;
  // What a food holds, under what is written on that food.
  if (p.id === "item" && verdict?.article !== undefined && c.u.eaten.every((l) => names(c, verdict, l)) && !c.u.intents.some((i) => HOLDS.has(i))) return false;
  // What a food holds, under whether it goes with a medicine.
  if (p.id === "item" && verdict?.id === "pairs" && c.u.medicines.length > 0) return false;
  // What goes with another medicine, under what theirs leaves them short of.
  if (p.article !== undefined && verdict?.id === "medicine" && p.exact !== true && p.verbatim !== true && isOnOthersMedicine(c, p)) return false;
  if (p.id === "condition" && verdict?.id === "medicine" && c.u.intents.includes("deplete")) return false;
  // How the medicine is taken, under what it leaves one short of or what meets it.
  if (p.article !== undefined && verdict?.id === "medicine" && !asksHow(c.u.question) && HOW_TITLE.test(p.title?.en ?? "")) return false;
  if (
    p.id === "medicine" &&
    verdict?.id === "pairs" &&
    (verdict.findings ?? []).length > 0 &&
    !(c.u.eaten.length > 0 ? ASKS_MORE : ASKS_LIST).test(c.u.question)
  )
    return false;
  // What else meets a medicine, under an answer to something else.
  if (p.id === "medicine" && !asksAtTable(c)) return false;
  if ((p.id === "medicine" || p.id === "condition") && verdict !== undefined && isAbout(c, verdict) && !ASKS_LIST.test(c.u.question)) return false;
  if (p.id === "stage" && c.u.medicines.length > 0 && c.u.eaten.length === 0 && !asksAtTable(c)) return false;
  // What holds for the whole illness, under what was written on a point of it.
  if (p.id === "condition" && verdict?.article !== undefined && isOfTheirs(c, verdict) && !ASKS_DIET.test(c.u.question)) return false;
  // What to eat with all that they told of was asked, and is written: a list of what to mind was not.
  if (p.id === "condition" && verdict?.article !== undefined && !LEAVE_OUT.test(c.u.question) && isOnEating(c, verdict)) return false;
  if (p.id === "condition" && verdict?.id === "pairs" && c.u.eaten.length > 0 && !asksDiet(c)) return false;
  // What is written for those without their medicine says the opposite.
  if (p.article !== undefined && verdict?.keep === true && !c.u.medicines.some((m) => speaksOf(p, m.given) || speaksOf(p, nameOf(c.k, m).en))) return false;
  // What holds for the whole goal, under what was written on a point of it.
  if (p.id === "goal" && verdict?.article !== undefined) return false;
  // Two things were weighed against each other: in which forms one of them comes was not asked.
  if (p.id === "forms" && c.u.eaten.length > 1 && c.u.linked.every((l) => l.ref.kind !== "form")) return false;
  if (isForOthers(c, verdict, p)) return false;
  if (!isAsked(c, p)) return false;
  // "What does 180 mean?" asks of the value.
  if (p.id === "benefit" && verdict?.id === "lab") return false;
  // The list of forms is what is left where nobody has weighed them.
  if (p.id === "forms" && verdict?.article !== undefined && weighs(c, verdict)) return false;
  // Yes or no of a value's consequence: what is written on the thing for others says something else.
  if (p.article !== undefined && verdict?.id === "lab" && wayOf(c.u.question) !== undefined && !namesValue(c, p)) return false;
  if (p.same === true) return true;
  // Beside the figure of somebody's need, an article only where it is on what they are.
  if (p.article !== undefined && verdict?.id === "amount" && c.u.nutrients.length === 1 && p.foreseen !== true && aboutSomebody(c)) return isOfTheirs(c, p);
  // Of two things, what speaks of both; of an amount that is too much, what speaks of too much.
  if (p.article !== undefined && OF_TWO.has(verdict?.id ?? ""))
    return c.u.eaten.every((l) => speaksOf(p, l.given) || speaksOf(p, nameOf(c.k, l).zh) || speaksOf(p, nameOf(c.k, l).en));
  if (p.article !== undefined && verdict?.id === "limit" && verdict.over === true) return EXCESS.test([p.title?.zh, p.title?.en, p.lead?.zh].join(" "));
  if (verdict?.id === "limit" && verdict.over === true) return p.id !== "minds";
  const stance = stanceOf(verdict);
  if (stance === undefined) return true;
  const top = [p.title?.zh, p.title?.en].join(" ");
  const asksMuch = c.u.intents.includes("limit") || c.u.eaten.some((l) => l.dose !== undefined);
  if (p.article !== undefined) {
    // "Take it", and under it that it harms.
    if (stance === "beneficial" && EXCESS.test(top) && !asksMuch) return false;
    // "Leave it out", and under it that anybody may.
    if (stance === "avoid" && verdict?.mild !== true && [p.lead?.zh, p.lead?.en].some((t) => WELL.test(t ?? "")) && !namesTheirs(c, p)) return false;
    // With an illness, and under it what knows nothing of it.
    const ill = c.u.conditions.filter((x) => c.k.conditions.get(x.ref.id)?.kind === "disease");
    const head: Part = { id: p.id, ...(p.title && { title: p.title }), ...(p.lead && { lead: p.lead }) };
    if (ill.length > 0 && c.u.medicines.length === 0 && !namesTheirs(c, head)) return false;
    // A small effect, and under it what holds for the others of its class.
    return !(verdict?.mild === true && c.u.medicines.length > 0 && stance === "separate" && !namesTheirs(c, p));
  }
  // Asked yes or no of the two, neither what it is for nor how much in general was asked.
  if (wayOf(c.u.question) === undefined) return true;
  if (p.id === "benefit") return c.u.intents[0] === "benefit";
  return !FIGURES.has(p.id) || asksMuch || c.u.intents.includes("amount");
}
