import { type Lang, localise } from "@nutri/domain";
import type { KnowledgeIndex, SearchOption } from "@nutri/knowledge";
import type { Handler } from "../../handler.ts";

const MOST = 20;
type Option = { id: string; name: string; kind: "supplement" | "medicine"; matched: string };

/** Foods and drinks are not taken as supplements; forms of a nutrient are shown under their own name. */
function show({ nutrients, medicines, items, forms }: KnowledgeIndex, { entity: { kind, id }, matched }: SearchOption, lang: Lang): Option | undefined {
  if (kind === "medicine") {
    const medicine = medicines.get(id);
    return medicine && { id, name: localise(medicine.name, lang), kind: "medicine", matched };
  }
  const item = items.get(id);
  if (item?.kind === "food" || item?.kind === "alcohol") return undefined;
  const name = nutrients.get(id)?.name ?? item?.name ?? forms.get(id)?.form.name;
  return name && { id, name: localise(name, lang), kind: "supplement", matched };
}

/** Search while typing, best first: Chinese, English, brands, pinyin and its initials, one slip. */
export const reviewOptionsByName: Handler<"reviewOptionsByName"> = ({ context: { knowledge }, body, lang }) => {
  const found = knowledge.names.search(body.name, ["nutrient", "item", "medicine", "form"], MOST * 2);
  const options = found.flatMap((f) => show(knowledge, f, lang) ?? []);
  return Promise.resolve({ options: options.slice(0, MOST) });
};
