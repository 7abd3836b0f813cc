/** "换一种，证据好点的", "anything else instead?": what else helps against what the thing was asked for. */
import type { KnowledgeIndex } from "@nutri/knowledge";
import { lowerFirst } from "@nutri/domain/english";
import type { Memory } from "../types.ts";
import type { Linked, Linker } from "./link.ts";

const ZH =
  /换(?:一?(?:种|个|样)|别的)|(?:有没有|还有|有)?(?:别的|其他的?|其它的?)(?:什么)?(?:办法|法子|选择|能|可以|东西|更|好|$)|(?:有没有|有什么|找个?)?(?:替代|代替)(?:的|品)/u;
const EN =
  /\b(?:anything|something|what) else\b(?! (?:i (?:should|need|can tell)|to (?:know|watch|mind)))|\balternatives?\b|\b(?:any|another|a different) (?:other )?(?:option|way|choice)s?\b|\binstead\b(?! of)/iu;
const MOST = 60;
const THINGS: ReadonlySet<string> = new Set(["nutrient", "form", "item", "group", "medicine", "class", "biomarker", "condition", "goal"]);

/** What a thing is taken for: a goal, else a complaint. */
function aimOf(question: string, link: Linker, k: KnowledgeIndex): { readonly zh: string; readonly en: string } | undefined {
  const linked: readonly Linked[] = link(question).filter((l) => !l.denied);
  const [goal] = linked.flatMap((l) => (l.ref.kind === "goal" ? (k.goals.get(l.ref.id)?.name ?? []) : []));
  const [complaint] = linked.flatMap((l) => {
    const c = l.ref.kind === "condition" ? k.conditions.get(l.ref.id) : undefined;
    return c?.kind === "symptom" ? [c.name] : [];
  });
  return goal ?? complaint;
}

/** @returns the question for what else helps; the text as it is where it names something itself, or nothing tells what for */
export function anotherWay(text: string, { question, told }: Memory, link: Linker, k: KnowledgeIndex): string {
  const chinese = /\p{Script=Han}/u.test(text);
  if (text.length > MOST || !(chinese ? ZH : EN).test(text) || link(text).some((l) => l.given !== "" && THINGS.has(l.ref.kind))) return text;
  const aim = [question, told?.text].map((t) => (t === undefined ? undefined : aimOf(t, link, k))).find((x) => x !== undefined);
  if (!aim) return text;
  return chinese ? `${aim.zh}，做什么有用？` : `What helps with ${lowerFirst(aim.en)}?`;
}
