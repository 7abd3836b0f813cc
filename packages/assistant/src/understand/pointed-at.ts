/** "那种盐", "the salt you mentioned", "this medicine": what was spoken of before, by its name. */
import type { Lang } from "@nutri/domain";
import type { KnowledgeIndex } from "@nutri/knowledge";
import type { Memory } from "../types.ts";
import type { Linked, Linker } from "./link.ts";
import { nameOfKey } from "./spoken-of.ts";

const NOUN_ZH = "盐|药(?![膳食店方师])|茶|油|奶粉|奶|糖|蛋白粉|粉|药片|片|胶囊|菜|水果|饮料|酒|补剂|补品|保健品|鱼|豆|果|肉|蛋|东西";
const SAID_ZH = "(?:刚才|刚刚|之前|前面|上面)(?:我|你)?(?:说|提|问|讲|聊)(?:过|到|起)?的?";
const ZH = new RegExp(`${SAID_ZH}(?:[那这](?:种|款|类|个|些)?)?(${NOUN_ZH})?|[那这](?:种|款)(${NOUN_ZH})|[那这]个?(药)(?![膳食店方师])`, "u");
const NOUN_EN =
  "salt|oil|tea|powder|milk|juice|sugar|sweetener|drink|fruit|vegetable|fish|cheese|bread|nuts?|beans?|medicine|medication|drug|tablets?|pills?|capsules?|drops|supplements?|vitamins?|herbs?|thing|stuff";
const EN = new RegExp(
  `\\b(?:(?:that|this|the same) (?:kind|sort|type|brand) of (${NOUN_EN})|the (${NOUN_EN}) (?:that )?(?:you|i|we) (?:just )?(?:mentioned|said|talked about|spoke of|asked about|told me about)(?: (?:before|earlier|just now))?|(?:that|this) (salt|oil|powder|medicine|medication|drug|tablet|pill|supplement)|(?:that|this) (one))\\b`,
  "iu",
);
const MEDICINE = /^(?:药|medicine|medication|drug|tablet|pill)/u;
/** Says nothing of what it is. */
const ANY = /^(?:片|胶囊|补剂|补品|保健品|东西|capsules?|drops|supplements?|vitamins?|thing|stuff|one)$/u;
const THINGS: ReadonlySet<string> = new Set(["nutrient", "form", "item", "group", "medicine", "class"]);
const isMedicine = (key: string): boolean => /^(?:medicine|class):/u.test(key);
const isThing = (key: string): boolean => !key.startsWith("condition:") && !key.startsWith("biomarker:") && !key.startsWith("goal:");

/** The latest of what was spoken of that the word fits. */
function meantBy(noun: string | undefined, lang: "zh" | "en", { entities = [], earlier = [] }: Memory, k: KnowledgeIndex): string | undefined {
  const keys = [...entities, ...earlier].filter(isThing);
  const word = noun?.toLowerCase().replace(/(?<=..)s$/u, "");
  const fits = (key: string): boolean =>
    word === undefined || ANY.test(word) || (MEDICINE.test(word) ? isMedicine(key) : nameOfKey(key, k)?.[lang].toLowerCase().includes(word) === true);
  const found = keys.find(fits);
  return found && nameOfKey(found, k)?.[lang];
}

/**
 * @param another whether the text speaks of somebody else than the one before: a medicine of theirs is asked about as theirs
 * @returns the text with the name in the place of what only points; as it is where nothing before it fits
 */
export function pointedAt(text: string, lang: Lang, memory: Memory, k: KnowledgeIndex, link: Linker, another: (text: string) => boolean): string {
  const short = lang === "zh-CN" ? "zh" : "en";
  const [pointer, ...nouns] = (short === "zh" ? ZH : EN).exec(text) ?? [];
  if (pointer === undefined) return text;
  const noun = nouns.find((n) => n !== undefined);
  const others: readonly Linked[] = link(text.replace(pointer, " ")).filter((l) => THINGS.has(l.ref.kind) && l.given !== "");
  // "The iron you spoke of" has its name; "that one", where a thing is named besides, may be anything.
  if ((noun === undefined || ANY.test(noun.toLowerCase())) && others.length > 0) return text;
  const isOfMedicine = MEDICINE.test(noun?.toLowerCase() ?? "");
  // Who told of a medicine of theirs means that one, whatever was spoken of since.
  if (isOfMedicine && !another(text) && (memory.people?.[memory.subject ?? "self"]?.medicines ?? []).length > 0) return text;
  const name = meantBy(noun, short, memory, k);
  return name === undefined ? text : text.replace(pointer, () => (short === "en" ? ` ${name} ` : name)).replaceAll(/ {2,}/gu, " ");
}
