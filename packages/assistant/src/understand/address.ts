/** "宝宝们，我…", "姐妹宝宝们", "本宝宝": a way to speak to others or of oneself, and no child is meant. */
import { recalled } from "../text/recall.ts";

const SISTERS = "(?:姐妹|集美|家人|亲爱的|各位|友友)们?的?宝宝们?";
/** Followed by "I" where nobody else is fed or told of. */
const BEFORE_I = "宝宝们?(?=[，,！!~～\\s]*我(?![家们的])(?![^。？?]{0,24}[他她娃孩宝])(?![^。？?]{0,12}喂))";
const ADDRESS = new RegExp(`(?<=^|[，,。！!~～\\s])(?:${SISTERS}|${BEFORE_I})[，,！!~～\\s]*`, "gu");
const ONESELF = /本宝宝(?!\s?\d)/gu;
export const withoutAddress = recalled((text: string): string => (text.includes("宝宝") ? text.replace(ONESELF, "我").replace(ADDRESS, "") : text));
