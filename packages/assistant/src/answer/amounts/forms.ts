/** The forms a nutrient is sold in: what is noted of each, and how much of it is the nutrient. */
import type { Text } from "@nutri/domain";
import { lowerFirst } from "@nutri/domain/english";
import type { Nutrient } from "@nutri/knowledge";
import type { Finding } from "../../types.ts";
import { articleParts } from "../articles/articles.ts";
import { each } from "../each.ts";
import { both, type Context, inside, joinText, line, unique } from "../part.ts";
import { comparesPeople } from "./persons.ts";

/** One form against another: what is noted of each is the answer. */
const compared = (named: number, forms: Nutrient["forms"]): Text | undefined =>
  named > 1 && forms.every((f) => f.note !== undefined)
    ? both(forms.map((f) => `${f.name.zh}：${f.note?.zh}`).join(""), forms.map((f) => `${f.name.en}: ${f.note && lowerFirst(f.note.en)}`).join(" "))
    : undefined;

/** How much of a form is the nutrient, and what is noted of it where that was not just said. */
function formLine(n: Nutrient, f: Nutrient["forms"][number], withNote: boolean): Text[] {
  const share = f.fraction !== undefined && f.fraction < 1 ? Math.round(f.fraction * 100) : undefined;
  const note = withNote ? f.note : undefined;
  if (!withNote && share === undefined) return [];
  const held = share === undefined ? undefined : both(`含${n.name.zh}约 ${share}%`, `about ${share}% ${inside(n.name).en}`);
  const zh = [held?.zh, note?.zh].flatMap((t) => t ?? []).join("。");
  const en = [held?.en, note?.en].flatMap((t) => t ?? []).join(". ");
  return [line(zh === "" ? f.name : both(`${f.name.zh}：${zh}`, `${f.name.en}: ${en}`))];
}

const OF_FOOD =
  /\b(?:non[- ]?)?ha?eme?\b|血红素铁|\b(?:plant|animal|dietary|natural|synthetic|food)\b[^.?!]{0,30}\b(?:vs\.?|versus|or|and)\b|植物性|动物性|食补|食物里/iu;
/** One sex or age against the other, or what is in foods: no question of what tablets are made of. */
const isOfElse = (question: string): boolean => comparesPeople(question) || OF_FOOD.test(question);

/** "For constipation", "one that does not constipate": which of them serves is written on the two, and is no list of what each is. */
function isForEnd(c: Context, n: Nutrient): boolean {
  const ends = c.u.linked.filter((l) => l.ref.kind === "condition" || l.ref.kind === "goal").map((l) => l.ref.id);
  const [article] = articleParts(c);
  const about = c.k.articles.get(article?.article ?? "")?.about;
  return (
    about !== undefined &&
    (article?.likely ?? 0) >= LIKELY &&
    about.nutrients.includes(n.id) &&
    ends.some((id) => about.conditions.includes(id) || about.goals.includes(id))
  );
}
const LIKELY = 0.5;

export const formsOf = each("forms", (c, n) => {
  if (isForEnd(c, n)) return undefined;
  const named = c.u.linked.filter((l) => l.ref.kind === "form" && c.k.forms.get(l.ref.id)?.nutrient.id === n.id).map((l) => l.ref.id);
  const forms = n.forms
    .filter((f) => named.includes(f.id))
    .concat(named.length > 0 ? [] : n.forms)
    .slice(0, 8);
  if (forms.length === 0 || (named.length === 0 && isOfElse(c.u.question))) return undefined;
  const elemental = forms.some((f) => f.fraction !== undefined && f.fraction < 1);
  const noted = compared(named.length, forms);
  return {
    id: "forms",
    lead:
      noted ??
      both(
        `${n.name.zh}常见的形式有：${joinText(forms.map((f) => f.name)).zh}。${elemental ? "看标签时要看“元素”含量，不是化合物的重量。" : ""}`,
        `Common forms of ${inside(n.name).en}: ${joinText(forms.map((f) => f.name)).en}.${elemental ? " On a label the elemental amount counts, not the weight of the compound." : ""}`,
      ),
    title: both("几种形式", "Forms"),
    body: [...forms.flatMap((f) => formLine(n, f, noted === undefined)), ...(n.timing ? [line(n.timing.text)] : [])],
    sources: unique([...forms.flatMap((f) => c.k.sources(f.sources.slice(0, 1))), ...c.k.sources(n.timing?.sources.slice(0, 1) ?? [])], (s) => s.id).slice(
      0,
      4,
    ),
    findings: [
      { kind: "name", of: "nutrient", id: n.id },
      ...forms.flatMap((f): Finding[] =>
        f.fraction === undefined ? [] : [{ kind: "amount", of: n.id, role: "content", value: Math.round(f.fraction * 100), unit: "%", rule: f.id }],
      ),
    ],
  };
});
