/** "Does it affect my pill?", "why B6 with it?": yes or the reason, with the names, what to do, and what comes of it. */
import type { Taboo, Text } from "@nutri/domain";
import { lowerFirst } from "@nutri/domain/english";
import { both, inside } from "../part.ts";
import type { Stance } from "./stance.ts";
import { HARD } from "./taboos.ts";
import { ABSORBED, DONE, isGood, saidOnce } from "./verdict.ts";

/** What a thing does to another is asked, and not whether it may be had. */
export const asksEffect = (question: string): boolean =>
  /会不会|(?<!不)会[^，。？?]{1,12}[吗么]|影响[^，。？?]{0,8}[吗么]|是不是[^，。？?]{0,10}(?:引起|导致|闹|弄|原因)|(?:跟|和)[^，。？?]{0,8}有(?:没有)?关|\bcould (?:that|it|this) (?:be|b) (?:it|why|the (?:cause|reason))\b|\b(?:does|do|will|would|(?:can|could|might|may) (?!i\b|we\b|he\b|she\b|you\b|they\b|my\b))\b[^.?!]{0,40}\b(?:mask|hide|affect|raise|lower|increase|reduce|interfere|weaken|block|cause|thin|harm|change)\b/iu.test(
    question,
  );
/** "Is that a problem?", "is there a link?": of a thing that is had, or that was noticed. */
export const asksMatter = (question: string): boolean =>
  /(?:有(?:没有)?|会有)(?:什么)?(?:问题|关系|关联)|要紧[吗么不]|碍事[吗么]|\b(?:any|a|an) (?:problem|issue|harm|concern)\b|\bdoes (?:it|that|this) matter\b|\b(?:a|any) (?:link|connection)\b|\brelated\b/iu.test(
    question,
  );
/** A reason is asked for, in more words than "why?". */
export const asksReason = (question: string): boolean =>
  /为什么|为啥|为何|干[嘛吗](?:要|给|让|叫|开|加)|凭啥|凭什么|什么原因|(?:是)?(?:干|做)(?:什么|嘛|啥)用?的|起(?:什么|啥)作用|\bwhy\b|\bwhat(?:['’]s| is| are| was)? (?:it|that|this|they|those|these|the [\w-]+) for\b|\bwhat(?:['’]s| is)? the reason\b|\bhow come\b/iu.test(
    question,
  );

/** The names and the order stand before it already. */
const BARE_BAN = /^(?:不要|别|避免)(?:合用|同用|一起用|同时用)[。；]/u;
const BARE_BAN_EN = /^(?:do not|never) (?:combine|take (?:it|them) together)[.;]\s*/iu;
const restOf = ({ advice }: Taboo): Text => both(advice.zh.replace(BARE_BAN, ""), advice.en.replace(BARE_BAN_EN, ""));
const joined = (head: Text, ...said: readonly Text[]): Text =>
  both(
    `${head.zh}${saidOnce(said.map((s) => s.zh).join(""))}`,
    `${head.en}${saidOnce(
      said
        .map((s) => s.en)
        .filter((s) => s !== "")
        .join(" "),
    )}`.trim(),
  );

/** Of a rule on a medicine. */
export function effectSaid(t: Taboo, of: Stance): Text {
  const [item, subject] = [inside(t.item.name), inside(t.subject.name)];
  const lead =
    of === "small" || t.severity === "minor"
      ? both(`${item.zh}和${subject.zh}之间影响不大：`, `Little, between ${item.en} and ${subject.en}. `)
      : of === "ban" || of === "too_much"
        ? DONE.test(t.item.name.zh)
          ? both(`有影响，用${subject.zh}期间不要${item.zh}：`, `Yes: no ${item.en} with ${subject.en}. `)
          : both(`有影响，${item.zh}和${subject.zh}不要一起用：`, `Yes: do not take ${item.en} with ${subject.en}. `)
        : of === "lowered" && t.item.kind === "nutrient" && !ABSORBED.test(t.effect.zh)
          ? both(`会：${subject.zh}会让${item.zh}变少。`, `Yes: ${subject.en} can lower ${item.en}. `)
          : both(`有影响，${item.zh}和${subject.zh}一起用要留心：`, `Yes, mind ${item.en} with ${subject.en}. `);
  return joined(lead, t.effect, restOf(t));
}

export function reasonSaid(t: Taboo, of: Stance): Text {
  const [item, subject] = [inside(t.item.name), inside(t.subject.name)];
  const lead = isGood(t)
    ? both(`用${subject.zh}时补${item.zh}，是因为：`, `${t.item.name.en} goes with ${subject.en} for this reason: `)
    : of === "ban" || of === "too_much"
      ? both(`${item.zh}不和${subject.zh}一起用，是因为：`, `No ${item.en} with ${subject.en}, for this reason: `)
      : t.action === "separate"
        ? both(`${item.zh}和${subject.zh}要错开，是因为：`, `${t.item.name.en} and ${subject.en} are kept apart for this reason: `)
        : both(`用${subject.zh}时要留心${item.zh}，是因为：`, `${t.item.name.en} matters with ${subject.en} for this reason: `);
  const effect = both(t.effect.zh, lowerFirst(t.effect.en));
  // How it comes about is asked, unless what comes of it says it.
  return joined(lead, effect, ...(t.mechanism && !isGood(t) ? [t.mechanism] : []), restOf(t));
}

const has = (text: string, said: string): boolean => text.includes(said.replace(/[。.；;]$/u, ""));
/** A grave "do not" is told with what comes of it. */
export const withWhy = (t: Taboo, said: Text): Text =>
  t.subject.kind === "medicine" && t.action === "avoid" && HARD.has(t.severity) && /^[^。]*不要[^。]*。$/u.test(said.zh)
    ? both(has(said.zh, t.effect.zh) ? said.zh : `${said.zh}${t.effect.zh}`, has(said.en, t.effect.en) ? said.en : `${said.en} ${t.effect.en}`)
    : said;

/** It is had already: a habit, a change of late, a bottle that is open. */
const HAD =
  /已经|一直|刚(?:开始|换)|最近(?:开始|在|换)|换(?:了|成|上)|这(?:几|两)[天周]|天天|每天|吃了|喝了|用了|\b(?:already|(?:just )?(?:started|switched|swapped|begun)|have been|['’]ve been|been (?:taking|having|eating|drinking|using)|every (?:day|morning|night)|took|had|ate|drank)\b/iu;
const NOW = /[^。；]*(?:已经?(?:在|用|吃|喝|少|改|换)|若已)[^。]*。?/u;
const NOW_EN = /(?:If you (?:already|have)\b[^.]*\.)/u;
/** What its rule says to who has had it is said at once. */
export function withNow(t: Taboo, said: Text, question: string): Text {
  if (!HAD.test(question)) return said;
  const [zh, en] = [NOW.exec(t.advice.zh)?.[0] ?? "", NOW_EN.exec(t.advice.en)?.[0] ?? ""];
  return both(zh === "" || has(said.zh, zh) ? said.zh : `${said.zh}${zh}`, en === "" || has(said.en, en) ? said.en : `${said.en} ${en}`);
}
