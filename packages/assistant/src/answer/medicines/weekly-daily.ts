/** A medicine that is for once a week, told to be taken every day: seven times the dose, said before anything else. */
import type { Medicine } from "@nutri/knowledge";
import { escape } from "../../text/escape.ts";
import { nameOf } from "../names.ts";
import { both, type Context, type Part } from "../part.ts";

const MED = "Ⓜ";
const DAILY_ZH = "(?:每天|天天|每日|日日|一天一[片粒颗针次])";
const WEEKLY_ZH = "(?:每|一)个?(?:周|星期|礼拜)(?:才|只|就|该|要|吃|打|服|用){0,3}[一1](?:片|次|粒|颗|针)|周制剂";
/** What follows when the medicine itself is meant: no other thing is named as taken daily. */
const ENDS = "(?=[了着的成]|[一半1][片粒颗针]|[，,。;；?？!！、\\s（(]|$)";
const TAKES = "[^，,。;；?？Ⓜ]{0,4}?(?:吃|服用?|打|用|注射)(?:的是|的|了|着|过)?(?:[一半1][片粒颗针])?(?:的)?";
const DAILY_EN = "(?:every (?:single )?(?:day|morning|night|evening)|each (?:day|morning)|once a day|daily)";
const WEEKLY_EN = "(?:once[- ](?:a[- ])?week(?:ly)?|weekly|one a week|per week)";
/** No second thing in between. */
const ALONE = "(?:(?!\\b(?:and|but|plus|with|while)\\b)[^.?!;])";
/** The medicine daily, whatever else is told of it. */
const DAILY: readonly RegExp[] = [
  new RegExp(`${DAILY_ZH}${TAKES}${MED}`, "u"),
  new RegExp(`${MED}[^。;；?？]{0,20}?(?:每天|天天|每日|日日)(?:都|在|就|也|给)?(?:吃|服用?|打|用|注射)?${ENDS}`, "u"),
  new RegExp(`\\b(?:tak\\w+|took|had|has|having|inject\\w*|us(?:es|ed|ing))\\b[^.?!;,]{0,24}${MED}${ALONE}{0,40}?\\b${DAILY_EN}\\b`, "iu"),
];
const WEEKLY = new RegExp(`${WEEKLY_ZH}|\\b${WEEKLY_EN}\\b`, "iu");
/** Weekly is said of the medicine itself, and not of another beside it. */
const OF_IT: readonly RegExp[] = [
  new RegExp(
    `${MED}[^。;；?？，,]{0,10}(?:[（(]|[，,](?=是|就是|本来|说明|盒|应该|医生|它|药))?[^。;；?？，,]{0,8}(?:${WEEKLY_ZH})(?=[的那规剂装）)，,。！？?\\s]|$)`,
    "u",
  ),
  new RegExp(`(?:${WEEKLY_ZH})(?:[一1]?[片粒针次]?的|那种|装|剂型)[^，,。;；?？]{0,4}${MED}`, "u"),
  new RegExp(`${MED}${ALONE}{0,24}?\\b${WEEKLY_EN}\\b|\\b${WEEKLY_EN}\\b[^.?!;,]{0,16}${MED}`, "iu"),
];
/** Asked how often, nobody has taken it so; and weekly that was changed to daily by a doctor is no slip. */
const ASKED =
  /还是(?:每|一)|几次|多久|多长时间|该不该|要不要|能不能|可不可以|可以每天|能每天|是不是(?:要|该)?每天|每天[^，,。;；]{0,8}[吗么][?？]?$|\b(?:or|can i|should i|do i|is it|could i|may i)\b[^.?!]{0,40}\b(?:daily|every day|weekly)\b|改成|改为|switched|changed/iu;
const STRENGTH = "\\s?(?:mg|毫克)";

/** The clauses with the medicine's own name taken out, so that the words around it can be read. */
const marked = (text: string, given: string): string => text.replace(new RegExp([...given].map(escape).join("\\s?"), "giu"), MED);

const isDailyOf = (text: string, medicine: Medicine): boolean => {
  if (!DAILY.some((d) => d.test(text))) return false;
  if (WEEKLY.test(text)) return OF_IT.some((w) => w.test(text));
  const { weekly } = medicine;
  if (!weekly) return false;
  return weekly.strengths.length === 0 || weekly.strengths.some((mg) => new RegExp(`(?<![\\d.])${mg}${STRENGTH}`, "iu").test(text));
};

const SOURCES = [{ source: "ncpc-double-dosing", locator: "The Bottom Line; The Full Story" }];

/** What was told comes first: the other questions are answered under it. */
export function weeklyFirst(c: Context, parts: readonly Part[]): Part[] {
  const { k, u } = c;
  if (!/天|日|dai?ly|day|morning|night/iu.test(u.asked) || ASKED.test(u.asked)) return [...parts];
  const told = [...u.medicines, ...(u.story?.mentioned ?? []).filter((l) => l.ref.kind === "medicine")];
  const found = told.find((l) => {
    const medicine = k.medicines.get(l.ref.id);
    return medicine !== undefined && l.given !== "" && isDailyOf(marked(u.asked, l.given), medicine);
  });
  const medicine = found && k.medicines.get(found.ref.id);
  if (!found || !medicine) return [...parts];
  const name = nameOf(k, found);
  const part: Part = {
    id: "weekly_daily",
    lead: both(
      `先停下来，今天就打电话问医生或药师：${name.zh}每周只用一次的那种，天天用就是七倍的量。先看药盒上写的是每天还是每周，记下一份多少毫克、用了几天。`,
      `Stop it for now and call a doctor or pharmacist today: of ${name.en} for once a week, one every day is seven times the dose. Check whether the box says daily or weekly, and note the milligrams and for how many days it was taken.`,
    ),
    ...(medicine.weekly && { body: [medicine.weekly.text] }),
    sources: k.sources(medicine.weekly?.sources ?? SOURCES),
    refer: true,
  };
  return [part, ...parts.map((p, i) => (i === 0 && p.title === undefined ? { ...p, title: both("其他几问", "The rest of your question") } : p))];
}
