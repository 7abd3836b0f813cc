import { describe, expect, test } from "vitest";

type Strings = { readonly [key: string]: string | Strings };
const files = import.meta.glob<{ default: Strings }>(["./common/*.ts", "../features/*/i18n/*.ts"], { eager: true });

const sources = import.meta.glob<string>(["../**/*.ts", "../**/*.tsx", "!../**/i18n/**/{zh-CN,en-US}.ts", "!../**/*.test.*"], {
  eager: true,
  query: "?raw",
  import: "default",
});

const flat = (strings: Strings, path = ""): [string, string][] =>
  Object.entries(strings).flatMap(([key, value]): [string, string][] => (typeof value === "string" ? [[path + key, value]] : flat(value, `${path}${key}.`)));
const holes = (text: string): string[] => [...new Set(text.match(/\{\{\w+\}\}/g))].sort();
/** English words (not abbreviations such as RNI) in a Chinese text; `token` is in a sentence that the specification fixes. */
const englishWords = (text: string): string[] =>
  (text.replace(/\{\{\w+\}\}/g, "").match(/[A-Za-z]*[a-z]{3,}[A-Za-z]*/g) ?? []).filter((word) => word !== "token");

const code = Object.values(sources).join("\n");
/** Keys that are put together, as patterns: `label.sure.${how}`. */
const joined = [...code.matchAll(/`([\w.-]*(?:\$\{[^`{}]*\}[\w.-]*)+)`/g)].flatMap(([, text = ""]) => {
  const parts = text.split(/\$\{[^}]*\}/);
  return parts.join("").length > 1 ? [new RegExp(`^${parts.map((part) => part.replaceAll(".", "\\.")).join("[\\w.-]+")}$`)] : [];
});
const isUsed = (key: string): boolean => code.includes(`"${key}"`) || joined.some((pattern) => pattern.test(key));

const namespaces = Object.keys(files)
  .filter((f) => f.endsWith("/zh-CN.ts"))
  .map((f) => [f.replace(/\/zh-CN\.ts$/, "").replace(/^.*features\/|^\.\/|\/i18n$/g, ""), f, f.replace("zh-CN", "en-US")] as const);

describe.each(namespaces)("strings of %s", (ns, zhFile, enFile) => {
  const zh = new Map(flat(files[zhFile]?.default ?? {}));
  const en = new Map(flat(files[enFile]?.default ?? {}));

  test("every text is there in both languages (and singulars in English)", () => {
    expect(zh.size).toBeGreaterThan(0);
    const singulars = [...en.keys()].filter((k) => k.endsWith("_one") && zh.has(k.replace(/_one$/, "_other")));
    expect([...en.keys()].filter((k) => !singulars.includes(k)).sort()).toEqual([...zh.keys()].sort());
  });

  test("the same values are filled in", () => {
    // A singular may say "one" instead of the number.
    const holesOf = (key: string, text: string): string[] => holes(text).filter((hole) => !(key.endsWith("_one") && hole === "{{count}}"));
    for (const [key, text] of en) expect([key, holesOf(key, text)]).toEqual([key, holesOf(key, zh.get(key) ?? zh.get(key.replace(/_one$/, "_other")) ?? "")]);
  });

  test("no Chinese in English, no English words in Chinese, no exclamation marks but the specification's own", () => {
    for (const [key, text] of en) expect([key, /[一-鿿，。；：]/.test(text)]).toEqual([key, false]);
    for (const [key, text] of zh) expect([key, englishWords(text)]).toEqual([key, []]);
    expect([...zh, ...en].filter(([key, text]) => key !== "login.expired" && /[!！]/.test(text))).toEqual([]);
  });

  test("nothing is the same in both languages but figures, signs and abbreviations", () => {
    const same = [...zh].filter(([key, text]) => en.get(key) === text && /[A-Za-z]{4,}|[一-鿿]/.test(text.replace(/\{\{\w+\}\}/g, "")));
    expect(same).toEqual([]);
  });

  test("every text is said somewhere", () => {
    const unused = [...zh.keys()].map((key) => key.replace(/_(?:one|other)$/, "")).filter((key) => !isUsed(key));
    expect(unused).toEqual([]);
  });
});
