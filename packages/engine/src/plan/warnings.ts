/** What has to be said first: what is the doctor's, what is taken and does not go together, what is above a limit. */
import { bySeverity, type Plan, type Severity, type Text, text } from "@nutri/domain";
import type { Assessment } from "../assess.ts";
import { warningsOf } from "../advice.ts";
import { amountText } from "../amounts.ts";
import { treats } from "../conflicts/merge.ts";
import type { Room } from "./rooms.ts";
import type { Day } from "./schedule.ts";

type Warning = Plan["warnings"][number];
const SAID: ReadonlySet<Severity> = new Set(["contraindicated", "major", "moderate"]);

const ofConflicts = (a: Assessment): Warning[] =>
  a.conflicts
    .filter((t) => SAID.has(t.severity) && t.action !== "beneficial" && t.action !== "supplement")
    .map((t) => ({
      severity: t.severity,
      text: text(
        `${t.subject.name.zh}与${t.item.name.zh}：${t.effect.zh}${t.advice.zh}`,
        `${t.subject.name.en} and ${t.item.name.en}: ${t.effect.en} ${t.advice.en}`,
      ),
      seeDoctor: t.severity === "contraindicated" || t.severity === "major",
      rule: t.rule,
      sources: t.sources,
    }));

const EXPECTING: ReadonlySet<string> = new Set(["pregnant_1", "pregnant_2", "pregnant_3"]);
/** Far above, in pregnancy, or above a ceiling that a condition or medicine sets. */
function gravity(room: Room, a: Assessment): Severity {
  const far = room.counted >= room.limit.amount * 1.5;
  return far || room.limit.kind === "RULE" || (a.resolved.pregnancy !== undefined && EXPECTING.has(a.resolved.pregnancy)) ? "major" : "moderate";
}

/** A shortage that was measured or told is treated with more than the limit of the healthy, and who set the dose is not known here. */
function isTreated(nutrient: string, a: Assessment): boolean {
  const status = a.statuses.get(nutrient);
  const holdsIt = (id: string): boolean => id === nutrient || a.knowledge.items.get(id)?.nutrients.some((n) => n.nutrient === nutrient) === true;
  return (status?.measured === true && status.level === "low") || a.conflicts.some((t) => treats(t) && holdsIt(t.item.id));
}

type OfLimit = { readonly name: Text; readonly sum: Text; readonly most: Text };
const PRESCRIBED = ({ name, sum, most }: OfLimit): Text =>
  text(
    `${name.zh}合计每天约 ${sum.zh}，高于一般上限 ${most.zh}。其中有医生开的药，不要自己改，请问医生是否需要这么多。`,
    `${name.en} adds up to about ${sum.en} a day, above the usual limit of ${most.en}. Part of it is prescribed: change nothing yourself, ask your doctor whether it is meant so.`,
  );
const TREATED = ({ name, sum, most }: OfLimit): Text =>
  text(
    `${name.zh}合计每天约 ${sum.zh}，高于一般上限 ${most.zh}。治疗缺乏时医生会定更大的量：是医生定的就照着吃，不是的话别自己吃这么多，带上化验单问医生。`,
    `${name.en} adds up to about ${sum.en} a day, above the usual limit of ${most.en}. A doctor may set more to treat a shortage: if yours did, keep to it; if not, do not take so much on your own, and ask with your results in hand.`,
  );
const ON_ONES_OWN = ({ name, sum, most }: OfLimit): Text =>
  text(
    `${name.zh}合计每天约 ${sum.zh}，超过上限 ${most.zh}，请减少在吃的补充剂。`,
    `${name.en} adds up to about ${sum.en} a day, above the limit of ${most.en}: cut down the supplements you take.`,
  );

/** Limits that what is taken brings above: meals alone are not warned of here. A prescribed dose is said, never corrected. */
function ofLimits(a: Assessment, rooms: ReadonlyMap<string, readonly Room[]>): Warning[] {
  return [...rooms.values()].flat().flatMap((room): Warning[] => {
    const intake = a.intakes.get(room.limit.nutrient);
    const taken = a.resolved.taken.some((t) => t.kind !== "food" && t.nutrients.some((n) => n.nutrient === room.limit.nutrient && (n.mass ?? 0) > 0));
    const name = a.knowledge.nutrients.get(room.limit.nutrient)?.name;
    if (!intake || !name || !taken || room.counted <= room.limit.amount) return [];
    const treated = isTreated(room.limit.nutrient, a);
    const words = intake.prescribed ? PRESCRIBED : treated ? TREATED : ON_ONES_OWN;
    const said = words({ name, sum: amountText(room.counted, room.limit.unit), most: amountText(room.limit.amount, room.limit.unit) });
    return [{ severity: gravity(room, a), text: said, seeDoctor: intake.prescribed || treated, rule: room.limit.rule, sources: [room.limit.source] }];
  });
}

/** What should be apart and cannot be placed so. */
function ofDay(day: Day, a: Assessment): Warning[] {
  const source = a.knowledge.sources([{ source: "nih-ods-iron", locator: "Interactions with Medications" }]);
  return day.unmet.map((x) => ({
    severity: x.soft ? ("minor" as const) : ("moderate" as const),
    text: text(
      `${x.a.zh}和${x.b.zh}应相隔 ${x.hours} 小时，一天里排不开，${x.soft ? "可以隔天吃。" : "请问医生或药师怎么安排。"}`,
      `${x.a.en} and ${x.b.en} should be ${x.hours} hours apart, which this day does not allow: ${x.soft ? "take them on alternate days." : "ask a doctor or pharmacist how to arrange it."}`,
    ),
    seeDoctor: !x.soft,
    rule: "rule:times-apart",
    sources: source,
  }));
}

/** Worst first; the doctor's before the rest of the same severity. */
export function allWarnings(a: Assessment, rooms: ReadonlyMap<string, readonly Room[]>, day: Day): Warning[] {
  const all = [...warningsOf(a.said, a.knowledge), ...ofConflicts(a), ...ofLimits(a, rooms), ...ofDay(day, a)];
  const distinct = [...new Map(all.map((w) => [`${w.rule} ${w.text.en}`, w])).values()];
  return distinct.toSorted((x, y) => bySeverity(x, y) || Number(y.seeDoctor) - Number(x.seeDoctor));
}
