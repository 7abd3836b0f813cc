/** What somebody wrote as words: each Latin word or number one, each Han character one, with where it stood. Linear. */
import { simplifiedChar } from "@nutri/domain/simplified";
import { every } from "../text/every.ts";

/** A mark that ends a clause (1) or a sentence (2); 0 for a word. */
export type Break = 0 | 1 | 2;
export type Token = { readonly text: string; readonly start: number; readonly end: number; readonly breaks: Break };

const PIECE = /\p{Script=Han}|[a-z]+(?:['’‘´`][a-z]+)*|\d+(?:[.]\d+)?|[\p{L}\p{N}]|[,，;；:：()（）、/]|[.。!！?？\n…~～]+/gu;
const CLAUSE = /^[,，;；:：()（）]$/u;
const SENTENCE = /^[.。!！?？\n…~～]/u;

const unseen = /[\p{Cf}\p{Cc}\u{FE00}-\u{FE0F}]/u;

/** What dialects say and write for a denial, a person, a finished deed. */
const DIALECT: Readonly<Record<string, string>> = {
  唔: "不",
  勿: "不",
  弗: "不",
  冇: "没",
  佢: "他",
  咗: "了",
  佬: "老",
  嘅: "的",
  伲: "我",
  俺: "我",
  袂: "不",
  毋: "不",
  喙: "嘴",
};

/** Most of what is written: nothing in it is invisible, and no Han character has another width. */
const isAscii = (char: string): boolean => char >= " " && char <= "~";
const isHan = (char: string): boolean => char >= "\u4e00" && char <= "\u9fff";
function seenAs(char: string): string {
  if (isAscii(char)) return char.toLowerCase();
  if (isHan(char)) return DIALECT[char] ?? simplifiedChar(char);
  return char === "\n" || !unseen.test(char) ? char.normalize("NFKC").toLowerCase() : "";
}

/** Half-width, lower case, without what cannot be seen; `at` says where each code unit came from. */
function fold(text: string): { folded: string; at: number[] } {
  const parts: string[] = [];
  const at: number[] = [];
  let offset = 0;
  for (const char of text) {
    const seen = seenAs(char);
    parts.push(seen);
    for (let i = 0; i < seen.length; i++) at.push(offset);
    offset += char.length;
  }
  at.push(offset);
  return { folded: parts.join(""), at };
}

const breaksOf = (piece: string): Break => (CLAUSE.test(piece) ? 1 : SENTENCE.test(piece) ? 2 : 0);

export type Reading = {
  readonly tokens: readonly Token[];
  /** The folded text, for looking at what stands around a word; token positions are in it. */ readonly folded: string;
  /** From a place in the folded text to the place in what was written. */ readonly origin: (at: number) => number;
};

export function read(text: string): Reading {
  const { folded, at } = fold(text);
  const tokens = every(PIECE, folded).map((m): Token => {
    const text = m[0].replace(/['’‘´`]/gu, "");
    return { text, start: m.index, end: m.index + m[0].length, breaks: breaksOf(m[0]) };
  });
  return { tokens, folded, origin: (place) => at[place] ?? text.length };
}

/** The words of questions are few, and each is compared many times. */
const MOST_STEMS = 4000;
const stems = new Map<string, string>();
const isWord = (s: string): boolean => /^[a-z]{4,}$/u.test(s);
const ENDINGS = ["ings", "ing", "ies", "ied", "ed", "es", "ys", "s", "e", "y"] as const;

/** Characters of one meaning in a complaint, and the ones typed in each other's place. */
const SAME: Readonly<Record<string, string>> = Object.fromEntries(
  "痛疼昏晕她他您你的得地得岀出蛰蜇畜搐讲说瞧看娘妈爹爸".match(/../gu)?.map((pair) => [...pair]) ?? [],
);

/** A number is one word however it is written: "3 days of pills", "three days of pills", 三天的药. One is left out: it is an article too. */
const DIGITS: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ["two", "2"],
    ["three", "3"],
    ["four", "4"],
    ["five", "5"],
    ["six", "6"],
    ["seven", "7"],
    ["eight", "8"],
    ["nine", "9"],
    ["ten", "10"],
    ...("二2两2三3四4五5六6七7八8九9".match(/../gu)?.map((pair) => [...pair]) ?? []),
  ].map(([word = "", digit = ""]) => [word, digit]),
);

/**
 * Words whose bare form is another word's: "sleepy" is not "sleeping pills", "shaky" is no protein shake, "fruity" is no fruit, "spotting" no spots,
 * "teething" no teeth, "putty" nothing that is put; "heavy" does not heave, "sorry" is not sore, who is "reading" is not ready, and a "pile" is no pill.
 */
const OWN = new Set("sleepy shaky fruity spotting teething putty heavy sorry ready story tiny funny pile latte".split(" "));

/** British and American spellings of one word: diarrhoea, haemorrhage, oedema, tumour. */
const american = (word: string): string =>
  word
    .replace(/oea/gu, "ea")
    .replace(/haem/gu, "hem")
    .replace(/^oe/u, "e")
    .replace(/paed/gu, "ped")
    .replace(/(?<=[a-z]{3})our$/u, "or");

/** Words that stand between the parts of a phrase and leave it what it is: "嘴唇都肿了", "throat is really tight". Negations are none of them. */
const PADDING = new Set(
  [
    ..."很好都太真又也就还老总直超全得点完着了",
    ..."really very so quite pretty just kinda like totally completely all a an the is are was were be been being am have has had has got gone".split(" "),
    ..."went feel feels feeling look looks getting gets keep keeps my his her its their our".split(" "),
  ].map(stem),
);
/** Whether a word, as it is compared, may be passed over inside of a phrase. */
export const isPadding = (word: string): boolean => PADDING.has(word);

/** One form for "vomit, vomits, vomited, vomiting", for 痛 and 疼. Only for comparing: not a word of any dictionary. */
export function stem(typed: string): string {
  const known = stems.get(typed);
  if (known !== undefined) return known;
  if (stems.size >= MOST_STEMS) stems.clear();
  const fresh = stemOf(typed);
  stems.set(typed, fresh);
  return fresh;
}

function stemOf(typed: string): string {
  const digit = DIGITS[typed];
  if (digit !== undefined) return digit;
  const word = american(typed);
  if (OWN.has(word) || !isWord(word) || word.endsWith("ss")) return SAME[word] ?? word;
  const ending = ENDINGS.find((e) => word.endsWith(e) && word.length - e.length >= 3);
  const bare = ending ? word.slice(0, -ending.length) : word;
  return /([bdfglmnprt])\1$/u.test(bare) ? bare.slice(0, -1) : bare;
}
