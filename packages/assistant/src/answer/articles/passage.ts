/** Two things asked about together, of which an article tells in a sentence: that sentence is the answer. */
import type { Text } from "@nutri/domain";
import { keysOf } from "../../retrieve/keys.ts";
import type { ArticleHit } from "../../retrieve/library.ts";
import { aspectsOf } from "../../understand/aspects.ts";
import type { Intent } from "../../understand/intents.ts";
import type { Linked } from "../../understand/link.ts";
import { nutrientOf } from "../../understand/understand.ts";
import { isMended } from "../rules/against-value.ts";
import { isOpposite } from "./written-for.ts";
import { isMedicine } from "./match-levels.ts";
import { recalled } from "../../text/recall.ts";
import { nameOf } from "../names.ts";
import { ANYBODYS } from "../rules/of-a-pair.ts";
import { bareVerdict } from "./polarity.ts";
import { pairs } from "../rules/pairs.ts";
import { both, type Context, inside, joinText, once, type Part, type Speaker } from "../part.ts";

/** Many questions read the same articles. */
const MOST_READ = 256;
const sentences = recalled(
  (t): readonly string[] =>
    t
      // What stands in brackets ends no sentence.
      .split(/(?<=[。；;])(?![^()（）\n]*[)）])|(?<=[.])\s+(?![^()（）\n]*[)）])|\n/u)
      .map((s) =>
        s
          .replace(/^\s*-\s*/u, "")
          .trim()
          .replace(/；$/u, "。")
          .replace(/;$/u, "."),
      )
      .filter((s) => s !== ""),
  MOST_READ,
);
/** "Whole fruit does not": what it does not, stood before it. */
const ELLIPTIC = /\b(?:do|does|is|are|can|will) not[,.;]/u;
const KEEP_APART = /错开|隔开|分开|避开|影响|妨碍|吸收|一起|同|\b(?:apart|away|between|block|absor|together|keep|with|not)/iu;

/** Says nothing without the sentence before it. */
const LEANS = /这样|那样|同样|前者|后者|\b(?:likewise|the same|the former|the latter|did not|does so|do so)\b/iu;

/** "Cola takes the place of milk" tells of cola. */
const DISPLACED =
  /(?:挤掉|挤占|代替|替代|取代|不如|而不是)[^，。；]{0,4}$|\b(?:instead of|rather than|in place of|the place of|replac\w+|crowd\w* out|squeez\w* out|push\w* out)(?: the| your)? $/u;
const tellsOfIt = (sentence: string, name: string): boolean => {
  const at = sentence.indexOf(name);
  return at >= 0 && !DISPLACED.test(sentence.slice(0, at));
};

type Said = { readonly text: Text; readonly sources: Part["sources"]; readonly article: ArticleHit["article"] };
/** The first sentence of these articles, in both languages, that tells of one of the names. */
function sentenceOf(c: Context, hits: readonly ArticleHit[], names: readonly Text[], tells: (sentence: string) => boolean = () => true): Said | undefined {
  const of = (t: Text, lang: "zh" | "en"): string | undefined =>
    sentences(t[lang]).find(
      (s) => !LEANS.test(s) && !ELLIPTIC.test(s) && names.some((n) => n[lang] !== "" && tellsOfIt(s.toLowerCase(), n[lang].toLowerCase())) && tells(s),
    );
  for (const { article } of hits) {
    const whole = both(`${article.answer.zh}\n${article.body.zh}`, `${article.answer.en}\n${article.body.en}`);
    const [zh, en] = [of(whole, "zh"), of(whole, "en")];
    if (zh !== undefined && en !== undefined) return { text: both(zh, en), sources: c.k.sources(article.sources), article };
  }
  return undefined;
}

/** One sentence told of several things is said once. */
const grouped = (said: readonly (Said & { readonly of: Text })[]): (Said & { readonly of: Text })[] =>
  said.flatMap((one, i) => {
    const alike = said.filter((x) => x.text.zh === one.text.zh);
    return said.findIndex((x) => x.text.zh === one.text.zh) < i ? [] : [{ ...one, of: joinText(alike.map((x) => x.of)) }];
  });

/** A line of a list that begins with the things themselves: they are named already. */
const headless = (text: string, of: string): string =>
  text.toLowerCase().startsWith(`${of.toLowerCase()}：`) || text.toLowerCase().startsWith(`${of.toLowerCase()}: `)
    ? text.slice(of.length + 1).trimStart()
    : text;

/** A sentence that begins with what was asked about needs no heading. */
const headed = (name: string, of: string, text: string, head: string): string =>
  text.toLowerCase().startsWith(name.toLowerCase()) ? text : `${head}${headless(text, of)}`;

const told = (main: Text, all: readonly (Said & { readonly of: Text })[]): Part => {
  const said = grouped(all);
  return {
    id: "passage",
    lead: both(
      said.map(({ of, text }) => headed(main.zh, of.zh, bareVerdict(text).zh, `${main.zh}和${of.zh}：`)).join(""),
      said.map(({ of, text }) => headed(main.en, of.en, bareVerdict(text).en, `${main.en} and ${inside(of).en}: `)).join(" "),
    ),
    title: both("一起吃", "Together"),
    sources: said.flatMap((x) => x.sources ?? []),
  };
};

/** For those whose value is not off. */
const WHERE_NORMAL = /正常的?人?[^，。]{0,2}不/u;
function linesOf({ body }: ArticleHit["article"]): Text[] {
  const [zh, en] = [body.zh, body.en].map((t) => t.split("\n").filter((l) => l.trim() !== ""));
  return (zh ?? []).flatMap((l, i) => (en?.[i] === undefined ? [] : [both(l, en[i])]));
}

/** Among the nearest, one on all of them whose title names one: it says it better than one of its sentences. */
const knowsBoth = (c: Context, hits: readonly ArticleHit[], two: readonly Linked[]): boolean =>
  hits
    .slice(0, 3)
    .some(
      (h) =>
        h.near >= 0.4 &&
        (h.speaks ?? 1) >= 0.3 &&
        h.shared >= two.length &&
        two.some((l) => l.ref.kind !== "condition" && keysOf(l, c.k).some((key) => !key.startsWith("group:") && h.focus.includes(key))),
    );

/** What no rule speaks of with these: foods, and a medicine that the question itself puts beside something else. One that is only told is taken, and not asked about. */
function unspoken(c: Context): readonly Linked[] {
  const { u, k } = c;
  const found = pairs(c);
  const ruled = new Set((found?.findings ?? []).flatMap((f) => (f.kind === "name" ? [f.id] : [])));
  if (u.medicines.length > 0)
    return u.intents.includes("together") && (ruled.size === 0 || found?.mild === true)
      ? u.medicines.filter((m) => m.given !== "" && u.question.toLowerCase().includes(m.given.toLowerCase()))
      : [];
  return u.eaten.filter((l) => ![l.ref.id, ...k.groupsOf(l.ref.id)].some((id) => ruled.has(id)));
}

/** Asked how much or when, a sentence on whether is no answer. */
const FIGURE: ReadonlySet<Intent | undefined> = new Set<Intent | undefined>(["amount", "timing", "foods", "forms", "products", "signs"]);
/** Asked what comes of much of it: its own record says it, unless it is silent on this. */
const EFFECTS: ReadonlySet<Intent | undefined> = new Set<Intent | undefined>(["limit", "side_effects"]);
const beginsWith = (t: Text, names: readonly Text[]): boolean =>
  (["zh", "en"] as const).every((lang) => names.some((n) => sentences(t[lang])[0]?.toLowerCase().includes(n[lang].toLowerCase()) === true));
const STATES: ReadonlySet<string> = new Set(["disease", "symptom"]);
const shortName = (t: Text): Text => both(t.zh.replace(/^维生素(?=[A-K]\d)/u, ""), t.en.replace(/^Vitamin (?=[A-K]\d)/u, ""));

/** "Tea: yes, weak." */
const IN_A_LIST = /^[^，,。.]{1,24}[：:]/u;
const HEAD = /(?<=[\u4e00-\u9fff])(?:茶|酒|奶|鱼|虾|肉|油|汤|粥|菜)$/u;
/** What a food is a kind of, where the last word of its name says so: green tea is tea. */
function kindOf(c: Context, l: Linked, { zh, en }: Text): Text[] {
  const head = both(HEAD.exec(zh)?.[0] ?? "", / (\p{L}+)$/u.exec(en)?.[1] ?? "");
  return l.ref.kind === "item" && c.k.items.get(l.ref.id)?.kind === "food" && head.zh !== "" && head.en !== "" ? [head] : [];
}

/** Its title names no other illness, of which its sentences may be. */
const onlyOf = ({ k, u }: Context, { states, article }: ArticleHit, ill: Linked): boolean => {
  const kin = (id: string): boolean => id === ill.ref.id || k.conditionAncestors(id).has(ill.ref.id) || k.conditionAncestors(ill.ref.id).has(id);
  const others = u.conditions.filter((x) => !kin(x.ref.id));
  return states.length > 0 ? states.some(kin) : !others.some((x) => article.about.conditions.includes(x.ref.id));
};

/** "Can I eat tofu with gout?", "does magnesium help leg cramps?": no rule speaks of it, but what is written on the illness does. */
function inIllness(c: Context): Part | undefined {
  const { u, k } = c;
  // What a value told in the question means comes before the illness: fruit with high potassium, and then with weak kidneys.
  const ofValue = (x: Linked): boolean => u.labs.length > 0 && u.linked.some((b) => b.ref.kind === "biomarker" && b.given !== "" && b.given === x.given);
  const [ill] = u.linked
    .filter((x) => x.ref.kind === "condition" && !x.denied && STATES.has(k.conditions.get(x.ref.id)?.kind ?? "") && x.given !== "")
    .toSorted((a, b) => Number(isMended(c, b)) - Number(isMended(c, a)) || Number(ofValue(b)) - Number(ofValue(a)));
  if (!ill || u.eaten.length === 0 || FIGURE.has(u.intents[0])) return undefined;
  const state = nameOf(k, ill);
  const silent = (l: Linked): boolean => {
    if (l.ref.kind === "group") return false;
    const n = k.nutrients.get(nutrientOf(l.ref, k) ?? "");
    if (n === undefined) return true;
    const effects = n.excess.map((e) => `${e.zh} ${e.en.toLowerCase()}`).join(" ");
    return nutrientOf(ill.ref, k) !== n.id && !(EFFECTS.has(u.intents[0]) && (effects.includes(state.zh) || effects.includes(state.en.toLowerCase())));
  };
  const said = unspoken(c)
    // Water that something is steeped in is not what is asked about.
    .filter((l) => !ANYBODYS.has(l.ref.id) && silent(l))
    .flatMap((l) => {
      const near = c.library
        .articles(u.asked, [ill, l], 6)
        .filter((h) => !isOpposite(c, h.article.about.conditions))
        // How a medicine is taken is told to who takes it.
        .filter((h) => u.medicines.length > 0 || !h.focus.some(isMedicine));
      if (knowsBoth(c, near, [l, ill])) return [];
      const of = nameOf(k, l);
      // What knows both comes before what knows the illness.
      const hits = near.filter((h) => h.article.about.conditions.includes(ill.ref.id) && onlyOf(c, h, ill)).toSorted((a, b) => b.shared - a.shared);
      const names = [of, shortName(of)];
      // Where the answer begins with the thing, the article says it whole.
      if (hits[0] && beginsWith(hits[0].article.answer, names)) return [];
      const text = sentenceOf(c, hits, names) ?? sentenceOf(c, hits, kindOf(c, l, of), (s) => IN_A_LIST.test(s));
      return text ? [{ ...text, of }] : [];
    });
  const [own] = said;
  if (!own) return undefined;
  // How to eat with a value that is off is more than one sentence: all that is written there.
  const whole =
    ofValue(ill) && u.intents[0] === "diet" ? { body: linesOf(own.article).filter(({ zh }) => !WHERE_NORMAL.test(zh) && !zh.includes(own.text.zh)) } : {};
  return { ...told(state, said.slice(0, 2)), ...whole, refer: true };
}

/** The first is a nutrient or supplement, the others what it is taken with or said to come from ("B12 from spirulina"). */
export const passageOf: Speaker = once((c) => {
  const { u, k } = c;
  const ill = inIllness(c);
  if (ill) return ill;
  const together = u.intents.includes("together");
  if (u.eaten.length < 2 || u.medicines.length > 0 || !(together ? u.eaten.length === 2 : aspectsOf(u.asked).aspects.has("foods"))) return undefined;
  const [main, ...others] = u.eaten.toSorted((a, b) => Number(b.ref.kind !== "item") - Number(a.ref.kind !== "item"));
  if (!main || u.nutrients.length > 1 || knowsBoth(c, c.library.articles(u.asked, [main, ...others], 6), [main, ...others])) return undefined;
  const hits = c.library
    .articles(u.asked, [main], 6)
    .filter((h) => !isOpposite(c, h.article.about.conditions) && h.sharedEaten > 0 && h.focus.some((f) => u.nutrients.some((n) => f === `nutrient:${n}`)));
  const names = others.map((l) => nameOf(k, l));
  const said = sentenceOf(c, hits, names, together ? (s) => KEEP_APART.test(s) : undefined);
  return said && told(inside(nameOf(k, main)), [{ ...said, of: joinText(names) }]);
});
