/** A tablet asked about by how many: "叶酸片0.4mg一片,最多几片" is asked of the nutrient in it. */
import { parseDose } from "@nutri/domain/dose";
import type { EntityRef, KnowledgeIndex } from "@nutri/knowledge";
import type { Linked } from "./link.ts";

const UNITS_ZH = "片|粒|颗|丸|袋|包|支|滴|勺";
const UNITS_EN = "tablets?|tabs?|capsules?|caps|pills?|soft ?gels?|gumm(?:y|ies)|drops?|scoops?|sachets?";
const HOW_MANY = new RegExp(`(?:几|多少)\\s?(${UNITS_ZH})|\\b(?:how many|number of) (?:of (?:these|those|the|my) )?(?:[\\w.,-]+ ){0,6}?(${UNITS_EN})\\b`, "iu");
/** "One capsule holds 300 mg. How many do I need?": what is counted was named before, and no other measure is asked for. */
const HOW_MANY_OF_THEM =
  /\bhow many(?: of (?:them|those|these))?(?:\s?[?？.!]|$| (?:a day|per day|daily|is that|are that|would that be)\b| (?:do|should|would|must|can|could|may|to|would|for) )/iu;
/** "So one softgel, right?", "那一粒就够了吧": whether so many do. */
const SO_MANY = new RegExp(
  `\\bso (?:just |only )?(?:one|1|two|2|three|3) (${UNITS_EN})\\b[^.?!]{0,16}\\?|(?:那|所以)?(?:吃)?[一1两2三3](${UNITS_ZH})(?:就)?(?:够|行|可以)(?:了)?(?:吧|吗|么)`,
  "iu",
);
const PIECE = new RegExp(`\\b(${UNITS_EN})\\b`, "iu");
const ONE_EN: Readonly<Record<string, string>> = { gummies: "gummy", tabs: "tablet", caps: "capsule", "soft gels": "softgel" };

export type Unit = { readonly zh: string; readonly en: string };
/** Which kind of piece is counted; nothing where no number of pieces is asked for. */
export function piecesAsked(text: string): Unit | undefined {
  const m = HOW_MANY.exec(text);
  const so = m === null ? SO_MANY.exec(text) : null;
  if (so) return { zh: so[2] ?? "粒", en: so[1] === undefined ? "tablet" : (ONE_EN[so[1].toLowerCase()] ?? so[1].toLowerCase().replace(/s$/u, "")) };
  const named = m === null && HOW_MANY_OF_THEM.test(text) ? PIECE.exec(text)?.[1] : m?.[2];
  if (!m && named === undefined) return undefined;
  const said = named?.toLowerCase();
  return { zh: m?.[1] ?? "片", en: said === undefined ? "tablet" : (ONE_EN[said] ?? said.replace(/s$/u, "")) };
}

const AMOUNT = /(?<!\d|\d[.,])\d[\d,]*(?:\.\d+)?\s?(?:万|千|k)?\s?(?:iu|国际单位|单位|mcg|µg|μg|ug|微克|mg|毫克|g|克)(?![a-z])/giu;
/** What one piece holds: the only amount that was told, however many of them are taken. */
export function strengthTold(text: string): { readonly value: number; readonly unit: string } | undefined {
  const [one, ...others] = text.match(AMOUNT) ?? [];
  return one === undefined || others.length > 0 ? undefined : parseDose(one.replace(/(?<=\d\s?)单位/u, "IU")).amount;
}

const AMOUNT_ASKED = /多少|几[片粒颗丸]|上限|最多|过量|太多|\bhow (?:much|many)\b|\btoo much\b|\blimit\b|\bmax(?:imum)?\b/iu;
/** A medicine that is one nutrient and nothing else, asked about by its amount, is that nutrient. */
export function plainNutrients(linked: readonly Linked[], text: string, k: KnowledgeIndex): readonly Linked[] {
  const taken = linked.filter((l) => !l.denied && /^(?:medicine|class|nutrient|form|item|group)$/u.test(l.ref.kind));
  const [only] = taken;
  // "Methotrexate and folic acid 5 mg": beside a medicine the other is asked about as what it is.
  const plainOnes = taken.filter((l) => l.ref.kind === "medicine" && nutrientIn(l.ref.id, k) !== undefined);
  const others = taken.filter((l) => /^(?:medicine|class)$/u.test(l.ref.kind) && !plainOnes.includes(l));
  if (plainOnes.length === 1 && others.length > 0)
    return linked.map((l) => (l === plainOnes[0] ? { ...l, ref: nutrientIn(l.ref.id, k) ?? l.ref, also: [] } : l));
  if (taken.length !== 1 || only?.ref.kind !== "medicine" || !AMOUNT_ASKED.test(text)) return linked;
  const plain = nutrientIn(only.ref.id, k);
  return plain ? linked.map((l) => (l === only ? { ...l, ref: plain, also: [] } : l)) : linked;
}
function nutrientIn(medicine: string, k: KnowledgeIndex): EntityRef | undefined {
  const name = /^(.+) \(medicine\)$/u.exec(k.medicines.get(medicine)?.name.en ?? "")?.[1];
  const found = name === undefined ? null : k.names.recogniseWhole(name, ["nutrient", "form"]);
  return found?.how === "exact" ? found.entities[0] : undefined;
}
