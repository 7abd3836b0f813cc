/** What a medicine is for, which of two does what, and whether it is one of a sort: by its own record. */
import { articleParts } from "../articles/articles.ts";
import { lowerFirst } from "@nutri/domain/english";
import { both, type Context, once, type Part } from "../part.ts";

const WHAT_FOR =
  /(?:是|干|做|管|治|属于?)(?:什么|啥)(?:用|药|病|类|的)?(?:[的呢]|$|[?？])|治(?:什么|啥|哪)|(?:什么|啥)药|有(?:什么|啥)(?:用|作用)|作用是|\bwhat (?:is|are|'s) [^?.!,]{2,40} (?:used )?for\b|\bwhat (?:does|do) [^?.!,]{2,40} (?:do|treat)\b|\bwhat (?:kind|type|sort) of (?:medicine|medication|drug|pill|tablet)\b/iu;
const DIFFERENCE = /区别|有什么不(?:同|一样)|有啥不(?:同|一样)|\bdifferen\w+\b/iu;
const IS_ONE = /[是算]|属于|\b(?:is|are|isn't|count)\b/iu;
/** "Is losartan a pressure pill?": of a sort that is no class here, what it is for answers. */
const OF_A_SORT =
  /[是算](?:不是)?[^，。？?吃]{0,8}药(?:[吗么呢?？]|$)|\bis [^?.!,]{2,30} an? (?:[a-z-]+ ){0,2}(?:thinner|medicine|pill|drug|blocker|steroid|antibiotic|painkiller|diuretic|statin|tablet|antidepressant|antihistamine)\b/iu;
const OTHERWISE = /一起|同时|还是|代替|替代|换|\b(?:with|together|instead|or|safe|ok|okay|and)\b/iu;

/** Undefined where something else is asked, or an article on the very medicine is found. */
export const whatFor = once((c: Context): Part | undefined => {
  const { u, k } = c;
  const known = u.medicines.flatMap((l) => (l.given === "" ? [] : (k.medicines.get(l.ref.id) ?? [])));
  const sorts = u.medicines.flatMap((l) => (l.given === "" ? [] : (k.classes.get(l.ref.id) ?? [])));
  const [medicine, ...others] = known;
  if (!medicine || u.eaten.length + u.labs.length > 0 || u.carried || u.medicines.length > 3) return undefined;
  const used = known.map((m) => both(`${m.name.zh}用于：${m.uses.zh}。`, `${m.name.en} is used for: ${lowerFirst(m.uses.en)}.`));
  const said = both(used.map((t) => t.zh).join(""), used.map((t) => t.en).join(" "));
  const [sort] = sorts;
  const isOne =
    sort && others.length === 0 && IS_ONE.test(u.question) && !OTHERWISE.test(u.question) ? [...k.classesOf(medicine.id)].includes(sort.id) : undefined;
  const [article] = articleParts(c);
  if (isOne === undefined && (article?.exact === true || article?.verbatim === true || article?.foreseen === true)) return undefined;
  const lead =
    sort && isOne !== undefined
      ? isOne
        ? both(`是，${medicine.name.zh}属于${sort.name.zh}。${said.zh}`, `Yes, ${medicine.name.en} is one of these: ${lowerFirst(sort.name.en)}. ${said.en}`)
        : both(
            `我这里的记录里，${medicine.name.zh}不属于${sort.name.zh}。${said.zh}`,
            `By the record here ${lowerFirst(medicine.name.en)} is not one of these: ${lowerFirst(sort.name.en)}. ${said.en}`,
          )
      : sorts.length === 0 &&
          (others.length === 0 ? WHAT_FOR.test(u.question) || (OF_A_SORT.test(u.question) && !OTHERWISE.test(u.question)) : DIFFERENCE.test(u.question))
        ? said
        : undefined;
  return (
    lead && {
      id: "what_for",
      lead,
      body: [
        both(
          "为什么给你用、怎么吃、能不能换，由开药的医生和说明书定；这里不比较药，也不替你选。",
          "Why it was given to you, how it is taken and whether it may be changed is for the prescriber and the leaflet; medicines are not weighed against each other here.",
        ),
      ],
      sources: known.flatMap((m) => k.sources(m.sources.slice(0, 2))),
      findings: known.map((m) => ({ kind: "name" as const, of: "medicine" as const, id: m.id })),
      refer: true,
    }
  );
});
