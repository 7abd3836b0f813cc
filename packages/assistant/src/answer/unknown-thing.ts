/** Something is asked about that is not known here: that is said, and nothing else fills its place. */
import { articleParts } from "./articles.ts";
import { medicineAlone } from "./medicine-alone.ts";
import { both, type Context, type Part } from "./part.ts";
import { speaksOf } from "./speaks-of.ts";

/** Undefined where everything is known, or where an article speaks of the thing or answers this very question. */
export function unknownThingParts(c: Context): Part[] | undefined {
  const { unknownThing: thing, eaten, labs } = c.u;
  if (thing === undefined || eaten.length > 0 || labs.length > 0) return undefined;
  if (articleParts(c).some((p) => p.same === true || speaksOf(p, thing))) return undefined;
  const said: Part = {
    id: "unknown_thing",
    lead: both(
      `“${thing}”我没有认出来，手上没有它的资料，所以说不了能不能吃、和什么相冲。没有资料不等于安全；要紧的话，请问医生或药师，或者换个名字再问我。`,
      `I do not recognise “${thing}” and hold nothing on it, so I cannot say whether it is fine or what it meets. Nothing held is not the same as safe: ask a doctor or pharmacist if it matters, or try another name for it.`,
    ),
  };
  return [said, ...[medicineAlone(c)].flatMap((p) => p ?? [])];
}
