/** "Vitamin C gives me the runs": a complaint told as what a thing brings, where too much of it is known to. */
import { nutrientOf } from "../../understand/understand.ts";
import { articleParts } from "../articles/articles.ts";
import { asked, cite } from "../each.ts";
import { nutrientAmount } from "../amounts/figures.ts";
import { ceilingsFor } from "../amounts/bands.ts";
import { SCOPE_NAMES } from "../amounts/needs.ts";
import { COMPLAINTS } from "./complaints.ts";
import { pairs } from "./pairs.ts";
import { both, type Context, inside, once, type Speaker } from "../part.ts";

/** It is told of somebody, and not asked whether it may come. */
const ASKS_WHETHER = /会不会|会[^，。？?]{0,8}吗|\b(?:does|do|can|could|will|would|may|might)\b[^.?!,]{0,40}\b(?:cause|give|make|bring|lead)\b/iu;

export const broughtOn: Speaker = once((c: Context) => {
  const { u, k } = c;
  const [n, ...others] = asked(c);
  const told = u.linked.find((l) => l.ref.kind === "condition" && (!l.denied || l.effect === true) && COMPLAINTS[l.ref.id] !== undefined);
  const sign = told && COMPLAINTS[told.ref.id];
  const of = u.eaten.find((l) => n !== undefined && nutrientOf(l.ref, k) === n.id);
  if (!n?.supplementable || others.length > 0 || !told || !sign || !of || of.given === "" || u.medicines.length + u.labs.length > 0) return undefined;
  // Named after it: what was there before it ("constipated, may I take magnesium?") it did not bring.
  if (
    of.clause !== told.clause ||
    of.at > told.at ||
    u.eaten.length > 1 ||
    u.staged ||
    ASKS_WHETHER.test(u.question) ||
    (u.intents.includes("may_i") && told.effect !== true)
  )
    return undefined;
  const effect = n.excess.find((e) => sign.test(e.zh));
  if (!effect || (pairs(c)?.findings ?? []).length > 0) return undefined;
  // What is written on the two says more.
  const isOn = (id: string | undefined): boolean => {
    const about = k.articles.get(id ?? "")?.about;
    return about !== undefined && (about.nutrients.includes(n.id) || about.items.includes(of.ref.id));
  };
  if (articleParts(c).some((p) => isOn(p.article) && sign.test(`${p.title?.zh ?? ""}${(p.lead?.zh ?? "").split("。")[0] ?? ""}`))) return undefined;
  const most = ceilingsFor(c, n);
  const limit = most.find((m) => m.set === c.q.referenceSet) ?? most[0];
  const upTo = limit
    ? both(
        `上限是每天 ${nutrientAmount(n, limit.value)}（${SCOPE_NAMES[limit.scope].zh}）。`,
        ` The limit is ${nutrientAmount(n, limit.value)} a day (${SCOPE_NAMES[limit.scope].en}).`,
      )
    : both("", "");
  const name = k.conditions.get(told.ref.id)?.name;
  const en = inside(n.name).en;
  return {
    id: "brought_on",
    lead: both(
      `${name?.zh ?? ""}可能就是${n.name.zh}吃多了：少吃一半，或停几天看看；医生开的先问医生。${upTo.zh}`,
      `${name?.en ?? ""} may well come from too much ${en}: halve it or leave it out for some days and see; if it was prescribed, ask first.${upTo.en}`,
    ),
    body: [both(`- 吃多了会有：${effect.zh}。`, `- Too much brings: ${effect.en.charAt(0).toLowerCase()}${effect.en.slice(1)}.`)],
    todo: [both("停了几天还不好、有血、发烧或越来越重，去看医生。", "Not better some days after stopping, blood, fever, or getting worse: see a doctor.")],
    sources: [...cite(c, n), ...(limit ? [limit.source] : [])],
    findings: limit
      ? [{ kind: "amount", of: n.id, role: "limit", value: limit.value, unit: n.unit, rule: limit.rule }]
      : [{ kind: "name", of: "nutrient", id: n.id }],
    refer: true,
  };
});
