/** "What should you do if a toddler swallows iron tablets?": an emergency spoken of in general is answered by what to do in it. */
import type { RaisedFlag } from "../../triage/index.ts";
import { articleParts } from "../articles/articles.ts";
import { both, type Context, type Part } from "../part.ts";

const WHAT_TO_DO =
  /怎么办|怎么[急抢]?救|怎么处理|如何(?:处理|[急抢]?救|应对)|该怎么做|先(?:做|干)(?:什么|啥)|急救(?:方法|步骤|措施)|\bwhat (?:should|do|would|can|must) (?:i|you|we|one|they|people|parents?) do\b|\bwhat to do\b|\bhow (?:do|should|would|can) (?:i|you|we) (?:treat|handle|help|react|respond)\b/iu;

/** @param asked finds the flags it speaks of, gravest first: looked for only where what to do is asked */
export function askedEmergency(c: Context, asked: () => readonly RaisedFlag[]): Part | undefined {
  if (!WHAT_TO_DO.test(c.u.asked)) return undefined;
  const [flag] = asked();
  if (flag?.grade !== "emergency" || flag.inDespair) return undefined;
  // What was foreseen says more.
  if (articleParts(c).some((p) => p.exact === true || p.foreseen === true)) return undefined;
  return { id: "asked_emergency", lead: both(`真遇上时：${flag.advice}`, `If it happens: ${flag.advice}`), sources: flag.sources };
}
