/** Pinyin for the compiled table. Only compile.ts imports this: the dictionary stays out of the running product. */
import { pinyin } from "pinyin-pro";
import type { Records } from "../schema.ts";
import { tokens } from "./normalise.ts";
import { namesOf } from "./table.ts";
import type { NameRow, NameTable } from "./types.ts";

const HAN = /\p{Script=Han}/u;

/** How names of medicines and herbs read a character that the dictionary, without a word around it, reads otherwise. */
const READ_IN_NAMES: readonly (readonly [RegExp, string])[] = [
  [/咳/gu, "ke"],
  [/参/gu, "shen"],
  [/(?<=[白苍莪枳桂加苓参])术/gu, "zhu"],
  [/桔(?=[梗贝])/gu, "jie"],
  [/(?<=枳)壳/gu, "qiao"],
  [/(?<=厚)朴/gu, "po"],
];
function readings(chars: string): readonly string[] {
  const read = pinyin(chars, { toneType: "none", type: "array", v: true, nonZh: "spaced" });
  for (const [pattern, sound] of READ_IN_NAMES) for (const match of chars.matchAll(pattern)) read[match.index] = sound;
  return read;
}

function withPinyin(row: NameRow): NameRow {
  if (!HAN.test(row.name)) return row;
  const words = tokens(row.name);
  const read = readings(words.join(""));
  return { ...row, pinyin: read.join("").replaceAll(" ", ""), initials: read.map((s, i) => (HAN.test(words.join("")[i] ?? "") ? s[0] : s)).join("") };
}

/** The common characters (GB 2312) by how they are read, to forgive a wrong homophone. */
function syllables(): Record<string, string> {
  const decoder = new TextDecoder("gbk");
  const by: Record<string, string> = {};
  for (let row = 0xb0; row <= 0xf7; row++)
    for (let cell = 0xa1; cell <= 0xfe; cell++) {
      const char = decoder.decode(new Uint8Array([row, cell]));
      if (!HAN.test(char)) continue;
      const read = pinyin(char, { toneType: "none", v: true });
      by[read] = (by[read] ?? "") + char;
    }
  return by;
}

export function compileNames(records: Records): NameTable {
  const { rows, families } = namesOf(records);
  return { rows: rows.map(withPinyin), families, syllables: syllables() };
}
