/** Help that is refused: "she's refusing to go anywhere", "他死活不肯去医院". */
import type { Text } from "@nutri/domain";
import { both } from "../part.ts";

const REFUSES =
  /(?:不肯|不愿意?|死活不|坚决不|拒绝|说什么(?:也|都)不|就是不|硬是不|不想|不让)(?:[^，,。；;！!？?]{0,4})(?:去(?:医院|急诊|看)?(?![掉除世])|就医|叫救护车|打120|上医院|叫车|送医)|不(?:肯|让)(?:我们?)?(?:叫|打)(?:救护车|120|急救)|\b(?:refus\w+|won['’]?t|will not|doesn['’]?t want|does not want|don['’]?t want|do not want|not willing|unwilling|declin\w+)(?: (?:me|us))?(?: to)?(?: (?:go|be taken|see|get|have|call|let|accept|take))?(?: (?:me|us|to|any|anywhere|an?|the|call|help|in))*(?: ?(?:anywhere|hospital|a&e|er\b|ambulance|doctors?|help|paramedics?|in\b|there\b)|$)/iu;
/** Not going somewhere, to be told of the place; what is refused may be food too. */
const OF_FOOD = /\b(?:eat|food|milk|bottle|feed|drink|breast|meals?)\b|[吃喝奶饭]/iu;
export const ofRefusal = (clauses: readonly string[]): Text[] =>
  clauses.some((s) => REFUSES.test(s.trim().replace(/[.!。！]+$/u, "")) && !OF_FOOD.test(s))
    ? [
        both(
          "不肯去，也要打这个电话：照实告诉接线员，由急救人员上门看、来劝；电话之前和之后都别离开。",
          "Call even when going is refused: tell the call handler so, and let the crew come, look and talk. Stay there until they are.",
        ),
      ]
    : [];
