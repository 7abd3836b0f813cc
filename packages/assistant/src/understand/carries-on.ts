/** What names nothing and is no question by itself goes on from the question before: "为什么要隔那么久", "男", and what only presses for another answer. */
import { anyWord, isOnly } from "../text/word-by-word.ts";

const LONGEST = 60;
/** Words that ask on or tell who it is for, and nothing else. */
const GOES_ON = anyWord(
  "那么|那|所以|为什么|为啥|凭什么|怎么|咋|要|得|隔|间隔|错开|分开|这么|那么久|多久|多长时间|时间|久|远|长|呢|吗|么|啊|呀|的|了|吧|我|是|就|还|都|会|这样|男|女|男的|女的|男性|女性|男生|女生|成人|大人|成年|成年人|每天|天天|偶尔|经常|早上|晚上|睡前|饭前|饭后|随餐|空腹|一次|两次|一片|两片|有|没有|对|嗯|岁|今年|没怀孕|没有怀孕|谢谢|请问|具体|一点",
  "so|and|but|then|ok|okay|why|how come|is|are|was|that|it|this|they|them|those|so|long|far|apart|must|do|does|should|i|have|has|to|need|wait|leave|keep|exactly|male|female|man|woman|m|f|im|i'm|adult|year|years|yr|yrs|old|aged|age|a|an|the|not pregnant|what's|the reason|daily|every day|everyday|sometimes|rarely|once|twice|at night|in the morning|with food|yes|yeah|no|nope|please|pls|\\d{1,2}",
);
const DIGITS = /\d{1,3}/gu;
const ASKS_WHY = /为什么|为啥|凭什么|\bwhy\b|\bhow come\b|\bthe reason\b/iu;

/** Asks only why, or tells only who it is for. */
export const carriesOn = (text: string): boolean => text.length <= LONGEST && isOnly(GOES_ON, text.replaceAll(DIGITS, " ").trim());
export const asksOnlyWhy = (text: string): boolean => ASKS_WHY.test(text) && carriesOn(text);

/** "Is that number counting food too, or just tablets?": asked of the figure that was said. */
const COUNTS_FOOD =
  /\b(?:count|includ)\w*\b[^.?!]{0,24}\b(?:foods?|diet|meals|(?:what )?i eat)\b|\bfood (?:too|as well|included)\b|\bjust (?:the |from )?(?:tablets?|pills?|supplements?)\b|包(?:括|含)[^，。？?]{0,4}(?:饭|食物|吃的|菜)|(?:饭|食物|吃的|菜)[^，。？?]{0,4}(?:算|包括)(?:进去|在内|上)?[吗么]|算不算[^，。？?]{0,4}(?:饭|食物|吃的)/iu;
const OF_FIGURE = /\b(?:that|this|it|the (?:number|figure|amount|limit|dose))\b|[这那]个?(?:量|数字?|上限)|^(?:包|算)/iu;
export const asksOfFood = (text: string): boolean => text.length <= 120 && COUNTS_FOOD.test(text) && OF_FIGURE.test(text);

/** "How many eggs a day would get me there?", "那要吃几个才够": held against the amount that was asked for before. */
const TO_THERE =
  /\b(?:get(?:s)? (?:me |us |her |him |you )?(?:up )?there|(?:get to|reach|hit|make up|cover|meet) (?:that|it|the (?:amount|number|target|goal))|for that (?:much|amount)|to get that (?:much|amount|from)?)\b|(?:几|多少)[^，。？?]{0,10}(?:才够|就够|能够|够这个|够了|达到|到这个)/iu;
export const goesThere = (text: string): boolean => text.length <= 100 && TO_THERE.test(text);

/** "Just tell me, I accept the risk", "别那么死板，出事我自己负责": another answer is wanted to the same question. */
const PRESSES =
  /(?:别|不要)(?:这么|那么)?(?:死板|啰嗦|罗嗦|废话|扯|绕|管)|出了?事(?:儿)?(?:我)?(?:自己)?(?:负责|认|扛|承担)|后果(?:我)?(?:自负|自己承担)|(?:我)?自己(?:负责|承担)|不(?:会)?(?:怪|赖)你|(?:网上|别人|大家|人家|他们|我朋友|健身房)[^，,。？?]{0,6}都(?:这么|这样|是这么)|你(?:就|只管|尽管|直接)[^，,。？?]{0,4}(?:告诉|说|给|排|写|算|列)|直接(?:告诉|说|给)(?:我)?|给个(?:数|准话|痛快话)|\b(?:just|simply) (?:tell|give|say|write|answer|confirm)\b|\bcome on\b|\bi(?:['’]ll| will)? (?:accept|take|know) (?:the |all |full )?(?:risks?|responsibility)\b|\bat my own risk\b|\bwon['’]?t (?:blame|sue) you\b|\b(?:everyone|everybody|people|loads of people|they) (?:else )?(?:online |at my gym |on reddit )?(?:does|do|takes?|take) (?:it|this|that)\b|\bstop (?:being|lecturing|dodging|hedging)\b|\bdon['’]?t (?:lecture|be so)\b|\b(?:yes or no|straight answer)\b|\bgive me (?:a|the) (?:number|figure|dose|amount)\b/iu;
const MOST_PRESSING = 160;
export const presses = (text: string): boolean => text.length <= MOST_PRESSING && PRESSES.test(text);
