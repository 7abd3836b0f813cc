import PAIRS from "opencc-js/dict/TSCharacters";

/** What the table lacks: a variant of print, and the syllable of 乙醯 and 菸鹼醯胺, which is 酰 on the mainland. */
const MORE = "値 值|甦 苏|醯 酰";

/** Each traditional character with its simplified one (OpenCC's table of characters). */
const TABLE: ReadonlyMap<string, string> = new Map(
  `${PAIRS}|${MORE}`.split("|").flatMap((pair) => {
    const [traditional, simple] = pair.split(" ");
    return traditional && simple ? [[traditional, simple] as const] : [];
  }),
);

/** The simplified form of a Han character; any other as it is. */
export const simplifiedChar = (char: string): string => TABLE.get(char) ?? char;

/** Character for character, for comparing: both sides of a comparison go through it. It is no translation to be shown. */
export const simplified = (text: string): string => text.replaceAll(/\p{Script=Han}/gu, simplifiedChar);
