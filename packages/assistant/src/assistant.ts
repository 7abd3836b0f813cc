/** One question, one reply: read, triaged, understood, answered from the knowledge and the engine. Synchronous, the same every time. */
import type { Lang, SourceRef, Text } from "@nutri/domain";
import type { KnowledgeIndex } from "@nutri/knowledge";
import { againOf } from "./again.ts";
import { aboutAnimals } from "./answer/animals.ts";
import { aboutApp, privacyBeside } from "./answer/app.ts";
import { articleParts } from "./answer/articles/articles.ts";
import { askBack, rejoined } from "./answer/ask.ts";
import { besideRefusal } from "./answer/emergency/beside-refusal.ts";
import { besideOrders } from "./beside-orders.ts";
import { besideEmergency } from "./answer/emergency/beside-emergency.ts";
import { askedEmergency } from "./answer/emergency/asked-emergency.ts";
import { dangerWithin } from "./answer/danger-within.ts";
import { criticalTold } from "./answer/labs/critical-told.ts";
import { asCalled } from "./answer/called.ts";
import { namingFirst } from "./answer/name-first.ts";
import { notTheirs } from "./answer/not-theirs.ts";
import { type Context, forModel, type Part, unique } from "./answer/part.ts";
import { readApart } from "./answer/parted-story.ts";
import { profileOf } from "./answer/profile.ts";
import { writtenPart } from "./answer/articles/written-part.ts";
import { answersTo } from "./answer/several.ts";
import { wordingOf } from "./answer/wording.ts";
import { EMPTY, nearUnknown, ratherThan, unknown, whatAbout } from "./answer/unknown.ts";
import { findingsOfText } from "./findings.ts";
import { type Indexes, indexesOf } from "./indexes.ts";
import { remember, shown, stillOpen } from "./memory.ts";
import { ofTheirs } from "./retrieve/of-theirs.ts";
import { clean, readable, WATCH_MAX } from "./text/clean.ts";
import { type Calling, languagesSpoken, spokenIn } from "./text/language.ts";
import { spelledReader } from "./text/spelled.ts";
import { despairIn, urgentIn } from "./text/urgent-words.ts";
import { callFor, numbersIn, withNumbers } from "./triage/hotlines.ts";
import { createTriage, type Triage, type TriageContext } from "./triage/index.ts";
import type { Tables } from "./tables.ts";
import type { Assistant, Finding, Question, Reply, Subject } from "./types.ts";
import { anotherWay } from "./understand/another-way.ts";
import { belongsTo, putRight } from "./understand/belongs-to.ts";
import { countryIn } from "./understand/country.ts";
import { isFiction, isTextRefused, refusalsFor } from "./understand/guard.ts";
import { inItsPlace } from "./understand/in-place.ts";
import { isOver } from "./understand/is-over.ts";
import { ofSeveral } from "./understand/of-several.ts";
import { putBack, putsRight } from "./understand/put-back.ts";
import { switchesTo, withoutLeft } from "./understand/switched.ts";
import { personIn, stillOf } from "./understand/person.ts";
import { pointedAt } from "./understand/pointed-at.ts";
import { pointsAtSwallowed, withSpokenOf } from "./understand/spoken-of.ts";
import { withSugarNamed } from "./understand/sugar-told.ts";
import { withoutTakenBack } from "./understand/taken-back.ts";
import { understand } from "./understand/understand.ts";
import { wentBack } from "./understand/went-back.ts";
import { eventIn, withEventMeant, withValueMeant } from "./understand/value-meant.ts";
import { valueOfNext } from "./understand/value-of-next.ts";

const MOST_SOURCES = 8;
const MOST_SUGGESTIONS = 3;
const MOST_CARDS = 4;

/** Flags on a value that was told: what the value is stands before what may be eaten with it. */
const OF_A_VALUE = "lab_";
/** "I mean about ten of them, he's fine": it is the writer who speaks, of the one spoken of. */
const OF_THEM = /\b(?:he|she|him|her|his)\b|他(?!汀)|她/iu;
/** The flag that only asks whether it is urgent. */
const ASKS = "check_now";

type Parts = Indexes & { readonly k: KnowledgeIndex };

const short = (lang: Lang): "zh" | "en" => (lang === "zh-CN" ? "zh" : "en");
const sourceKey = (s: SourceRef): string => `${s.id} ${s.locator ?? ""}`;

function distinctSources(sources: readonly SourceRef[]): SourceRef[] {
  return unique(unique(sources, sourceKey), (s) => s.id).slice(0, MOST_SOURCES);
}

/** What a reply stands on. Found when a model is to word it: to find it takes as long as to answer. */
function findingsOf(p: Parts, parts: readonly Part[], lang: "zh" | "en", whom: { young: boolean; refer: boolean }): readonly Finding[] {
  const ours = wordingOf(
    parts.filter((x) => !x.quotes),
    lang,
    whom,
  );
  return [...parts.flatMap((x) => x.findings ?? []), ...findingsOfText(ours, p.k, p.link)];
}

/** What every reply has in common. `final`: no model may word it. */
function reply(
  p: Parts,
  q: Question,
  lang: Lang,
  parts: readonly Part[],
  extra: Partial<Reply> & Pick<Reply, "memory" | "intent">,
  whom = { young: false, refer: false },
): Reply {
  const text = wordingOf(parts, short(lang), whom);
  let held: readonly Finding[] | undefined;
  const suggestions = unique(
    parts.flatMap((x) => x.suggestions ?? []),
    (t: Text) => t.zh,
  )
    .slice(0, MOST_SUGGESTIONS)
    .map((t) => t[short(lang)]);
  return {
    text,
    lang,
    cards: parts.flatMap((x) => x.cards ?? []).slice(0, MOST_CARDS),
    sources: distinctSources(parts.flatMap((x) => x.sources ?? [])),
    suggestions,
    triage: undefined,
    get toModel() {
      return wordingOf(parts.map(forModel), short(lang), whom);
    },
    get findings() {
      return (held ??= findingsOf(p, parts, short(lang), whom));
    },
    final: false,
    ...extra,
  };
}

/** What is written says whether the medicine is to be stopped. */
const NOT_STOPPED = /不要[^。；]{0,8}停|别[^。；]{0,4}停|\bdo not (?:just )?stop|\bkeep taking\b/iu;
const NO_REPLACEMENT = /^No, it is no replacement\b/u;
const FIRST = /^[^。.]*[。.]/u;
const saysOfStopping = (p: Part): boolean => [p.lead?.zh, p.lead?.en].some((t) => NOT_STOPPED.test(FIRST.exec(t ?? "")?.[0] ?? ""));
const fixed = (said: Text, id: string): Part => ({ id, lead: said });
const numbered = ({ zh, en }: Text, k: KnowledgeIndex, { market }: Question): Text => ({
  zh: withNumbers(zh, k.records.hotlines, "zh-CN", market),
  en: withNumbers(en, k.records.hotlines, "en-US", market),
});

const callingOf = ({ records: { hotlines } }: KnowledgeIndex, { market }: Question, kind: "ambulance" | "crisis"): Calling => ({
  numbers: (lang) => numbersIn(hotlines, kind, lang, market),
  zh: callFor(hotlines, kind, "zh-CN", market),
  en: callFor(hotlines, kind, "en-US", market),
});
/** What a wish to die is raised as, in a language that no sign is written in. */
const DESPAIR: Reply["triage"] = { grade: "emergency", rule: "suicide" };

const GRADES: readonly (Triage["grade"] | undefined)[] = ["emergency", "today", "soon"];
const rankOf = (t: Triage | undefined): number => (GRADES.includes(t?.grade) ? GRADES.indexOf(t?.grade) : GRADES.length);
/** Raised by how it reads, with no sign that says what it is. */
const UNNAMED: ReadonlySet<string | undefined> = new Set([ASKS, "reads_like_emergency"]);
const isNamed = (t: Triage | undefined): boolean => t !== undefined && !UNNAMED.has(t.flags[0]?.id);
/** The graver of the two; of equals the one that says what it is, and of such the first. */
const graver = (a: Triage | undefined, b: Triage | undefined): Triage | undefined =>
  rankOf(b) < rankOf(a) || (rankOf(b) === rankOf(a) && isNamed(b) && !isNamed(a)) ? b : a;

/** The flags that are said. */
const saidOf = (t: Triage): Triage["flags"] => t.flags.filter((f) => f.grade === t.grade && f.adds).slice(0, 2);
/** The flags' advice. */
function triagePart(t: Triage): Part {
  const said = saidOf(t);
  return { id: "triage", body: said.map((f) => ({ zh: f.advice, en: f.advice })), sources: said.flatMap((f) => f.sources) };
}

/** With a medicine, a disease, a pregnancy or a child in it, a doctor or pharmacist belongs into every answer. */
const needsReferral = ({ u, k }: Context): boolean =>
  u.medicines.length > 0 || u.staged || u.young || u.conditions.some((x) => k.conditions.get(x.ref.id)?.kind === "disease");

/** @param tables where they were made before: to make them takes seconds */
export const createAssistant = (knowledge: KnowledgeIndex, tables?: Tables): Assistant => againOf(besideOrders(assistantOf(knowledge, tables)));

function assistantOf(knowledge: KnowledgeIndex, tables?: Tables): Assistant {
  const p: Parts = { k: knowledge, ...indexesOf(knowledge, tables) };
  const triager = createTriage(knowledge, tables?.flags);
  const spelled = spelledReader(knowledge, tables?.characters);
  /** Pinyin in its characters; what reads as another language is left alone. */
  const inCharacters = (asked: Question): Question => {
    const spoken = spokenIn(asked.text);
    const chinese = spoken && "other" in spoken ? undefined : spelled(asked.text);
    return chinese === undefined ? asked : { ...asked, text: chinese };
  };

  return {
    answer(asked) {
      const given = inCharacters(asked);
      const written = clean(given.text);
      const back = wentBack(written, given.memory) ?? belongsTo(written, given.memory, p.k, p.link) ?? putRight(written, given.memory, p.k, p.link);
      const text = back?.text ?? written;
      const country = countryIn(text);
      const q = { ...given, memory: withoutTakenBack(back?.memory ?? given.memory, text), ...(country?.set && { referenceSet: country.set }) };
      const spoken = spokenIn(text);
      const lang = q.inLang ?? (spoken && "lang" in spoken ? spoken.lang : (q.memory.lang ?? q.lang));
      if (!readable(text)) return reply(p, q, lang, [EMPTY], { memory: q.memory, intent: "empty", final: true });

      const ofAnother = (said: string): boolean => {
        const { subject } = personIn(said, p.link(said), p.k);
        const same = subject === undefined || subject === (q.memory.subject ?? "self");
        return !same && !(subject === "self" && q.memory.subject !== undefined && OF_THEM.test(said));
      };
      const another = anotherWay(text, q.memory, p.link, p.k);
      const elsewhere = valueOfNext(another, lang, q.memory, p.k, p.link);
      const event = withEventMeant(elsewhere, lang, q.memory, (key) => eventIn(key, q.memory, p.k)?.name[short(lang)]);
      const picked = ofSeveral(event, short(lang), q.memory, p.k, p.link);
      // Of several that were told the one is asked about, and not what was told of them all.
      const memoryOf = picked === event && another === text ? q.memory : { ...q.memory, told: undefined };
      const pointed = picked === event ? pointedAt(event, lang, q.memory, p.k, p.link, ofAnother) : picked;
      const named = withValueMeant(pointed, lang, q.memory, p.link);
      // With its value a question is whole.
      const whole = named === pointed ? putBack(named, memoryOf, p.link, ofAnother) : named;
      const [switches, rights] = [whole !== named && switchesTo(named) !== undefined, whole !== named && putsRight(named)];
      const of = switches || rights ? { ...q, memory: withoutLeft(q.memory, p.link) } : q;
      // Where nobody was told of there is nothing of theirs.
      const ofWhom = (): Subject => personIn(whole, p.link(whole), p.k).subject ?? stillOf(whole, q.memory.subject, q.memory.people);
      const canBeTheirs = q.memory.asking === undefined && q.memory.people !== undefined;
      const withTheirs = canBeTheirs ? ofTheirs(whole, lang, ofWhom(), q.memory, p.k, p.link, p.library) : whole;
      // What is asked with what they have is whole.
      const alone = withTheirs === whole ? of : { ...of, memory: { ...of.memory, entities: [] } };
      const u = understand(rejoined(withTheirs, q.memory.asking), lang, alone, p.k, p.link);
      const known: TriageContext = {
        market: country === undefined || country.place === "cn" ? q.market : "intl",
        ...(u.person.age !== undefined && { ageYears: u.person.age }),
        ...(u.person.pregnancy ? { pregnancy: u.person.pregnancy } : u.pregnant ? { pregnancy: "pregnant_2" } : {}),
        medicines: (u.person.medicines ?? []).flatMap((m) => (m.id !== undefined && p.k.medicines.has(m.id) ? [m.id] : [])),
      };
      const typed = clean(q.text, WATCH_MAX);
      const watched = withSugarNamed(typed, lang, u.person, q.memory, p.k, p.link) ?? typed;
      const ofText = triager.triage(watched, lang, known);
      const spokenWhole = withSpokenOf(watched, lang, q.memory, p.k, p.link);
      // What was spoken of before may be what was swallowed, and may explain what is seen (a black stool, after iron).
      const ofNow = spokenWhole !== undefined && (ofText || pointsAtSwallowed(watched)) ? triager.triage(spokenWhole, lang, known) : ofText;
      // "I take clozapine." and then "fever and a sore throat": what was told just before may make it grave.
      const ofBoth = whole.endsWith(text) && whole !== text ? triager.triage(whole, lang, known) : undefined;
      const raised = ofBoth && !(ofNow === undefined && isOver(q.memory.told?.text, text, ofBoth.flags[0]?.id)) ? graver(ofNow, ofBoth) : ofNow;
      const flagged = raised?.flags[0] && { grade: raised.grade, rule: raised.flags[0].id };
      // What was put right is forgotten; what may be changed to is only asked about.
      const memory = remember(u, rights ? { ...of.memory, told: undefined } : q.memory, p.k, whole, p.link, text);
      const replaces = inItsPlace(u, ({ ref }) => p.k.items.get(ref.id)?.kind) !== undefined;
      const refusals = refusalsFor(u.asked, replaces ? ["stop_medicine"] : []);
      if (raised?.grade === "emergency" && !isFiction(u.asked, refusals)) {
        const beside = besideEmergency({ k: p.k, q, u, library: p.library }, saidOf(raised));
        return reply(p, q, lang, [triagePart(raised), ...(beside ? [beside] : [])], {
          memory: stillOpen(memory, u, whole),
          intent: "emergency",
          triage: flagged,
          final: true,
        });
      }

      if (spoken && "other" in spoken) {
        const crisis = despairIn(text) === undefined ? undefined : callingOf(p.k, q, "crisis");
        const calls = { ambulance: callingOf(p.k, q, "ambulance"), crisis, urgent: urgentIn(text) !== undefined };
        const said = { intent: "other_language", final: true, triage: crisis && DESPAIR };
        return { ...reply(p, q, lang, [], { memory: q.memory, ...said }), text: languagesSpoken(spoken.other, calls) };
      }

      const refused = refusals.filter((r) => !r.beside);
      if (raised?.flags[0]?.alone === true && refused.length === 0)
        return reply(p, q, lang, [triagePart(raised)], { memory, intent: "urgent", triage: flagged, final: true });
      // What only reads like an emergency is not asked about before a refusal.
      const asksOnly = raised?.flags.every((f) => f.id === ASKS) === true && refused.length > 0;
      const c: Context = { k: p.k, q, u, library: p.library };
      const critical = raised ? undefined : criticalTold(c);
      const before = [
        ...(critical ? [critical.part] : []),
        ...(raised && !asksOnly && raised.grade !== "emergency" ? [triagePart(raised)] : []),
        ...refusals.filter((r) => r.beside).map((r): Part => ({ ...fixed(r.text, r.id), refer: true })),
      ];
      const triage = critical ? ({ grade: "today", rule: critical.rule } as const) : raised?.grade === "emergency" || asksOnly ? undefined : flagged;
      const [refusal, ...others] = refused;
      if (refusal) {
        // An article that has this very question says why not, and what instead.
        const article = refusal.explained ? articleParts(c).find((x) => x.exact) : undefined;
        const spokenOf = p.k.articles.get(refusal.reads ?? "");
        const said = article
          ? [article]
          : [
              fixed(numbered(refusal.text, p.k, q), refusal.id),
              ...others.filter(isTextRefused).map((r) => fixed(r.text, r.id)),
              ...(spokenOf ? [writtenPart(c, spokenOf)] : []),
            ];
        return reply(p, q, lang, [...before, ...besideRefusal(c, refusal.id), ...dangerWithin(c, refusal.id), ...said], {
          memory: q.memory,
          intent: "refused",
          triage,
          final: true,
        });
      }

      const toParts = (x: Context): readonly Part[] => ratherThan(x, answersTo(x));
      const parted = (): Context => ({ ...c, u: understand(rejoined(whole, q.memory.asking), lang, of, p.k, p.link, true) });
      const app = aboutApp(c) ?? aboutAnimals(c);
      const general = raised ? undefined : askedEmergency(c, () => triager.asked(watched, lang, known));
      const parts = app ? [app] : general ? [general] : (notTheirs(c) ?? readApart(c, toParts, parted));
      const told = u.told.age !== undefined || (u.told.subject !== undefined && u.told.subject !== "self");
      const otherwise = u.linked.length === 0 && told && u.asked.length < 40 && u.intents.length === 0 ? whatAbout(c) : unknown(c);
      const near = parts.length === 0 && before.length === 0 && otherwise.id === "unknown" ? nearUnknown(c) : [];
      const asking = app || parts.length === 0 || parts.some((x) => x.asks) ? undefined : askBack(c);
      const ordered = critical || flagged?.rule.startsWith(OF_A_VALUE) ? parts.toSorted((a, b) => Number(b.id === "lab") - Number(a.id === "lab")) : parts;
      const said =
        parts.length > 0
          ? [...namingFirst(c, ordered), ...(app ? [] : privacyBeside(c)), ...(asking ? [asking] : [])]
          : before.length > 0
            ? []
            : near.length > 0
              ? near
              : [otherwise];
      const articles = said.flatMap((x) => x.article ?? []);
      // Where what is written tells whether to stop ("normal on iron, do not just stop"), that comes first.
      // So does that a thing is no replacement for it.
      const late =
        (said[0]?.article !== undefined && saysOfStopping(said[0])) || (said[0]?.id === "pairs" && NO_REPLACEMENT.test(said[0].lead?.en ?? ""))
          ? before.filter((x) => x.id === "stop_medicine")
          : [];
      const beside: Part = { id: "profile", cards: app ? [] : profileOf(c, said) };
      const answered = reply(
        p,
        q,
        lang,
        [...before.filter((x) => !late.includes(x)), beside, ...said.slice(0, 1), ...late, ...said.slice(1)],
        {
          memory: { ...shown(memory, articles), ...(said.some((x) => x.asks) && { asking: whole.slice(0, 200) }) },
          intent: parts[0]?.id ?? otherwise.id,
          triage,
          final: refusals.length > 0,
        },
        app ? undefined : { young: u.young, refer: needsReferral(c) },
      );
      return Object.defineProperty(answered, "text", { value: asCalled(answered.text, u.linked, u.asked, p.k, short(lang)), enumerable: true });
    },
  };
}
