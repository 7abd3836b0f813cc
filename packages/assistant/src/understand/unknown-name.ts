/** Something eaten or taken that a text names and that no record knows: a name, and no word of the language. */
import { tokens } from "@nutri/knowledge";
import { isOrdinary } from "./ordinary.ts";
import { every } from "../text/every.ts";

/** Where the name of what is eaten stands: after the verb, unless it is asked how or how much, for then what follows says how well. */
const EATEN_ZH =
  /(?<!怎么?|怎样|如何|咋|多少|几[\p{Script=Han}]|半[\p{Script=Han}])(?:吃|喝|服用|补充(?!剂))(?:点儿?|些|了|过|太多|多了?)?((?:(?![吗呢么吧啊了会嘛让])[\p{Script=Han}A-Za-z]){2,6}?)(?=怎|行不行|行[吗么]|好不好|可以|能不能|能(?!量)|会不?会?|有|对|和|跟|与|期间|的时候|时|[后前期](?!\p{Script=Han})|[吗呢么吧啊嘛]|好|伤|治|降|[^\p{Script=Han}A-Za-z]|$)/gu;
const HEAD_ZH =
  /^([\p{Script=Han}]{2,6}?)(?:能不能|可不可以|可以|能|适合|要不要)(?:一起|天天|每天|经常|空腹)?(?:吃|喝|多吃|多喝)|^([\p{Script=Han}]{2,6}?)(?:(?:有什么|有啥|的)(?:功效|好处|坏处|副作用|营养价值)|(?:到底|会不会|是不是)?(?:有没有|有)毒)/u;
const EATEN_EN =
  /\b(?:eat|eating|drink|drinking|take|takes|taking|have|having|try|trying|use|using|consume|swallow|swallowed)\s+(?:(?:some|any|a|an|more|my|the|too much|a lot of|lots of|raw|cooked|fresh)\s+)*([a-z][a-z'-]+(?:\s[a-z'-]+)?)(?=\s+(?:with|while|if|when|on|during|for|and|every|daily|in|at|before|after|to|together|or|should)\b|\s*[?.!,;]|\s*$)/giu;
const HEAD_EN =
  /^(?:is|are|what is|what are|how much|how many)\s+(?:it\s+)?([a-z][a-z' -]{2,28}?)\s+(?:safe|ok|okay|good|bad|healthy|fine|allowed|toxic|should)\b|^(?:does|do|can|will)\s+([a-z][a-z' -]{2,28}?)\s+(?:help|affect|interact|interfere|lower|raise|cure|improve|block|cause)\b/iu;
/** A common noun that is asked about as food, though it is no name: "can I eat acorns?" */
const MAY_EAT =
  /\b(?:(?:can|may|could) (?:i|we|you|he|she|they|(?:my|a|the) [a-z]+)|(?:safe|ok|okay|fine|bad) (?:for [a-z ]{2,16} )?to) (?:still |also |ever )?(?:eat|drink) (?:(?:some|any|a|an|raw|cooked|fresh|the) )*([a-z]+(?: [a-z]+)?)(?=\s*[?.!]|\s*$|\s(?:while|when|during|if|in|with)\b)/giu;

/** How much, how often, how: what stands at that place and is no thing. */
const HOW_ZH =
  /^[一二三四五六七八九十半几多两来\d]|^(?:再|先|就|才|又|也|还|和|照|成|回|长|补|慢|快|要|想|需|该|应|好|最|效果|吸收|有效|有用|有没|有害|有毒|管用|划算|值得?|有事|可以|影响|合适|安全|少|大量|适量|过|完|饱|掉|光|坏|惯|点$|点[好能让]|[淡咸甜辣酸苦烫凉热冷软硬](?:点|的|$))|(?:合适|安全|正常|照旧|回来|出来|起来|下去|咋回事)/u;
/** Kinds of food and ways of eating, not one thing among them. */
const KIND_ZH =
  /^(?:[剩隔][菜饭夜]|[全低脱]脂|[无低]麸质|无糖|低糖|低盐|流食|软食|半流食?|生的?|熟的?|补品|保健品|保建品|大餐|正餐|清单)|水煮菜|[菜饭肉鱼]?[汤粥泥糊羹]|补/u;
const NO_THING_ZH =
  /^(?:尿(?!素)|小便|大便|放屁|打嗝|出汗)|什么|什$|多少|^多|[哪啥它这那其几药饭餐]|^点?(?:菜|饭|肉|鱼|主食)|东西|食物|食品|补剂|补充剂|营养|维生[素数]|早|晚|(?:维生|激|毒|抗生|色|元|营养|荤|吃|纯|全|胰岛|叶绿|膳食纤维)素$|油腻|清淡|荤|水果|蔬菜|零食|夜宵|外卖|^[上下进出]|不|得|法|^[亏力惊]|够|天|每|同|它们|医|没|时候|就|还|是|的|^[片颗粒]|对身体|胖|死|怎|碳水|饮料|行$|结石|中毒|男|女|人|孩|娃|[老妈爸妇病]|糖尿|高血|减肥|运动|健身|才|很|大便|小便|能|真|然$|照旧|年|[动练前肿]$/u;
const NO_THING_EN =
  /\b(?:\w+days?|it|them|this|that|these|those|both|one|any\w*|some\w*|every\w*|nothing|what|which|how|mine|his|hers|theirs|stuff|things?|less|more|care|part|place|time|turns|advice|breakfast|lunch|dinner|supper|meals?|snacks?|foods?|junk|herbs?|liquids?|solids?|supplements?|vitamins?|minerals?|medicines?|medications?|meds|pills?|tablets?|drugs?|drinks?|products?|diets?|plans?|portions?|calories|alcohol|there|here|instead|else|otherwise|besides|each|other|who|whom|\w+ly|\w+ing|\w+er|\w+est)\b/iu;

/** As the known names are spelt ("diarrhoea", "diarrhea"). */
const bare = (s: string): string => tokens(s).join("");

const LETTERS = [..."abcdefghijklmnopqrstuvwxyz"];
/** One letter left out, added, changed or put before its neighbour: what is that near a word of the language ("agian", "helthy") is that word. */
function isSlip(word: string): boolean {
  const cuts = [...word].map((_, i) => [word.slice(0, i), word.slice(i)] as const);
  return cuts.some(
    ([a, b]) =>
      isOrdinary(a + b.slice(1)) ||
      (b.length > 1 && isOrdinary(`${a}${b[1]}${b[0]}${b.slice(2)}`)) ||
      LETTERS.some((c) => isOrdinary(a + c + b.slice(1)) || isOrdinary(a + c + b)),
  );
}
const SHORT = 5;
export const isWord = (word: string): boolean => {
  const w = word.toLowerCase().replace(/['’]s$/u, "");
  return (
    NO_THING_EN.test(w) ||
    isOrdinary(w) ||
    isOrdinary(w.replace(/s$/u, "")) ||
    isOrdinary(w.replace(/-/gu, "")) ||
    w.split("-").every(isOrdinary) ||
    w.length < SHORT ||
    isSlip(w)
  );
};

export const isKnownAs = (x: string, given: readonly string[]): boolean => given.some((g) => bare(x).includes(bare(g)) || bare(g).includes(bare(x)));
/** It stands where a name would, and is how much, how, or a kind. */
export const isNoThing = (x: string): boolean => [HOW_ZH, KIND_ZH, NO_THING_ZH].some((no) => no.test(x));

/** @param given how the known names stand in the text */
export function unknownThing(text: string, given: readonly string[]): string | undefined {
  const trimmed = text.trim();
  const isKnown = (x: string): boolean => isKnownAs(x, given);
  const all = (at: RegExp): string[] => every(at, text).flatMap((m) => m[1]?.trim() ?? []);
  const head = (at: RegExp): string[] => (at.exec(trimmed)?.slice(1) ?? []).flatMap((m) => m?.trim() ?? []);
  const said = [...all(EATEN_ZH), ...head(HEAD_ZH)].find((x) => x !== "" && /\p{Script=Han}/u.test(x) && !isNoThing(x) && !isKnown(x));
  if (said !== undefined) return said;
  // Of an English name the words of the language beside it are none of it.
  const names = [...all(EATEN_EN), ...head(HEAD_EN)].flatMap((x) => {
    const words = x.split(/\s+/u);
    const from = words.findIndex((w) => !isWord(w));
    return from < 0 || isKnown(x)
      ? []
      : [
          words
            .slice(from)
            .filter((w, i) => i === 0 || !NO_THING_EN.test(w))
            .join(" "),
        ];
  });
  return (
    names[0] ??
    all(MAY_EAT).find(
      (x) => !NO_THING_EN.test(x) && !isKnown(x) && x.split(" ").every((w) => !LITTLE.has(w) && (isOrdinary(w) || isOrdinary(w.replace(/s$/u, "")))),
    )
  );
}
const LITTLE: ReadonlySet<string> = new Set(
  "a after again all alone an and are as at away back be before but by do double enough for free from if in is it like little lots loads me my much now of off on only or out same so to together too up well while with without".split(
    " ",
  ),
);
