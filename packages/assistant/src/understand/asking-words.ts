/** Words by which something is asked, with its mark or without; "吃着呢" tells that it goes on, and asks nothing. */
export const ASKS_ZH =
  /多少|多久|多长|多大|(?<![好了])几(?!乎|粒|口)|什么(?!都|也|的[^\p{Script=Han}]*$)|哪(?!怕)|怎么|怎样|如何|(?:[吗么不]|(?<!着|[在正][吃喝用服打])呢)(?=[^\p{Script=Han}]*$)|要不要|能不能|可不可以|会不会|是不是|有没有|需不需要|该不该|用不用|好不好|行不行|还是(?=[^，,。；;]*[?？]$)|(\p{Script=Han})[^，,。；;]{0,8}还是[^，,。；;]{0,8}\1|^(?:再|请|顺便|麻烦)*(?:给我)?(?:推荐|举|列|说)(?:一下|[几点些个出])/u;
export const HEAD_EN = "how|what|when|which|who|why|where|should|can|could|may|do|does|is|are|will|would|for how|at what|until when";
export const ASKS_EN = new RegExp(`(?:^|[:;,.]\\s*)(?:so |and |but |also )?(?:${HEAD_EN})\\b`, "iu");

const HAN = /\p{Script=Han}/u;
/** Asks by its words alone. */
export const asksInWords = (text: string): boolean => (HAN.test(text) ? ASKS_ZH : ASKS_EN).test(text.trim());
