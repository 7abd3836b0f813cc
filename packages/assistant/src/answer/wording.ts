/** The parts of an answer in one language: the answer, why, what to do. */
import type { Text } from "@nutri/domain";
import { saidOnce } from "./said-once.ts";
import { both, type Part, unique } from "./part.ts";

const NEXT = both("接下来", "What to do");
const REFER = both(
  "有疾病、在用药、怀孕或哺乳时，先和医生或药师确认再改变补充剂。",
  "With a condition, a medicine, in pregnancy or while breastfeeding, check with your doctor or pharmacist before you change supplements.",
);
const REFER_YOUNG = both(
  "孩子的用量请由儿科医生定；这里只讲一般原则，不推荐产品。",
  "For a child the amount is for their doctor (a paediatrician) to decide; this is general guidance and names no product.",
);

const capital = (s: string): string => (/^[a-z][a-z ]/u.test(s) ? s.charAt(0).toUpperCase() + s.slice(1) : s);
/** The sentences of several rules in one lead: what two of them say alike is said once. */
const once = (s: string): string => unique(s.split(/(?<=[。！？]|[.!?]\s)/u), (x) => x.trim()).join("");
const paragraphs = (texts: readonly string[]): string => {
  const blocks: string[] = [];
  for (const t of texts) {
    const last = blocks.at(-1);
    const list = t.startsWith("- ");
    if (list && last !== undefined && last.split("\n").at(-1)?.startsWith("- ") === true) blocks[blocks.length - 1] = `${last}\n${t}`;
    else blocks.push(t);
  }
  return blocks.join("\n\n");
};

/** What stands beside the first part is said in short; what nobody must miss is said in full. */
const MOST_BESIDE = 3;
const IN_FULL: ReadonlySet<string> = new Set(["ask", "pairs", "lab", "plan", "triage", "beside_emergency", "minds", "medicines_note"]);
const MOST_TODO = 3;

/** The text in one language: answer, why, what to do. What leads needs no heading. */
export function wordingOf(parts: readonly Part[], lang: "zh" | "en", whom: { young: boolean; refer: boolean }): string {
  const say = (t: Text): string => capital(t[lang].trim());
  const fresh = saidOnce();
  const worded = parts.filter((p) => p.lead !== undefined || (p.body ?? []).length > 0);
  const sections = worded.flatMap((p, i) => {
    const body = (p.body ?? []).flatMap((t) => say(t).split("\n"));
    const own = [...(p.lead ? [once(say(p.lead))] : []), ...(i > 0 && !IN_FULL.has(p.id) ? body.slice(0, MOST_BESIDE) : body)]
      .map(fresh)
      .filter((s) => s !== "");
    return own.length === 0 ? [] : [...(i > 0 && p.title ? [`**${say(p.title)}**`] : []), ...own];
  });
  const todo = unique(
    parts.flatMap((p) => p.todo ?? []),
    (t) => t.zh,
  )
    .slice(0, MOST_TODO)
    .map(say);
  const refer = whom.refer || parts.some((p) => p.refer) ? [whom.young ? REFER_YOUNG : REFER].map(say) : [];
  const next = [...todo, ...refer];
  return paragraphs([...sections, ...(next.length > 0 ? [`**${say(NEXT)}**`, ...next.map((t) => `- ${t.replaceAll("\n", " ")}`)] : [])]);
}
