/** Chinese typed as pinyin ("xiong kou teng, chuan bu shang qi"): the characters it most likely stands for, by which of them stand beside each other in the knowledge. */
import type { KnowledgeIndex } from "@nutri/knowledge";
import { isOrdinary } from "../understand/ordinary.ts";

/** Readings of everyday characters beside the one that the table of syllables keeps. */
const ALSO =
  "了le 还hai 都dou 得de 得dei 着zhao 着zhe 觉jiao 血xie 血xue 长zhang 长chang 重chong 重zhong 没mei 降jiang 大da 大dai 脉mai 恶e 卡ka 卡qia 色shai 女nv 女nu 绿lv 绿lu " +
  "地de 的de 肚du 给gei 谁shei 那nei 哪nei 这zhei 少shao 差cha 便bian 背bei 喝he 咽yan 扎zha 参shen 薄bao 率lv 朝chao 落la 嚼jiao 率lu 虑lu 吕lu 旅lu 什shen 弹tan 粘zhan 泡pao 折zhe";
/** What the sentences of signs say is how people speak: it weighs more than what articles say. */
const SPOKEN = 3;
const HAN = /^\p{Script=Han}$/u;
const EDGE = "^";
/** Of whom is spoken first, which no article does. */
const EVERYDAY = "我。他。她。我爸。我妈。我老公。我老婆。我想。我不。我没。我们。你好。吃了药。吃药过量。就是。是不是。发烧。度。";
const OFTEN = 40;
/** How far a pair of characters is trusted beside the single one. */
const KEPT = 0.9;
const UNSEEN = 5;

type Model = { readonly sounds: ReadonlyMap<string, readonly string[]>; readonly likely: (before: string, char: string) => number };

/** How often each character stands, and behind which other. */
export type Counted = { readonly one: ReadonlyMap<string, number>; readonly two: ReadonlyMap<string, number> };
export function counted({ records }: KnowledgeIndex): Counted {
  const one = new Map<string, number>();
  const two = new Map<string, number>();
  const more = (map: Map<string, number>, key: string, by: number): void => void map.set(key, (map.get(key) ?? 0) + by);
  const add = (text: string, weight: number): void => {
    let last = EDGE;
    for (const typed of `${text} `) {
      const char = HAN.test(typed) ? typed : EDGE;
      if (char !== EDGE) more(one, char, weight);
      if (char !== EDGE || last !== EDGE) more(two, last + char, weight);
      last = char;
    }
  };
  const walk = (x: unknown, weight: number): void => {
    if (typeof x === "string") add(x, weight);
    else if (x !== null && typeof x === "object") for (const part of Object.values(x)) walk(part, weight);
  };
  walk([records.term_sets.map((s) => s.zh), records.red_flags.map((f) => [f.signs, f.examples])], SPOKEN);
  walk([records.articles, records.advice, records.items, records.conditions, records.medicines], 1);
  walk(EVERYDAY, OFTEN);
  return { one, two };
}

function modelOf(k: KnowledgeIndex, { one, two }: Counted): Model {
  const total = [...one.values()].reduce((a, b) => a + b, 0);
  const sounds = new Map(Object.entries(k.records.names?.syllables ?? {}).map(([s, chars]) => [s, [...chars].filter((c) => one.has(c))]));
  for (const also of ALSO.split(" ")) {
    const [char, sound] = [also.slice(0, 1), also.slice(1)];
    sounds.set(sound, [...new Set([...(sounds.get(sound) ?? []), char])]);
  }
  const likely = (before: string, char: string): number =>
    Math.log((KEPT * (two.get(before + char) ?? 0)) / ((one.get(before) ?? total) + UNSEEN) + ((1 - KEPT) * (one.get(char) ?? 1)) / total);
  return { sounds, likely };
}

const LONGEST_SOUND = 6;
/** A word in its fewest syllables: "xiongkouteng" is three. */
function syllablesIn(word: string, { sounds }: Model): readonly string[] | undefined {
  const best: (readonly string[] | undefined)[] = [[]];
  for (let end = 1; end <= word.length; end++)
    for (let start = Math.max(0, end - LONGEST_SOUND); start < end; start++) {
      const [before, here] = [best[start], best[end]];
      const sound = word.slice(start, end);
      if (before && (sounds.get(sound)?.length ?? 0) > 0 && (!here || here.length > before.length + 1)) best[end] = [...before, sound];
    }
  return best[word.length];
}

/** "xi'an" is parted by its mark. */
function soundsIn(word: string, model: Model): readonly string[] | undefined {
  const parts = word.split("'").map((part) => syllablesIn(part, model));
  return parts.every((p) => p !== undefined) ? parts.flat() : undefined;
}

type Path = { readonly chance: number; readonly text: string };
/** The likeliest characters of a run of syllables (Viterbi 1967). */
function charactersOf(syllables: readonly string[], { sounds, likely }: Model): Path {
  let paths = new Map<string, Path>([[EDGE, { chance: 0, text: "" }]]);
  for (const sound of [...syllables, EDGE]) {
    const next = new Map<string, Path>();
    for (const char of sound === EDGE ? [EDGE] : (sounds.get(sound) ?? [])) {
      const told = char === EDGE ? "" : char;
      for (const [before, path] of paths) {
        const chance = path.chance + likely(before, char);
        if (chance > (next.get(char)?.chance ?? Number.NEGATIVE_INFINITY)) next.set(char, { chance, text: path.text + told });
      }
    }
    paths = next;
  }
  return paths.get(EDGE) ?? { chance: Number.NEGATIVE_INFINITY, text: "" };
}

/** No more than this is read as pinyin. */
const MOST = 400;
const LEAST = 4;
const PIECE = /[a-z']+|[^a-z']+/gu;
const LETTERS = /[a-z]/u;
/** A word that no syllables make, "omega", may stand among so many that are made of them. */
const STRANGE = 5;
/** What the characters of a syllable are likely to be, on average: letters of another language make words that stand nowhere. */
const LEAST_LIKELY = -6.8;

const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/u\u0308/giu, "v")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/ü/gu, "v");

type Told = { readonly text: string; readonly chance: number };
/** Each run of syllables in characters; figures, marks and what no syllables make stay as they are. */
function told(typed: string, model: Model): Told {
  const runs: (readonly string[] | string)[] = [];
  for (const piece of typed.match(PIECE) ?? []) {
    const parts = LETTERS.test(piece) ? soundsIn(piece, model) : undefined;
    const last = runs.at(-1);
    if (parts) runs.splice(typeof last === "object" ? -1 : runs.length, 1, [...(typeof last === "object" ? last : []), ...parts]);
    else if (piece.trim() !== "") runs.push(piece.trim());
  }
  const paths = runs.map((run): Path => (typeof run === "string" ? { chance: 0, text: run } : charactersOf(run, model)));
  return { text: paths.map((p) => p.text).join(""), chance: paths.reduce((n, p) => n + p.chance, 0) };
}

/**
 * @param table where it was made before
 * @returns a reader of what is typed as pinyin: its characters, or nothing where it is no Chinese
 */
export function spelledReader(k: KnowledgeIndex, table?: Counted): (text: string) => string | undefined {
  let held: Model | undefined;
  return (text) => {
    if (text.length > MOST || /\p{Script=Han}/u.test(text)) return undefined;
    const typed = plain(text);
    const words = typed.match(/[a-z']+/gu) ?? [];
    // English has its words in a dictionary: nothing needs to be built for it.
    if (words.filter((w) => isOrdinary(w)).length * 2 > words.length) return undefined;
    const model = (held ??= modelOf(k, table ?? counted(k)));
    const parts = words.map((w) => soundsIn(w, model));
    const syllables = parts.reduce((n, p) => n + (p?.length ?? 0), 0);
    if (syllables < LEAST || parts.filter((p) => p === undefined).length * STRANGE > words.length) return undefined;
    const { text: chinese, chance } = told(typed, model);
    return chance / syllables >= LEAST_LIKELY ? chinese : undefined;
  };
}
