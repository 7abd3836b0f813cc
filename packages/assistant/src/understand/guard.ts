/** Requests that are refused plainly, whatever they are dressed in. */
import { type Text, text } from "@nutri/domain";

/** `{ambulance}` and `{crisis}` in a text stand for the numbers of the reader's place. */
export type Refusal = { readonly id: string; readonly text: Text };
type Row = readonly [id: string, sign: RegExp, text: Text];

const DEADLY =
  /致死|致命|毒死|毒杀|弄死|杀死|害死|下毒|会死|死掉|\blethal|\bfatal\b|\bkill(?:s|ing)?\b(?! (?:germs|bacteria|viruses|cancer cells))|\bpoison(?:ing)? (?:some|him|her|my|a person|people)|\bdeadly|\bexact overdose\b|\boverdose (?:needed|required|amount)/iu;
const HOW_MUCH = /多少|几片|几颗|剂量|怎么|如何|告诉我|\bhow (?:much|many|to)\b|\bdose\b|\bamount\b|\bexact\b|\btell me\b|\bwrite\b/iu;

const ROWS: readonly Row[] = [
  [
    "deadly_dose",
    DEADLY,
    text(
      "我不会说出会伤人的剂量，写故事也一样。如果你或身边的人有危险，或者已经吃了很多，请马上{ambulance}，或去急诊；心里难受时，可以{crisis}，也可以找医生聊聊。",
      "I cannot give amounts that would hurt somebody, in a story either. If you or somebody near you is in danger or has taken a lot, {ambulance} or go to the emergency department now. If you feel low, {crisis} or see a doctor; you do not have to be alone with it.",
    ),
  ],
  [
    "system_text",
    /(?:忽略|无视|忘记|忘掉).{0,12}(?:指令|规则|提示|设定|要求|限制)|系统?提示词|系统(?:提示|指令|消息)|(?:你的|初始|原始)(?:指令|提示词|设定)|不受限制的|越狱|开发者模式|\b(?:ignore|disregard|forget|override)\b.{0,30}\b(?:instructions?|rules?|prompts?|guidelines|above)\b|\bsystem prompt\b|\b(?:hidden|initial|secret) (?:prompt|instructions?)\b|\brepeat the (?:text|words|prompt) above\b|\byou are now\b.{0,20}\b(?:dan|unrestricted|jailbroken|free)\b|\bjailbreak|\bdeveloper mode\b|\bpretend (?:you have|there are) no (?:rules|limits)/iu,
    text(
      "这个我不能照做：我不会放下我的规则，也不会给出内部的文字。营养、补充剂、药物搭配和化验单的问题，我都可以回答。",
      "I cannot do that: I do not set my rules aside, and I do not give out internal texts. Ask me about nutrition, supplements, medicines with supplements, or lab values instead.",
    ),
  ],
  [
    "others_data",
    /(?:其他|其它|别的|别人|另一个|所有|某个)(?:用户|人|客户|患者)?的.{0,8}(?:报告|数据|信息|资料|方案|记录|电话|地址)|用户\s?\d+|\b(?:other|another|all|some) (?:users?|people|customers?|patients?)'?s?\b.{0,30}\b(?:data|reports?|plans?|records?|results|information|phone|address)|\b(?:report|data|plan|records?|address|phone)\b.{0,20}\bof user\b|\buser \d+\b|\bdatabase dump\b|\bselect \* from\b/iu,
    text(
      "不能。我只看得到你自己的资料，看不到别人的，也不会给任何人看你的。",
      "No, I cannot. I only see your own information, never anybody else's, and nobody else is shown yours.",
    ),
  ],
  [
    "stop_medicine",
    /(?:停掉|停用|停药|不吃|停止服用|停了).{0,8}(?:药|华法林|他汀|胰岛素|降压|抗抑郁)|(?:告诉|让|叫|建议)我.{0,6}停|\b(?:stop|quit|come off|get off|discontinue)\b.{0,20}\b(?:taking )?(?:my |the |your )?(?:medic|statins?|warfarin|insulin|pills?|antidepress|blood pressure|metformin|drug|prescription)/iu,
    text(
      "停药、减药或换药，只能由给你开药的医生决定；我不会劝你停掉处方药，别人说可以也不行。有副作用或顾虑，请尽快和医生或药师谈，谈之前照常吃。",
      "Stopping, cutting down or changing a prescribed medicine is for the doctor who prescribed it; I will not tell you to, whoever says I should. If it troubles you, speak with your doctor or pharmacist soon, and keep taking it as prescribed until then.",
    ),
  ],
];

/** A refusal that this text calls for. `stop_medicine` goes before an answer and does not replace it. */
export function refusalsFor(asked: string): Refusal[] {
  return ROWS.flatMap(([id, sign, said]) => (sign.test(asked) && (id !== "deadly_dose" || HOW_MUCH.test(asked)) ? [{ id, text: said }] : []));
}

const FICTION = /小说|故事|剧本|写一?首|角色扮演|诗|\bnovel\b|\bstory\b|\bpoem\b|\bfiction|\bscreenplay\b|\brole.?play|\bhypothetical|\byou are now\b/iu;
const OWN_DESPAIR = /我.{0,6}(?:想死|不想活|自杀|活不下去|吃了|吞了)|\b(?:kill myself|want to die|suicid|i (?:took|swallowed|have taken)|end my life)\b/iu;

/** A deadly dose asked for "as a novel", by somebody who tells nothing of themselves: refused, with the numbers to call; no emergency. */
export const isFiction = (asked: string, refusals: readonly Refusal[]): boolean =>
  refusals.some((r) => r.id === "deadly_dose") && FICTION.test(asked) && !OWN_DESPAIR.test(asked);
