/** A dose that somebody else takes, or that is only thought of: who asks has nothing to stop and nothing to have tested. */
const OF_OTHERS =
  /\b(?:copy(?:ing)?|like (?:him|her|them)|same as (?:him|her|them))\b|(?:跟着|学着?|照着?)(?:他|她|人家|别人|朋友|同事)|也跟着|(?:他|她|朋友|同事|邻居|室友|博主|教练|网友)[^，。？?]{0,8}(?:每天|天天|一天|在)?[吃补喝][^？?]{0,30}我(?:也|能|可以)/iu;
const THOUGHT_OF =
  /\b(?:thinking (?:of|about)|considering|want(?:ing)? to (?:start|try|take)|planning to|about to start|going to start|tempted|should i (?:start|take)|before i start|(?:can|could|may) i (?:start|try))\b|(?:想|打算|准备|考虑|计划)(?:开始|也|要|试|着)?(?:每天|天天|长期)?[吃补服买试]|(?:打算|准备|考虑|计划)[^，,。？?]{0,6}(?:给|喂)|要不要(?:开始)?[吃补]|怎么[吃补服]|\bhow (?:do|should|can) i take\b/iu;
const TAKES =
  /(?<!\b(?:do|should|can|could|may) )\bi(?: am|['’]m|['’]ve been| have been)? (?:currently |already |now |been )*(?:tak(?:e|ing)|took|on)\b|\bmy (?:dose|supplement|tablets?|capsules?)\b|我(?:现在|目前|一直|每天|天天|已经|都|在){1,3}[吃补服]|我[吃补服]了|(?:吃|补|服)了[^，。？?]{0,8}(?:天|周|个?月|年)/iu;

export const isPlanned = (text: string): boolean => (OF_OTHERS.test(text) || THOUGHT_OF.test(text)) && !TAKES.test(text);
