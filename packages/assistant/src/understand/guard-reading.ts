/** What a text says under its disguise: letters of another script, spaced letters, figures for letters, pinyin, base64, hex, rot13, written backwards. */
import { simplified } from "@nutri/domain/simplified";
import { closed, MOST_SPACED, parted } from "../text/written-apart.ts";

/** Letters of another script, or with marks, that look like plain ones: "ѕуѕtеm", "ìgnoré". */
const ALIKE: Readonly<Record<string, string>> = Object.fromEntries(
  "аaвbеeзeкkмmнhоoрpсcтtуyхxіiїiјjѕsԁdɡgһhӏlνvοoρpτtαaειiκkΑAΒBЕEΗHΙIΚKΜMΝNΟOΡPΤTΥYΧXАAВBСCЕEНHКKМMОOРPТTХXЅSІI".match(/../gu)?.map((pair) => [...pair]) ?? [],
);
const latin = (text: string): string =>
  /[\u00c0-\u04ff\u0500-\u052f]/u.test(text)
    ? text
        .normalize("NFD")
        .replace(/(?<=[a-z])\p{M}/giu, "")
        .normalize("NFC")
        .replace(/[\u0261\u0370-\u052f]/gu, (c) => ALIKE[c] ?? c)
    : text;

const FIGURES: Readonly<Record<string, string>> = { "0": "o", "1": "i", "3": "e", "4": "a", "5": "s", "7": "t", "@": "a", $: "s" };
/** "1gn0re": a word of letters with figures among them; "B12" and "100mg" are none. */
const FIGURED = /(?<![\w@$])(?:(?:[a-z]+[013457@$]+)+[a-z]+|[013457@$][a-z]{4,})[013457@$]?(?![\w@$])/giu;
const lettered = (text: string): string => text.replace(FIGURED, (word) => word.replace(/[013457@$]/gu, (c) => FIGURES[c] ?? c));

const READABLE = /^[\p{Script=Han}\p{P}\p{S}\w\s]+$/u;
const utf8 = (bytes: readonly number[]): string => new TextDecoder().decode(Uint8Array.from(bytes));
const BASE64 = /(?<![A-Za-z0-9+/=])(?:[A-Za-z0-9+/]{4}){4,}(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?(?![A-Za-z0-9+/=])/gu;
const HEX = /(?<![\da-f])(?:[\da-f]{2}\s?){8,}(?![\da-f])/giu;
const coded = (text: string): string[] =>
  [
    ...(text.match(BASE64) ?? []).map((s) => utf8([...atob(s)].map((c) => c.charCodeAt(0)))),
    ...(text.match(HEX) ?? []).map((s) => utf8((s.replaceAll(/\s/gu, "").match(/../gu) ?? []).map((b) => Number.parseInt(b, 16)))),
  ].filter((plain) => READABLE.test(plain));

const rot13 = (text: string): string =>
  text.replace(/[a-z]/giu, (c) => {
    const from = c <= "Z" ? 65 : 97;
    return String.fromCharCode(((c.charCodeAt(0) - from + 13) % 26) + from);
  });
const backwards = (text: string): string => [...text].toReversed().join("");
/** Letters turned about name nothing but by intent: read only where such words come out. */
const TELLING = /\b(?:ignore|rules|instructions|system|prompt|lethal|poison|reveal|print|how|kill)\b|提示词|规则|指令|致死/giu;
const telling = (text: string): boolean => new Set(text.toLowerCase().match(TELLING)).size >= 2;
const words = (text: string): string => text.slice(0, MOST_SPACED).replace(/[a-z]{8,}/giu, parted);

/** Pinyin is read by the words that requests are made of. */
const SYLLABLES =
  /^(?:(?:[bpmfdtnlgkhjqxzcsrwy]|[zcs]h)?(?:i?ang|iong|uang|[eio]ng|i?an|i?ao|u?ai|uan|[eu]i|ou|i[eu]|[uv]e|er|[eiuv]n|i?a|u?a|u?o|[eiuv])){1,4}$/u;
const LEAST_SPOKEN = 4;
const SAID: readonly (readonly [RegExp, string])[] = (
  "duo shao 多少|zen me 怎么|ru he 如何|ji pian 几片|ji li 几粒|ji ke 几颗|yao pian 药片|yao wan 药丸|an mian yao 安眠药|tui shao yao 退烧药|jiang ya yao 降压药|xie yao 泻药|xia yao 下药|du yao 毒药|" +
  "xia du 下毒|du si 毒死|nong si 弄死|hai si 害死|sha si 杀死|zhi si 致死|hui si 会死|neng si 能死|si diao 死掉|zi sha 自杀|si 死|sha ren 杀人|yao 药|chi 吃|he 喝|rang 让|gei 给|fang 放|lao gong 老公|lao po 老婆|po po 婆婆|tong shi 同事|" +
  "lin ju 邻居|hai zi 孩子|ren 人|ta 他|gou 狗|mao 猫|tou tou 偷偷|hu lue 忽略|wu shi 无视|gui ze 规则|zhi ling 指令|xi tong 系统|ti shi ci 提示词|ti shi 提示|suo you 所有|zhi qian 之前|shuo chu 说出|gao su 告诉|wo 我|ni 你|de 的|" +
  "cui tu 催吐|duo tai 堕胎|liu chan 流产|ting yao 停药|yi dao su 胰岛素|tie 铁"
)
  .split("|")
  .map((pair) => {
    const at = pair.lastIndexOf(" ");
    return [new RegExp(`\\b${pair.slice(0, at).replaceAll(" ", " ?")}\\b`, "giu"), pair.slice(at + 1)] as const;
  })
  .toSorted(([a], [b]) => b.source.length - a.source.length);
function spoken(text: string): string[] {
  const typed = text.slice(0, MOST_SPACED).toLowerCase();
  const latinWords = typed.match(/[a-z]+/gu) ?? [];
  if (latinWords.length < LEAST_SPOKEN || !latinWords.every((w) => SYLLABLES.test(w))) return [];
  return [SAID.reduce((t, [sound, word]) => t.replace(sound, word), typed).replaceAll(" ", "")];
}

/** Everything that the text may be read as, itself first. */
export function readingsOf(typed: string): string[] {
  const plain = latin(simplified(typed)).replaceAll("_", " ");
  const together = closed(plain);
  const spaced = together === plain ? [] : [together, words(together)];
  const figured = lettered(together);
  const turned = [rot13(plain), backwards(plain)].filter(telling);
  return [...new Set([plain, ...spaced, ...(figured === together ? [] : [figured]), ...spoken(plain), ...coded(typed), ...turned])];
}
