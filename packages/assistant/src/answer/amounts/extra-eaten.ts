/** "She had two vitamin C gummies today instead of one, 60 mg each": what was had in all, held against the most for that age. */
import type { AmountUnit } from "@nutri/domain";
import { strengthTold } from "../../understand/tablets.ts";
import { inNutrientUnit } from "./addends.ts";
import { ceilingsFor } from "./bands.ts";
import { asked, cite } from "../each.ts";
import { amount, nutrientAmount } from "./figures.ts";
import { SCOPE_NAMES } from "./needs.ts";
import { both, type Context, inside, once, type Speaker, unique } from "../part.ts";

/** One more than was meant was had. */
const EXTRA =
  /多[吃喂嚼服](?:了)?[一1]|多滴了一|本来(?:只|就|该)?[吃喂]?[一1]|[吃喂服]了?(?:两|2)[次遍]|[吃喂]重了|偷吃了?|\ban extra\b|\b(?:sneak|snuck|stole|grabb|swip)\w*\b[^.?!]{0,20}\b(?:second|another|extra)\b|\b(?:two|three|2|3)\b[^.?!]{0,40}\binstead of (?:one|two|1|2)\b|\btwice (?:today|this morning|by mistake|by accident)\b|\bby mistake\b[^.?!]{0,24}\btwice\b|\b(?:two|double) doses?\b/iu;
/** How many in all: said of today, or of what stands in the place of one. */
const HOW_MANY: readonly (readonly [RegExp, number])[] = [
  [/\b(?:three|3)\b(?! ?(?:1\/2|and a half)?[ -]?(?:years?|yrs?|months?|y\/?o|mg|mcg|iu|of my)\b)|(?:三|3)[颗粒片滴次](?!岁)/iu, 3],
  [
    /\b(?:two|2|twice|double|second|another|extra)\b(?! ?(?:1\/2|and a half)?[ -]?(?:years?|yrs?|months?|y\/?o|mg|mcg|iu)\b)|(?:两|2)[颗粒片滴次遍]|多[吃喂]/iu,
    2,
  ],
];
const WITH_IRON = /含铁|加铁|补铁|\biron\b|\bferrous\b|prenatal|孕妇|成人|大人的|\badult\b|\bmy (?:own )?vitamins?\b/iu;
const NO_IRON = /不含铁|没有?铁|无铁|\b(?:no|without|not any|isn'?t any|doesn'?t (?:have|contain)|free of) (?:any )?iron\b|\biron[- ]free\b/giu;
const UNWELL = /吐|拉肚子|腹泻|昏|困|没精神|难受|疼|发烧|\b(?:vomit|throw|sick|diarrh|sleepy|drows|pain|ache|rash|unwell|fever)\w*/iu;
const IRON = "iron";

export const extraEaten: Speaker = once((c: Context) => {
  const { u } = c;
  const told = u.asked.replace(NO_IRON, " ");
  if (!EXTRA.test(told) || WITH_IRON.test(told) || UNWELL.test(told) || u.medicines.length > 0 || u.labs.length > 0) return undefined;
  const named = asked(c).filter((n) => n.id !== IRON);
  const [n] = named;
  const one = strengthTold(u.asked);
  const many = HOW_MANY.find(([said]) => said.test(told))?.[1];
  if (!n || named.length > 1 || !one || many === undefined) return undefined;
  const unit = one.unit as AmountUnit;
  const each = inNutrientUnit(n, one.value, unit);
  const most = ceilingsFor(c, n).toSorted((a, b) => a.value - b.value)[0];
  if (each === undefined || !most || each * many > most.value) return undefined;
  const sum = `${many} × ${amount(one.value, unit)} = ${amount(one.value * many, unit)}`;
  const limit = nutrientAmount(n, most.value);
  return {
    id: "extra_eaten",
    lead: both(
      `不用处理：${sum} 的${n.name.zh}，在上限以内（每天 ${limit}，${SCOPE_NAMES[most.scope].zh}）。`,
      `Nothing to do: ${sum} of ${inside(n.name).en} is within the upper limit (${limit} a day, ${SCOPE_NAMES[most.scope].en}).`,
    ),
    body: [
      both(
        "- 今天别再吃这种，明天照常一份；想喝就给水，不用催吐。",
        "- No more of it today and the usual one tomorrow; water if wanted, and nothing to bring it up.",
      ),
      both(
        "- 再看一眼标签：若含铁，是大人或孕妇的产品，或说不清吃了几颗，就打中毒咨询或儿科的电话，不等症状。",
        "- Look at the label once more: with iron in it, an adult or prenatal product, or a number that is not sure, ring poison control or the paediatrician and wait for no symptoms.",
      ),
      ...(u.young ? [both("- 软糖像药一样锁起来，由大人一颗一颗给。", "- Lock gummies away like medicine, and let an adult hand them out.")] : []),
    ],
    todo: [
      both(
        "呕吐、拉个不停、昏睡或不对劲，马上就医，带上瓶子。",
        "Vomiting, diarrhoea that goes on, drowsiness or not being themselves: get medical help, with the bottle.",
      ),
    ],
    sources: unique([most.source, ...cite(c, n), ...c.k.sources(c.k.articles.get("extra_dose_child")?.sources ?? [])], (s) => s.id),
    foreseen: true,
  };
});
