/** Sun and vitamin D, as far as it is asked: minutes outdoors a day. */
import { text } from "@nutri/domain";
import type { KnowledgeIndex } from "@nutri/knowledge";
import { because, type EngineRule, type Reason, ruleSource } from "./because.ts";
import type { Resolved } from "./person.ts";

export const VITAMIN_D = "vitamin_d";
export const SUN: EngineRule = {
  id: "rule:sun-and-vitamin-d",
  source: { source: "nih-ods-vitamin-d", locator: "Sources of Vitamin D: sun exposure; Groups at Risk" },
};
/** 5 to 30 minutes most days make enough in many people; the upper end is asked for here. */
const ENOUGH_MINUTES = 30;
/** Older skin makes less and body fat keeps it back: sun is no answer then. */
const TOO_OLD = 65;
const TOO_HEAVY = 30;

const makesLess = (r: Resolved): boolean => (r.age !== undefined && r.age >= TOO_OLD) || (r.bmi !== undefined && r.bmi >= TOO_HEAVY);

/** Whether the sun told of is likely to cover the need, and why. Undefined when nothing was told. */
export function sunlight(r: Resolved, k: KnowledgeIndex): { settles: boolean; reason: Reason } | undefined {
  const minutes = r.person.lifestyle?.sunMinutes;
  if (minutes === undefined) return undefined;
  const settles = minutes >= ENOUGH_MINUTES && !makesLess(r);
  const said = settles
    ? text(
        `每天日晒约 ${minutes} 分钟，皮肤大多能自己合成；季节、纬度和防晒会有影响，查 25-羟维生素D 最准。`,
        `About ${minutes} minutes of sun a day: the skin mostly makes enough; season, latitude and sunscreen matter, and a test of 25-hydroxyvitamin D is surest.`,
      )
    : text(`每天日晒约 ${minutes} 分钟，靠日晒不够。`, `About ${minutes} minutes of sun a day will not cover it.`);
  return { settles, reason: because("intake", SUN.id, said, ruleSource(k, SUN)) };
}
