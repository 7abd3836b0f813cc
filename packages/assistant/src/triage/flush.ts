/** The flush of niacin, told as that and as nothing else: the skin red and hot within hours, in somebody who is otherwise well. */

const NIACIN = /\bniacin\b|\bnicotinic acid\b|烟酸(?!胺)/iu;
const RED =
  /\b(?:face|neck|cheeks|ears|arms|skin|chest (?:skin|and face)|i|flush\w*)\b[^.;?!]{0,30}\b(?:red|flush\w*|hot|burn\w*|tingl\w*|itch\w*|beetroot|lobster|pink)\b|(?:脸|脖子|耳朵|皮肤|胳膊|身上|全身)[^。；;？?]{0,10}(?:红|烫|发热|刺痒|痒)/iu;
/** Words of any other complaint, and of a course that is none of a flush. */
const ELSE =
  /breath|throat|swell|swollen|puff|lips?\b|tongue|hives?|welts?|wheez|cough|voice|faint|dizz|light-?headed|black|chest(?! skin| and face)|heart|palpitat|pound|rac(?:ed|ing)|vomit|sick|nause|confus|collaps|grey|gray|pale|blue|clammy|sweat|weak|can'?t|cannot|numb|vision|see\b|pain|ache|hurt|yellow|blister|peel|fever|rash|worse|spread|still|days?\b(?! later)|whole bottle|handful|呼吸|喘|憋|嗓|喉|肿|唇|嘴|舌|风团|疙瘩|荨麻|皮疹|咳|哑|晕|昏|胸|心|慌|吐|恶心|倒|白|冷|汗|没力|麻|疼|痛|黄|水泡|脱皮|烧|越来越|没退|不退|一整瓶|一把|糊/iu;
const LONGEST = 240;

export const isFlush = (text: string): boolean => text.length <= LONGEST && NIACIN.test(text) && RED.test(text) && !ELSE.test(text);
