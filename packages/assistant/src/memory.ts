/** What a conversation keeps between two questions. */
import type { Answers } from "@nutri/domain";
import type { KnowledgeIndex } from "@nutri/knowledge";
import type { Memory } from "./types.ts";
import { statesOf } from "./understand/labs.ts";
import type { Linked } from "./understand/link.ts";
import type { Understanding } from "./understand/understand.ts";

const MOST_ENTITIES = 6;
/** A question longer than this tells a story. */
const MOST_ASKED = 160;

const joined = (a: Answers | undefined, b: Answers): Answers => ({
  ...a,
  ...b,
  ...((a?.conditions || b.conditions) && { conditions: [...new Set([...(a?.conditions ?? []), ...(b.conditions ?? [])])] }),
  ...((a?.medicines || b.medicines) && { medicines: [...new Map([...(a?.medicines ?? []), ...(b.medicines ?? [])].map((m) => [m.id ?? m.name, m])).values()] }),
});

/** `kind:id`; a form that is also a supplement of its own goes on as both (`form:id=item:id`). */
const keyOf = ({ ref, also }: Linked): string => {
  const item = ref.kind === "form" ? also.find((r) => r.kind === "item") : undefined;
  return `${ref.kind}:${ref.id}${item ? `=item:${item.id}` : ""}`;
};

/** A value of one's own that plainly is a state is told as that state: "我尿酸560". */
const OWN_VALUE = /我|\b(?:my|mine|i)\b/iu;
function withStates(u: Understanding, k: KnowledgeIndex): Answers {
  const states = u.subject !== "self" || OWN_VALUE.test(u.text) ? statesOf(u.labs, u.text, k).map((s) => s.state) : [];
  return states.length === 0 ? u.told.own : { ...u.told.own, conditions: [...new Set([...(u.told.own.conditions ?? []), ...states])] };
}

export function remember(u: Understanding, before: Memory, k: KnowledgeIndex): Memory {
  const keys = (conditions: boolean): string[] =>
    u.linked.filter((l) => (l.ref.kind === "condition") === conditions && l.ref.kind !== "goal" && !l.denied).map(keyOf);
  const named = keys(false);
  // The state that was asked about ("孕妇能吃…") goes with what was asked about.
  const told = keys(true);
  const entities =
    named.length > 0
      ? [...new Set([...named.slice(0, MOST_ENTITIES - 1), ...told])].slice(0, MOST_ENTITIES)
      : (before.entities ?? (told.length > 0 ? told.slice(0, MOST_ENTITIES) : undefined));
  const labs = named.length > 0 ? u.labs.map(({ biomarker, ...told }) => ({ ...told, biomarker: biomarker.id })) : (before.labs ?? []);
  const [intent] = u.intents;
  const dosed = u.linked.find((l) => l.dose !== undefined && !l.denied);
  const dose = dosed?.dose ? { of: keyOf(dosed), told: dosed.dose } : named.length > 0 ? undefined : before.dose;
  const question = u.linked.some((l) => l.given !== "" && l.ref.kind !== "condition") ? u.asked.slice(0, MOST_ASKED) : before.question;
  const person = joined(before.people?.[u.subject], withStates(u, k));
  const other = u.beside?.subject === undefined || u.beside.subject === u.subject ? undefined : u.beside;
  return {
    subject: u.subject,
    people: {
      ...before.people,
      ...(other?.subject && { [other.subject]: joined(before.people?.[other.subject], other.answers) }),
      ...(Object.keys(person).length > 0 && { [u.subject]: person }),
    },
    ...(entities && { entities }),
    ...(dose && { dose }),
    ...(labs.length > 0 && { labs }),
    ...((intent ?? before.intent) && { intent: intent ?? before.intent }),
    ...(question !== undefined && { question }),
    ...(before.articles && { articles: before.articles }),
    lang: u.lang,
  };
}

const MOST_ARTICLES = 8;
/** What was shown just now is remembered as well. */
export function shown(memory: Memory, articles: readonly string[]): Memory {
  if (articles.length === 0) return memory;
  return { ...memory, articles: [...new Set([...(memory.articles ?? []).filter((id) => !articles.includes(id)), ...articles])].slice(-MOST_ARTICLES) };
}
