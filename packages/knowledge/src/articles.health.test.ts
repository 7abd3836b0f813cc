import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { compile } from "./compile.ts";
import type { Article } from "./schema.ts";

/** The health of the articles: what must hold of the pages whoever edits them. */
const k = compile(join(import.meta.dirname, ".."));

const saidIn = (a: Article, lang: "zh" | "en"): string => [a.title[lang], a.answer[lang], a.body[lang], a.refer?.[lang] ?? ""].join("\n");
/** Figures, but not those in a name (B12, omega-3, CYP3A4, AREDS2, 16:8). */
const figures = (s: string): string[] =>
  [
    ...new Set(
      [...s.replace(/(?<=\d),(?=\d{3})/gu, "").matchAll(/(?<![A-Za-z\d.]|[A-Za-z]-)\d+(?:\.\d+)?(?![A-Za-z\d]*-?(?:羟|hydroxy))/gu)].map((m) =>
        String(Number(m[0])),
      ),
    ),
  ].toSorted();
const wrong = (find: (a: Article) => unknown): string[] => k.articles.filter((a) => find(a)).map((a) => a.id);

/** A page on food does not treat or cure, and it promises nothing. */
/** That nothing cures is no promise. */
const PROMISES =
  /(?<!(?:没有|不能|无法|不会)[^。；]{0,12})(?:治愈|根治|治好)|疗效|特效|药到病除|包治|神药|(?<![不无没])(?:保证|百分之百)(?:有效|安全)|(?<!\b(?:no|not|cannot|never|none)\b[^.;]{0,40})\bcures?\b|\b(?:cured(?! meat)|heals?|miracle|guaranteed?|completely safe|perfectly safe|100% safe)\b/iu;

describe("articles", () => {
  it("cover what people ask", () => {
    expect(k.articles.length).toBeGreaterThanOrEqual(85);
  });

  it("say the same figures in both languages", () => {
    const differing = k.articles.flatMap((a) => {
      const [zh, en] = [figures(saidIn(a, "zh")), figures(saidIn(a, "en"))];
      const only = [...zh.filter((n) => !en.includes(n)), ...en.filter((n) => !zh.includes(n))];
      return only.length > 0 ? [`${a.id}: ${only.join(", ")}`] : [];
    });
    expect(differing).toEqual([]);
  });

  it("have as many paragraphs in one language as in the other", () => {
    expect(wrong((a) => a.body.zh.trim().split("\n").length !== a.body.en.trim().split("\n").length)).toEqual([]);
  });

  it("promise nothing and shout at nobody", () => {
    expect(wrong((a) => PROMISES.test(saidIn(a, "zh")) || PROMISES.test(saidIn(a, "en")) || /[!！]/u.test(saidIn(a, "zh") + saidIn(a, "en")))).toEqual([]);
  });

  it("answer first, in one or two sentences", () => {
    const sentences = (s: string): number => s.split(/[。？]|[.?](?=\s|$)/u).filter((x) => x.trim() !== "").length;
    expect(wrong((a) => sentences(a.answer.zh) > 3 || sentences(a.answer.en) > 3 || a.answer.zh.length > 140)).toEqual([]);
  });

  it("are asked for in words of their own in each language", () => {
    expect(wrong((a) => a.questions.zh.length < 3 || a.questions.en.length < 3)).toEqual([]);
    expect(wrong((a) => a.questions.zh.some((q) => !/\p{Script=Han}/u.test(q)) || a.questions.en.some((q) => /\p{Script=Han}/u.test(q)))).toEqual([]);
    const asked = k.articles.flatMap((a) => [...a.questions.zh, ...a.questions.en]);
    expect(asked.filter((q, i) => asked.indexOf(q) !== i)).toEqual([]);
  });

  it("are about something the knowledge knows", () => {
    expect(wrong((a) => Object.values(a.about).every((ids) => ids.length === 0))).toEqual([]);
  });
});
