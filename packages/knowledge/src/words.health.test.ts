import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { compile } from "./compile.ts";

/** The health of the words: one way to write a unit, one spelling of English, in everything that is shown. */
const { sources: _, term_sets: __, names: ___, ...shown } = compile(join(import.meta.dirname, ".."));

/** What is read and never shown: how people ask and write, and where a source says it (in the words of that source). */
const UNSHOWN = new Set(["questions", "aliases", "brands", "signs", "examples", "sources", "locator"]);
interface Said {
  readonly by: string;
  readonly text: string;
}
const said = (value: unknown, lang: "zh" | "en", by: string): Said[] => {
  if (typeof value !== "object" || value === null) return [];
  const id = "id" in value && typeof value.id === "string" ? `${by}/${value.id}` : by;
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
    if (UNSHOWN.has(key)) return [];
    return key === lang && typeof inner === "string" ? [{ by: id, text: inner }] : said(inner, lang, Array.isArray(value) ? by : id);
  });
};
const all = (lang: "zh" | "en"): Said[] => Object.entries(shown).flatMap(([kind, records]) => said(records, lang, kind));
const wrong = (texts: Said[], pattern: RegExp): string[] =>
  texts.flatMap(({ by, text }) => {
    const found = pattern.exec(text);
    return found ? [`${by}: ${found[0]}`] : [];
  });

describe("words", () => {
  it("are many in each language", () => {
    expect(Math.min(all("zh").length, all("en").length)).toBeGreaterThan(5000);
  });

  it("name units in Chinese as 毫克, 微克, 克 and 国际单位, but as a laboratory or a label prints them", () => {
    const own = all("zh").map((s) => ({ ...s, text: s.text.replaceAll(/“[^”]*”/gu, "") }));
    expect(wrong(own, /\d\s?(?:[mµμk]?g|mcg|IU|m?L|ml|kcal|cm)(?![A-Za-z/]).{0,6}/u)).toEqual([]);
  });

  it("leave no space between a Chinese unit and the word after it", () => {
    expect(wrong(all("zh"), /\d ?(?:[毫微]?克|毫?升|国际单位|千卡) \p{Script=Han}/u)).toEqual([]);
  });

  it("use the British spelling and one unit of micrograms in English", () => {
    const american =
      /\b(?:an)?emia|hemo(?:globin|phil|rrh|chrom|lytic)|(?<!n-)\bfiber|\bcolor(?!ect)|tumor|diarrhea|licorice|yogurt|breast-fe|cesium|aluminum|ized\b|izing\b|\d ?mcg\b/iu;
    expect(wrong(all("en"), american)).toEqual([]);
  });
});
