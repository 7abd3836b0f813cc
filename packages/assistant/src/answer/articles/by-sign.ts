/** Asked what became of a thing (left out, past its date, mouldy, raw) or what colour or smell it gave: what is written on that answers, whatever the thing. */
import type { Article, KnowledgeIndex } from "@nutri/knowledge";
import { keysOf, namesFood } from "../../retrieve/keys.ts";
import type { ArticleHit } from "../../retrieve/library.ts";
import { aspectsOf } from "../../understand/aspects.ts";
import { EATEN, type Linked } from "../../understand/link.ts";
import { withoutHeard } from "../../understand/heard.ts";
import { asksOfSign, isOfKeeping, OF_EATING, PLAIN, type Sign, signsIn } from "../../understand/signs.ts";
import { articleParts } from "./articles.ts";
import { asPart } from "./article-part.ts";
import { fits } from "./written-for.ts";
import { pairs } from "../rules/pairs.ts";
import { both, type Context, once, type Part } from "../part.ts";
import type { Finding } from "../../types.ts";
import { keepsVerdict } from "./yes-first.ts";

const ARTICLES = 18;
/** What an article gains by the sign in its title, by the thing in its title, and by knowing of the thing. */
const SIGN_IN_TITLE = 16;
const THING_IN_TITLE = 24;
const KNOWS_THING = 6;
const NEAR = 20;
/** From here on its own answer is to this question. */
const ANSWERS = 0.5;
const SAYS_SO = 8;
/** Its words alone count less than what it is on. */
const BY_WORDS = 0.5;
/** What one gains that is on the same moment: before it is eaten, or after. */
const EATEN_ALREADY = 10;
const WAS_EATEN = /(?<![能可以敢])(?:吃|喝)(?:了|下|进|过)(?!吗|没|还)|误[食吃]|\b(?:ate|eaten|drank|swallowed)\b/iu;
/** Of several signs the graver leads: what stood out all night is no leftover of a fridge. */
const GRAVEST: readonly Sign[] = [
  "choking",
  "power_cut",
  "swollen",
  "mould",
  "spoilt",
  "sprouted",
  "left_out",
  "undercooked",
  "expired",
  "leftover",
  "kept",
  "stool_black",
  "urine_red",
  "stool_red",
  "urine",
  "stool",
  "skin",
  "burp",
];

const leadOf = (signs: ReadonlySet<Sign>): Sign => GRAVEST.find((sign) => signs.has(sign)) ?? "leftover";

type Signed = { readonly title: ReadonlySet<string>; readonly all: ReadonlySet<string>; readonly told: ReadonlySet<string> };
const signedOf = new WeakMap<Article, Signed>();
/** The signs that an article says it answers. */
function signed(a: Article): Signed {
  const held = signedOf.get(a) ?? {
    title: aspectsOf(`${a.title.zh}\n${a.title.en}`).aspects,
    all: aspectsOf([a.title.zh, a.title.en, ...a.questions.zh, ...a.questions.en].join("\n")).aspects,
    told: aspectsOf([a.answer.zh, a.answer.en, a.body.zh, a.body.en].join("\n")).aspects,
  };
  signedOf.set(a, held);
  return held;
}

const SUPPLEMENTS: ReadonlySet<string | undefined> = new Set(["nutrient", "supplement", "herb"]);
const sortOf = (l: Linked, k: KnowledgeIndex): "supplement" | "food" =>
  l.ref.kind === "nutrient" || l.ref.kind === "form" || (l.ref.kind === "item" && SUPPLEMENTS.has(k.items.get(l.ref.id)?.kind)) ? "supplement" : "food";
/** It speaks of that sort of thing at all. */
const speaksOfSort = ({ about }: Article, sort: "supplement" | "food", k: KnowledgeIndex): boolean =>
  sort === "supplement"
    ? about.nutrients.length > 0 || about.items.some((id) => SUPPLEMENTS.has(k.items.get(id)?.kind))
    : about.groups.length > 0 || about.items.some((id) => !SUPPLEMENTS.has(k.items.get(id)?.kind));
const aboutKeys = ({ about }: Article): Set<string> =>
  new Set([...about.items.map((id) => `item:${id}`), ...about.nutrients.map((id) => `nutrient:${id}`), ...about.groups.map((id) => `group:${id}`)]);
const isThing = (key: string): boolean => /^(?:item|nutrient|group):/u.test(key) && key !== "item:food";
/** On no one thing: what it says holds of any of its sort. */
const isGeneral = ({ focus, article }: ArticleHit): boolean => article.about.items.includes("food") || (!focus.some(isThing) && aboutKeys(article).size !== 1);

/** The question without the names of what is eaten: "sat out all night, can I still eat it". */
const withoutNames = (text: string, eaten: readonly Linked[]): string =>
  eaten.reduce(
    (left, l) =>
      l.given === "" ? left : left.replace(new RegExp([...l.given].map((ch) => ch.replaceAll(/[.*+?^${}()|[\]\\/]/gu, "\\$&")).join("[\\s'’-]*"), "giu"), " "),
    text,
  );

const eatenIn = ({ u }: Context): Linked[] => u.linked.filter((l) => EATEN.has(l.ref.kind) && !l.denied && !namesFood(l));

/** A state that nobody told; of a child its stage is. */
function isUntold({ u, k }: Context, key: string): boolean {
  const id = key.startsWith("condition:") ? key.slice("condition:".length) : undefined;
  return id !== undefined && !u.conditions.some((x) => keysOf(x, k).includes(key)) && !(u.young && k.conditions.get(id)?.kind === "life_stage");
}

function found(c: Context, signs: ReadonlySet<Sign>): ArticleHit | undefined {
  const eaten = eatenIn(c);
  const keys = new Set(eaten.flatMap((l) => keysOf(l, c.k)));
  // A melon and rice are both "fast sugar", and no one thing.
  const things = new Set(eaten.flatMap((l) => (l.ref.kind === "group" ? [`group:${l.ref.id}`] : keysOf(l, c.k).filter((key) => !key.startsWith("group:")))));
  const others = c.u.linked.filter((l) => !eaten.includes(l));
  const lead = leadOf(signs);
  const bare = withoutNames(c.u.asked, eaten);
  const hits = [...c.library.articles(c.u.asked, c.u.linked, ARTICLES), ...c.library.articles(bare, others, ARTICLES)];
  const asked = new Set(hits.map((h) => h.article.id));
  // What only the sign's own words find is near to them, not to the question.
  const more = c.library.articles(`${c.u.asked} ${PLAIN[lead]}`, c.u.linked, ARTICLES).filter((h) => !asked.has(h.article.id));
  const weigh = (h: ArticleHit): number => {
    const { title, all, told } = signed(h.article);
    const about = [...aboutKeys(h.article)].some((key) => isThing(key) && keys.has(key));
    const titled = h.focus.some((key) => isThing(key) && things.has(key));
    // What looks odd is called harmless only of what it was written of.
    const general = isOfKeeping(lead) && isGeneral(h) && (eaten.length === 0 || eaten.some((l) => speaksOfSort(h.article, sortOf(l, c.k), c.k)));
    // Written on another thing alone, or on a state that nobody told.
    const foreign = h.focus.some((f) => isUntold(c, f));
    // What is written on the very thing answers, whichever of the signs it was written for.
    const knows = all.has(lead) || (titled && isOfKeeping(lead) && [...signs].some((sign) => isOfKeeping(sign) && all.has(sign)));
    return !knows || !(about || titled || general) || foreign || !fits(c, h)
      ? 0
      : (WAS_EATEN.test(c.u.asked) === WAS_EATEN.test(`${h.article.title.zh} ${h.article.title.en}`) ? EATEN_ALREADY : 0) +
          (titled ? THING_IN_TITLE : about ? KNOWS_THING : 0) +
          (title.has(lead) ? SIGN_IN_TITLE : 0) +
          (told.has(lead) ? SAYS_SO : 0) +
          (asked.has(h.article.id) ? h.close * NEAR + h.score * BY_WORDS : 0);
  };
  const best = [...hits, ...more].map((h) => ({ h, at: weigh(h) })).toSorted((a, b) => b.at - a.at)[0];
  return best && best.at > 0 ? best.h : undefined;
}

/** Its line on the sign leads, where its answer does not speak of it. */
function onSign(c: Context, h: ArticleHit, sign: Sign): Part {
  const part = asPart(c, h, true);
  const { answer, body } = h.article;
  const [zh, en] = [body.zh.trim().split("\n"), body.en.trim().split("\n")];
  const at = zh.findIndex((line) => line.startsWith("- ") && signsIn(line).has(sign));
  if (
    h.close >= ANSWERS ||
    zh.length !== en.length ||
    at < 0 ||
    signed(h.article).title.has(sign) ||
    signsIn(answer.zh).has(sign) ||
    signsIn(answer.en).has(sign) ||
    keepsVerdict(c.u.question, answer.zh, (zh[at] ?? "").slice(2)) ||
    keepsVerdict(c.u.question, answer.en, (en[at] ?? "").slice(2))
  )
    return part;
  const rest = (lines: readonly string[]): string => lines.filter((_, i) => i !== at).join("\n");
  return {
    ...part,
    lead: both((zh[at] ?? "").slice(2), (en[at] ?? "").slice(2)),
    body: [both(`- ${answer.zh}`, `- ${answer.en}`), both(rest(zh), rest(en))],
  };
}

const NAMES_ILL: ReadonlySet<string | undefined> = new Set<string | undefined>(["disease", "genetic", "allergy"]);
/** A character in the name of an illness is no sign: the 尿 of 苯丙酮尿症. */
const withoutDiseases = ({ u, k }: Context, text: string): string =>
  u.conditions.reduce((t, { ref, given }) => (given !== "" && NAMES_ILL.has(k.conditions.get(ref.id)?.kind) ? t.replaceAll(given, " ") : t), text);

/** Undefined where nothing of the kind is asked, or where it is answered already. */
export const bySign = once((c: Context): Part[] | undefined => {
  const { u } = c;
  const signs = signsIn(withoutDiseases(c, withoutHeard(u.asked)));
  if (signs.size === 0 || !asksOfSign(u.asked) || u.labs.length > 0 || (u.medicines.length > 0 && u.eaten.length === 0)) return undefined;
  const keeping = [...signs].some(isOfKeeping);
  if (keeping && eatenIn(c).length === 0 && !OF_EATING.test(u.asked)) return undefined;
  const forbids = (f: Finding): boolean => f.kind === "name" && f.stance === "avoid";
  // What their medicine forbids is not to be had however it was kept.
  if (keeping && u.medicines.length > 0 && (pairs(c)?.findings ?? []).some(forbids)) return undefined;
  // Of somebody who must not have it raw the rule says more.
  const theirs = u.staged || u.young || u.conditions.length > 0;
  if (signs.has("undercooked") && theirs && (pairs(c)?.findings ?? []).some(forbids)) return undefined;
  const parts = articleParts(c);
  const [first] = parts;
  // Its own question: whom else the thing does not suit was not asked.
  if (first?.exact === true) return keeping ? parts.filter((p) => p === first || p.other === true) : undefined;
  const h = found(c, signs);
  // What they take is held against the food as well.
  const beside = keeping && u.medicines.length > 0 ? pairs(c) : undefined;
  const ruled = beside && (beside.findings ?? []).length > 0 ? [beside] : [];
  return h && [onSign(c, h, leadOf(signs)), ...parts.filter((p) => p.other === true && p.article !== h.article.id), ...ruled];
});
