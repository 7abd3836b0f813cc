/** What was spoken of before, named again where a text leaves it out: "my toddler just swallowed a handful of mine", after iron tablets. */
import type { Lang, Text } from "@nutri/domain";
import type { KnowledgeIndex } from "@nutri/knowledge";
import type { Memory } from "../types.ts";
import type { Linker } from "./link.ts";

const NAMED = /^(item|nutrient|form|medicine|class|group):([a-z0-9_]+)/u;
const SWALLOWABLE = /^(?:item|nutrient|form|medicine):/u;
const MOST = 2;
const OWN_NAME: ReadonlySet<string> = new Set(["item", "nutrient", "form", "group", "medicine", "class"]);

/** What is remembered as `kind:id`, by its name. */
export function nameOfKey(key: string, k: KnowledgeIndex): Text | undefined {
  const [, kind, id = ""] = NAMED.exec(key) ?? [];
  if (kind === "nutrient") return k.nutrients.get(id)?.name;
  if (kind === "medicine") return k.medicines.get(id)?.name;
  if (kind === "class") return k.classes.get(id)?.name;
  if (kind === "group") return k.groups.get(id)?.name;
  return kind === "item" ? k.items.get(id)?.name : k.forms.get(id)?.form.name;
}

/** The text with what it goes on about before it; `undefined` where nothing was spoken of, or it names something itself. */
export function withSpokenOf(text: string, lang: Lang, memory: Memory, k: KnowledgeIndex, link: Linker): string | undefined {
  // A medicine that was told explains nothing away; it may be what was swallowed.
  const keys = (memory.entities ?? []).filter((key) => !key.startsWith("medicine:") || pointsAtSwallowed(text));
  // "My 2 year old swallowed five of them": the tablets that were told, whatever was spoken of since.
  const told = memory.told && pointsAtSwallowed(text) ? link(memory.told.text).filter((l) => OWN_NAME.has(l.ref.kind) && !l.denied) : [];
  const names = [...told.map(({ ref }) => `${ref.kind}:${ref.id}`), ...keys]
    .flatMap((key) => (SWALLOWABLE.test(key) ? (nameOfKey(key, k) ?? []) : []))
    .slice(0, MOST);
  if (names.length === 0 || link(text).some((l) => OWN_NAME.has(l.ref.kind))) return undefined;
  return lang === "zh-CN" ? `我吃了${names.map((n) => n.zh).join("和")}。${text}` : `I had ${names.map((n) => n.en).join(" and ")}. ${text}`;
}

/** Something was swallowed, or is gone, that is only pointed at. */
const SWALLOWED =
  /\b(?:swallowed|ate|eaten|took|taken|got into|chewed|gulped|had)\b[^.?!]{0,40}\b(?:mine|them|those|it)\b|[吃吞咽灌](?:了|下|掉)[^，。？?]{0,12}(?:我的|它|那个)|[把将](?:我的|它|那)[^，。？?]{0,8}[吃吞]|\b(?:tablets?|pills?|capsules?|gummies)\b[^.?!]{0,16}\b(?:gone|missing|left)\b|\b(?:with|got|has|had|opened|emptied)\b[^.?!]{0,12}\b(?:the|my) (?:bottle|pack|box|jar)\b|(?:少|缺)了[^，。？?]{0,4}[片粒颗]|[片粒颗][^，。？?]{0,3}不见了|(?:拿|抱|打开|翻)[^，。？?]{0,4}(?:瓶|药盒|盒子)/iu;
export const pointsAtSwallowed = (text: string): boolean => SWALLOWED.test(text);
