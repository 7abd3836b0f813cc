/** What happened to somebody who has died since, and what happened years ago, told with an aside between: neither goes on now. */
import type { Around } from "./frames-around.ts";

const KIN_EN =
  "(?:(?:step|grand|great-?grand)?(?:father|mother|dad|mum|mom|son|daughter|pa|ma)|granny|gran|nan|nana|grandpa|grandma|brother|sister|uncle|aunt\\w*|cousin|husband|wife|partner|friend|neighbou?r|colleague|boss)";
const KIN_ZH = "(?:爷|奶|公公|婆婆|外公|外婆|姥|爸|妈|父|母|叔|伯|舅|姑|姨|哥|弟|姐|妹|老公|老婆|丈夫|妻子|同事|邻居|朋友|老人|亲戚|大爷|大娘)";
const NUMBER_EN =
  "(?:\\d+|(?:twenty|thirty|forty|fifty)?[ -]?(?:one|two|three|four|five|six|seven|eight|nine)?|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|several|a few|many|some|a couple of)";
/** A death that is dated, or told as over; "I think he died" is neither. */
const DIED_EN = new RegExp(
  `\\b${KIN_EN}\\b[^.;?!]{0,20}\\b(?:passed away|died (?:of|from|after|aged?)\\b|died (?:[^.;?!,]{0,20})?\\b(?:last|ago|in|when|back|years?)\\b)|\\blost (?:my|our|his|her) (?:\\w+ )?${KIN_EN}\\b[^.;?!]{0,20}\\b(?:to|in|last|ago|when|years?)\\b`,
  "u",
);
const DIED_ZH = new RegExp(
  `${KIN_ZH}[^。；;？?]{0,16}(?:去世|过世|病逝|离世|(?<!出)走(?:的|了(?!之?后|以后))|没的|人没了|猝死)|(?:去世|过世|病逝|走了)的?${KIN_ZH}`,
  "u",
);
/** Somebody who lives, or now, between the death and what is told. */
const OTHERWISE_EN = new RegExp(
  `\\b(?:i|i'm|im|i've|ive|we|me|my|our|now|today|tonight|just|has|is|'s|are|keeps?|yesterday|(?:this|his|her) (?!(?:face|mouth|arm|chest|speech|stools?|heart|left|right|own|legs?|skin|eyes?|head|body|stomach|belly|last)\\b)\\w+|${KIN_EN})\\b|['’](?:s|m|ve|re)\\b`,
  "u",
);
const OTHERWISE_ZH = new RegExp(`我(?!们?也?(?:都|没))|现在|今[天早晚]|昨|刚|这[两几]天|最近|突然又|${KIN_ZH}`, "u");
const OF_THE_DEAD_EN = /(?:^|[,.;!?]|\b(?:and|but|after|with|because|since)\b)\s*(?:he|she|they|his|her|their)\b[^.;?!]*$/u;
const OF_THE_DEAD_ZH = /当时|之前|走前|临走|临终|死前|去世前|过世前|那时|那几天|生前/u;

const AT_PRESENT = /\b(?:now|today|tonight|last night|yesterday|(?:hours?|minutes?|mins?|days?) ago)\b/u;

const behind = (pattern: RegExp, text: string): string | undefined => {
  const m = pattern.exec(text);
  return m ? text.slice(m.index + m[0].length) : undefined;
};
/** "My grandfather died of a heart attack last spring, he had chest pain for days", "爷爷去年走了，走之前胸痛了好几天". */
export function ofTheDead({ words, previous, sentenceBefore, after }: Around): boolean {
  const told = `${previous}${sentenceBefore}`;
  const en = behind(DIED_EN, told);
  if (en !== undefined) return OF_THE_DEAD_EN.test(en) && !OTHERWISE_EN.test(`${en}${words}`) && !AT_PRESENT.test(after);
  const zh = behind(DIED_ZH, told);
  return zh !== undefined && OF_THE_DEAD_ZH.test(`${zh}${words}`) && !OTHERWISE_ZH.test(zh);
}

/** The time alone, and asides without a deed of their own: "ten years ago, in a bad time, I took …", "十年前，最难的那阵子，我吞过…". */
const YEARS_AGO_EN = new RegExp(
  `(?:^|[,.;?!])\\W*(?:(?:about|over|almost|nearly|more than|some|maybe|around) )*(?:${NUMBER_EN} (?:years|decades) ago|(?:back )?in my (?:(?:early|late|mid|mid-) ?)?(?:teens|twenties|thirties|forties|youth)|as a (?:student|teenager|teen|young (?:man|woman|adult)))(?:,(?: when (?:i|he|she|my \\w+) was [^,.;?!]{1,40}| (?!(?:i|he|she|we|they|my|now|but)\\b)[^,.;?!]{1,40})){0,2},[^,.;?!]*$`,
  "u",
);
const NEVER_MIND_EN = /\b(?:now|again|today|tonight|yesterday|last night|still|since|keeps?)\b/u;
const YEARS_AGO_ZH =
  /(?:\d+|[一两二三四五六七八九十几好多]+)\s*多?年(?:以)?前[^，,。；;？?吃吞喝咬摔我他她]{0,8}[，,](?:(?![^，,。]*[吃吞喝咬摔])[^，,。；;？?]{1,14}[，,])?[^，,。；;？?]*$/u;
const WELL_SINCE_ZH = /[，,。；;]\s*(?:现在|如今|早就?|后来|从那以后|之后)(?:都|也|已经|早|身体|一直|全){0,3}(?:挺|很)?(?:好|没事|正常|恢复)/u;
const ANEW_ZH = /昨|今[天早晚]|刚|又|现在又/u;
/** What shows years later is told in other words than what is over: a bite, an operation. */
const SHOWS_LATER = /[咬抓切缩]|手术|\b(?:bit|bitten|scratched|surgery|bypass|sleeve)\b/u;
export function yearsAgo({ words, before, after, sentenceBefore, rest, next }: Around): boolean {
  if (SHOWS_LATER.test(words)) return false;
  if (YEARS_AGO_EN.test(sentenceBefore)) return !NEVER_MIND_EN.test(`${before}${words}${after}`);
  return YEARS_AGO_ZH.test(sentenceBefore) && WELL_SINCE_ZH.test(`${after}${rest}${next}`) && !ANEW_ZH.test(`${before}${words}`);
}
