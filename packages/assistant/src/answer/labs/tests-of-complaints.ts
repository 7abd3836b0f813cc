/** "No energy and my hair falls out, which blood tests?": the tests that what is written on each complaint asks for, and which of them count for all. */
import { aspectsOf } from "../../understand/aspects.ts";
import type { Article } from "@nutri/knowledge";
import { both, type Context, inside, line, listText, type Part, type Speaker, unique } from "../part.ts";
import { nameOf } from "../names.ts";
import type { Text } from "@nutri/domain";
import type { Linked } from "../../understand/link.ts";
import { WHICH } from "./tests-for.ts";

type Test = { readonly name: Text; readonly zh: RegExp; readonly en: RegExp };
const test = (zh: string, en: string, is: RegExp): Test => ({ name: both(zh, en), zh: new RegExp(zh, "u"), en: is });
const TESTS: readonly Test[] = [
  test("血常规", "blood count", /\bblood count\b/iu),
  test("铁蛋白", "ferritin", /\bferritin\b/iu),
  test("甲状腺", "thyroid", /\bthyroid\b/iu),
  test("血糖", "glucose", /\bglucose\b/iu),
  test("维生素B12", "vitamin B12", /\bB12\b/iu),
  test("维生素D", "vitamin D", /\bvitamin D\b/iu),
  test("叶酸", "folate", /\bfolate\b/iu),
  test("电解质", "salts (electrolytes)", /\b(?:salts|electrolytes)\b/iu),
  test("肾功能", "kidney function", /\bkidneys?\b/iu),
  test("肝功能", "liver function", /\bliver\b/iu),
];
const CHECKED = { zh: /查|验/u, en: /\b(?:test(?:ed|s)?|check(?:ed)?)\b/iu } as const;
const SENTENCES = { zh: /(?<=[。！；\n])/u, en: /(?<=[.!\n])\s*/u } as const;
const saying = (text: string, lang: "zh" | "en"): string[] => text.split(SENTENCES[lang]).filter((s) => CHECKED[lang].test(s));

const testsIn = ({ answer, body }: Article): readonly Test[] => {
  const [zh, en] = [saying(`${answer.zh}\n${body.zh}`, "zh").join(" "), saying(`${answer.en}\n${body.en}`, "en").join(" ")];
  return TESTS.filter((t) => (t.zh.test(zh) || (t.name.zh.startsWith("维生素") && zh.includes(t.name.zh.slice(3)))) && t.en.test(en));
};

type Found = { readonly complaint: Linked; readonly article: Article; readonly tests: readonly Test[] };
/** What is written on that complaint and no one's age, stage or medicine, and asks for the most tests. */
function writtenOn({ k }: Context, complaint: Linked): Found[] {
  const own = (k.records.articles ?? []).filter(
    ({ about, audience }) =>
      about.conditions[0] === complaint.ref.id &&
      audience === undefined &&
      about.medicines.length + about.classes.length === 0 &&
      about.conditions.every((id) => id === complaint.ref.id || k.conditions.get(id)?.kind !== "life_stage"),
  );
  const [best] = own.map((article) => ({ complaint, article, tests: testsIn(article) })).toSorted((a, b) => b.tests.length - a.tests.length);
  return best && best.tests.length > 0 ? [best] : [];
}

const COMPLAINT: ReadonlySet<string | undefined> = new Set(["symptom"]);
/** Kept as illnesses, and told as what is felt. */
const FELT: ReadonlySet<string> = new Set(["hair_loss", "peripheral_neuropathy"]);
export const testsOfComplaints: Speaker = (c): Part | undefined => {
  const { u, k } = c;
  const complaints = u.conditions.filter((x) => !x.denied && (COMPLAINT.has(k.conditions.get(x.ref.id)?.kind) || FELT.has(x.ref.id)));
  if (complaints.length < 2 || u.young || u.staged || u.eaten.length + u.labs.length + u.medicines.length > 0) return undefined;
  if (!WHICH.test(u.asked) || !aspectsOf(u.asked).aspects.has("test")) return undefined;
  const found = complaints.flatMap((x) => writtenOn(c, x));
  if (found.length < 2) return undefined;
  const all = unique(
    TESTS.filter((t) => found.some((f) => f.tests.includes(t))),
    (t) => t.name.zh,
  );
  const ofAll = all.filter((t) => found.every((f) => f.tests.includes(t)));
  const called = (l: Linked): Text => both(u.lang === "zh-CN" && l.given !== "" ? l.given : nameOf(k, l).zh, nameOf(k, l).en);
  const whom = listText(found.map((f) => inside(called(f.complaint))));
  const list = listText(all.map((t) => t.name));
  const shared = listText(ofAll.map((t) => t.name));
  return {
    id: "tests",
    lead: both(
      `${whom.zh}放在一起看，先请医生查：${list.zh}。${ofAll.length > 0 ? `${shared.zh}每一样都要看。` : ""}缺什么再补什么。`,
      `With ${whom.en} together ask for these first: ${list.en}.${ofAll.length > 0 ? ` ${upper(shared.en)} may be behind each of them.` : ""} Then take only what is short.`,
    ),
    title: both("查什么", "What to test"),
    body: found.map(({ complaint, article }) => line(both(`${called(complaint).zh}：${article.answer.zh}`, `${called(complaint).en}: ${article.answer.en}`))),
    todo: found.flatMap((f) => f.article.refer ?? []),
    sources: unique(
      found.flatMap((f) => k.sources(f.article.sources)),
      (s) => s.id,
    ),
    refer: true,
  };
};
const upper = (s: string): string => s.charAt(0).toUpperCase() + s.slice(1);
