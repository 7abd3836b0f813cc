/** Which way a yes-or-no question asks: "may I take it" and "should I stop it" have opposite answers. */
import { isPolar } from "../../understand/intents.ts";

export type Way = "with" | "stop" | "avoid" | "less" | "keep" | "need" | "apart" | "may";

/** The first row that fits. */
const ROWS: readonly (readonly [Way, RegExp])[] = [
  [
    "with",
    /(?:用|拿|就着|配着?|和着)[^，。？?]{1,8}(?:送(?:服|药|下)?|吞)|送(?:服|下去|药)|\b(?:swallow|wash|gulp)\w*\b[^.?!]{0,40}\bwith\b|\btak\w+\b[^.?!,]{0,30}\bwith a (?:glass|cup|sip|mouthful|mug) of\b/iu,
  ],
  [
    "apart",
    /(?:要不要|需要|必须|用不用|得|该)[^。？?]{0,4}(?:错开|隔开|分开)|\b(?:have to|need to|should i|must i)\b[^.?!]{0,20}\b(?:separate|space)\b|\bis (?:that|this|it) (?:really |actually )?(?:a (?:real )?thing|true|real)\b|\b(?:do|does|will|would) [^.?!,]{2,40} (?:interact|clash|interfere)\b/iu,
  ],
  [
    "less",
    /(?:要不要|需要|必须|得|该|应该|是不是|是否|用不用|可以|能)[^。？?]{0,6}(?:少[吃喝放补]|减少|减量|限制)|\b(?:cut(?:ting)?(?! (?:out|off|up|into|in)\b)|limit|reduce|eat less|drink less)\b/iu,
  ],
  [
    "avoid",
    /(?:要|需要|必须|(?<!喝|吃)得|该|应该|一定|是不是|是否|用不用)[^。？?，,]{0,10}(?:避开|避免|忌口|忌掉|忌|戒掉|戒|远离)|(?:是不是|是否|难道)[^。？?]{0,8}(?:不能|不可以|不许)|(?:一点|一口|一滴|一粒)[^。？?]{0,6}[都也](?:不|别)|(?<!能)不(?:能|可以)(?:再)?[吃喝用碰][^。？?，,]{0,8}[了吧]?吗|\b(?:must|should|do|does|have to|need to|has to)\b[^.?!]{0,45}\b(?:avoid|give up|cut out|stay away|eliminate|stay off)\b|\boff[- ]limits\b|\bforbidden\b/iu,
  ],
  [
    "stop",
    /停(?:掉|了|用|吃|服|下来|一停)?(?!药?[^，。？?]{0,3}(?:后|以后|之后|多久|几天|期间))|(?:可以|能|行不行|要不要)[^。？?]{0,4}不(?:再)?[吃补喝]|不[吃补喝](?:了)?(?:行|可以|成)|断掉|跳过|突然戒|\b(?:should|can|could|may|must|do|shall|have to|need to|ok(?:ay)? to|safe to)\b[^.?!]{0,24}\b(?:stop(?:ping)?|quit|skip(?:ping)?|drop|leave out|cut out|give up|discontinue|come off|go without)\b/iu,
  ],
  ["keep", /还(?:能|可以)(?!一起)|继续|照常|接着[吃喝用补]|\b(?:still|keep|continue|go on)\b/iu],
  [
    "need",
    /(?:要不要|需要|需不需要|用不用|有必要|该不该|还要|该|(?<![不只])要(?=[补加服]))[^。？?]{0,6}[补吃服加]|\bdo(?:es)? (?:i|he|she|we|they|my \w+) (?:also )?(?:need|have to)\b|\bshould (?:i|he|she|we|they|my \w+) (?:also |be )?(?:tak\w+|start|add|supplement)\b|\bis it necessary\b/iu,
  ],
  ["may", /可以|能[吃喝用补不]|行[吗不]|(?<!才|怎样|更)好(?:吗|不好)|合适吗|\b(?:can|may|could|ok|okay|safe|allowed|fine|all right)\b/iu],
];

/** "OK?" after what was told. */
const ALL_RIGHT = /^(?:is )?(?:(?:that|this|it) )?(?:ok|okay|fine|all ?right|safe)\?$/iu;
/** What others advise is to be judged: "yes" would agree with them, whatever of it is meant. */
const ADVISED =
  /(?:说|讲|劝|让|叫)(?:我|她|他|你|是|要|不|别|吃|喝|一|用|多|少)|\b(?:says?|said|told|tells|swears|recommends?|recommended|advis\w+|insists?|reckons?)\b/iu;
const JUDGED =
  /(?:靠谱|有道理|对|真的|可信|科学|有依据)[吗么嘛]|对不对|靠不靠谱|\b(?:sensible|nonsense|legit|good idea|bad idea|any truth|myth|wise)\b|\bis (?:that|this|it|s?he) (?:really |actually )?(?:right|true|correct|so)\b/iu;
/** Of several sentences the one that asks. */
export function wayOf(question: string, told = question): Way | undefined {
  if (JUDGED.test(question) && ADVISED.test(told)) return undefined;
  const asks = question
    .replace(/[,，、\s]+$/u, "")
    .split(/(?<=[?？。！!\n])|(?<=\.)\s/u)
    .find((s) => s.trim() !== "" && (isPolar(s) || ALL_RIGHT.test(s.trim())));
  return asks === undefined ? undefined : ROWS.find(([, sign]) => sign.test(asks))?.[0];
}

/** "Drop formula and give cow's milk", "停奶粉改喝牛奶": what stands after this is put in the place of what is stopped. */
const PUTS: readonly RegExp[] = [
  /(?:停|断|戒|不[吃喝用补])[^。？?]{1,14}?(?:换成?|改成?|直接|然后|就[给喂喝吃])([^。？?]*)/u,
  /\b(?:stop(?:ping)?|quit|skip(?:ping)?|drop(?:ping)?|leave out|give up|cut out|come off|discontinue)\b[^.?!]{1,40}?\b(?:and|then|to|for)\s(?:\w+ ){0,2}?(?:giv(?:e|ing)|us(?:e|ing)|start\w*|switch\w*|mov(?:e|ing)|hav(?:e|ing)|tak(?:e|ing)|drink(?:ing)?|eat(?:ing)?|feed(?:ing)?)\b([^.?!]*)/iu,
];
const bare = (text: string): string => text.toLowerCase().replaceAll(/[\s'’-]/gu, "");
/** Of what is put in the place of another, leave is asked, whatever is done with the other. @param given how the thing was named */
export const wayOfThing = (way: Way | undefined, question: string, given: readonly string[]): Way | undefined => {
  const puts = PUTS.map((of) => bare(of.exec(question)?.[1] ?? ""));
  return way === "stop" && given.some((g) => g !== "" && puts.some((placed) => placed.includes(bare(g)))) ? "may" : way;
};
