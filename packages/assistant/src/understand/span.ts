/** Asked for a span, a beginning, an end or how often: no figure a day and no hour of the day answers that. */

/** How long after the last of it. */
const AFTER_STOPPING =
  /停(?:用|药|吃|服|掉|了|喝)+[^，。？?]{0,10}多(?:久|长时间)|停多(?:久|长时间)|\bhow (?:long|soon|many (?:days|weeks|months))\b[^.?!]{0,24}\bafter (?:i |he |she |we )?(?:stop|quit|com|finish|the last|my last|end)|\b(?:wait|washout)\b[^.?!]{0,24}\bafter (?:stopping|quitting|coming off|my last|the last)/iu;
export const asksAfterStopping = (text: string): boolean => AFTER_STOPPING.test(text);

const SIGNS = [
  // How often.
  /多(?:久|长时间)(?:[打查吃补喝测做验]|复查|检查)?一次|(?<!好)几(?:天|周|个月)[^，。？?]{0,4}一次|(?:一|每)(?:周|个?月|年)[^，。？?]{0,4}几次|多久[^，。？?]{0,3}(?:复?查|抽血)|每天[^，。？?]{0,4}还是(?:每周|隔天|一周)|\bhow (?:often|frequently|many times)\b|\b(?:daily or weekly|every day or)\b/iu,
  // For how long.
  /[吃补喝用服打]多(?:久|长时间)(?!(?:才|能?见效|有效|起效|能?升|才?会?有))|[吃补喝用服]到[^，。？?]{0,6}(?:什么时候|几|多大|哪)|[吃补喝用服]几(?:个月|年|周|天)(?!龄)|\bfor how long\b|\buntil (?:when|what age)\b|\bhow long (?:should|shall|must|do|can|may|to|would) (?:i |we |you |he |she |they |my \w+ )?(?:need to |have to |safely |still |keep |go on |stay |be )*(?:tak|us|giv|supplement|eat|drink|breastfeed|on\b|it)|\bhow many (?:weeks|months|years)\b/iu,
  AFTER_STOPPING,
  // From when, till when.
  /(?:什么时候|啥时候|何时|多久|几个?月(?:大)?|多大|几岁|几周|几天)[^，。？?]{0,6}(?:开始|停|断|戒|换)|\bwhen (?:should|do|can|could|may|must|to|is it (?:ok|safe|time) to) (?:i |we |he |she |they |(?:my|the|a|our) \w+ )?(?:start|stop|begin|quit|wean|switch|introduce)|\b(?:at|from|till|until) what age\b|\bhow old\b/iu,
];
export const asksSpan = (text: string): boolean => SIGNS.some((sign) => sign.test(text));

/** The hour of the day, a meal. */
const HOUR = /[饭餐][前后]|随餐|空腹|早上|早晨|晚上|睡前|几点|\b(?:meals?|food|morning|evening|night|bedtime|empty stomach|time of (?:the )?day|best time)\b/iu;
/** Of the time of day nothing is asked. */
export const asksSpanOnly = (text: string): boolean => asksSpan(text) && !HOUR.test(text);

const HOW_OFTEN = /多(?:久|长时间)[^，。？?]{0,4}一次|(?<!好)几(?:天|周|个月)[^，。？?]{0,4}一次|\bhow (?:often|frequently)\b/iu;
export const asksHowOften = (text: string): boolean => HOW_OFTEN.test(text);
/** Says every how many days, weeks, months or years; in our own texts. */
export const EVERY =
  /(?:每|\d|一|两|几)\s?(?:到\s?\d+\s?)?(?:天|周|个?月|年)[^，。；]{0,8}(?:[\d一两三四几]{1,3}\s?(?:到\s?[\d一两三四])?)次|隔天|每(?:天|周|年)[^，。；]{0,4}(?:查|复查)/u;
