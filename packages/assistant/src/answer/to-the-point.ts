/** What stands under an answer is what else was asked, and what must not be missed. The rest of what is known was not asked for. */
import type { Intent } from "../understand/intents.ts";
import { aspectsOf } from "../understand/aspects.ts";
import type { Linked } from "../understand/link.ts";
import type { Context, Part } from "./part.ts";
import { names } from "./point-unknown.ts";

/** On what somebody told of themselves, what is asked back, and what is not known. */
const WANTED: ReadonlySet<string> = new Set(
  "ask,minds,lab,plan,report,own_dose,products,usual,between,passage,which_medicine,medicines_together,medicines_note,point_unknown,unknown_thing,unknown_beside".split(
    ",",
  ),
);
/** Wanted by who asks for it. */
const SERVES: Readonly<Record<string, readonly Intent[]>> = {
  limit: ["limit", "side_effects"],
  together: ["together"],
  foods: ["foods", "diet"],
  effects: ["side_effects"],
};
/** Under these, what holds for the whole of it belongs. */
const UNDER: Readonly<Record<string, readonly string[]>> = {
  condition: ["article", "article_beside", "passage"],
  medicine: ["article", "article_beside", "condition", "passage"],
  stage: ["may_stage"],
};
/** From here on an article is on this question, where it names all that the question names; and where it does not. */
const ON_IT = { naming: 0.4, alone: 0.9 } as const;

/** Below this it was only the likeliest of all. */
const HARDLY = 0.25;

/** The lines of a rule open with what meets: "- **Warfarin × Spinach** (moderate): ". */
const MEETS = /^-?\s*\*\*([^*]+?) × ([^*]+?)\*\*/u;
const plain = (name: string): string =>
  name
    .replace(/[（(].*$/u, "")
    .trim()
    .toLowerCase();
const metIn = (p: Part): string[][] => (p.body ?? []).flatMap(({ zh }) => [MEETS.exec(zh)].flatMap((m) => (m ? [[plain(m[1] ?? ""), plain(m[2] ?? "")]] : [])));

const wordsOf = (p: Part): string =>
  [p.title, p.lead, ...(p.body ?? [])]
    .map((t) => `${t?.zh ?? ""} ${t?.en ?? ""}`)
    .join("\n")
    .toLowerCase();
const figuresOf = (text: string): string[] => text.match(/\d+(?:[.,]\d+)?/gu) ?? [];
const isNew = (figures: readonly string[], told: string): boolean => figures.some((f) => !figuresOf(told).includes(f));

/** A rule warns of two that nothing above has spoken of. */
function warnsAnew(p: Part, told: string): boolean {
  const warns = p.mild !== true && (p.findings ?? []).some((f) => f.kind === "name" && f.stance !== undefined && f.stance !== "beneficial");
  const met = metIn(p);
  return warns && (met.length === 0 || met.some((two) => two.some((name) => !told.includes(name))));
}

/** What it tells of the question that nothing above has told: an aspect, a word that few texts have, a thing that was named. */
function tellsMore(c: Context, p: Part, above: readonly Part[], told: string): boolean {
  const text = c.u.story === undefined ? c.u.asked : c.u.question;
  const { telling, aspects } = c.library.point(text, c.u.linked);
  const own = wordsOf(p);
  const [before, now] = [aspectsOf(told).aspects, aspectsOf(own).aspects];
  return (
    [...aspects].some((a) => now.has(a) && !before.has(a)) ||
    telling.some((w) => own.includes(w.toLowerCase()) && !told.includes(w.toLowerCase())) ||
    c.u.linked.some((l) => isNamed(c, l.given) && names(c, p, l) && !above.some((x) => names(c, x, l) || isOnState(c, x, l)))
  );
}
/** Pregnancy by another word. */
const isOnState = ({ k }: Context, { article }: Part, { ref }: Linked): boolean =>
  ref.kind === "condition" && k.articles.get(article ?? "")?.about.conditions.includes(ref.id) === true;
/** In the question, and not only in what was told of the person. */
const isNamed = ({ u }: Context, given: string): boolean => given !== "" && u.asked.toLowerCase().includes(given.toLowerCase());

function belongs(c: Context, p: Part, above: readonly Part[]): boolean {
  const [first] = above;
  if (!first || first.id === "lab" || WANTED.has(p.id) || p.other === true || p.exact === true || p.verbatim === true || p.whole === true) return true;
  const told = above.map(wordsOf).join("\n");
  // A table has what the text above has said, where its figure stands there already.
  if (p.id === "amount") return isNew(figuresOf(`${p.lead?.zh} ${p.lead?.en}`), told);
  if (SERVES[p.id]?.some((i) => c.u.intents.includes(i)) === true || UNDER[p.id]?.includes(first.id) === true) return true;
  if (p.id === "pairs" && (warnsAnew(p, told) || isNew(figuresOf(wordsOf(p)), told))) return true;
  if (p.article !== undefined && first.article === undefined) {
    if (first.id === "passage" || (first.id === "pairs" && (first.findings ?? []).length === 0)) return true;
    // What it is for ("my knees") need not be named where the thing is.
    const naming = c.u.linked.every((l) => !isNamed(c, l.given) || names(c, p, l) || (l.ref.kind === "goal" && c.u.eaten.length > 0));
    if ((p.likely ?? 1) >= (naming ? ON_IT.naming : ON_IT.alone)) return true;
  }
  return tellsMore(c, p, above, told);
}

/** @param answers each answers a question of its own */
export function toThePoint(c: Context, parts: readonly Part[], answers: readonly Part[] = []): Part[] {
  const kept: Part[] = [];
  // Of what answers a later question, too, a figure or a text may be told by the article above.
  const isSure = (p: Part): boolean =>
    answers.includes(p) && p.id !== "amount" && !(kept[0]?.article !== undefined && p.article !== undefined && (p.likely ?? 1) < HARDLY);
  for (const p of parts) if (isSure(p) || belongs(c, p, kept)) kept.push(p);
  const refers = kept.length < parts.length && parts.some((p) => p.refer === true);
  return kept.map((p, i) => (i === 0 && refers ? { ...p, refer: true } : p));
}
