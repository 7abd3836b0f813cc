/** Where an article leads, its title is left out: an answer that names nothing of what was asked says first what it is on. */
import { lowerFirst } from "@nutri/domain/english";
import type { KnowledgeIndex } from "@nutri/knowledge";
import { questionsIn } from "../retrieve/near.ts";
import { isEaten, namesFood } from "../retrieve/keys.ts";
import { typed } from "../text/typed.ts";
import type { Linked } from "../understand/link.ts";
import type { Context, Part } from "./part.ts";

type Named = { readonly name: { readonly zh: string; readonly en: string }; readonly aliases: readonly string[]; readonly brands?: readonly string[] };
const recordOf = (k: KnowledgeIndex, { ref: { kind, id } }: Linked): Named | undefined =>
  kind === "nutrient" ? k.nutrients.get(id) : kind === "item" ? k.items.get(id) : kind === "medicine" ? k.medicines.get(id) : undefined;

/** "Chinese figures": a capital that stays. */
const PROPER = /^(?:Chin|Asia|Europ|Americ|British|English|Japan|Korea|India|Africa|Mediterr)/u;
const within = (sentence: string): string => (PROPER.test(sentence) ? sentence : lowerFirst(sentence));
const HAN = /\p{Script=Han}/u;
const bare = (s: string): string => s.toLowerCase().replaceAll(/[\s-]+/gu, "");

/** The one thing that is asked about, where the article is on it: with a second one beside it a name would answer for the wrong one. */
function askedOf({ k, u }: Context, article: string): Linked[] {
  const about = k.articles.get(article)?.about;
  const ids = new Set(about ? [...about.nutrients, ...about.items, ...about.medicines] : []);
  const all = u.linked.filter((l) => !l.denied && !namesFood(l) && (isEaten(l) || l.ref.kind === "medicine"));
  return all.length === 1 ? all.filter((l) => ids.has(l.ref.id)) : [];
}

/** What is eaten goes by the name that was typed: pork is no "red meat", nor pasta "wheat". A brand is told beside its medicine's name. */
function nameOf({ u: { asked, lang } }: Context, l: Linked, { name }: Named): Named["name"] {
  const given = l.ref.kind === "item" ? typed(l.given, asked) : undefined;
  if (given === undefined || HAN.test(given) !== (lang === "zh-CN")) return name;
  return lang === "zh-CN" ? { ...name, zh: given } : { ...name, en: given.charAt(0).toUpperCase() + given.slice(1) };
}

export function namingFirst(c: Context, parts: readonly Part[]): readonly Part[] {
  const [first, ...rest] = parts;
  if (!first?.lead || first.article === undefined || c.u.labs.length > 0 || questionsIn(c.u.asked).length > 1) return parts;
  const [l] = askedOf(c, first.article);
  const record = l && recordOf(c.k, l);
  if (!record) return parts;
  const said = bare([first.lead, ...(first.body ?? [])].map((t) => t.zh + t.en).join(" "));
  const names = [l.given, record.name.zh, record.name.en, ...record.aliases, ...(record.brands ?? [])];
  if (names.some((name) => said.includes(bare(name)))) return parts;
  const { zh, en } = nameOf(c, l, record);
  return [{ ...first, lead: { zh: `${zh}：${first.lead.zh}`, en: `${en}: ${within(first.lead.en)}` } }, ...rest];
}
