/** "NRV 700%", "250% DV": the share of a day's reference that a label prints, as the amount it stands for. */
import { DAILY_VALUES } from "@nutri/domain/daily-values";
import type { KnowledgeIndex } from "@nutri/knowledge";
import { EATEN, type Linked } from "./link.ts";
import { nutrientOf } from "./nutrient-of.ts";

const NAMES = "(?:nrvs?|dvs?|ris?|rdas?|rnis?|daily (?:value|amount|intake|need|requirement|dose)s?|营养素参考值|每日所需(?:量)?|每日参考值|一天所需)";
const PERCENT = "(\\d{2,6}(?:\\.\\d)?)\\s?[%％]";
/** The share after its name, or before it. */
const SHARE = new RegExp(
  `${NAMES}\\s?[%％]?\\s?(?:是|为|写着|有|达|占|到|了|of|is|says|at|[:：=(（])*\\s?${PERCENT}|${PERCENT}\\s?(?:的|of (?:the |your |my |its |a )?(?:recommended |us |eu |adult )?)?\\s?${NAMES}`,
  "iu",
);
const NAME = new RegExp(NAMES, "iu");
/** Food is weighed by these, not tablets: their share is told of a packet or of 100 g. */
const OF_FOOD: ReadonlySet<string> = new Set(["sodium", "protein", "total_fat", "saturated_fat", "carbohydrate", "fibre", "added_sugar"]);

/** The columns of the table: whose share it is. */
const columnOf = (name: string, text: string): number => {
  if (/^(?:dv|rda|daily)/iu.test(name)) return /\b(?:uk|british|europe\w*|eu)\b/iu.test(text) ? 2 : 1;
  if (/^(?:nrv|ri)/iu.test(name) && !/\p{Script=Han}/u.test(text)) return 2;
  return 0;
};

/** What of one nutrient a label's share is, where no amount of it was told. */
export function withShare(linked: readonly Linked[], text: string, k: KnowledgeIndex): Linked[] {
  const found = SHARE.exec(text);
  const percent = Number(found?.[1] ?? found?.[2]);
  const name = NAME.exec(found?.[0] ?? "")?.[0];
  const told = linked.filter((l) => EATEN.has(l.ref.kind) && !l.denied && nutrientOf(l.ref, k) !== undefined);
  const ids = [...new Set(told.flatMap((l) => nutrientOf(l.ref, k) ?? []))];
  const [id, ...others] = ids;
  const row = id === undefined || OF_FOOD.has(id) ? undefined : DAILY_VALUES[id];
  const of = name === undefined ? undefined : row?.of[columnOf(name, text)];
  if (!row || of === undefined || others.length > 0 || told.some((l) => l.dose) || !(percent > 0)) return [...linked];
  const dose = { value: Math.round(percent * of) / 100, unit: row.unit, share: { percent, of } };
  const [first] = told;
  return linked.map((l) => (l === first ? { ...l, dose } : l));
}
