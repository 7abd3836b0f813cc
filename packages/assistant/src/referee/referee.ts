/** Judges what a model words, sentence by sentence: nothing passes that the findings do not hold. */
import type { Lang, Text } from "@nutri/domain";
import type { KnowledgeIndex } from "@nutri/knowledge";
import { clean } from "../text/clean.ts";
import { sentencesOf } from "../sentences.ts";
import type { Finding } from "../types.ts";
import { indexesOf } from "../indexes.ts";
import type { Linked } from "../understand/link.ts";
import { nutrientOf } from "../understand/understand.ts";
import { endsOf, supporting } from "./amounts.ts";
import { CARED_FOR, type Claim, CLAIMS, CONDITIONAL } from "./claims.ts";
import { dangerIn } from "./dangers.ts";
import { type Figure, figuresIn } from "./figures.ts";

/** What became of one sentence: `text` is what may be shown (the sentence itself, or what stands in its place), `why` the reason when it was replaced. */
export type Ruling = { readonly text: string; readonly replaced: boolean; readonly why?: string };

/** Judges a text as it streams. */
export type Referee = {
  /** Takes the next piece; gives back what is judged by now, whole sentences only. */
  push(piece: string): readonly Ruling[];
  /** The end of the text: judges what is left. */
  end(): readonly Ruling[];
  /** One sentence alone. */
  judge(sentence: string): Ruling;
};

type Amount = Extract<Finding, { kind: "amount" }>;
type Name = Extract<Finding, { kind: "name" }>;

const LEFT_OUT: Text = { zh: "（这一句没有通过核对，已略去。）", en: "(One sentence here could not be verified and was left out.)" };
/** Longer without an end is judged in pieces: nothing waits for ever. */
const LONGEST = 2000;

const RECOMMENDS =
  /(?:可以|建议|推荐|应该|要|请|每天|每日|一天|先|不妨|适合|放心|能)[^。，,；;]{0,12}(?:吃|服|补|喝|用|加)|(?:吃|服|补|用|喝)(?:上)?\s?\d|\b(?:take|taking|try|use|add|aim for|go for|start with|i (?:recommend|suggest)|you (?:can|should|could|may|need)|is (?:fine|ok|okay|safe)|feel free|go ahead|recommended dose|safe to)\b/iu;
const REFUSES =
  /不要|别|避开|远离|不能|不可|不应|不宜|避免|禁|勿|停|不建议|不推荐|先问|少吃|忌|\b(?:do not|don'?t|never|not|avoid|should not|shouldn'?t|must not|mustn'?t|cannot|can'?t|before|unless|ask|rather than|stop)\b/iu;
/** "千万不要加倍": what is said not to be done. */
const FORBIDDEN = /(?:不要|别|不能|不可|不得|切勿|勿)[^。，,]{0,3}$|\b(?:never|not|don't|cannot|can't)\s(?:\w+\s){0,2}$/iu;
const TOGETHER = /一起|同时|同服|一块|together|same time|at once|along with|alongside/iu;
/** What is to be avoided is named only with a word against it, or of what it does. */
const CAUTIONS =
  /影响|升高|降低|增加|减少|减弱|增强|风险|危险|相互作用|代替|换成|原因|为什么|抑制|当心|注意|小心|少|慎|超|过量|出血|\b(?:skip|left out|leave out|risk|raises?|lowers?|blocks?|interacts?|affects?|interferes?|level|stronger|weaker|danger\w*|harm(?:s|ful|ed)?\b|careful|caution|mind|limit\w*|instead|why|because|no longer|less|reduces?|increases?|bleed\w*|out of)\b/iu;
/** Said of the reader: an illness that was not told or found is a diagnosis, unless it is only possible. */
const OF_READER = /你|您|\byou(?:r|'re|'ve)?\b/iu;
/** Of a medicine only what is careful, or what was found, is said: it is taken as prescribed, apart from what disturbs it. */
const CAREFUL =
  /处方|说明书|继续|固定|空腹|隔开|错开|分开|告诉|小时|按时|配合|合不合|\b(?:prescribed|leaflet|label|apart|separate\w*|hours?|empty stomach|tell|mention|same time (?:each|every)|steady|timing|matters?|first|keep taking|watch|sign|test)\b/iu;
const LIST_MARK = /^\s*(?:\d{1,2}[.)、]|[-*•#]+)\s*/u;

/** Units that are dosed or measured; a bare number small enough to count things is none. */
const isFree = (f: Figure, sentence: string): boolean =>
  (f.unit === "time" && f.value === 1 && f.to === undefined) ||
  (f.unit === "" &&
    f.to === undefined &&
    ((f.value <= 3 && Number.isInteger(f.value) && !RECOMMENDS.test(sentence)) ||
      (f.value >= 1990 && f.value <= 2030 && /年|\bin\b|\(|（|版|edition/iu.test(sentence))));

function namesOf(findings: readonly Finding[], k: KnowledgeIndex): { allowed: Set<string>; stances: Map<string, Set<string>> } {
  const allowed = new Set<string>();
  const stances = new Map<string, Set<string>>();
  for (const f of findings) {
    if (f.kind === "amount" && f.of !== undefined) allowed.add(f.of);
    if (f.kind !== "name") continue;
    for (const id of [f.id, ...relatives(f, k)]) allowed.add(id);
    if (f.stance) (stances.get(f.id) ?? stances.set(f.id, new Set()).get(f.id))?.add(f.stance);
  }
  return { allowed, stances };
}

/** The class of an allowed medicine and the nutrient of an allowed form may be named too. */
function relatives(f: Name, k: KnowledgeIndex): string[] {
  if (f.of === "medicine") return [...k.classesOf(f.id), ...k.partsOf(f.id)];
  if (f.of === "nutrient") {
    const of = k.forms.get(f.id)?.nutrient.id;
    return of ? [of] : [];
  }
  const item = k.items.get(f.id);
  return item && item.kind !== "food" ? item.nutrients.map((n) => n.nutrient) : [...k.groupsOf(f.id)];
}

const CHECKED: ReadonlySet<string> = new Set(["nutrient", "form", "item", "medicine", "class"]);
const MEDICINES: ReadonlySet<string> = new Set(["medicine", "class"]);
const LACKING = /\b(?:without|with no|no|free of|off)\b|-free\b|不含|无/giu;
/** Named in any text about food without being advice. */
const PLAIN: ReadonlySet<string> = new Set(["water", "carbohydrate", "total_fat", "food", "vegetables", "fruit"]);

const idsOf = (l: Linked, k: KnowledgeIndex): string[] => [l.ref.id, ...l.also.map((r) => r.id), ...[nutrientOf(l.ref, k)].filter((x) => x !== undefined)];

/** So much of a sentence in the found ones' words says what they say. */
const MOST = 0.7;
/** Longer words by how they begin, and every two Han characters that stand together. */
const wordsOf = (text: string): string[] => [
  ...(text.toLowerCase().match(/[a-z]{4,}/gu) ?? []).map((w) => w.slice(0, 6)),
  ...(text.match(/\p{Script=Han}+/gu) ?? []).flatMap((run) => [...run].slice(1).map((c, i) => `${[...run][i]}${c}`)),
];

/** What the findings come to; `of` so many of them. */
type Held = ReturnType<typeof namesOf> & { readonly of: number; readonly amounts: readonly Amount[]; readonly verbatim: ReadonlySet<string> };
const heldIn = (findings: readonly Finding[], k: KnowledgeIndex): Held => ({
  ...namesOf(findings, k),
  of: findings.length,
  amounts: findings.filter((f): f is Amount => f.kind === "amount"),
  verbatim: new Set(findings.flatMap((f) => (f.kind === "sentence" ? [bare(f.text)] : []))),
});

/** Reads the findings as they are when it judges: more may be added to the list meanwhile. */
export function createReferee(knowledge: KnowledgeIndex, findings: readonly Finding[], lang: Lang): Referee {
  const k = knowledge;
  const { link } = indexesOf(k);
  const read = (): Held => heldIn(findings, k);
  let held = read();
  /** A tool called while the model writes adds to what was found. */
  const now = (): Held => (held.of === findings.length ? held : (held = read()));
  const checkedIn = (sentence: string): Linked[] => {
    const named = link(sentence, true);
    // A label "without X" holds no X; a week without a medicine is about that medicine.
    const lacked = LACKING.test(sentence) ? link(sentence.replaceAll(LACKING, " "), true).filter((l) => MEDICINES.has(l.ref.kind)) : [];
    return [...named, ...lacked].filter((l) => CHECKED.has(l.ref.kind) || l.ref.kind === "condition");
  };

  const unsupported = (f: Figure, about: readonly string[], sentence: string): string | undefined => {
    if (f.factor) return FORBIDDEN.test(sentence.slice(0, f.at)) ? undefined : "factor";
    if (isFree(f, sentence)) return undefined;
    for (const value of endsOf(f)) {
      const support = supporting(value, f.unit, about, now().amounts, k);
      if (support.length === 0) return "amount";
      // A limit, a lab value or what was asked about is no dose to recommend.
      const dose = support.some((h) => (h.role === "target" || h.role === "dose" || h.role === "content" || h.role === "stated") && h.rule !== "asked");
      if (!dose && !REFUSES.test(sentence) && !ABOUT_LIMIT.test(sentence)) return "limit_as_dose";
    }
    return undefined;
  };

  const stanceBroken = (linked: readonly Linked[], sentence: string): string | undefined => {
    for (const l of linked)
      for (const id of idsOf(l, k)) {
        const stance = now().stances.get(id);
        if (stance?.has("avoid") && !REFUSES.test(sentence) && (RECOMMENDS.test(sentence) || !CAUTIONS.test(sentence))) return "avoid_recommended";
        if (stance?.has("separate") && TOGETHER.test(sentence) && !REFUSES.test(sentence)) return "together_not_apart";
      }
    return undefined;
  };

  /** How much of its wording the found sentences use too. */
  const shareFound = (sentence: string): number => {
    const words = wordsOf(sentence);
    const found = new Set(findings.flatMap((f) => (f.kind === "sentence" ? wordsOf(f.text) : [])));
    return words.length === 0 ? 0 : words.filter((w) => found.has(w)).length / words.length;
  };
  /** A found sentence claims the same of all that is named here. */
  const isHeld = ({ sign }: Claim, linked: readonly Linked[]): boolean =>
    findings.some(
      (f) =>
        f.kind === "sentence" && sign.test(f.text) && linked.every((l) => checkedIn(f.text).some((o) => idsOf(o, k).some((id) => idsOf(l, k).includes(id)))),
    );
  const claimed = (linked: readonly Linked[], sentence: string): string | undefined => {
    const kinds = new Set(linked.map((l) => l.ref.kind));
    const names = ({ of }: Claim): boolean =>
      of === "medicine"
        ? kinds.has("medicine") || kinds.has("class")
        : of === "condition"
          ? kinds.has("condition")
          : linked.length > 0 || now().stances.size > 0;
    return CLAIMS.find((c) => c.sign.test(sentence) && c.unless?.test(sentence) !== true && names(c) && !isHeld(c, linked))?.id;
  };

  const reasonAgainst = (sentence: string): string | undefined => {
    const linked = checkedIn(sentence);
    const { allowed } = now();
    const medicine = linked.some((l) => l.ref.kind === "medicine" || l.ref.kind === "class");
    const danger = dangerIn(sentence, medicine);
    if (danger) return danger.id;
    const checked = linked.filter((l) => CHECKED.has(l.ref.kind));
    const strange = checked.find((l) => !PLAIN.has(l.ref.id) && !idsOf(l, k).some((id) => allowed.has(id)));
    if (strange) return "name";
    if (OF_READER.test(sentence) && !CONDITIONAL.test(sentence) && linked.some((l) => l.ref.kind === "condition" && !l.denied && !allowed.has(l.ref.id)))
      return "diagnosis";
    if (LIMIT_WORD.test(sentence) && !LIMIT_KEPT.test(sentence)) return "no_limit";
    const about = [...new Set(checked.flatMap((l) => idsOf(l, k)))];
    for (const f of figuresIn(sentence.replace(LIST_MARK, ""))) {
      const why = unsupported(f, about, sentence);
      if (why) return why;
    }
    const broken = stanceBroken(linked, sentence) ?? claimed(linked, sentence);
    if (broken !== undefined) return broken;
    return medicine && ![REFUSES, CAUTIONS, CAREFUL, CARED_FOR].some((safe) => safe.test(sentence)) && shareFound(sentence) < MOST ? "unfounded" : undefined;
  };

  const judge = (sentence: string): Ruling => {
    const read = clean(sentence);
    if (read === "" || now().verbatim.has(bare(read))) return { text: sentence, replaced: false };
    const why = reasonAgainst(spaced(read));
    return why === undefined
      ? { text: sentence, replaced: false }
      : { text: `${LEFT_OUT[lang === "zh-CN" ? "zh" : "en"]}${sentence.endsWith("\n") ? "\n" : ""}`, replaced: true, why };
  };

  let waiting = "";
  let lastReplaced = false;
  /** Several sentences left out in a row are said once. */
  const once = (r: Ruling): Ruling => {
    const again = r.replaced && lastReplaced;
    if (r.text.trim() !== "") lastReplaced = r.replaced;
    return again ? { ...r, text: r.text.endsWith("\n") ? "\n" : "" } : r;
  };
  const judged = (sentences: readonly string[]): Ruling[] => sentences.map((s) => once(judge(s)));

  return {
    judge,
    push(piece) {
      waiting += piece;
      const sentences = sentencesOf(waiting);
      const last = sentences.at(-1) ?? "";
      // An end that more could still change ("0." of "0.4") waits for what follows.
      const whole = /[。！？；\n]$/u.test(last) || last.length > LONGEST;
      const ready = whole ? sentences : sentences.slice(0, -1);
      waiting = whole ? "" : last;
      return judged(ready);
    },
    end() {
      const rest = waiting;
      waiting = "";
      return rest === "" ? [] : judged(sentencesOf(rest));
    },
  };
}
const ABOUT_LIMIT =
  /太多|高于|低于|多于|上限|超过|最多|不超过|以内|参考值|\blimit|\bexceed|\bno more than\b|\bat most\b|\bmaximum|\babove\b|\bbelow\b|\bmore than\b|\btoo much\b|\bover\b|\bunder\b|\bwithin\b|\bup to\b|\breference\b/iu;
/** A limit is spoken of with its figure, or as something to keep to. */
const LIMIT_WORD = /上限|不限|无限|限量|封顶|\b(?:un)?limit(?:s|ed|less)?\b|\bceiling\b|\bmaximum\b/iu;
const LIMIT_KEPT =
  /\d|超过|以内|不要|达到|接近|合计|参考|注意|看|查|控制|\b(?:exceed|above|below|under|over|within|reach|check|stay|watch|keep|add|count|do not|don't|not|near|close)\w*\b/iu;
const bare = (s: string): string =>
  clean(s)
    .replace(LIST_MARK, "")
    .replaceAll(/[*_\s]/gu, "");
/** "10 000" is one number, so is "1 ,500". */
const spaced = (s: string): string => s.replaceAll(/(\d)[ ,](?=\d{3}(?!\d))/gu, "$1").replaceAll(/\*\*|__/gu, "");
