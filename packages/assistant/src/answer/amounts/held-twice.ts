/** Two products that hold the same nutrient, and whether that is too much: yes, it is taken twice, and one of them is enough. */
import { both, type Context, inside, joinText, listText, once, type Speaker, unique } from "../part.ts";
import type { Linked } from "../../understand/link.ts";
import { nutrientOf } from "../../understand/understand.ts";
import { nameOf } from "../names.ts";
import { pairs } from "../rules/pairs.ts";

const TOO_MUCH =
  /(?:多|过)了|太多|过量|超量|超标|重复|叠加|双份|\b(?:too much|overlap\w*|doubl\w+|twice|over ?do\w*|overdos\w+|more than (?:enough|needed))\b/iu;
const TAKEN: ReadonlySet<string | undefined> = new Set(["supplement", "nutrient"]);

/** Undefined where a dose was told, which is weighed by itself, or a medicine is in it. */
export const heldTwice: Speaker = once((c: Context) => {
  const { u, k } = c;
  if (u.eaten.length < 2 || u.medicines.length > 0 || u.eaten.some((l) => l.dose !== undefined) || !TOO_MUCH.test(u.question)) return undefined;
  const products = u.eaten.filter((l) => l.ref.kind === "item" && TAKEN.has(k.items.get(l.ref.id)?.kind));
  // "Too much vitamin A" names what two products hold, "zinc tablets" one that is taken.
  // Nor is selenium, told with "selenium tablets", another thing that is taken.
  const isNamed = (l: Linked): boolean => l.given !== "" && products.some((p) => p !== l && p.given.includes(l.given));
  const taken = products.length > 1 ? products : u.eaten.filter((l) => products.includes(l) || (nutrientOf(l.ref, k) !== undefined && !isNamed(l)));
  const held = taken.map(
    (l) => new Set([...(k.items.get(l.ref.id)?.nutrients ?? []).map((n) => n.nutrient), ...[nutrientOf(l.ref, k)].flatMap((id) => id ?? [])]),
  );
  const shared = [...new Set(held.flatMap((ids) => [...ids]))].filter((id) => held.filter((ids) => ids.has(id)).length > 1);
  const isMeant = (l: Linked): boolean => taken.includes(l) || shared.includes(nutrientOf(l.ref, k) ?? "");
  if (products.length === 0 || taken.length < 2 || shared.length === 0 || !u.eaten.every(isMeant)) return undefined;
  const names = listText(taken.map((l) => inside(nameOf(k, l))));
  const what = joinText(shared.flatMap((id) => k.nutrients.get(id)?.name ?? []));
  const rules = pairs(c);
  const isRuled = (rules?.findings ?? []).length > 0;
  return {
    id: "held_twice",
    lead: both(
      `会重复：${names.zh}都含${what.zh}，一起吃就是吃了双份，容易过量，一般只留一样。真要两样都吃，先把两张标签上的量加起来，不超过上限，问过医生或药师。`,
      `Yes, that is twice the same: ${names.en} both hold ${what.en}, so keep to one of them. If both are wanted add up the two labels first, stay below the upper limit, and ask a doctor or pharmacist.`,
    ),
    body: isRuled ? (rules?.body ?? []) : [],
    sources: unique(
      [...taken.flatMap((l) => k.sources(k.items.get(l.ref.id)?.sources.slice(0, 1) ?? [])), ...(isRuled ? (rules?.sources ?? []) : [])],
      (s) => s.id,
    ),
    findings: [...taken.map((l) => ({ kind: "name" as const, of: "item" as const, id: l.ref.id })), ...(isRuled ? (rules?.findings ?? []) : [])],
    refer: true,
  };
});
