/** Asked of a child, what is written for grown-ups does not lead, and none of its doses is told: the child's own article, rule or table comes first. */
import type { Text } from "@nutri/domain";
import type { Article } from "@nutri/knowledge";
import type { ArticleHit } from "../retrieve/library.ts";
import type { Linked } from "../understand/link.ts";
import { questionsOf } from "../understand/several.ts";
import { asPart } from "./articles/article-part.ts";
import { hitsOf, ofChildren } from "./articles/articles.ts";
import { asked } from "./each.ts";
import { both, type Context, type Part, unique } from "./part.ts";
import { amountFor, limitFor } from "./amounts/quantity.ts";
import { fits } from "./articles/written-for.ts";

const GROWN_UP = 18;
const CHILD =
  /孩|儿童|宝宝|婴|幼|小学|学生|青少年|未成年|\d ?(?:个月|岁)|\b(?:child(?:ren|hood)?|kids?|bab(?:y|ies)|infants?|toddlers?|teen(?:s|ager)?\w*|under (?:[1-9]|1[0-8])(?! ?(?:mg|µg|g|hours?|weeks?|days?)\b)|young)\b/iu;
/** So much of it: a dose, and no weight of a person or of food. */
const A_DOSE = /\d\s?(?:国际单位|IU|微克|毫克|[µμm]g|mcg|滴|粒|片|drops?|capsules?|tablets?)(?!\/)/iu;
const FOOD: ReadonlySet<string | undefined> = new Set(["food", "alcohol"]);

const isForChildren = ({ about, audience, title, answer }: Article): boolean =>
  (audience?.ageYears?.max ?? Infinity) <= GROWN_UP ||
  about.conditions.some((id) => CHILDREN.has(id)) ||
  [title, answer].some((t) => CHILD.test(t.zh) || CHILD.test(t.en));
const CHILDREN: ReadonlySet<string> = new Set(["child", "infant", "adolescent", "toddler", "young_child", "complementary_feeding"]);

/** Something is asked about that is taken, and not only eaten. */
const takenOf = ({ u, k }: Context): readonly Linked[] =>
  u.eaten.filter((l) => l.ref.kind !== "group" && !(l.ref.kind === "item" && FOOD.has(k.items.get(l.ref.id)?.kind)));

const SENTENCES = { zh: /(?<=[。！])/u, en: /(?<=[.!])\s+(?=[A-Z])/u } as const;
const CLAUSES = { zh: /(?<=；)/u, en: /(?<=;)\s+/u } as const;
/** What a trial gave in vain is nothing to take. */
const IN_VAIN = /没(?:能|有)|\b(?:did not|no better|nothing)\b/iu;
const told = (sentence: string): boolean => !A_DOSE.test(sentence) || CHILD.test(sentence) || IN_VAIN.test(sentence);
const joiner = { zh: "", en: " " } as const;
/** A sentence up to its first dose: what stands after that leans on it. */
function upToDose(sentence: string, lang: "zh" | "en"): string {
  const clauses = sentence.split(CLAUSES[lang]);
  const at = clauses.findIndex((x) => !told(x));
  if (at < 0) return sentence;
  return clauses
    .slice(0, at)
    .join(joiner[lang])
    .replace(/[；;]$/u, lang === "zh" ? "。" : ".");
}
const plain = (text: string, lang: "zh" | "en"): string =>
  text
    .split(SENTENCES[lang])
    .map((x) => upToDose(x, lang))
    .filter((x) => x !== "")
    .join(joiner[lang]);
const linesOf = (text: string): string => text.split("\n").filter(told).join("\n");
const withoutDoses = (t: Text): Text => both(plain(t.zh, "zh"), plain(t.en, "en"));
const isEmpty = (t: Text): boolean => t.zh.trim() === "" || t.en.trim() === "";

/** What is left of it for a child: nothing where all that it says is a dose. */
function forChild(p: Part): Part | undefined {
  const lead = p.lead && withoutDoses(p.lead);
  if (lead === undefined || isEmpty(lead)) return undefined;
  const body = (p.body ?? []).map((t) => both(linesOf(t.zh), linesOf(t.en))).filter((t) => !isEmpty(t));
  return { ...p, lead, body };
}
const tellsDose = (p: Part): boolean => [p.lead, ...(p.body ?? [])].some((t) => t !== undefined && t.zh.split(/[。；！\n]/u).some((s) => !told(s)));

const NOT_FOR = /不要|不用|别|不宜|不建议|\b(?:not|no|avoid)\b/iu;
/** A line of the record keeps children from it. */
const keepsFromChildren = ({ body = [] }: Part): boolean => body.some((t) => t.zh.split(/[。；\n]/u).some((s) => CHILD.test(s) && NOT_FOR.test(s)));
const NOT_ON_YOUR_OWN = both("不要自己给孩子吃，先问儿科医生。", "Not for a child on your own: ask the paediatrician first.");
const FOR_GROWN_UPS = both(
  "给孩子吃之前先问儿科医生：下面写的是成人，成人的用量不能照搬。",
  "Ask the paediatrician before a child takes it: what follows is written for adults, and adult doses are not for children.",
);

/** Of a medicine no amount is said for a child here: it goes by weight and by what is on the pack. */
const BY_WEIGHT = both(
  "孩子的药量按体重算，照儿童装的说明书或医生说的给，成人的用量不能照搬。多给了或误服了，没症状也马上打急救或中毒电话、去急诊。",
  "A child's dose goes by weight, by the leaflet of the children's form or by the doctor; adult doses do not hold. If too much was given or swallowed, call poison control or go to an emergency department now, even without symptoms.",
);

const nearest = (a: ArticleHit, b: ArticleHit): number => b.near - a.near;
const isRule = (p: Part): boolean =>
  p.id === "pairs" && (p.findings ?? []).some((f) => f.kind === "name" && f.stance !== undefined && f.stance !== "beneficial");

/** "With wine? How many milligrams? May a child have it?": of several questions the last alone is asked of a child. */
const asksOfChild = ({ u }: Context): boolean =>
  u.person.age !== undefined || [questionsOf(u.question)[0] ?? u.question, ...(u.story?.told ?? [])].some((t) => CHILD.test(t) || A_RELATIVE.test(t));
const A_RELATIVE = /儿子|女儿|娃|崽|\b(?:son|daughter|my (?:little )?(?:boy|girl)|grand(?:son|daughter)|niece|nephew)\b/iu;
const keyOf = (p: Part): string => p.article ?? p.id;

export function childFirst(c: Context, parts: readonly Part[]): Part[] {
  const isForAdults = (p: Part): boolean => {
    const article = c.k.articles.get(p.article ?? "");
    // Its very words were foreseen: it was written with a child in mind.
    return article !== undefined && p.exact !== true && !isForChildren(article);
  };
  const [first] = parts;
  if (c.u.young && asksOfChild(c) && !c.u.staged && c.u.eaten.length === 0 && c.u.medicines.length > 0 && first && isForAdults(first) && tellsDose(first))
    return [{ ...first, lead: BY_WEIGHT, body: forChild(first)?.body ?? [] }, ...parts.slice(1).filter((x) => !isForAdults(x) || !tellsDose(x))];
  if (!c.u.young || !asksOfChild(c) || c.u.staged || c.u.labs.length > 0 || takenOf(c).length === 0 || !first || !parts.some(isForAdults)) return [...parts];
  // On the very thing, and not on growing up.
  const own = hitsOf(c)
    .filter((h) => ofChildren(h) && takenOf(c).some((l) => h.focus.includes(`${l.ref.kind}:${l.ref.id}`)) && fits(c, h))
    .toSorted(nearest)[0];
  const swapped = (p: Part): Part[] => (!isForAdults(p) || (!own && !tellsDose(p)) ? [p] : own ? [asPart(c, own)] : [forChild(p)].flatMap((x) => x ?? []));
  const rest = parts.slice(1).flatMap(swapped);
  if (!isForAdults(first)) return unique([first, ...rest], keyOf);
  if (own) return unique([asPart(c, own), ...rest], keyOf);
  const left = forChild(first);
  const rule = rest.find(isRule);
  if (rule) return [rule, ...[left].flatMap((p) => p ?? []), ...rest.filter((p) => p !== rule)];
  const figure = tellsDose(first) ? asked(c).flatMap((n) => amountFor(c, n) ?? limitFor(c, n) ?? [])[0] : undefined;
  if (figure) return unique([figure, ...[left].flatMap((p) => p ?? []), ...rest], keyOf);
  const said = keepsFromChildren(first) ? NOT_ON_YOUR_OWN : tellsDose(first) ? FOR_GROWN_UPS : undefined;
  if (!said) return [first, ...rest];
  const lead = left?.lead ? both(`${said.zh}${left.lead.zh}`, `${said.en} ${left.lead.en}`) : said;
  return [{ ...first, ...left, lead }, ...rest];
}
