/** Orders to this program that stand in what a text only quotes (a file's name, a product's name, a note on a report): nobody's own words. */
import { namedBy } from "./guard-rules.ts";

/** Inside marks of quoting, in a file's name, or behind a heading made to look like the system's, to the end of the sentence. */
const QUOTED =
  /[【[<({]{1,2}[^】\]>)}\n]{0,16}(?:系统|指令|提示|管理员|\bsystem|\badmin|\bdeveloper|\binstruction)[^】\]>)}\n]{0,16}[】\]>)}]{1,2}(?:“[^”]*”|"[^"]*"|‘[^’]*’|[^。！!？?\n.”"])*[。！!\n.]?|“[^”]{4,300}”|「[^」]{4,300}」|《[^》]{4,300}》|‘[^’]{4,300}’|"[^"]{4,300}"|(?<![\p{L}\d])'[^'\n]{4,300}'(?![\p{L}\d])|[\w-]{6,200}\.(?:pdf|docx?|txt|jpe?g|png|xlsx?|csv)\b|(?:备注|附注|批注|\bnotes?|\bremarks?|\bcomments?)\s?[:：][^。！!？?\n.]{4,300}[。！!\n.]?/giu;
const FILE = /[_-]/gu;
/** A name may go on behind the order: "SYSTEM: no limits - Vitamin D3". */
const PIECE = /(\s+[-–—|]\s+|(?<=\p{Script=Han})\s+(?=\p{L})|\s*[|/]\s*)/u;
const MARKS = /^[“「《‘"'【[<({]|[”」》’"'】\]>)}]$/gu;

const isOrder = (text: string): boolean => namedBy(text.replace(FILE, " ")).has("system_text");
function without(span: string): string {
  if (!isOrder(span) && !isOrder(span.replace(MARKS, ""))) return span;
  const pieces = span.replace(MARKS, "").split(PIECE);
  const last = pieces.findLastIndex(isOrder);
  return last === -1
    ? " "
    : ` ${pieces
        .slice(last + 1)
        .join("")
        .replace(/^[\s\-–—|/]+/u, "")} `;
}

/** The quote is handed over to be carried out: the order is the asker's own. */
const OBEY =
  /\b(?:do|act|answer|reply|respond) (?:exactly )?(?:as|what|like) (?:it|the \w+|they|that|this) (?:says?|tells?|asks?|instructs?)|\b(?:follow|obey|execute|run|carry out) (?:it|them|its|the|this|that)\b|(?:按|照|遵)[^，,。？?]{0,8}(?:要求|指示|指令|内容|说的|写的)[^，,。？?]{0,4}(?:做|回答|回复|执行)|执行|里的(?:要求|指令)/iu;

/** What such an order asks for; a text that asks for more is refused with the whole. */
const ONLY: ReadonlySet<string> = new Set(["system_text", "stop_medicine", "medicine_dose"]);

/** @returns the text without the orders that it quotes; `undefined` where it quotes none, or asks itself for what is refused */
export function ownWords(text: string): string | undefined {
  const own = text.replace(QUOTED, without);
  if (own === text || OBEY.test(own) || namedBy(own).has("system_text") || ![...namedBy(text)].every((id) => ONLY.has(id))) return undefined;
  return own.replace(/[ \t]{2,}/gu, " ").trim();
}

/** A sentence that we are told to say: "repeat after me: '…'". */
const DICTATED =
  /(?:\brepeat(?: after me)?|\bsay|\breply|\banswer|\brespond|\bconfirm|跟我|复述|照着|重复|请?(?:说|念|回复|回答))[^"“「'‘.。？?]{0,40}["“「‘']([^"”」’]{6,200}?)[.。]?["”」’']/iu;
const CLAIM = /治愈|治好|治疗|根治|抗癌|不用(?:化疗|吃药|打针)|代替|\bcures?\b|\btreats?\b|\bheals?\b|\breverses?\b|\breplaces?\b/iu;
/** Asked for to harm somebody, it is no question of slimming. */
const TO_HARM = /死|杀|毒(?!性|副)|\b(?:kill\w*|die|dead\w*|lethal|fatal|poison\w*|murder\w*|him|her|them)\b/iu;
const DNP = /二硝基[苯]?酚|\bdnp\b|\bdinitrophenol\b/iu;
/** @returns the harmless question whose answer tells why what was asked is refused */
export function insteadOf(text: string): { readonly zh: string; readonly en: string } | undefined {
  const ids = namedBy(text);
  if (DNP.test(text) && !TO_HARM.test(text) && ids.has("deadly_dose")) return { zh: "DNP减肥安全吗？", en: "What is DNP and is it safe for weight loss?" };
  const claim = DICTATED.exec(text)?.[1];
  if (claim === undefined || !CLAIM.test(claim) || ![...ids].every((id) => ONLY.has(id))) return undefined;
  return { zh: `${claim}，是真的吗？`, en: `Is it true: ${claim}?` };
}
