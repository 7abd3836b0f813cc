import { type Lang, localise, type Text, text } from "@nutri/domain";
import type { KnowledgeIndex } from "@nutri/knowledge";
import type { Handler } from "../../handler.ts";

/** How many of a group are offered at once; the rest is found by searching. */
const MOST = 24;

type Entry = { id: string; name: Text; kind: "supplement" | "medicine" };
type Group = { id: string; name: Text; entries: Entry[] };
type Named = { id: string; name: Text };

const entry =
  (kind: Entry["kind"]) =>
  ({ id, name }: Named): Entry => ({ id, name, kind });

/** Those about which most is known to watch for come first: they are the ones worth naming. */
function ranked<T extends Named>(all: readonly T[], rules: (id: string) => number): T[] {
  return all
    .filter((r) => rules(r.id) > 0)
    .toSorted((a, b) => rules(b.id) - rules(a.id) || (a.id < b.id ? -1 : 1))
    .slice(0, MOST);
}

function groupsOf(knowledge: KnowledgeIndex): Group[] {
  const { records, rules } = knowledge;
  const nutrients = records.nutrients.filter((n) => n.supplementable);
  const ofGroup = (...groups: string[]): Entry[] => nutrients.filter((n) => groups.includes(n.group)).map(entry("supplement"));
  const items = (kind: string): Entry[] =>
    ranked(
      records.items.filter((i) => i.kind === kind),
      (id) => rules.byItem.get(id)?.length ?? 0,
    ).map(entry("supplement"));
  const medicineRules = (id: string): number =>
    [id, ...knowledge.classesOf(id)].reduce((n, x) => n + (rules.byMedicine.get(x)?.length ?? 0) + (rules.byClass.get(x)?.length ?? 0), 0);
  return [
    { id: "vitamins", name: text("维生素", "Vitamins"), entries: ofGroup("vitamin") },
    { id: "minerals", name: text("矿物质", "Minerals"), entries: ofGroup("mineral") },
    { id: "other_nutrients", name: text("其他营养素", "Other nutrients"), entries: ofGroup("fatty_acid", "macronutrient", "other") },
    { id: "supplements", name: text("其他补充剂", "Other supplements"), entries: items("supplement") },
    { id: "herbs", name: text("草药", "Herbs"), entries: items("herb") },
    { id: "medicines", name: text("药物", "Medicines"), entries: ranked(records.medicines, medicineRules).map(entry("medicine")) },
  ];
}

const known = new WeakMap<KnowledgeIndex, Group[]>();
const remembered = (knowledge: KnowledgeIndex): Group[] => known.get(knowledge) ?? (known.set(knowledge, groupsOf(knowledge)).get(knowledge) as Group[]);

const show = (groups: readonly Group[], lang: Lang) =>
  groups.filter((g) => g.entries.length > 0).map(({ entries, ...g }) => ({ ...localise(g, lang), options: localise(entries, lang) }));

/** What to choose from before anything is typed. */
export const reviewOptions: Handler<"reviewOptions"> = ({ context, lang }) => Promise.resolve({ groups: show(remembered(context.knowledge), lang) });
