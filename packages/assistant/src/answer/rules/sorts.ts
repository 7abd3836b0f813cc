/** A sort of medicine (降压药, antibiotics) whose members differ: which of them a finding is about. */
import { bySeverity, type Severity, type Taboo, type Text } from "@nutri/domain";
import { lowerFirst } from "@nutri/domain/english";
import type { KnowledgeIndex, Rule } from "@nutri/knowledge";
import { both, joinText, unique } from "../part.ts";

const MOST_NAMED = 5;
const MOST_RULES = 3;
/** A finding on nearly all members is one on the sort. */
const NEARLY_ALL = 0.8;
const HELPS: ReadonlySet<Taboo["action"]> = new Set(["supplement", "beneficial"]);

/** What one rule says of some members of a sort. */
export type OfSome = { readonly rule: Rule; readonly severity: Severity; readonly names: readonly Text[] };

/** The same thing as a medicine and as a supplement: "twice the same" says nothing of the sort. */
const isSame = (medicine: string, { item }: Taboo, k: KnowledgeIndex): boolean =>
  k.medicines
    .get(medicine)
    ?.name.en.replace(/ \(medicine\)$/u, "")
    .toLowerCase() === item.name.en.toLowerCase();

const isAbout = ({ subject }: Rule, medicine: string, k: KnowledgeIndex): boolean =>
  !subject.except.includes(medicine) && (subject.medicines.includes(medicine) || subject.classes.some((c) => k.classesOf(medicine).has(c)));

/** Rules on what a finding is about: by itself or by a group that it belongs to. */
function rulesOn({ item }: Taboo, { rules, items }: KnowledgeIndex): readonly Rule[] {
  const groups = items.get(item.id)?.groups ?? [];
  const found = [rules.byItem.get(item.id), rules.byNutrient.get(item.id), ...groups.map((g) => rules.byGroup.get(g))].flatMap((r) => r ?? []);
  return unique(
    found.filter((r) => !HELPS.has(r.action) && r.direction === "interaction" && !r.object.except.includes(item.id)),
    (r) => r.id,
  );
}

/** Rules on some members of the sort that a finding is about, gravest first; none when what is to be done is the same for nearly all of them. */
export function ofSome(t: Taboo, k: KnowledgeIndex): readonly OfSome[] {
  const sort = t.subject.kind === "medicine" && !HELPS.has(t.action) ? k.classes.get(t.subject.id) : undefined;
  const gravest = sort && k.rules.byId.get(t.rule);
  if (!gravest) return [];
  const members = [...k.membersOf(sort.id)].filter((m) => !isSame(m, t, k));
  const concerned = (rule: Rule): readonly string[] => members.filter((m) => isAbout(rule, m, k));
  const others = rulesOn(t, k).filter((r) => r.id !== gravest.id && r.severity !== "minor");
  const alike = new Set([gravest, ...others.filter((r) => r.action === gravest.action)].flatMap(concerned));
  if (alike.size >= members.length * NEARLY_ALL) return [];
  /** Whole sorts within it say more than a list of names. */
  const namesOf = (rule: Rule): readonly Text[] => {
    const within = rule.subject.classes
      .flatMap((c) => (c === sort.id ? [] : (k.classes.get(c) ?? [])))
      .filter((c) => [...k.membersOf(c.id)].every((m) => members.includes(m)));
    const by = within.length > 0 && rule.subject.medicines.length === 0 ? within : concerned(rule).flatMap((m) => k.medicines.get(m) ?? []);
    return by.map((x) => x.name);
  };
  // Of equally grave rules the one on more medicines is likelier theirs.
  return [gravest, ...others]
    .map((rule) => ({ rule, of: concerned(rule).length }))
    .filter(({ of }) => of > 0)
    .toSorted((a, b) => bySeverity(a.rule, b.rule) || b.of - a.of)
    .map(({ rule }) => ({ rule, severity: rule.severity, names: namesOf(rule) }));
}

/** All that is found of a sort is that one of it is the very thing. */
export function ofItself(t: Taboo, k: KnowledgeIndex): boolean {
  const sort = t.subject.kind === "medicine" ? k.classes.get(t.subject.id) : undefined;
  const rule = sort && k.rules.byId.get(t.rule);
  if (!rule) return false;
  const concerned = [...k.membersOf(sort.id)].filter((m) => isAbout(rule, m, k));
  return concerned.length > 0 && concerned.every((m) => isSame(m, t, k));
}

/** Worth taking with a few members of a sort only: with isoniazid, and not with antibiotics. */
export function ofFew(t: Taboo, k: KnowledgeIndex): boolean {
  const sort = t.subject.kind === "medicine" && HELPS.has(t.action) ? k.classes.get(t.subject.id) : undefined;
  const rule = sort && k.rules.byId.get(t.rule);
  if (!rule) return false;
  const members = [...k.membersOf(sort.id)];
  return members.filter((m) => isAbout(rule, m, k)).length < members.length * NEARLY_ALL;
}

export function shownNames(names: readonly Text[]): Text {
  const shown = joinText(names.slice(0, MOST_NAMED));
  return names.length > MOST_NAMED ? both(`${shown.zh}等`, `${shown.en} and others`) : shown;
}

/** The rules that are told one by one. */
export const toldOf = (of: readonly OfSome[]): readonly OfSome[] => of.slice(0, MOST_RULES);

const firstSaid = ({ zh, en }: Text): Text => both(zh.split("。")[0] ?? zh, en.split(/\.(?:\s|$)/u)[0] ?? en);
const WHICH = /哪(?:一?[种个类款]|些)|\bwhich\b/iu;
/** What decides is which one it is: that is asked. @param question where it asks which, those are named */
export function whichOne(t: Taboo, of: readonly OfSome[], question: string): Text {
  const alike = of.filter(({ rule }) => rule.action === of[0]?.rule.action);
  const names = shownNames(
    unique(
      alike.flatMap((x) => x.names),
      (n) => n.en,
    ),
  );
  // A small effect of some is no warning for all.
  if (of[0]?.rule.severity === "minor")
    return both(
      `影响很小，只见于${names.zh}：${of[0].rule.effect.zh}${of[0].rule.advice.zh}告诉我药名，我就能说准。`,
      `A small effect, and only with ${names.en}: ${lowerFirst(of[0].rule.effect.en)} ${of[0].rule.advice.en} Tell me its name and I can be exact.`,
    );
  if (WHICH.test(question)) {
    const told = of.slice(0, MOST_RULES).map(({ rule, names: those }) => ({ those: shownNames(those), rule }));
    return both(
      `和${t.item.name.zh}有影响的是：${told.map((x) => `${x.those.zh}（${firstSaid(x.rule.advice).zh}）`).join("；")}。没列到的${t.subject.name.zh}，核对过的资料里没有查到，不等于一定没有；换药由医生定。`,
      `${t.item.name.en} matters with ${told.map((x) => `${x.those.en} (${lowerFirst(firstSaid(x.rule.advice).en)})`).join("; ")}. Of other ${lowerFirst(t.subject.name.en)} our sources name nothing, which is not the same as none; a change of medicine is for your doctor.`,
    );
  }
  // Forbidden with some: until it is known, with all.
  const not = of[0]?.rule.action === "avoid" ? both("没弄清之前不要：", "Not until you know which: ") : both("", "");
  return both(
    `${not.zh}要看是哪一种${t.subject.name.zh}：${names.zh}与${t.item.name.zh}有影响，${of[0]?.rule.advice.zh ?? ""}告诉我药名，我就能说准；在那之前按有影响的来。`,
    `${not.en}${not.en === "" ? "It" : "it"} depends on which of the ${t.subject.name.en.toLowerCase()} it is: ${t.item.name.en.toLowerCase()} matters with ${names.en}. ${of[0]?.rule.advice.en ?? ""} Tell me its name and I can be exact; until then, act as if it were one of these.`,
  );
}
