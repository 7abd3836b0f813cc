/** Several questions in one message: each is answered, in the order they were asked, or plainly said not to be known. */
import { isOnAnother } from "./agrees.ts";
import { termsOf } from "../retrieve/terms.ts";
import { aspectsOf } from "../understand/aspects.ts";
import { asksSpan, asksSpanOnly } from "../understand/span.ts";
import { severalOf } from "../understand/several.ts";
import type { Understanding } from "../understand/understand.ts";
import { besideTheirs } from "./beside-theirs.ts";
import { asTheirFigures } from "./amounts/by-percent.ts";
import { articleParts, hitsOf } from "./articles/articles.ts";
import { onWhatWasEaten } from "./rules/eaten-already.ts";
import { eachThing } from "./each-thing.ts";
import { childFirst } from "./child-first.ts";
import { partsFor as partsOf } from "./compose.ts";
import { valueAnswered } from "./labs/lab-article.ts";
import { A_SPAN, names } from "./point-unknown.ts";
import { both, type Context, type Part, unique } from "./part.ts";
import { asksNeedToo } from "./amounts/quantity.ts";
import { toThePoint } from "./to-the-point.ts";
import { thingFirst } from "./labs/thing-first.ts";
import { withBound } from "./labs/value-asked.ts";
import { ofTheNext } from "./medicines/of-the-next.ts";
import { weeklyFirst } from "./medicines/weekly-daily.ts";
import { withoutList } from "./articles/without-list.ts";

/** Speakers that answer a question by themselves; the others stand beside an answer. */
const ANSWERS: ReadonlySet<string> = new Set([
  "article",
  "amount",
  "usual",
  "limit",
  "timing",
  "foods",
  "foods_compared",
  "forms",
  "signs",
  "effects",
  "together",
  "between",
  "tests",
  "lab",
  "passage",
  "may_stage",
  "may_take",
  "own_dose",
]);
/** What stands on a rule or a value speaks for all the questions at once, and first. */
const FOR_ALL: ReadonlySet<string> = new Set(["pairs", "lab", "own_dose", "plan", "report", "products", "medicines_together"]);
const MOST = 4;
/** So many answers need nothing else beside them. */
const FEW = 3;

/** From here on an article is taken for what was asked. */
const LIKELY = 0.25;
/** They say how much is needed. */
const NEEDS: ReadonlySet<string> = new Set(["amount", "may_stage", "may_take"]);
const isNoted = (p: Part): boolean => p.id !== "pairs" || (p.findings ?? []).length > 0;
/** Of all the articles the likeliest, and yet hardly likely. */
const isGuess = (p: Part): boolean => p.article !== undefined && p.exact !== true && p.verbatim !== true && (p.likely ?? 1) < GUESS;
const GUESS = 0.15;
const answersIt = (p: Part): boolean => p.unset !== true && !isGuess(p) && (ANSWERS.has(p.id) || (p.likely ?? 0) >= LIKELY || (p.id === "pairs" && isNoted(p)));
const keyOf = (p: Part): string =>
  p.article ?? [NEEDS.has(p.id) ? "amount" : p.id, ...new Set((p.findings ?? []).map((f) => ("id" in f ? f.id : "of" in f ? f.of : "")))].join(" ");
const idsOf = (p: Part): unknown[] => (p.findings ?? []).map((f) => ("id" in f ? f.id : "of" in f ? f.of : ""));
/** Of pairs the answer to one question may leave out the other's: "honey? and milk?". */
const holds = (p: Part, other: Part): boolean => p.id !== "pairs" || idsOf(other).every((id) => idsOf(p).includes(id));
const textOf = (p: Part): string => [p.lead, ...(p.body ?? [])].map((t) => `${t?.zh ?? ""} ${t?.en ?? ""}`).join(" ");

const A_FORM = /形式|哪种|哪个|区别|什么样|\b(?:which|forms?|kinds?|types?|differen\w+|better|best)\b/iu;
/** Foods are an answer to who asks for food, forms to who asks which. */
const asks = (p: Part, u: Understanding | undefined): boolean =>
  !(NEEDS.has(p.id) && asksSpanOnly(u?.question ?? "")) &&
  (p.id === "foods"
    ? u?.intents.some((i) => i === "foods" || i === "diet") === true
    : p.id !== "forms" || u === undefined || A_FORM.test(u.question) || u.linked.some((l) => l.ref.kind === "form"));
/** So much of its words has to stand in what is said. */
const SPOKEN = 0.3;
/** Most likely wanted for it, or for all of the message, is an article that is told already. */
const isTold = (whole: Context, one: Context, parts: readonly Part[]): boolean =>
  (
    [
      [one, LIKELY],
      [whole, MOST_LIKELY],
    ] as const
  ).some(([c, least]) => {
    const [best] = hitsOf(c);
    return best !== undefined && best.likely >= least && parts.some((p) => p.article === best.article.id);
  });
const MOST_LIKELY = 0.5;
/** What else there is for who does not like one of them stands in the list of foods itself. */
const DISLIKES =
  /(?:不(?:爱|喜欢|想|怎么)|讨厌|受不了)[吃喝]?|[吃喝]不(?:惯|来)|\b(?:(?:do(?:es)?n['’]?t|do(?:es)? not|can['’]?t) (?:really )?(?:like|stand|eat|want)|hates?|dislikes?|fussy)\b/iu;
/** What it asks is spoken of already: by what is asked of the thing, and by the words. */
function covered(whole: Context, one: Context, parts: readonly Part[]): boolean {
  const { question, linked } = one.u;
  if (isTold(whole, one, parts) || (parts.some((p) => p.article !== undefined) && termsOf(question).length < FEW)) return true;
  if (DISLIKES.test(question) && one.u.medicines.length + one.u.conditions.length === 0 && parts.some((p) => p.id === "foods")) return true;
  const text = parts.map((p) => `${textOf(p)} ${(p.todo ?? []).map((t) => `${t.zh} ${t.en}`).join(" ")}`).join(" ");
  const { aspects, rest } = aspectsOf(question);
  const told = aspectsOf(text).aspects;
  // From when till when is told by any span of time.
  const span = asksSpan(question) && A_SPAN.test(text);
  if (!span && ![...aspects].every((a) => told.has(a))) return false;
  const left = linked.filter((l) => l.given !== "").reduce((t, l) => t.replaceAll(l.given, " "), rest);
  const terms = [...new Set(termsOf(left))];
  const own = new Set(termsOf(text));
  return span || terms.length < FEW || terms.filter((t) => own.has(t)).length >= terms.length * SPOKEN;
}

const notKnown = (u: Understanding): Part => {
  const said = u.question.replace(/[?？。.!！\s，,；;]+$/u, "");
  return {
    id: "point_unknown",
    lead: both(`“${said}”这一问，我手上没有核对过的资料，不乱说。`, `On “${said}” I hold nothing reviewed, so I do not guess.`),
  };
};

/** A sentence on the very two, of a text that is told already. */
const repeats = (p: Part, kept: readonly Part[]): boolean =>
  p.id === "passage" && kept.some((x) => x.article !== undefined && textOf(x).includes((p.lead?.zh ?? "").replace(/^[^：]*：/u, "").split("。")[0] ?? ""));

/** Of what there is on a question, what answers it; `told` when that stands there already. */
function answerAmong(parts: readonly Part[], u: Understanding, kept: readonly Part[]): { part?: Part; told: boolean } {
  // The value was said once: what stands after it answers.
  const said = parts.filter((p) => p.lead !== undefined && !(p.id === "lab" && parts.length > 1 && kept.some((x) => x.id === "lab")));
  const isTold = (p: Part): boolean => repeats(p, kept) || kept.some((x) => keyOf(x) === keyOf(p) || (FOR_ALL.has(x.id) && x.id === p.id && holds(x, p)));
  const [first, ...others] = said;
  if (first === undefined) return { told: false };
  const told = isTold(first);
  if (!told && answersIt(first) && asks(first, u)) return { part: first, told };
  if (told && first.article !== undefined) return { told };
  // A rule may have told it with the question before: what is written on the point is what is new.
  const least = told && !u.carried ? MOST_LIKELY : LIKELY;
  const next = others.find((p) => !isTold(p) && asks(p, u) && (told ? (p.likely ?? 0) >= least : answersIt(p)));
  return { ...(next && { part: next }), told };
}

/** Of two articles the one that all of the message asks for, where it names what the first question names and the other does not. */
const isSurer = (whole: Part | undefined, first: Part, one: Context | undefined): boolean =>
  whole?.article !== undefined &&
  first.article !== undefined &&
  (whole.likely ?? 0) >= SURE &&
  (whole.likely ?? 0) > (first.likely ?? 0) &&
  one?.u.linked.some((l) => l.given !== "" && !names(one, first, l) && names(one, whole, l)) === true;
const SURE = 0.6;
const THEIRS: ReadonlySet<string | undefined> = new Set(["disease", "genetic", "procedure"]);
/** Written on a medicine or an illness of theirs, where the other is for everybody. */
function isForTheirs({ u, k }: Context, p: Part, other: Part): boolean {
  const [about, general] = [p, other].map(({ article }) => k.articles.get(article ?? "")?.about);
  if (!about || !general) return false;
  const ids = (x: typeof about): readonly string[] => [...x.medicines, ...x.conditions];
  const ill = u.conditions.filter(({ ref }) => THEIRS.has(k.conditions.get(ref.id)?.kind));
  const theirs = [...u.medicines, ...ill].map(({ ref }) => ref.id);
  return theirs.some((id) => ids(about).includes(id)) && !theirs.some((id) => ids(general).includes(id));
}
const WORRIES =
  /^(?:(?:and|so|but) )?(?:should i (?:be )?worr(?:y|ied)|is (?:that|this|it) (?:normal|bad|serious|dangerous|a worry|something to worry about))\b[^?]{0,12}\??$|^(?:这|那|我)?(?:要紧|正常|严重|危险|有事|碍事)[吗么不][?？]?$|^(?:需要|用|要)(?:不用)?担心[吗么]?[?？]?$/iu;

/** That medicines come together was told with the first question: what is written on the next one stands beside it. */
const withWritten = (one: Context, parts: Part[]): Part[] => {
  const [only, ...others] = parts;
  return only?.id === "medicines_together" && others.length === 0 ? [only, ...articleParts(one).slice(0, 1)] : parts;
};

const partsFor = (c: Context): Part[] => childFirst(c, partsOf(c));

/** The parts of the answer to all that a message asks. */
export const answersTo = (c: Context): Part[] => ofTheNext(c, eachThing(c, settled(c), settled));
const settled = (c: Context): Part[] =>
  weeklyFirst(c, asTheirFigures(c, withBound(c, thingFirst(c, withoutList(c, valueAnswered(c, onWhatWasEaten(c, besideTheirs(c, answersIn(c)))))))));
function answersIn(c: Context): Part[] {
  const whole = partsFor(c);
  const questions = severalOf(c.u, c.k);
  const [lead] = whole;
  // How much of it and from which foods is one question, answered as one.
  if (questions.length < 2 || lead?.whole === true || lead?.id === "unknown_thing" || (asksNeedToo(c) && lead?.id === "foods")) return toThePoint(c, whole);
  const found = questions.map((u) => ({ ...c, u })).map((one, i) => ({ one, u: one.u, parts: i === 0 ? partsFor(one) : withWritten(one, partsFor(one)) }));
  // One text that answers the very message needs no other beside it, unless the very words were only the first question's.
  const ofFirst = found[0]?.parts[0]?.exact === true && found[0].parts[0].article === lead?.article;
  const isElsewhere = (p: Part | undefined): boolean =>
    p !== undefined &&
    (p.id === "pairs" || (ofFirst && p.article !== undefined && (p.likely ?? 0) >= SURE)) &&
    answersIt(p) &&
    !whole.some((w) => keyOf(w) === keyOf(p));
  if (lead?.exact === true && !found.slice(1).some(({ parts: [p] }) => isElsewhere(p))) return toThePoint(c, whole);
  if (lead === undefined && found.every(({ parts: [part] }) => part === undefined || !answersIt(part))) return toThePoint(c, whole);
  const [first] = found[0]?.parts ?? [];
  const opens = first !== undefined && answersIt(first) && asks(first, found[0]?.u) && !isSurer(lead, first, found[0]?.one);
  // A rule's verdict stands with what explains it, unless what was asked first is a figure.
  const forAll = lead !== undefined && FOR_ALL.has(lead.id) && isNoted(lead) && !(opens && !FOR_ALL.has(first.id));
  // What answers a later question waits for what is known of the first.
  const later =
    lead !== undefined &&
    first?.article !== undefined &&
    !isSurer(lead, first, found[0]?.one) &&
    found.slice(1).some(({ parts: [p] }) => p !== undefined && keyOf(p) === keyOf(lead));
  // What answers all of it, and the first question too, before a rule that only says how much is too much.
  const ofAll = first?.balanced === true && lead?.article !== undefined && found[0]?.parts.some((p) => p.article === lead.article) === true;
  const opening = !forAll && !ofAll && first !== undefined && (opens || later) ? first : lead;
  // What opens answers a later question, and of the first nothing is known.
  const [asked] = found;
  const ofLater = lead !== undefined && found.slice(1).some(({ parts: [p] }) => p !== undefined && keyOf(p) === keyOf(lead));
  const untold = !forAll && !opens && !later && asked !== undefined && (first?.id === "point_unknown" || (ofLater && !covered(c, asked.one, whole)));
  const kept: Part[] = forAll ? [...whole] : [...(untold ? [notKnown(asked.u)] : []), ...(opening && opening.id !== "point_unknown" ? [opening] : [])];
  for (const { one, u, parts } of found) {
    // Whether that is anything to worry about is told by what is written on it.
    if (u.carried && WORRIES.test(u.question.trim()) && kept.some((p) => p.article !== undefined)) continue;
    const { part, told } = answerAmong(parts, u, kept);
    // "How long after should I nurse?", asked of coffee, is not answered by what is written on wine.
    if (part?.article !== undefined && u.carried && isOnAnother(one, part) && kept.some((p) => u.eaten.every((l) => names(one, p, l)))) continue;
    if (part !== undefined && u === asked?.u && isSurer(lead, part, one)) continue;
    // Which salt is for everybody; of the salt before radioiodine the answer to it has spoken.
    if (part !== undefined && kept.some((p) => isForTheirs(c, p, part) && u.eaten.length > 0 && u.eaten.every((l) => names(one, p, l)))) continue;
    if (part !== undefined) kept.push(part);
    else if (!told && u !== found[0]?.u && !covered(c, one, [...kept, ...whole])) kept.push(notKnown(u));
  }
  // One answer to all of it stands as it is.
  if (kept.length === 1 && lead !== undefined && kept[0] === opening && keyOf(lead) === keyOf(kept[0] ?? lead)) return toThePoint(c, whole);
  const open = found.some(({ parts: [p] }) => p === undefined || !answersIt(p));
  // What was only likeliest for all of it adds nothing where each question was answered more surely.
  const answered = kept.length >= questions.length && kept.every((p) => p.article !== undefined && (p.likely ?? 0) >= MOST_LIKELY);
  const rest = whole
    .filter((p) => !(answered && p.article !== undefined && (p.likely ?? 0) < LIKELY))
    .filter((p) => p.id !== "point_unknown")
    .filter((p) => p.id !== "amount" || !kept.some((x) => x.inState))
    .filter((p) => p === lead || (p.article !== undefined && (kept.length < 2 || p.id === "article")) || FOR_ALL.has(p.id) || open)
    .slice(0, Math.max(0, FEW - kept.length) + 1);
  // A table of all the pairs takes the place of one of some of them.
  const all = rest.find((p) => p.id === "pairs");
  // Of the very same ones, the words that answer their own question stay.
  const told = kept.map((p) => (all && p !== kept[0] && p.id === "pairs" && holds(all, p) && !(p.findings?.length && holds(p, all)) ? all : p));
  return toThePoint(c, surestFirst(c, unique([...told, ...rest], keyOf).slice(0, Math.max(MOST, whole.length))), told);
}

/** From here on an article is what all of the message asks for. */
const SUREST = 0.75;
/** What all of the message is most surely after stands before articles that only one half of it brought up, and in the place of what merely stood beside. */
function surestFirst(c: Context, parts: Part[]): Part[] {
  const [best] = articleParts(c);
  if (best?.article === undefined || (best.likely ?? 0) < SUREST) return parts;
  const isLess = (p: Part): boolean =>
    p.article !== undefined && p.article !== best.article && p.exact !== true && p.verbatim !== true && (p.likely ?? 0) < (best.likely ?? 0);
  const at = parts.findIndex(isLess);
  const own = parts.find((p) => p.article === best.article);
  if (at < 1) return parts;
  if (own) return parts.indexOf(own) < at ? parts : parts.toSpliced(parts.indexOf(own), 1).toSpliced(at, 0, own);
  return parts[at]?.id === "article_beside" && !parts.some((p) => p.id === "article") ? parts.with(at, best) : parts;
}
