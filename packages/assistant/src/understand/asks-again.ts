/** "Shorter, please", "in English?", "where is that from?", "are you sure?": nothing new is asked, the last answer is wanted otherwise. */
import { anyWord, isOnly } from "../text/word-by-word.ts";
import type { Lang } from "@nutri/domain";

export type Again =
  /** Only what matters. */
  | { readonly as: "short" }
  /** In the other language. */
  | { readonly as: "in"; readonly lang: Lang }
  /** What it stands on. */
  | { readonly as: "sources" }
  /** Whether it holds. */
  | { readonly as: "sure" }
  /** Once more as it was. */
  | { readonly as: "whole" };

/** Longer, it says something of its own. */
const LONGEST = 80;

/** Nothing but words of asking, with one that says what is wanted: whatever else is named makes it another question. */
type Wish = { readonly word: RegExp; readonly wants: RegExp };
const wish = (chinese: string, english: string, wants: RegExp): Wish => ({ word: anyWord(chinese, english), wants });
const POLITE_ZH =
  "请问|请|麻烦|能不能|可不可以|可以|能|你|您|再|给我|帮我|跟我|我|一下|一遍|一次|吧|吗|么|呢|啊|呀|呗|嘛|啦|了|的|得|说|讲|回答|答|写|用|就|行|好|谢谢";
const POLITE_EN =
  "please|pls|plz|can|could|would|will|you|u|me|us|it|that|this|again|just|so|ok|okay|sorry|thanks|thank|but|hmm+|hey|and|for|to|a|an|the|of|give|say|tell|put|make|answer|reply|respond|write|repeat|is|was|are|be|i|my|one more time|once more";

/** Chinese wishes are made of Chinese words, but for "please". */
const NONE = "please";
const SHORT_ZH = wish(
  `${POLITE_ZH}|太|有点|这|那|写得|这么|那么|一点儿?|点儿?|些|看不懂|没看懂|听不懂|没听懂|看不下去|不懂|不想看|懒得看|长|短|多|字|复杂|啰嗦|罗嗦|专业|简单|简短|简洁|精简|简化|概括|总结|归纳|重点|要点|结论|只|要|挑|直接|一两句话|[一两二三几]句话?|说人话|人话|通俗|大白话|白话|明白|易懂|地|来|成`,
  NONE,
  /太长|有点长|这么长|短|简|概括|总结|归纳|重点|要点|结论|句话|[一两二三几]句|人话|通俗|白话|[不没][^，,。]{0,2}懂|啰嗦|罗嗦|太多字|太复杂|太专业/u,
);
const SHORT_EN = wish(
  POLITE_ZH,
  `${POLITE_EN}|way|much|bit|little|too|very|long|wordy|complicated|technical|short|shorter|brief|briefly|briefer|simple|simpler|simply|summary|summari[sz]e|sum|up|tl;?dr|in|one|two|three|few|couple|lines?|sentences?|words?|plain english|gist|points?|key|main|short version|version|keep|down|get|don'?t|didn'?t|do not|understand|follow|eli5|explain|like|i'?m|im|five|5|layman'?s?|terms|shorten|that'?s|it'?s|all|with|need|want|only|got|lost`,
  /\b(?:too long|so long|way long|short\w*|brief\w*|simpl\w*|summar\w*|sum (?:it |that )?up|tl;?dr|(?:one|two|three|few|couple of|a) (?:lines?|sentences?|words?)|gist|plain english|eli5|layman'?s?|wordy|(?:key|main) points?|too (?:complicated|technical)|(?:don'?t|didn'?t|do not) (?:understand|follow|get))\b/iu,
);
const IN_ZH = wish(
  `${POLITE_ZH}|中文|汉语|普通话|国语|翻译|翻|成|换成|换|改成|改|把|刚才|上面|这段|那段|话|语言`,
  `${POLITE_EN}|in|into|chinese|mandarin|translate|speak|switch|language`,
  /chinese|mandarin|中文|汉语|普通话|国语/iu,
);
const IN_EN = wish(
  `${POLITE_ZH}|英文|英语|翻译|翻|成|换成|换|改成|改|把|刚才|上面|这段|那段|话|语言`,
  `${POLITE_EN}|in|into|english|translate|speak|switch|language`,
  /(?<!plain )english|英文|英语/iu,
);
const SOURCES_ZH = wish(
  `${POLITE_ZH}|这个?|那个?|这些|那些|上面|刚才|数字|数据|数值|数|结论|说法|信息|话|是|从|哪里|哪儿|哪|来|出|看到|出处|来源|依据|根据|证据|文献|参考|资料|指南|有|什么|谁|在|给|看看|列`,
  NONE,
  /哪(?:里|儿)?(?:来|得|看|出)|出处|来源|依据|根据|证据|文献|参考资料|谁说|什么资料|哪里说|什么指南|哪个指南/u,
);
const SOURCES_EN = wish(
  POLITE_ZH,
  `${POLITE_EN}|where|did|do|does|get|got|come|comes|came|from|your|what'?s|what|which|who|whose|says?|said|sources?|references?|citations?|cite|evidence|any|there|number|figure|value|limit|amount|info|information|those|these|numbers|figures|according|how|know|based|on|have|link|links|guideline|study|studies`,
  /\b(?:come|comes|came|get|got) (?:that |this |it |those |these )?(?:\w+ )?from\b|\bsources?\b|\breferences?\b|\bcitations?\b|\bcite\b|\bevidence\b|\bwho (?:says|said)\b|\bsays who\b|\baccording to (?:who|what)|\bhow do you know\b|\bbased on what\b|\bwhat(?:'s| is| are) (?:that|this|it|those|these) based on\b/iu,
);
const SURE_ZH = wish(`${POLITE_ZH}|真的|真|假的|假|确定|确认|肯定|靠谱|没|弄错|搞错|错|对|是|不|这|那|会`, NONE, /确定|肯定|真的|真假|靠谱|[弄搞]错/u);
const SURE_EN = wish(
  POLITE_ZH,
  `${POLITE_EN}|really|sure|certain|positive|about|right|true|correct|reliable|accurate|mistaken|wrong|not`,
  /^(?:\W*(?:ok|okay|so|hmm+|but|sorry))*\W*really\W*$|\bsure\b|\bcertain\b|\bpositive\b|\b(?:is|was) (?:that|this|it) (?:really )?(?:right|true|correct|reliable|accurate)\b/iu,
);
const WHOLE_ZH = /^(?:请|麻烦)?(?:你|您)?再(?:说|讲|发)一[遍次](?:吧|好吗|可以吗)?[。.！!？?]*$|^没(?:看|听)清[，,。！!]?(?:再(?:说|讲|发)一[遍次])?[。！!]*$/u;
const WHOLE_EN =
  /^(?:sorry,? |please )?(?:(?:can|could) you )?(?:say|repeat) (?:that|it)(?: again| once more| one more time)?(?:,? please)?[.?!]*$|^(?:pardon|come again|once more|one more time)(?: please)?[.?!]*$/iu;

/** "In Chinese please, it's for my wife", "you sure? My gran swears by it": whatever is told behind it, nothing more is asked. */
const FIRST = /^[^.!?,，。！？]{2,40}(?=[.!?,，。！？])/u;
const ASKS_MORE = /[?？]|[吗么呢]\s*$/u;
const is = (wish: Wish, text: string): boolean => wish.wants.test(text) && isOnly(wish.word, text);

/** What is wanted by these words alone. */
function wanted(text: string): Again | undefined {
  if (is(IN_EN, text)) return { as: "in", lang: "en-US" };
  if (is(IN_ZH, text)) return { as: "in", lang: "zh-CN" };
  if (is(SHORT_ZH, text) || is(SHORT_EN, text)) return { as: "short" };
  if (WHOLE_ZH.test(text) || WHOLE_EN.test(text)) return { as: "whole" };
  if (is(SOURCES_ZH, text) || is(SOURCES_EN, text)) return { as: "sources" };
  return is(SURE_ZH, text) || is(SURE_EN, text) ? { as: "sure" } : undefined;
}
/** With these something may be told behind. */
const WITH_MORE: ReadonlySet<Again["as"]> = new Set(["in", "sure"]);

/** @returns how the last answer is wanted, where a message asks for nothing else; `more`: it tells something besides */
export function asksAgain(message: string): (Again & { readonly more?: true }) | undefined {
  const text = message.trim();
  if (text.length > LONGEST || text === "") return undefined;
  const whole = wanted(text);
  const [first = ""] = FIRST.exec(text) ?? [];
  if (whole || first === "" || ASKS_MORE.test(text.slice(first.length + 1))) return whole;
  const opens = wanted(first);
  return opens && WITH_MORE.has(opens.as) ? { ...opens, more: true } : undefined;
}
