/** "Folic acid I take already, what else is needed?", "除了钙还要补什么": what is had is told, and what else there is to take is asked. */
import type { KnowledgeIndex } from "@nutri/knowledge";
import { escape } from "../text/escape.ts";
import { EATEN, type Linked } from "./link.ts";
import { meant } from "./meant.ts";

const WHAT_ELSE =
  /还(?:有|要|需要?|得|该|应该|必须|缺|少)[^，,。？?]{0,4}(?:什么|啥|哪些|哪几|别的)|(?:什么|啥|哪些)[^，,。？?]{0,6}(?:还|也)(?:要|得|需要?|该)|别的还|\b(?:what|which|anything)(?: \w+){0,2} (?:else|other|more)\b|\bother (?:supplements?|vitamins?|nutrients?)\b/iu;
const TAKEN_ZH =
  "(?:片|剂|丸)?(?:我|她|他)?(?:已经|早就|早已|都|也|一直|现在|每天|天天)*(?:在|有在)?(?:[吃补服喝]|开始[吃补])(?:着|上了|了|的)?(?=[，,。；;、？?]|\\s|$)";
const BESIDES_ZH = "(?:除了|除开|已经在?[吃补服]了?|一直在?[吃补服]|在[吃补服]着?)";
const BESIDES_EN =
  "(?:besides|apart from|other than|in addition to|as well as|already (?:on|taking|take|have)|(?:i(?:['’]m| am)|she(?:['’]s| is)) (?:already )?(?:taking|on))(?: (?:a|an|my|her|the|daily|my daily))?";
const TAKEN_EN = "(?: (?:is|are))? (?:already )?(?:taken care of|covered|sorted|i take already|i already take)";

function isTaken(l: Linked, text: string): boolean {
  if (l.given === "" || l.dose !== undefined) return false;
  const name = [...l.given].map(escape).join("\\s?");
  return new RegExp(`${name}${TAKEN_ZH}|${BESIDES_ZH}${name}|\\b${BESIDES_EN} ${name}|${name}${TAKEN_EN}`, "iu").test(text);
}

/** Nothing is left out of a question that would then name nothing but a stage of life. */
export function withoutTakenAlready(linked: readonly Linked[], asked: string, k: KnowledgeIndex): readonly Linked[] {
  if (!WHAT_ELSE.test(asked)) return linked;
  const text = meant(asked);
  const taken = linked.filter((l) => EATEN.has(l.ref.kind) && isTaken(l, text));
  const left = linked.filter((l) => !taken.includes(l));
  return left.some((l) => l.ref.kind !== "condition" || k.conditions.get(l.ref.id)?.kind !== "life_stage") ? left : linked;
}
