/** A question with an order in it that is only quoted (a file's name, a note on a report), or a claim to be repeated: what of it can be answered, is. */
import type { Lang, Text } from "@nutri/domain";
import { both } from "./answer/part.ts";
import { clean } from "./text/clean.ts";
import type { Assistant, Reply } from "./types.ts";
import { insteadOf, ownWords } from "./understand/injected.ts";

const inLang = (lang: Lang): "zh" | "en" => (lang === "zh-CN" ? "zh" : "en");
/** Said beside an answer: what a file, a name or a note told us to do is not done. */
const NOT_FOLLOWED: Text = both(
  "文件、名称或备注里写给程序的指令，我不照做；这里只答你自己问的。",
  "What a file, a name or a note tells this program to do I do not follow; this answers your own question.",
);
/** Where these are all that is left to say, the whole is refused. */
const NOTHING_SAID: ReadonlySet<string> = new Set(["unknown", "not_understood", "ask_back", "empty", "app", "refused"]);
const NOT_REPEATED: Text = both(
  "这个我不照着说、也不给办法；核对过的资料是这样说的：",
  "That I neither repeat nor give a way to; this is what the reviewed sources say:",
);
const withText = (r: Reply, text: string): Reply =>
  Object.defineProperties(r, { text: { value: text, enumerable: true }, final: { value: true, enumerable: true } });
/** A quoted order does not take the place of the answer to what is asked beside it; an emergency is looked for in the whole. */
export const besideOrders = (assistant: Assistant): Assistant => ({
  answer(asked) {
    const typed = clean(asked.text);
    const own = ownWords(typed);
    const whole = assistant.answer(asked);
    const instead = whole.intent === "refused" ? insteadOf(typed) : undefined;
    if (instead !== undefined) {
      const known = assistant.answer({ ...asked, text: instead[inLang(whole.lang)] });
      const said = NOTHING_SAID.has(known.intent) ? whole : known;
      return said === whole ? whole : withText(known, `${NOT_REPEATED[inLang(whole.lang)]}\n\n${known.text}`);
    }
    if (own === undefined || whole.triage?.grade === "emergency") return whole;
    const answered = assistant.answer({ ...asked, text: own });
    if (NOTHING_SAID.has(answered.intent)) return whole;
    const text = `${answered.text}\n\n${NOT_FOLLOWED[inLang(answered.lang)]}`;
    return withText(answered, text);
  },
});
