/** What is eaten was changed already, for days or to more or less of it than before; what is only thought of is no change. */
const CHANGED =
  /(?:这|上|前|近|最近|好)[^，。？?]{0,3}(?:周|星期|天|阵子?|个月)[^。？?]{0,16}(?:天天|每天|一直|连着|连续|都|顿顿|总)[^。？?]{0,8}[吃喝]|(?:天天|每天|一直|连着|连续)(?:在)?[吃喝](?:了|着)|(?<!药|华法林)[吃喝]了(?:好)?(?:一|两|三|几|\d)?(?:个?(?:周|星期|礼拜)|天)|[吃喝]?(?:得)?比(?:平时|以前|往常)[^。？?]{0,8}[多少]|突然[^。？?]{0,8}(?:多|少|不|没)[吃喝]|(?:停|戒|不吃)(?:了|掉了)|\b(?:i['’]?ve|i have|has|he['’]?s|she['’]?s|have) been (?:drinking|eating|having|taking)\b|\b(?:more|less|fewer|loads of|tons of)\b[^.?!]{0,30}\bthan (?:usual|normal|before|i used to)\b|\b(?:drank|ate|had|drunk|eaten)\b[^.?!]{0,40}\b(?:all|every day|this|last|past|for|several|few)\b[^.?!]{0,10}\b(?:week|weeks|day|days)\b|\b(?:i |has |have |just )(?:stopped|quit|gave up|cut out) (?:eating|drinking|having|all|my)\b/iu;
const ASKS_LEAVE = /(?:可以|能|能不能|可不可以)(?:天天|每天|多)?[吃喝]|\b(?:can|may|could|should) (?:i|he|she|we) (?:eat|drink|have|take|start)\b/iu;

export const hasChanged = ({ text, question }: { readonly text: string; readonly question: string }): boolean =>
  CHANGED.test(text) && !ASKS_LEAVE.test(question);
