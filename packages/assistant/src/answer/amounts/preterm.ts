/** Amounts for a baby born early: the tables and the rules are of babies born at term, so none of them judges a dose that the ward set. */
import type { Article, Nutrient } from "@nutri/knowledge";
import { asked } from "../each.ts";
import { doseOf } from "./limit-words.ts";
import { both, type Context, inside, line, once, type Part, type Speaker } from "../part.ts";

export const isPreterm = ({ u }: Context): boolean => u.conditions.some((x) => x.ref.id === "preterm_infant");
/** Where it is written who sets them, with its sources. */
const WRITTEN = "preterm_food";

const HOW_MUCH = /多少|几(?:个)?(?:单位|微克|毫克|滴|粒)|\bhow (?:much|many)\b/iu;
/** What is written of a nutrient for babies born early, where how much was asked and no dose told. */
function written(c: Context, n: Nutrient, article: Article): Part | undefined {
  const lineOf = (lang: "zh" | "en"): string | undefined =>
    article.body?.[lang]
      .split("\n")
      .find((s) => s.replace(/^- /u, "").toLowerCase().startsWith(n.name[lang].toLowerCase()))
      ?.replace(/^- /u, "");
  const [zh, en] = [lineOf("zh"), lineOf("en")];
  return zh === undefined || en === undefined
    ? undefined
    : {
        id: "usual",
        lead: both(`早产宝宝的量和足月的不同。${zh}`, `Babies born early need another amount than those born at term. ${en}`),
        title: article.title,
        body: [
          line(
            both(
              "量看体重、奶的种类和化验；奶和强化剂里已有的要算进去，出院单上写了的照那个来。",
              "It goes by weight, kind of milk and tests, with what milk and fortifier hold counted in; what the discharge letter says comes first.",
            ),
          ),
        ],
        todo: article.refer ? [article.refer] : [],
        sources: c.k.sources(article.sources),
        findings: [{ kind: "name", of: "nutrient", id: n.id }],
        refer: true,
      };
}

/** A dose that was told of one nutrient, or the amount that is asked for. */
export const pretermDose: Speaker = once((c: Context): Part | undefined => {
  const [n, ...others] = asked(c);
  const alone = n && isPreterm(c) && others.length === 0 ? n : undefined;
  const dose = alone && doseOf(c, alone);
  const article = c.k.articles.get(WRITTEN);
  if (alone && !dose && article && (c.u.intents.includes("amount") || HOW_MUCH.test(c.u.asked))) return written(c, alone, article);
  if (!n || !dose || !article) return undefined;
  const name = inside(n.name);
  return {
    id: "usual",
    lead: both(
      `照新生儿科或儿科开的来，不自己加、减或停：早产宝宝要的${n.name.zh}常和足月的不同，${dose.text.zh} 吃到几个月、什么时候改量，由医生按体重、奶的种类和化验定；足月宝宝的参考量和上限不能套用。`,
      `As the neonatal team or paediatrician set it, adding, cutting or stopping nothing on your own: babies born early often need another amount of ${name.en}, and how long ${dose.text.en} is given and when it changes goes by weight, kind of milk and tests; the figures for babies born at term do not hold.`,
    ),
    title: article.title,
    body: [
      both(
        "- 出院单上没写清，就打电话问；配方奶、强化剂、AD 滴剂里已有的一起告诉医生。",
        "- If the discharge letter does not say, ring and ask; tell them what formula, fortifier and drops already hold.",
      ),
    ],
    todo: article.refer ? [article.refer] : [],
    sources: c.k.sources(article.sources),
    findings: [{ kind: "amount", of: n.id, role: "stated", value: dose.value, unit: n.unit, rule: WRITTEN }],
    refer: true,
  };
});
