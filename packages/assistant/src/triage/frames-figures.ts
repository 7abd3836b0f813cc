/** What only sounds like a complaint: a full head, a myth of two foods, a kind of people asked about beside, and what goes well. */
import type { Around } from "./frames-around.ts";

/** What a body does every day, told to go well: "still drinking and peeing fine", "喝水尿尿都正常". */
const DAILY =
  /^(?:\w+ )?(?:drink|eat|pee|wee|urin|feed|nurs|sleep|breath|walk|talk|play)(?:s|ing|ting|es)?$|^(?:老|能|会)?(?:喝水?|吃饭?|尿尿?|小便|大便|睡觉?|呼吸|走路|说话)$/u;
const GOES_WELL =
  /^(?: \w+)?(?:,? and \w+ing)?,? (?:just |perfectly |totally |all |quite |still )?(?:fine|normally|ok|okay|well|as usual|as normal|like normal)\b|^(?:水|奶|饭|尿尿?|小便|大便|撒尿|吃饭|喝水|睡觉|、|和|跟|也|都|还|很|挺|一直|量){0,5}(?:正常|好(?:的|着呢?)?(?=[，,。！!]|$)|没问题|跟平时一样|如常)/u;
const UNWELL = /(?:\b(?:not|never|barely|hardly|stopped|no longer|without|cannot|\w+n'?t)(?: \w+)?|不|没|不太|难以) ?$/u;
const goesWell = ({ words, before, after }: Around): boolean => DAILY.test(words) && GOES_WELL.test(after) && !UNWELL.test(before);

/** What two foods are said to turn into: "会变砒霜". */
const MYTH = /(?:会|能|就)(?:产生|生成|转化成?|合成|变成?|等于)(?:剧毒的?|有毒的?)?$/u;
const TURNED_INTO = /砒霜|毒|氰|亚硝/u;
export const isMyth = ({ words, before }: Around): boolean => MYTH.test(before) && TURNED_INTO.test(words);

/** A head that bursts with work or advice, and does not ache. */
const HEAD = /^(?:头|脑袋|脑子|脑壳|炸|头都?[快要]*炸|head|brain|explod\w*)/u;
const FULL_HEAD =
  /(?:累|忙|烦|气|吵|愁|带娃|带孩子|加班|开会|作业|工作|老板|考试|背书|论文|纠结|学|算|整|搞|逼)[^。！!？?]{0,14}(?:头|脑袋|脑子|脑壳)(?:都|也)?(?:快|要|大|快要)?(?:爆)?(?:炸|大)|\b(?:head|brain)(?:'s| is| was)? (?:about to |going to |gonna )?(?:explod\w*|spinning|swimming)(?: from| with| over)? (?:all )?(?:this|these|the|so (?:much|many)|too (?:much|many)|conflicting) (?:\w+ ){0,3}(?:advice|info\w*|choices?|options?|numbers?|labels?|opinions?|rules|data|research)\b/u;
const ACHES = /疼|痛|裂|炸开|吐|呕|晕|眼前|重影|看不清|发烧|\b(?:pain|ach\w*|hurts?|vomit\w*|dizzy|blurr\w*)\b/u;
export const fullHead = ({ words, sentence }: Around): boolean => HEAD.test(words) && FULL_HEAD.test(sentence) && !ACHES.test(sentence);

/** A heart that aches with parting, and has nothing that an ill one has: "分手以后心口疼得要命，就是矫情". */
const PARTING = /分手|失恋|被甩|暗恋|单相思|\b(?:dumped me|break-?up|broke up)\b/u;
const SORROW = /矫情|治愈|疗伤|难过|伤心|心碎|走出来|想他|\b(?:heartbr\w+|heal|comfort|sad|cheer)\b/u;
export const heartbroken = ({ words, sentence, next }: Around): boolean =>
  /^(?:胸口?|心口?|心脏)?(?:疼|痛)?$|^(?:chest|heart)/u.test(words) &&
  PARTING.test(sentence) &&
  SORROW.test(`${sentence}${next}`) &&
  !OF_A_HEART.test(`${sentence}${next}`) &&
  !SINCE_HOURS.test(sentence);

/** A kind of people, asked about beside: "孕妇呢？", "what about pregnant women?". */
const KIND = /^(?:孕妇?|产妇|老人|孩子|儿童|小孩|宝宝|婴儿|pregnant|elderly|children|kids|babies)$/u;
const AND_THEY = /^(?:妇|期|期的人|的人|们)?呢(?=\s*(?:[？?。！，,]|$))|^ (?:women|people|ladies|mothers|mums|moms|patients)\b/u;
export const asOfAKind = ({ words, after }: Around): boolean => KIND.test(words) && AND_THEY.test(after);

/** A hot day, and no hot body: "it's boiling hot, can the baby have water?". */
const HOT = /^(?:(?:boiling|burning|roasting|so|really) )?(?:hot|boiling|roasting)$|^(?:烫|热)$/u;
const WEATHER =
  /(?:^|[\s,])(?:it'?s|it is|it was|weather(?:'s| is)?|(?:day|summer|room|flat|house|car|outside|here)(?:'s| is| was)?)(?: (?:so|really|very|too|such a|been|absolutely|boiling|burning|roasting))* $|天(?:气)?(?:太|好|真|很|这么|那么)?$/u;
const OF_A_BODY = /\b(?:skin|forehead|head|body|tummy|touch|feels?|fever|temperature)\b|额头|身上|体温|摸/u;
const ofWeather = ({ words, before, sentence }: Around): boolean => HOT.test(words) && WEATHER.test(before) && !OF_A_BODY.test(sentence);

/** To get tablets down, disliked: "不爱吞药丸", "hates swallowing pills". A deed that is finished is one, whatever is felt about it. */
const GETS_DOWN =
  /^(?:吞药|咽药|吞(?:服|下|咽)?|咽(?:下)?|服药|吃药|喝药)$|^(?:swallow|tak|down|gulp|chok)(?:e|ing)?(?: (?:\w+ )?(?:pills?|tablets?|capsules?|meds|medicines?))?$/u;
const DISLIKES =
  /(?:不(?:太|怎么|大|是很|很)?(?:爱|想|愿意?|喜欢|肯|敢|会|习惯|乐意|耐烦)|没法|(?:害)?怕|讨厌|抗拒|抵触|排斥|最?烦|嫌|懒得|受不了|恨|犯怵|恐惧|学不会|难以)(?:自己|再|一次|天天|每天|整片|整颗|大颗|大片|去|老)*$|\b(?:hat(?:e|es|ed|ing)|dislik\w+|loath\w+|dread\w*|(?:can|could)(?:'|no)?t (?:stand|bear|face|manage)|(?:do|does|did)(?:n'?t| not) (?:like|enjoy|want to|love|fancy)|not (?:keen|fond|good|great|a fan)(?: on| of| at)?|terrible at|bad at|fear of|scared of|afraid of|phobia of|sick of|tired of|fed up with|averse to|avoid)(?: having to)?(?: \w+ly)? $/u;
const DONE = /^(?:[药片丸粒颗]*(?:了|下去)|\s?(?:a |the )?(?:whole|entire)\b)/u;
/** How it is got down, asked or told: "吞药片怎么才不卡", "他吞药很慢". */
const MANNER =
  /^[药片丸粒颗的]*(?:时|的时候)?(?:怎么(?!办)|怎样|如何|才|很慢|太慢|慢|有(?:什么)?(?:技巧|诀窍|窍门|办法)|技巧|诀窍|窍门|总是?卡|老是?卡|老?犯?呕|费|难|要(?:喝|用)|用(?:什么|多少)水)|^(?: \w+)? (?:slowly|easier|easily|whole|with (?:food|water))\b/u;
const HOW = /(?:怎么|怎样|如何)$|\bhow (?:to|do i|do you|can i|can he|can she) $/u;
const isDisliked = ({ words, before, after }: Around): boolean =>
  GETS_DOWN.test(words) && (DISLIKES.test(before) || HOW.test(before) || MANNER.test(after)) && !DONE.test(after);

/** Measured, and well: "temp normal when the nurse checked", "体温一直正常". */
const MEASURE = /^(?:temp(?:erature)?s?|pulse|heart ?rate|bp|blood pressure|sats|oxygen|体温|温度|心率|脉搏|血氧)$/u;
const IS_WELL =
  /^(?:'s)?(?: (?:is|was|are|has been|been|reads?|came back|always|all|perfectly|completely|totally|and \w+)){0,3} (?:normal|fine|ok|okay|good|spot on|perfect)\b|^(?:也|都|一直|是|很|量了|量着|摸着|全|还|完全){0,4}(?:正常|没问题|好的|不高)/u;
const isWell = ({ words, before, after }: Around): boolean => MEASURE.test(words) && IS_WELL.test(after) && !UNWELL.test(before);

/** A trained chest that aches only when it is pressed or stretched, with nothing that a heart has. */
const OF_CHEST = /胸|chest|pec|疼|痛|酸|sore|ach|pain|hurt/u;
const TRAINED =
  /肌|卧推|俯卧撑|扩胸|健身|搬|\b(?:muscles?|pecs?|pectorals?|push ?-?ups?|press ?-?ups?|bench\w*|dips|workout|gym|lifting|lifted|moving|moved|rowing)\b/u;
const ONLY_PRESSED =
  /一(?:按|碰|压|扩胸|抬手|拉伸|伸)[^，,。；;]{0,4}(?:就|才|都)?(?:疼|痛|酸)|(?:按|碰|压|动|伸)(?:一下|着|到)?(?:才|就|会)(?:疼|痛|酸)|不(?:按|碰|动)(?:它)?(?:就|也)?(?:不(?:疼|痛|酸)|没(?:感觉|事))|\bonly (?:(?:hurts?|sore|aches?|painful|there|it) ){0,2}(?:when|if) (?:i|you) (?:\w+ ){0,2}(?:press|push|poke|prod|touch|stretch|move|lift|reach|twist)|\bwhen i (?:press|push|poke|prod|touch)[^.;?!]{0,40}\b(?:fine at rest|not at rest|otherwise (?:fine|nothing))/u;
const SINCE_HOURS = /小时|分钟|钟头|突然|现在|越来越|\b(?:hours?|minutes?|mins?|suddenly|now|worse)\b/u;
const OF_A_HEART =
  /汗|喘|憋|闷|压着|压得|压榨|石头|(?:左|右)?(?:臂|胳膊|膀子|下巴|后背)|恶心|吐|晕|心慌|发麻|\b(?:sweat\w*|clammy|breath\w*|arms?|jaw|crush\w*|tight\w*|squeez\w*|heavy|pressure|sick|nausea\w*|faint\w*|dizzy|palpitations?|numb|back)\b/u;
const onlyPressed = ({ words, sentence, previous, next }: Around): boolean =>
  OF_CHEST.test(words) &&
  /胸|chest|pec/u.test(sentence) &&
  TRAINED.test(`${previous}${sentence}`) &&
  ONLY_PRESSED.test(sentence) &&
  !OF_A_HEART.test(`${sentence}${next}`);

/** Every day is said of the folic acid that goes with a weekly medicine: "每周一次甲氨蝶呤，叶酸天天吃". */
const DAILY_WORD = /^(?:每天|天天|每日|daily|every day|each day)$/u;
const OF_FOLATE_BEFORE = /(?:叶酸|folic acid|folate|folic)(?![^，,。；;]*(?:甲氨|methotrexate|mtx))[^，,。；;.]{0,24}$/u;
const OF_FOLATE_AFTER = /^(?: \w+){0,2} (?:folic|folate)|^(?:吃|服|补|加)?(?:点|一片|的)?叶酸/u;
const MIXED_UP = /混|错|误|当成|当作|\b(?:mix\w*|mistake|instead|wrong|swapped)\b/u;
const ofFolate = ({ words, before, after, sentence }: Around): boolean =>
  DAILY_WORD.test(words) && (OF_FOLATE_BEFORE.test(before) || OF_FOLATE_AFTER.test(after)) && !MIXED_UP.test(sentence);

/** Drunk, or up all night, and well since: how one walked and talked then was the drink. */
const DRUNK =
  /喝多|喝醉|喝大|喝高|酒局|醉|\b(?:drunk|hammered|plastered|wasted|tipsy|too many drinks|skinful|knackered|overtired|night ?shifts?|sleep[- ]deprived)\b/u;
const AS_DRUNK = /走路|走|站|晃|说话|大舌头|stagger|wobbl|slur|sway|walk|stumbl/u;
const SOBER =
  /(?:今天|今早|早上|醒(?:来|了)|睡(?:一觉|醒))[^，,。；;]{0,6}(?:就|都|已经|全|也)?(?:好了|没事了|正常了)|\b(?:fine|ok|okay|sobered up|all right|alright) (?:now|today|this morning)\b|\bslept it off\b|\b(?:fine|gone|normal|ok) (?:once|after) i(?:['’]d| had)? (?:slept|a sleep|a nap|a kip)\b/u;
const STILL_SO = /还是|还在|仍|又|歪|麻|单侧|一边|一侧|\b(?:still|again|one side|numb|droop\w*)\b/u;
const wasDrunk = ({ words, sentence, next }: Around): boolean =>
  AS_DRUNK.test(words) && DRUNK.test(sentence) && SOBER.test(`${sentence}${next}`) && !STILL_SO.test(`${sentence}${next}`);

/** An illness, an operation or a test that somebody had is nothing that was swallowed: "I had preeclampsia", "had my scan". */
const HAD_NO_THING =
  /^ (?:(?:all|these|those|same|usual|an?|the|my|his|her|our|some|such|really|very|quite|bad|severe|mild|slight|no|any|another|one|two|three|first|second|third|previous|last|high|low|awful|horrible|terrible|recurrent|gestational|iron|heart|kidney|liver|stomach|chest|blood) ){0,4}(?:\w+(?:itis|osis|a?emia|algia|a?epsia|ampsia|noea|orrh?o?ea|ectomy|oscopy|otomy|oplasty|oma)|symptoms?|diabetes|miscarriages?|pregnanc(?:y|ies)|sections?|c-sections?|surgery|operations?|scans?|tests?|bloods|check-?ups?|appointments?|strokes?|attacks?|pains?|aches?|headaches?|migraines?|fevers?|flu|covid|colds?|coughs?|infections?|ulcers?|reflux|heartburn|cancer|clots?|stents?|bypass|asthma|eczema|anxiety|depression)(?![\w-])(?!(?:['’]?s)?(?: \w+){0,2} (?:tablets?|tabs|pills?|medicines?|meds|medication|remed\w+|relief|syrup|linctus|capsules?|drops|sachets?|vitamins?|gumm(?:y|ies)|iron))/u;
const hadNoThing = ({ words, after }: Around): boolean => words === "had" && HAD_NO_THING.test(after);

/** A baby that is only planned is no child that is there: "planning baby no 2", "trying for another baby". */
const BABY = /^bab(?:y|ies)$/u;
const WISHED_FOR =
  /\b(?:plan(?:s|ning|ned)?|try(?:ing)?|hop(?:e|es|ing)|want(?:s|ing)?|wish(?:es|ing)?|prepar(?:e|ing)|ready|save|saving|ttc)(?: (?:for|to have|to try for|to conceive|on having|on))?(?: (?:an?|another|our|my|a second|a third|the next|one more|more)){0,2} $/u;
const THERE = /^['’]?s\b|\b(?:swallowed|ate|took|licked|chewed|got (?:into|hold))\b/u;
const onlyWishedFor = ({ words, before, after }: Around): boolean => BABY.test(words) && WISHED_FOR.test(before) && !THERE.test(after);

/** How much of it a food holds, and how many others it happened to, is no amount to take: "how much potassium is in a banana", "how many people die of salt". */
const AMOUNT = /^how (?:much|many)$/u;
const HELD_BY = /^ [^,.;?!]{1,30}\b(?:is|are) (?:there )?in (?!(?:order|my|me)\b)/u;
const OF_OTHERS =
  /^ (?:other )?(?:people|deaths|americans|men|women|workers|patients|animals|sailors|explorers|soldiers)\b(?! (?:would|will) (?:miss|care|notice))/u;
const OF_A_DEED = /\b(?:kill|lethal|fatal|deadly|to die|took|taken|swallowed|ate|overdos\w*)\b/u;
const ofOthers = ({ words, after, rest }: Around): boolean =>
  AMOUNT.test(words) && ((HELD_BY.test(after) && !OF_A_DEED.test(after)) || (OF_OTHERS.test(after) && !/\b(?:me|myself|i)\b/u.test(rest)));

/** "No problems" denies nothing but trouble: beside kicks it does not say that there are none. */
const NO_TROUBLE = /^ (?:other |real |major |big )?(?:problems?|issues?|concerns?|complaints?|complications?|worries|dramas?)\b(?! (?:until|till|before))/u;
const noProblems = ({ words, after }: Around): boolean => words === "no" && NO_TROUBLE.test(after);

/** A scratch that has closed long since: "paper cut won't stop stinging. Stopped bleeding ages ago". */
const SCRATCH = /\b(?:paper ?cut|graze|scrape|scratch|shaving (?:cut|nick)|nick(?:ed)?|(?:small|tiny|little|wee) cut)\b/u;
const STOPPED_LONG_AGO =
  /\b(?:stopped bleeding|bleeding (?:has |had )?stopped)(?: \w+){0,2} (?:ages|hours|days|weeks|long) ago\b|\b(?:stopped bleeding|bleeding stopped) (?:yesterday|last (?:night|week))\b/u;
const BLEEDS_ON =
  /\b(?:again|but|now|still|started|reopened|deep|gap\w*|spurt\w*|pump\w*|towels?|soak\w*|faint\w*|dizzy|pale|swell\w*|swollen|red streaks?|fever|pregnan\w*|thinners?|warfarin|apixaban|rivaroxaban|eliquis|xarelto|dog|cat|bat|wrists?|myself)\b/u;
const GOES_ON = /^(?:wo n['’]?t|won['’]?t|will not|doesn['’]?t|not) stop(?:ping)?$/u;
const ONLY_STINGS = /^ (?:stinging|smarting|itching|throbbing|hurting|annoying|tingling)\b/u;
const hasClosed = ({ words, before, after, sentence, previous, following }: Around): boolean => {
  const told = `${previous} ${sentence} ${following}`;
  return (
    ((words.startsWith("bleed") && /\bstopped $/u.test(before)) || (GOES_ON.test(words) && ONLY_STINGS.test(after))) &&
    SCRATCH.test(told) &&
    STOPPED_LONG_AGO.test(told.replace(/[.;!?]/gu, " ")) &&
    !BLEEDS_ON.test(told)
  );
};

/** A match or a draw that "stopped the heart" of whoever watched and writes: a heart that stood still asks nothing. What is felt is told in other words. */
const STOOD_STILL = /^(?:心脏骤停|心脏停跳|心跳骤停|心肌?梗死?|脑溢血|脑出血|中风|猝死|窒息|休克|心脏病)$/u;
const WATCHED =
  /(?:球|比赛|决赛|点球|绝杀|赛|直播|股票|大盘|开奖|这局|过山车|操作)[^，,。；;]{0,6}(?:看|听|追|刷|打|玩|坐|吓|激动|紧张)得(?:我|人)(?:差点|险些|快要?|都|要|直接|当场|简直|几乎|原地){0,3}$/u;
const FELT = /犯|发作|疼|痛|汗|麻|晕|喘|闷|憋|吐|倒[了下]|叫不|120|救护|急诊|医院|怎么办|还在|越来|现在/u;
export const wasThrilled = ({ words, before, sentence, next }: Around): boolean =>
  STOOD_STILL.test(words) && WATCHED.test(before) && !FELT.test(`${sentence}${next}`);

/** What goes well, is of the weather, or is only disliked. */
export const isNoTrouble = (around: Around): boolean =>
  noProblems(around) ||
  hasClosed(around) ||
  hadNoThing(around) ||
  onlyWishedFor(around) ||
  ofOthers(around) ||
  goesWell(around) ||
  ofWeather(around) ||
  isDisliked(around) ||
  isWell(around) ||
  onlyPressed(around) ||
  ofFolate(around) ||
  wasDrunk(around);
