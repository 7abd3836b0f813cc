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
  /不要|别|不能|不可|不应|不宜|避免|禁|勿|停|不建议|不推荐|先问|少吃|忌|\b(?:do not|don'?t|never|not|avoid|should not|shouldn'?t|must not|mustn'?t|cannot|can'?t|before|unless|without|ask|rather than|stop)\b/iu;
const TOGETHER = /一起|同时|同服|一块|together|same time|at once|along with|alongside/iu;
const NO_NEED =
  /(?:不用|不必|无需|不需要|没必要)[^。，,]{0,10}(?:错开|隔开|分开|间隔|避免|忌|当心|注意|监测|检查)|\b(?:no need|not necessary|don'?t need|do not need|needn'?t|don'?t have to|unnecessary|no reason)\b[^.]{0,30}\b(?:apart|separate|space|avoid|limit|monitor|test|worry|wait)/iu;
const YOU_HAVE = /(?:你|您)(?:得了|患了?|有|是|就是|一定是|确诊)|\byou (?:have|suffer from|are suffering|clearly have|probably have)\b/iu;
const LIST_MARK = /^\s*(?:\d{1,2}[.)、]|[-*•#]+)\s*/u;

/** Units that are dosed or measured; a bare number small enough to count things is none. */
const isFree = (f: Figure, sentence: string): boolean =>
  f.unit === "" &&
  f.to === undefined &&
  ((f.value <= 3 && Number.isInteger(f.value) && !RECOMMENDS.test(sentence)) ||
    (f.value >= 1990 && f.value <= 2030 && /年|\bin\b|\(|（|版|edition/iu.test(sentence)));

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
/** Named in any text about food without being advice. */
const PLAIN: ReadonlySet<string> = new Set(["water", "carbohydrate", "total_fat", "food", "vegetables", "fruit"]);

const idsOf = (l: Linked, k: KnowledgeIndex): string[] => [l.ref.id, ...l.also.map((r) => r.id), ...[nutrientOf(l.ref, k)].filter((x) => x !== undefined)];

export function createReferee(knowledge: KnowledgeIndex, findings: readonly Finding[], lang: Lang): Referee {
  const k = knowledge;
  const { link } = indexesOf(k);
  const amounts = findings.filter((f): f is Amount => f.kind === "amount");
  const verbatim = new Set(findings.flatMap((f) => (f.kind === "sentence" ? [bare(f.text)] : [])));
  const { allowed, stances } = namesOf(findings, k);

  const unsupported = (f: Figure, about: readonly string[], sentence: string): string | undefined => {
    if (f.factor) return "factor";
    if (isFree(f, sentence)) return undefined;
    for (const value of endsOf(f)) {
      const held = supporting(value, f.unit, about, amounts, k);
      if (held.length === 0) return "amount";
      // A limit, a lab value or what was asked about is no dose to recommend.
      const dose = held.some((h) => (h.role === "target" || h.role === "dose" || h.role === "content" || h.role === "stated") && h.rule !== "asked");
      if (!dose && RECOMMENDS.test(sentence) && !REFUSES.test(sentence) && !ABOUT_LIMIT.test(sentence)) return "limit_as_dose";
    }
    return undefined;
  };

  const stanceBroken = (linked: readonly Linked[], sentence: string): string | undefined => {
    for (const l of linked)
      for (const id of idsOf(l, k)) {
        const held = stances.get(id);
        if (held?.has("avoid") && RECOMMENDS.test(sentence) && !REFUSES.test(sentence)) return "avoid_recommended";
        if (held?.has("separate") && TOGETHER.test(sentence) && !REFUSES.test(sentence)) return "together_not_apart";
      }
    return stances.size > 0 && NO_NEED.test(sentence) ? "care_denied" : undefined;
  };

  const reasonAgainst = (sentence: string): string | undefined => {
    const linked = link(sentence, true).filter((l) => CHECKED.has(l.ref.kind) || l.ref.kind === "condition");
    const medicine = linked.some((l) => l.ref.kind === "medicine" || l.ref.kind === "class");
    const danger = dangerIn(sentence, medicine);
    if (danger) return danger.id;
    const checked = linked.filter((l) => CHECKED.has(l.ref.kind));
    const strange = checked.find((l) => !PLAIN.has(l.ref.id) && !idsOf(l, k).some((id) => allowed.has(id)));
    if (strange) return "name";
    if (YOU_HAVE.test(sentence) && linked.some((l) => l.ref.kind === "condition" && !allowed.has(l.ref.id))) return "diagnosis";
    const about = [...new Set(checked.flatMap((l) => idsOf(l, k)))];
    for (const f of figuresIn(sentence.replace(LIST_MARK, ""))) {
      const why = unsupported(f, about, sentence);
      if (why) return why;
    }
    return stanceBroken(linked, sentence);
  };

  const judge = (sentence: string): Ruling => {
    const read = clean(sentence);
    if (read === "" || verbatim.has(bare(read))) return { text: sentence, replaced: false };
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
const ABOUT_LIMIT = /上限|超过|最多|不超过|以内|参考值|\blimit|\bexceed|\bno more than\b|\bat most\b|\bmaximum|\babove\b|\bbelow\b|\bup to\b|\breference\b/iu;
const bare = (s: string): string =>
  clean(s)
    .replace(LIST_MARK, "")
    .replaceAll(/[*_\s]/gu, "");
/** "10 000" is one number, so is "1 ,500". */
const spaced = (s: string): string => s.replaceAll(/(\d)[ ,](?=\d{3}(?!\d))/gu, "$1").replaceAll(/\*\*|__/gu, "");
