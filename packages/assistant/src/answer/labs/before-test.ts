/** A supplement with a blood test ahead: what is written on the two comes before how much of it is too much. */
import { asked } from "../each.ts";
import { both, type Context, type Part } from "../part.ts";

const A_TEST =
  /\b(?:labs?|lab ?work|blood ?(?:tests?|works?|draw)|bloodwork|(?:my |thyroid |routine |have |having )bloods|bloods (?:next|tomorrow|today|on|this|done|taken)|(?:thyroid|hormone|troponin|tsh) (?:tests?|panel|labs?))\b|抽血|化验|验血|查血|(?:查|测)(?:一下)?(?:甲功|甲状腺)|体检/iu;
const ON_TESTS = /\b(?:blood|lab(?:oratory)?|thyroid) tests?\b/iu;

export function beforeTestOf(c: Context): Part | undefined {
  const { u, k } = c;
  const [n] = asked(c);
  if (!n || u.medicines.length + u.labs.length > 0 || !A_TEST.test(u.asked)) return undefined;
  const article = k.records.articles?.find((a) => a.about.nutrients[0] === n.id && ON_TESTS.test(a.title.en));
  if (!article) return undefined;
  return {
    id: "usual",
    lead: both(article.answer.zh, article.answer.en),
    title: article.title,
    body: article.body ? linesOf(article.body) : [],
    todo: article.refer ? [article.refer] : [],
    sources: k.sources(article.sources),
    findings: [{ kind: "name", of: "nutrient", id: n.id }],
    refer: true,
  };
}
/** The lines of an article side by side. */
const linesOf = ({ zh, en }: { zh: string; en: string }): Part["body"] => {
  const [a, b] = [zh, en].map((t) => t.split("\n").filter((s) => s.trim() !== ""));
  return (a ?? []).map((s, i) => both(s, b?.[i] ?? ""));
};
