/** Amounts for a baby born early: the tables and the rules are of babies born at term, so none of them judges a dose that the ward set. */
import { asked } from "./each.ts";
import { doseOf } from "./limit-words.ts";
import { both, type Context, inside, once, type Part, type Speaker } from "./part.ts";

export const isPreterm = ({ u }: Context): boolean => u.conditions.some((x) => x.ref.id === "preterm_infant");
/** Where it is written who sets them, with its sources. */
const WRITTEN = "preterm_food";

/** A dose that was told of one nutrient. */
export const pretermDose: Speaker = once((c: Context): Part | undefined => {
  const [n, ...others] = asked(c);
  const dose = n && isPreterm(c) && others.length === 0 ? doseOf(c, n) : undefined;
  const article = c.k.records.articles?.find((a) => a.id === WRITTEN);
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
