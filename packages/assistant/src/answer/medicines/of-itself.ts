/** Asked of a medicine what no record here tells: what it is for, what it brings on, how much of it, whether with these kidneys. */
import type { Text } from "@nutri/domain";
import { escape } from "../../text/escape.ts";
import { asksHow, HOW_TITLE } from "./asks-how.ts";
import type { Linked } from "../../understand/link.ts";
import { howArticle } from "./medicine-written.ts";
import { nameOf } from "../names.ts";
import { both, type Context, inside, joinText, type Part } from "../part.ts";
import { speaksOf } from "../articles/speaks-of.ts";
import { writtenPart } from "../articles/written-part.ts";

/** What meets it at the table, or what it leaves one short of: that is what the records know. */
const AT_TABLE =
  /注意|留心|当心|小心|饮食|忌|避[开免]|相[互冲克]|冲突|一起|同[时服吃]|搭配|配着|影响|吃什么(?!药)|吃啥(?!药)|吃点|喝什么|喝啥|怎么吃饭|能[吃喝](?![吗么不嘛呢啊呀?？，。,]|$)|不能(?!吃?(?:[吗么啊呀?？，。,]|$))|补|缺|营养|食物|食品|水果|蔬菜|保健|维生素|矿物质|东西|查什么|[\s，,]?(?:和|跟|与)(?:什么|哪)|\b(?:mind|watch|avoid\w*|foods?|eat\w*|drinks?|drinking|diet\w*|meals?|interact\w*|mix\w*|combin\w+|supplements?|vitamins?|minerals?|nutri\w+|herbs?|deplet\w*|deficien\w*|low in|lack\w*|careful|look out|know about|go with|tested|checked)\b/iu;
const A_QUESTION =
  /[?？吗呢么]|什么|怎么|怎样|如何|哪|多少|几[片粒颗次天]|多久|要不要|能不能|会不会|有没有|是不是|\b(?:how|what|which|when|why|who|should|can|could|does|do|did|is|are|will|may|must)\b|\bside.?effects?\b/iu;
/** Whether the one brings the other. */
const CAUSE =
  /引起|导致|造成|弄得|搞得|害得|会[^，。？?]{0,10}[吗么?？]|会不会|是不是|副作用|反应|正常吗|\bcaus\w+|\bmak(?:e|es|ing)\b|\bmade\b|\bside.?effects?\b|\bnormal\b|\bbecause of\b|\bdue to\b|\bgiv(?:e|es|ing)\b|\bbrings?\b|\blead\w* to\b/iu;

/** "Can I take colchicine?": the verb before its name asks nothing of the table. */
const withoutNames = ({ u }: Context): string =>
  u.medicines.reduce(
    (text, { given }) => (given === "" ? text : text.replace(new RegExp(`(?:能不能|不能|可以|能)?[吃用服]?${escape(given)}`, "giu"), " ")),
    u.question,
  );
export const asksAtTable = (c: Context): boolean => AT_TABLE.test(withoutNames(c));

const complaintsOf = ({ u, k }: Context) => u.conditions.filter((x) => x.given !== "" && k.conditions.get(x.ref.id)?.kind === "symptom");

/** What is told of taking it, and nothing asked of it. */
const TAKEN =
  /[我你他她一直在正着刚有了的每天日早晚吃打用服开始医生给让\s\d.,，。!！、~]|妈|爸|奶奶|爷爷|老公|老婆|注射|年|个?月|周|毫?克|片|粒|针|\b(?:i|im|am|i'm|i've|my|me|on|in|at|a|an|the|been|take|taking|takes|took|have|has|having|had|is|was|for|since|every|each|day|days|daily|weekly|years?|months?|weeks?|mg|mcg|tablets?|pills?|of|mum|mom|dad|wife|husband|just|started|now|doctor|prescribed|gave|put)\b/giu;
/** Beside the medicine something is named that no record has as a complaint: "Wegovy hair loss". */
const tellsMore = (c: Context): boolean => {
  const rest = withoutNames(c).replaceAll(TAKEN, "");
  return rest.length > 1 && c.u.conditions.length === 0 && c.u.goals.length === 0;
};

/** A point of the medicine itself, and not of what is eaten beside it. */
export const asksOfItself = (c: Context): boolean =>
  c.u.medicines.length > 0 &&
  c.u.eaten.length === 0 &&
  c.u.labs.length === 0 &&
  !c.u.carried &&
  !asksAtTable(c) &&
  !asksHow(c.u.question) &&
  !c.u.intents.some((i) => i === "deplete" || i === "diet" || i === "timing" || i === "foods") &&
  (A_QUESTION.test(c.u.question) || complaintsOf(c).length > 0 || tellsMore(c));

const NOT_ALONE = both(
  "看说明书，问药师或开药的医生，不要自己停药、改量。",
  "read the leaflet and ask the pharmacist or the prescriber, and neither stop nor change the dose on your own.",
);

/** That on this very point nothing is held. */
export function untoldOf(c: Context): Text {
  const names = joinText(c.u.medicines.map((m) => nameOf(c.k, m)));
  const complaints = joinText((MAY_TAKE.test(c.u.question) ? [] : complaintsOf(c)).map((x) => inside(nameOf(c.k, x))));
  return complaints.zh === ""
    ? both(
        `${names.zh}的这一点，我手上没有核对过的资料，不乱说：${NOT_ALONE.zh}`,
        `On this point of ${names.en} I hold nothing reviewed, so I do not guess: ${NOT_ALONE.en}`,
      )
    : both(
        `${complaints.zh}是不是${names.zh}引起的，我手上没有核对过的资料，不乱说：${NOT_ALONE.zh}`,
        `Whether ${complaints.en} comes from ${names.en} I hold nothing reviewed on, so I do not guess: ${NOT_ALONE.en}`,
      );
}

const inTitle = ({ k }: Context, t: Text, id: string): boolean => {
  const of = k.conditions.get(id);
  return of !== undefined && [of.name.zh, of.name.en, ...of.aliases].some((n) => n.length > 1 && `${t.zh} ${t.en}`.toLowerCase().includes(n.toLowerCase()));
};
const isTold = ({ u, k }: Context, id: string): boolean =>
  u.resolved.conditions.yes.has(id) ||
  u.conditions.some((x) => k.conditionAncestors(x.ref.id).has(id) || x.ref.id === id) ||
  (u.pregnant && id === "pregnancy");

/** A title names the medicine or its sort. */
const namesIn = ({ k }: Context, t: Text, m: Linked): boolean =>
  [
    m.given,
    ...[m.ref.id, ...k.classesOf(m.ref.id)].flatMap((id) => [k.medicines.get(id)?.name, k.classes.get(id)?.name].flatMap((n) => (n ? [n.zh, n.en] : []))),
  ].some((n) => n !== "" && `${t.zh} ${t.en}`.toLowerCase().includes(n.toLowerCase()));

/** It is written on the medicine, by whatever name. */
export const isAbout = ({ u, k }: Pick<Context, "u" | "k">, p: Part): boolean => {
  const about = k.articles.get(p.article ?? "")?.about;
  return (
    about !== undefined &&
    u.medicines.some((m) => about.medicines.includes(m.ref.id) || about.classes.some((id) => m.ref.id === id || k.classesOf(m.ref.id).has(id)))
  );
};
const namesMedicine = ({ u, k }: Context, p: Part): boolean =>
  isAbout({ u, k }, p) ||
  u.medicines.some((m) =>
    [
      m.given,
      nameOf(k, m).zh,
      nameOf(k, m).en,
      ...[...k.classesOf(m.ref.id)].flatMap((id) => [k.classes.get(id)?.name.zh ?? "", k.classes.get(id)?.name.en ?? ""]),
    ].some((n) => n !== "" && speaksOf(p, n)),
  );

/** Written on medicines in general. */
const OF_MEDICINES = /药/u;
/** What holds for a whole illness or stage, or for whoever has the complaint. */
const GENERAL: ReadonlySet<string> = new Set(["condition", "stage", "symptom", "advice", "goal"]);
/** Near by its words only, and it knows nothing of the medicine. */
const isNearOnly = (c: Context, p: Part): boolean => p.id === "article_beside" && p.foreseen !== true && !namesMedicine(c, p);

/** Says nothing of which illness. */
const ANY_ILLNESS = /^(?:disease|problems?|pain|failure|pressure|issues?|trouble|syndrome|disorder|blood|high|low)$/iu;
/** What is told of them, as a text may name it: a stomach ulcer is an ulcer. */
const wordsFor = ({ u, k }: Context): string[] =>
  u.conditions
    .filter((x) => x.given !== "" && k.conditions.get(x.ref.id)?.kind !== "life_stage")
    .flatMap((x) => {
      const of = k.conditions.get(x.ref.id);
      const own = [x.given, of?.name.zh ?? "", of?.name.en ?? ""];
      const last = own.flatMap((n) => (n.includes(" ") ? (n.split(" ").at(-1) ?? "") : /^\p{Script=Han}{3,}$/u.test(n) ? n.slice(-2) : ""));
      return [...own, ...(of?.aliases ?? []), ...last];
    })
    .filter((n) => n.length > (/\p{Script=Han}/u.test(n) ? 1 : 3) && !ANY_ILLNESS.test(n))
    .map((n) => n.toLowerCase());

/** Whether the medicine itself may be taken. */
const MAY_TAKE =
  /(?:能不能|可不可以|能|可以)[^，。？?]{0,3}(?:吃|用|服|打)|(?:吃|用|服用)[^，。？?]{2,10}(?:行|安全|可以)|\b(?:can|may|could|should) (?:i|he|she|we|they|my \w+|someone|people)\b[^.?!]{0,20}\b(?:take|use|have|be on)\b|\b(?:safe|ok|okay|allowed|fine)\b/iu;
const toldIll = ({ u, k }: Context): boolean => u.conditions.some((x) => x.given !== "" && k.conditions.get(x.ref.id)?.kind === "disease");

/** Of what is written on how the medicine is taken, the line on what they have. */
function lineOnTheirs(c: Context, first: Part): Part | undefined {
  const words = wordsFor(c);
  const named = (t: string): boolean => words.some((w) => t.toLowerCase().includes(w));
  const held = c.k.articles.get(first.article ?? "");
  const article = held && HOW_TITLE.test(held.title.en) ? held : howArticle(c, c.u.medicines);
  if (!article || words.length === 0 || named(article.answer.zh) || named(article.answer.en)) return undefined;
  const [zh, en] = [article.body.zh, article.body.en].map((t) => t.trim().split("\n")) as [string[], string[]];
  const at = zh.length === en.length ? zh.findIndex((l, i) => named(l) || named(en[i] ?? "")) : -1;
  const refer = complaintsOf(c).length > 0 && article.refer !== undefined && (named(article.refer.zh) || named(article.refer.en)) ? article.refer : undefined;
  const line = at >= 0 ? both((zh[at] ?? "").replace(/^- /u, ""), (en[at] ?? "").replace(/^- /u, "")) : refer;
  const rest = (lines: readonly string[]): string => lines.filter((_, i) => i !== at).join("\n");
  return line && { ...writtenPart(c, article), lead: line, body: [both(`- ${article.answer.zh}`, `- ${article.answer.en}`), both(rest(zh), rest(en))] };
}

/** What is written on what is complained of, and not on something that shares its words. */
const isOnComplaint = ({ u, k }: Context, p: Part): boolean => {
  const about = k.articles.get(p.article ?? "")?.about;
  return (
    about !== undefined &&
    about.medicines.length + about.classes.length === 0 &&
    u.conditions.some((x) => x.given !== "" && about.conditions.includes(x.ref.id))
  );
};

/** A point of a medicine is not answered by what is written on the complaint, the illness or the stage beside it: that it is not known is said first. */
export function withUntold(c: Context, parts: readonly Part[]): readonly Part[] {
  const [first] = parts;
  if (first === undefined || first.id === "medicine" || first.id === "pairs" || !asksOfItself(c)) return parts;
  const said: Part = { id: "point_unknown", lead: untoldOf(c), refer: true };
  const article = c.k.articles.get(first.article ?? "");
  const how = article !== undefined && HOW_TITLE.test(article.title.en);
  // On the medicine in a state that nobody told: with weak kidneys, where a pregnancy was.
  const another =
    article !== undefined &&
    (c.u.staged || toldIll(c)) &&
    article.about.conditions.some((id) => inTitle(c, article.title, id)) &&
    !article.about.conditions.some((id) => inTitle(c, article.title, id) && isTold(c, id));
  if (another && first.exact !== true && first.verbatim !== true) return [lineOnTheirs(c, { id: first.id }) ?? said];
  // On such medicines in this very state.
  const ofBoth = article !== undefined && !how && isAbout(c, first) && article.about.conditions.some((id) => isTold(c, id));
  if (ofBoth) return parts;
  const ofIt = article !== undefined && !how && c.u.medicines.some((m) => namesIn(c, article.title, m));
  if (first.exact !== true && first.verbatim !== true && !ofIt && ((MAY_TAKE.test(c.u.question) && toldIll(c)) || (how && complaintsOf(c).length > 0))) {
    const theirs = lineOnTheirs(c, first);
    if (theirs) return [theirs];
    if (MAY_TAKE.test(c.u.question) && toldIll(c)) return [said, ...(namesMedicine(c, first) && !how ? parts.filter((p) => p === first) : [])];
  }
  if (namesMedicine(c, first)) return parts;
  const complains = complaintsOf(c).length > 0;
  if (GENERAL.has(first.id) || isNearOnly(c, first)) {
    const rest = parts.filter((p) => !(GENERAL.has(p.id) && (p.id !== "symptom" || !complains)) && !(isNearOnly(c, p) && !complains));
    return [said, ...rest];
  }
  return first.article !== undefined && first.exact !== true && !OF_MEDICINES.test(first.title?.zh ?? "") && CAUSE.test(c.u.question)
    ? [said, ...parts.filter((p) => p.article === undefined || isOnComplaint(c, p))]
    : parts;
}
