/** Pinyin for the compiled table. Only compile.ts imports this: the dictionary stays out of the running product. */
import { pinyin } from "pinyin-pro";
import type { Records } from "../schema.ts";
import { tokens } from "./normalise.ts";
import { namesOf } from "./table.ts";
import type { NameRow, NameTable } from "./types.ts";

const HAN = /\p{Script=Han}/u;

function withPinyin(row: NameRow): NameRow {
  if (!HAN.test(row.name)) return row;
  const words = tokens(row.name);
  const read = pinyin(words.join(""), { toneType: "none", type: "array", v: true, nonZh: "spaced" });
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
