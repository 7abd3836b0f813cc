/** A thing is also called what the person called it: "左甲状腺素（优甲乐）", "Coenzyme Q10 (CoQ10)". */
import type { KnowledgeIndex } from "@nutri/knowledge";
import type { Linked } from "../understand/link.ts";
import { typed } from "../text/typed.ts";

const KINDS = ["item", "medicine", "nutrient", "form"] as const;
const MOST = 3;

/** "维生素 D" and "维生素D" are one name. */
const bare = (s: string): string => s.replaceAll(/\s+/gu, "").toLowerCase();

function recordName(l: Linked, k: KnowledgeIndex, lang: "zh" | "en"): string | undefined {
  const { kind, id } = l.ref;
  const record = kind === "item" ? k.items.get(id) : kind === "medicine" ? k.medicines.get(id) : kind === "nutrient" ? k.nutrients.get(id) : undefined;
  return record?.name[lang];
}

/** "Breakfast" is no other name of food. */
const ANY_FOOD = "food";
/** A slip of the pen is not repeated. */
const isName = (l: Linked, k: KnowledgeIndex): boolean =>
  l.given !== "" && l.ref.id !== ANY_FOOD && k.names.recogniseWhole(l.given, [...KINDS])?.how === "exact";

/** What is done with a thing ("eating", 喝酒), a part of its name ("vitamins") or a narrower thing ("canned tuna") is no other name of it. */
const isSaid = (called: string, name: string): boolean =>
  /^[吃喝]|ing$/u.test(called) || bare(name).includes(bare(called).replace(/s$/u, "")) || bare(called).includes(bare(name));

/** Of letters a whole word, and no kind of it: neither "shellfish" nor "bigeye tuna" is what was called something else. */
const KIND_BEFORE = /(?:[a-z]|\b(?:bigeye|bluefin|albacore|white|light|raw|smoked|fresh|dried|powdered|skimmed?|whole|low-fat|non-fat) )$/iu;
/** 咖啡因 is no coffee. */
const LONGER = /^(?:啡因|茶碱|蛋白(?:粉|质)|糖(?:尿|醇))/u;
const KIND_BEFORE_ZH = /(?:大眼|蓝鳍|长鳍|生|熏|干|脱脂|低脂)$/u;
function placeOf(said: string, name: string, lang: "zh" | "en"): number {
  const kind = lang === "zh" ? KIND_BEFORE_ZH : KIND_BEFORE;
  const low = said.toLowerCase();
  const stands = (at: number): boolean => !kind.test(said.slice(0, at)) && !LONGER.test(said.slice(at + name.length - 1));
  for (let at = low.indexOf(name.toLowerCase()); at >= 0; at = low.indexOf(name.toLowerCase(), at + 1)) if (stands(at)) return at;
  return -1;
}

/** @param asked as typed; the first place where the record's name stands gets the name that was used. */
export function asCalled(text: string, linked: readonly Linked[], asked: string, k: KnowledgeIndex, lang: "zh" | "en"): string {
  return linked.slice(0, MOST).reduce((said, l) => {
    const name = recordName(l, k, lang);
    const called = name === undefined || !isName(l, k) ? undefined : typed(l.given, asked);
    if (name === undefined || called === undefined || isSaid(called, name) || bare(said).includes(bare(called))) return said;
    const at = placeOf(said, name, lang);
    if (at < 0) return said;
    const end = at + name.length;
    return `${said.slice(0, end)}${lang === "zh" ? `（${called}）` : ` (${called})`}${said.slice(end)}`;
  }, text);
}
