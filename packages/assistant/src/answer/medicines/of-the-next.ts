/** The question before, put again of another medicine: the answer names it, and who changes a medicine is said with it. */
import type { Text } from "@nutri/domain";
import { asksOfNext } from "../../understand/put-back.ts";
import { switchesAlone } from "../../understand/switched.ts";
import { nameOf } from "../names.ts";
import { both, type Context, inside, type Part } from "../part.ts";

/** It is said already who decides. */
const DECIDES = /换药|换成|不要自己换|\b(?:switch|change the (?:tablet|medicine)|replace)\b/iu;
const SWITCH = both("换不换药，由开药的医生决定，不要自己换。", "Whether to switch is for the doctor who prescribed it; do not change it on your own.");

const says = (t: Text, words: Text): boolean => t.zh.includes(words.zh) && t.en.toLowerCase().includes(words.en.toLowerCase());

export function ofTheNext(c: Context, parts: readonly Part[]): Part[] {
  const [first, ...others] = parts;
  const asked = c.q.text.trim();
  const [medicine, ...more] = c.u.medicines.filter((l) => l.given !== "" && asked.toLowerCase().includes(l.given.toLowerCase()));
  if (!first?.lead || !medicine || more.length > 0 || c.q.memory.question === undefined || !asksOfNext(asked) || c.u.eaten.length === 0) return [...parts];
  const name = nameOf(c.k, medicine);
  const { lead } = first;
  const named = says(lead, name) ? lead : both(`用${name.zh}时，${lead.zh}`, `With ${inside(name).en}: ${lead.en}`);
  const alone = switchesAlone(asked) && !DECIDES.test(`${lead.zh} ${lead.en}`);
  return [{ ...first, lead: alone ? both(`${named.zh}${SWITCH.zh}`, `${named.en} ${SWITCH.en}`) : named, refer: true }, ...others];
}
