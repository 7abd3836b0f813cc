/** An article as a part of the answer: which of its sentences leads, and what follows. */
import type { Text } from "@nutri/domain";
import type { ArticleHit } from "../../retrieve/library.ts";
import type { Intent } from "../../understand/intents.ts";
import { calledOf, countryIn } from "../../understand/country.ts";
import type { Linked } from "../../understand/link.ts";
import { asksHowOften, asksSpan, EVERY } from "../../understand/span.ts";
import { answers, figureInState, isVerbatim, named, ofPieces } from "./article-match.ts";
import { harmFirst } from "./harm-first.ts";
import { NEARLY, SAME, WORD } from "./match-levels.ts";
import { clausesOf, linesOf, sentencesOf } from "./parted.ts";
import { recalled } from "../../text/recall.ts";
import { nameOf } from "../names.ts";
import { both, type Context, type Part } from "../part.ts";
import { withoutVerdict } from "./polarity.ts";
import { keepsVerdict, MAY, OUTRIGHT, VERDICT } from "./yes-first.ts";

/** So near that what was answered to it was meant for this question. */
const FORESEEN = 0.65;

const lines = (t: Text): Text[] => {
  const zh = t.zh.trim();
  const en = t.en.trim();
  return [both(zh, en)];
};

/** Of names, and of the lines and answers they are sought in. */
const MOST_BARE = 512;
const bare = recalled((s): string => s.toLowerCase().replaceAll(/[\s'’-]/gu, ""), MOST_BARE);
const namesAny = (t: Text, names: readonly string[]): boolean => names.some((n) => bare(t.zh).includes(n) || bare(t.en).includes(n));

/** Asked whether a thing helps or how it goes with another; "what helps?" is asked of the complaint. */
const LIFTED: ReadonlySet<Intent | undefined> = new Set<Intent | undefined>(["benefit", "together", "forms"]);
const FOODS: ReadonlySet<string | undefined> = new Set(["food", "alcohol"]);
const isFood = (c: Context, { ref }: Linked): boolean => ref.kind === "group" || (ref.kind === "item" && FOODS.has(c.k.items.get(ref.id)?.kind));

/** Below this a sentence says nothing of the point, from here on it is about it. */
const SILENT = 0.3;
const TELLING = 0.6;

/** "甲减：…", "With asthma, …": a line for those who have it. */
function isFor(state: string, line: string): boolean {
  const text = bare(line.slice(2)).replace(/^(?:with|in)/u, "");
  return state !== "" && text.startsWith(state) && /^(?:的人|患者|时)?[：:，,、]/u.test(text.slice(state.length));
}

const HOW_LONG = /多久|多长时间|几个月|\bhow long\b/iu;
const A_SPAN = /\d\s?(?:到\s?\d+\s?)?(?:个?月|周|天|年|小时|分钟)|[一两三四五六半]\s?(?:到[一两三四五六]\s?)?(?:个月|年|周)/u;
/** A list of foods has a line of its own for the one that was asked about, and the answer above does not name it. */
function lineOf(c: Context, article: ArticleHit["article"], body: readonly Text[]): number {
  const [food, ...others] = c.u.eaten;
  if (!food || others.length > 0 || !isFood(c, food)) return -1;
  // Salmon is on the line of fish.
  const kinds = food.ref.kind === "item" ? (c.k.items.get(food.ref.id)?.groups ?? []).flatMap((id) => c.k.groups.get(id)?.name ?? []) : [];
  const names = [food.given, nameOf(c.k, food).zh, nameOf(c.k, food).en].map(bare).filter((n) => n !== "");
  const lineNames = [...names, ...kinds.flatMap((n) => [n.zh, n.zh.replace(/类$/u, ""), n.en]).map(bare)];
  const begins = (line: string): boolean =>
    line
      .slice(2)
      .split(/[:：]/u)[0]
      ?.split(/、|和|,|\band\b/u)
      .some((n) => lineNames.includes(bare(n))) === true && /[:：]/u.test(line);
  // The answer that names their medicine is on the two; a line on the food alone is not.
  if (
    c.u.medicines.some((m) =>
      namesAny(
        article.answer,
        [bare(m.given), bare(nameOf(c.k, m).zh), bare(nameOf(c.k, m).en)].filter((n) => n !== ""),
      ),
    )
  )
    return -1;
  return namesAny(article.answer, names) || namesAny(article.title, names) ? -1 : body.findIndex((t) => begins(t.zh) || begins(t.en));
}

const A_LONG_SPAN = /\d\s?(?:到\s?\d+\s?)?(?:个?月|周|天|年)|[一两三四五六半]\s?(?:到[一两三四五六]\s?)?(?:个月|年|周)/u;
/** Where in the list stands what was asked, when the answer above it says nothing of it; -1 where the answer itself leads. */
function pointAt(c: Context, { article, says, tells, close }: ArticleHit, body: readonly Text[]): number {
  const line = lineOf(c, article, body);
  if (line >= 0) return line;
  const items = body.map((t) => t.zh.startsWith("- ") && t.en.startsWith("- "));
  const lang = c.u.lang === "zh-CN" ? "zh" : "en";
  // Asked how often, the line that says every how many days, weeks or months.
  if (asksHowOften(c.u.question) && !EVERY.test(article.answer.zh)) {
    const every = body.findIndex((t, i) => items[i] === true && EVERY.test(t.zh));
    if (every >= 0) return every;
  }
  // Asked how long, the line that names a time.
  if (HOW_LONG.test(c.u.question) && !A_SPAN.test(article.answer.zh)) {
    // A span of hours is between two things, and no answer to how long something is taken.
    const taken = asksSpan(c.u.question);
    const timed = body.findIndex(
      (t, i) =>
        items[i] === true &&
        (taken
          ? A_LONG_SPAN.test(t.zh) && (tells(t[lang]) ?? 1) > 0
          : A_SPAN.test(t.zh) && (tells(t[lang]) ?? 1) > 0 && (tells(t[lang]) ?? 0) >= (tells(article.answer[lang]) ?? 0)),
    );
    if (timed >= 0) return timed;
  }
  if (close >= WORD) return -1;
  const [main] = c.u.eaten.filter((l) => !isFood(c, l));
  const name = main && nameOf(c.k, main);
  const names = name
    ? [main.given, name.zh, name.en]
        .map(bare)
        .flatMap((n) => [n, n.replace(/^(?:维生素|vitamin)(?=[a-k]\d)/u, "")])
        .filter((n) => n.length > 1)
    : [];
  const speaks = (t: Text): boolean => names.some((n) => bare(t.zh).includes(n)) && names.some((n) => bare(t.en).includes(n));
  // Of several things, only a line of the list speaks of what was asked about ("probiotics for IBS").
  if (LIFTED.has(c.u.intents[0]) && names.length > 0 && ![article.title, article.answer].some((t) => namesAny(t, names)))
    return body.findIndex((t, i) => items[i] === true && speaks(t));
  // A line that is addressed to who asks ("甲减：…", "With asthma…"), or to the country asked about.
  const states = c.u.conditions
    .filter((x) => !article.about.conditions.includes(x.ref.id) || !namesAny(article.title, [bare(x.given)]))
    .map((x) => bare(x.given));
  const country = calledOf(countryIn(c.u.text)).map(bare);
  const own = body.findIndex(
    (t, i) => items[i] === true && (states.some((s) => isFor(s, t[lang])) || country.some((name) => bare(t[lang].slice(2)).startsWith(name))),
  );
  if (own >= 0) return own;
  if (close >= FORESEEN || (says(article.answer[lang]) ?? 1) >= SILENT) return -1;
  const told = body.map((t, i) => (items[i] === true ? (says(t[lang]) ?? 0) : 0));
  const most = Math.max(...told);
  const at = told.indexOf(most);
  // Asked yes or no, an answer that says which is not put after a line that does not.
  if (keepsVerdict(c.u.question, article.answer[lang], (body[at]?.[lang] ?? "").slice(2))) return -1;
  // It has to tell more of the whole question than the answer does.
  return most >= TELLING && (tells(body[at]?.[lang] ?? "") ?? 0) >= (tells(article.answer[lang]) ?? 0) ? at : -1;
}

/** Says nothing without the sentence before it. */
const LEANS = /^(?:这|那|它|其|但|不过|所以|因此|也|再|还|最好|否则|The\b|It\b|This|That|They|These|Those|But|So\b|Also|Then|Otherwise|More|Less|Of\b|And\b)/u;
const ALLOWS = /可以|照[吃喝]|能[吃喝]|\b(?:fine|okay?|as usual|may|can)\b/iu;
/** Of a list for an illness, the clause that allows just what was asked about comes before the others. */
function thingFirst(c: Context, { article }: ArticleHit): Text | undefined {
  const { answer, about } = article;
  const things = c.u.eaten.filter((l) => l.given !== "");
  if (about.conditions.length === 0 || things.length === 0 || !MAY.test(c.u.question) || !things.every((l) => isFood(c, l))) return undefined;
  const names = things.map((l) => [l.given, nameOf(c.k, l).zh, nameOf(c.k, l).en].map((n) => bare(n).replace(PLURAL, "")).filter((n) => n !== ""));
  const moved = (["zh", "en"] as const).flatMap((lang) => {
    const clauses = clausesOf(answer[lang]);
    const at = clauses.findIndex((s) => names.every((own) => own.some((n) => bare(s).includes(n))));
    const own = clauses[at];
    if (at < 1 || own === undefined || !ALLOWS.test(own) || LEANS.test(own) || OUTRIGHT.test(clauses[0] ?? "")) return [];
    return [[ended(own, lang), restOf(clauses, at, lang)].join(lang === "zh" ? "" : " ")];
  });
  const [zh, en] = moved;
  return zh !== undefined && en !== undefined ? both(zh, en) : undefined;
}
/** The answer's sentence on the point comes first, where the first one is silent on it. */
function tellingFirst(c: Context, h: ArticleHit): Text {
  const {
    article: { answer },
    tells,
  } = h;
  const moved = timeFirst(c, answer) ?? thingFirst(c, h) ?? harmFirst(c.u.question, answer);
  if (moved) return moved;
  const [zh, en] = [sentencesOf(answer.zh), sentencesOf(answer.en)];
  const own = c.u.lang === "zh-CN" ? zh : en;
  if (own.length < 2 || zh.length !== en.length || VERDICT.test(own[0] ?? "")) return answer;
  const told = own.map((s) => tells(s) ?? 0);
  const at = told.indexOf(Math.max(...told));
  const stands = at > 0 && (told[at] ?? 0) >= TELLS && (told[0] ?? 0) <= LITTLE && !LEANS.test(zh[at] ?? "") && !LEANS.test(en[at] ?? "");
  if (!stands) return answer;
  const first = (all: readonly string[]): string[] => [...all.slice(at, at + 1), ...all.filter((_, i) => i !== at)];
  return both(first(zh).join(""), first(en).join(" "));
}
const FOR_HOW_LONG = /多久|多长时间|一辈子|终身|一直(?:要|得)?[吃补喝]|\bhow long\b|\bfor (?:life|ever)\b|\bforever\b/iu;
const ended = (clause: string, lang: "zh" | "en"): string =>
  lang === "zh" ? clause.replace(/[；。]$/u, "。") : `${clause.slice(0, 1).toUpperCase()}${clause.slice(1).replace(/[;.]$/u, "")}.`;
/** What is left without the clause that was moved up: it begins and ends as a sentence does. */
const restOf = (clauses: readonly string[], at: number, lang: "zh" | "en"): string =>
  ended(clauses.filter((_, i) => i !== at).join(lang === "zh" ? "" : " "), lang);
/** Asked for how long, the clause that tells it, before what the thing is. */
function timeFirst(c: Context, answer: Text): Text | undefined {
  if (!FOR_HOW_LONG.test(c.u.question)) return undefined;
  const [zh, en] = [clausesOf(answer.zh), clausesOf(answer.en)];
  if (zh.length !== en.length || A_SPAN.test(zh[0] ?? "") || VERDICT.test((c.u.lang === "zh-CN" ? zh : en)[0] ?? "")) return undefined;
  const at = zh.findIndex((s) => A_LONG_SPAN.test(s));
  const [own, other] = [zh[at], en[at]];
  if (own === undefined || other === undefined || LEANS.test(own) || LEANS.test(other.replace(/^[a-z]/u, (l) => l.toUpperCase()).replace(/^The /u, "")))
    return undefined;
  return both(`${ended(own, "zh")}${restOf(zh, at, "zh")}`, `${ended(other, "en")} ${restOf(en, at, "en")}`);
}
const TELLS = 0.6;
const LITTLE = 0.25;

const PLURAL = /(?<=[a-z]{3})s$/u;
/** Neither title nor answer names what was asked about, and one sentence of the list does: "eggs: one a day", in how to eat after a heart attack. */
function sentenceOn(c: Context, { title, answer }: ArticleHit["article"], body: readonly Text[]): Pick<Part, "lead" | "body"> | undefined {
  const [thing, ...others] = c.u.eaten.filter((l) => l.ref.kind !== "group" && l.given !== "");
  if (!thing || others.length > 0) return undefined;
  const { zh, en } = nameOf(c.k, thing);
  const names = [thing.given, zh, en].map((n) => bare(n).replace(PLURAL, "")).filter((n) => n.length > 1 || /\p{Script=Han}/u.test(n));
  const has = (text: string): boolean => names.some((n) => bare(text).includes(n));
  // A sentence that names it in a row of others tells of something else.
  const opens = (text: string): boolean => names.some((n) => bare(text).startsWith(n));
  if ([title, answer].some((t) => has(t.zh) || has(t.en))) return undefined;
  const at = body.findIndex((t) => t.zh.startsWith("- ") && t.en.startsWith("- ") && has(t.zh) && has(t.en));
  const line = body[at];
  if (!line) return undefined;
  const [own, other] = [sentencesOf(line.zh.slice(2)), sentencesOf(line.en.slice(2))];
  const [i, j] = [own.findIndex(opens), other.findIndex(has)];
  const [first, second] = [own[i], other[j]];
  if (first === undefined || second === undefined || LEANS.test(first) || LEANS.test(second)) return undefined;
  const left = both(own.filter((_, n) => n !== i).join(""), other.filter((_, n) => n !== j).join(" "));
  const rest = body.flatMap((t, n) => (n !== at ? [t] : left.zh !== "" && left.en !== "" ? [both(`- ${left.zh}`, `- ${left.en}`)] : []));
  return { lead: both(`${first}${answer.zh}`, `${second} ${answer.en}`), body: rest };
}

/** What leads and what follows. */
function told(c: Context, h: ArticleHit): Pick<Part, "lead" | "body"> {
  const { article } = h;
  const { zh, en, both: body } = linesOf(article);
  const at = zh.length === en.length ? pointAt(c, h, body) : -1;
  const line = body[at];
  if (!line) return sentenceOn(c, article, body) ?? { lead: tellingFirst(c, h), body: lines(article.body) };
  const rest = both(zh.filter((_, i) => i !== at).join("\n"), en.filter((_, i) => i !== at).join("\n"));
  return { lead: both(line.zh.slice(2), line.en.slice(2)), body: [both(`- ${article.answer.zh}`, `- ${article.answer.en}`), ...lines(rest)] };
}

/** Says only that something is eaten. */
const SORT_WORD = /(?:diets?|foods?|supplements?|tablets?|pills?|capsules?|powders?)$/u;
const wordsOf = (name: string): string[] =>
  name
    .toLowerCase()
    .split(/\s+/u)
    .map((w) => bare(w).replace(SORT_WORD, ""))
    .filter((w) => w.length > 2 || /\p{Script=Han}/u.test(w));
/** The question is one of its own, and what leads is on all that was named: of several questions its answer may speak of another. */
function foresees(c: Context, h: ArticleHit, { lead }: Part): boolean {
  if (!isVerbatim(h) || lead === undefined || !answers(c, h)) return false;
  if (h.exact) return true;
  return c.u.linked
    .filter((l) => !l.denied && l.given !== "")
    .every((l) => {
      const names = [l.given, nameOf(c.k, l).zh, nameOf(c.k, l).en].flatMap(wordsOf);
      return [h.article.title, lead].some((t) => namesAny(t, names));
    });
}
/** @param leads whether it is known already that it answers */
export const asPart = (c: Context, h: ArticleHit, leads = answers(c, h)): Part => {
  const found = articlePart(c, h, leads);
  const lang = c.u.lang === "zh-CN" ? "zh" : "en";
  const part = found.lead ? { ...found, lead: withoutVerdict(found.lead, h.article, c.u.question, lang, isVerbatim(h)) } : found;
  return {
    ...part,
    verbatim: foresees(c, h, part),
    foreseen: isVerbatim(h),
    exact: h.exact,
    same: isSame(c, h),
    inState: figureInState(c, h),
    pieces: ofPieces(c, h),
  };
};
const isSame = (c: Context, h: ArticleHit): boolean => answers(c, h) && (h.near >= SAME || (h.near >= NEARLY && h.shared > 1 && h.shared >= named(c)));
const articlePart = (c: Context, h: ArticleHit, leads: boolean): Part => ({
  id: leads ? "article" : "article_beside",
  article: h.article.id,
  likely: h.likely,
  ...told(c, h),
  title: h.article.title,
  ...(h.article.refer && { todo: [h.article.refer] }),
  sources: c.k.sources(h.article.sources),
  refer: h.article.refer !== undefined,
});
