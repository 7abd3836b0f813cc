/** Something is asked about that is not known here: that is said, and nothing else fills its place. */
import type { Text } from "@nutri/domain";
import { articleParts } from "./articles/articles.ts";
import { nameOf } from "./names.ts";
import { pairs } from "./rules/pairs.ts";
import { both, type Context, joinText, type Part } from "./part.ts";
import { quietSources } from "./rules/silence.ts";
import { speaksOf } from "./articles/speaks-of.ts";

/** Undefined where everything is known, or where an article speaks of the thing or answers this very question. */
export function unknownThingParts(c: Context): Part[] | undefined {
  const { unknownThing, unknownBeside, eaten, labs } = c.u;
  const thing = unknownBeside ?? (eaten.length > 0 ? undefined : unknownThing);
  if (thing === undefined || labs.length > 0) return undefined;
  if (articleParts(c).some((p) => p.same === true || speaksOf(p, thing))) return undefined;
  const said: Part = { id: "unknown_thing", lead: c.u.medicines.length > 0 ? besideMedicine(c, thing) : alone(thing), sources: quietSources(c), refer: true };
  // Of the known ones among themselves what a rule says, and no more.
  return [said, ...[pairs(c)].flatMap((p) => (p && (p.findings ?? []).length > 0 ? [p] : []))];
}

const alone = (thing: string): Text =>
  both(
    `“${thing}”我没有认出来，手上没有它的资料，所以说不了能不能吃、和什么相冲。没有资料不等于安全；要紧的话，请问医生或药师，或者换个名字再问我。`,
    `I do not recognise “${thing}” and hold nothing on it, so I cannot say whether it is fine or what it meets. Nothing held is not the same as safe: ask a doctor or pharmacist if it matters, or try another name for it.`,
  );
/** What is in it decides: the box tells. */
function besideMedicine(c: Context, thing: string): Text {
  const names = joinText(c.u.medicines.map((m) => nameOf(c.k, m)));
  return both(
    `“${thing}”我没有认出来，手上没有它的资料，所以说不了能不能和${names.zh}一起用。没有资料不等于安全：没弄清之前先别自己加，带上包装或成分表给药师或开药的医生看；也可以把包装上的成分告诉我，我逐样查。`,
    `I do not recognise “${thing}” and hold nothing on it, so I cannot say whether it goes with ${names.en}. Nothing held is not the same as safe: until it is clear do not add it on your own, and show the pack or the list of ingredients to your pharmacist or prescriber; or tell me the ingredients and I look up each.`,
  );
}
