/** "My prenatal has no iodine in it": a product told for what it lacks is not asked about. */
import type { KnowledgeIndex } from "@nutri/knowledge";
import type { Linked } from "./link.ts";

const NO_EN =
  "(?:has|have|had|having|got|contains?|with|includes?|there(?:['’]s| is)|holds?) (?:no|not any|zero|0)|without(?: any)?|lacks?|lacking|does(?:n['’]t| not) (?:have|contain|include|hold)(?: any)?|is(?:n['’]t| not)(?: any)?";
const NO_ZH = "(?:没有?|不含|无|缺|没放|没加)(?:有|加)?";
const CHEAP = /\b(?:no|not|zero|0|without|lack\w*|n['’]t)\b|n['’]t\b|没|不含|无|缺/iu;

const lacks = (text: string, zh: string, en: string): boolean =>
  new RegExp(`${NO_ZH}${zh}(?!盐)`, "u").test(text) || new RegExp(`\\b(?:${NO_EN}) ${en}\\b`, "iu").test(text);

/** The things asked about, without a product that holds many nutrients and was told to hold none of one of them. */
export function withoutLacking(eaten: readonly Linked[], text: string, k: KnowledgeIndex): Linked[] {
  if (eaten.length < 2 || !CHEAP.test(text)) return [...eaten];
  const isTold = ({ ref }: Linked): boolean => {
    const held = ref.kind === "item" ? (k.items.get(ref.id)?.nutrients ?? []) : [];
    return (
      held.length > 1 &&
      held.some(({ nutrient }) => {
        const name = k.nutrients.get(nutrient)?.name;
        return name !== undefined && lacks(text, name.zh, name.en.toLowerCase());
      })
    );
  };
  const asked = eaten.filter((l) => !isTold(l));
  return asked.length > 0 ? asked : [...eaten];
}
