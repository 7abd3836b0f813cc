/** A Chinese name typed in Latin letters as it is spoken: "buluofen", "luohuoxi pian", "ashipilin". */
import type { NameRow } from "./types.ts";

/** Shorter sounds are words of other languages, or of too many names. */
const SHORTEST = 6;
const FORMS =
  /(?:(?:fensan|huanshi|kongshi|changrong|jujue|paoteng|nongsuo|kouqiangbengjie|koubeng)?(?:pian|ruanjiaonang|jiaonang|keli|diwan|wan|san|koufuye|koufurongye|tangjiang|heji))$/u;

/** What speakers of many regions do not tell apart, and ü as it is typed. */
const fold = (sound: string): string =>
  sound
    .replace(/(?<=[zcs])h/gu, "")
    .replaceAll("ng", "n")
    .replaceAll("v", "u");
/** The sound without a dosage form at its end. */
const bare = (sound: string): string => {
  const left = sound.replace(FORMS, "");
  return left.length < SHORTEST ? sound : left;
};

const push = (map: Map<string, NameRow[]>, key: string, row: NameRow): void => void (map.get(key) ?? map.set(key, []).get(key))?.push(row);

/** @returns the names that are read so: as it was typed first, else as it is often misspelt. */
export function createSounds(rows: readonly NameRow[]): (sound: string) => readonly NameRow[] {
  let folded: Map<string, NameRow[]> | undefined;
  const index = (): Map<string, NameRow[]> => {
    const map = new Map<string, NameRow[]>();
    for (const row of rows)
      if (row.pinyin !== undefined && row.pinyin.length >= SHORTEST) for (const key of new Set([fold(row.pinyin), fold(bare(row.pinyin))])) push(map, key, row);
    return map;
  };
  return (sound) => {
    if (sound.length < SHORTEST || !/^[a-z]+$/u.test(sound)) return [];
    folded ??= index();
    const found = folded.get(fold(sound)) ?? folded.get(fold(bare(sound))) ?? [];
    const exact = found.filter((r) => r.pinyin === sound || bare(r.pinyin ?? "") === bare(sound));
    return exact.length > 0 ? exact : found;
  };
}
