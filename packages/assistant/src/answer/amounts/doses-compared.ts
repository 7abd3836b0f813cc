/** Two amounts of one nutrient told as one or the other ("8.5 µg or 400 IU?", "the sulfate 325 mg or the bisglycinate 25 mg, which has more iron?"): held against each other in one unit, never added up. */
import { type AmountUnit, readable, type Text } from "@nutri/domain";
import type { Nutrient } from "@nutri/knowledge";
import type { DoseTold, Linked } from "../../understand/link.ts";
import { questionsOf } from "../../understand/several.ts";
import { escape } from "../../text/escape.ts";
import { amountsTold, inNutrientUnit, isAlternative } from "./addends.ts";
import { articleParts, hitsOf } from "../articles/articles.ts";
import { asked, cite } from "../each.ts";
import { compoundOf, nameOfForm } from "./elemental.ts";
import { amount, nutrientAmount } from "./figures.ts";
import { ceilings, readers } from "./needs.ts";
import { both, type Context, inside, line, once, type Part, type Speaker } from "../part.ts";
import { amountFor } from "./quantity.ts";

const MORE =
  /\bwhich\b[^.?!]{0,40}\b(?:more|most|higher|stronger|bigger|less)\b|\b(?:more|less|higher|stronger)\b[^.?!]{0,24}\bthan\b|哪一?[个种款边][^，。？?]{0,8}[多高大少]|谁[^，。？?]{0,6}[多高大少]|[比][^，。？?]{0,16}[多高大少][吗么]/iu;
const SAME =
  /\bdifferen(?:ce|t)\b|\bsame\b(?! (?:time|day))|\bequivalent\b|\bequals?\b|差(?:得|很|那么|这么|不)?[^，。？?]{0,2}[多大远]|差别|区别|不一样|一样[吗么多]|是不是一样|等于|一回事/iu;
const WHO = /\bwho(?:['’]s| is) right\b|\bwhich (?:one )?is (?:right|correct)\b|\bwho (?:do|should) i (?:believe|listen)\b|听谁的|谁(?:说的|是)?对|信谁/iu;

const ALIKE = 1.25;
const EQUAL = 1.02;
const rounded = (x: number): number => (x >= 10 ? Math.round(x) : Math.round(x * 10) / 10);
const times = (x: number): string => String(readable(x >= 10 ? Math.round(x) : Math.round(x * 10) / 10));

/** "8.5 µg (340 IU)", "400 IU (10 µg)". */
const inBoth = (n: Nutrient, value: number, told: DoseTold): string =>
  told.unit === n.unit ? nutrientAmount(n, value) : `${amount(told.value, told.unit)} (${amount(value, n.unit)})`;

/** What is written for their stage with one of the two amounts in it, else what the tables say. */
function advised(c: Context, n: Nutrient, told: readonly DoseTold[]): { readonly body: readonly Text[]; readonly sources: Part["sources"] } | undefined {
  const states = new Set(c.u.conditions.map((x) => x.ref.id));
  const numbers = told.map(({ value }) => new RegExp(`(?<![\\d.,])${escape(String(value))}(?![\\d.,]*\\d)`, "u"));
  const namedIn = (text: string): number => numbers.filter((x) => x.test(text)).length;
  const [best] = hitsOf(c)
    .filter(({ article: { about, answer } }) => about.nutrients[0] === n.id && about.conditions.some((id) => states.has(id)) && namedIn(answer.en) > 0)
    .toSorted((a, b) => namedIn(`${b.article.answer.en}${b.article.body.en}`) - namedIn(`${a.article.answer.en}${a.article.body.en}`));
  if (best) {
    const { answer, body, sources } = best.article;
    const [zh, en] = [body.zh, body.en].map((t) => t.split("\n").filter((l) => l.trim() !== ""));
    // Who says the one and who the other.
    const others = (en ?? []).flatMap((l, i) => (zh?.[i] !== undefined && numbers.some((x) => x.test(l) && !x.test(answer.en)) ? [both(zh[i], l)] : []));
    return { body: [line(answer), ...others.slice(0, 1)], sources: c.k.sources(sources) };
  }
  const need = amountFor(c, n);
  return need?.lead && { body: [line(need.lead)], sources: need.sources?.slice(0, 1) };
}

/** The same nutrient in two units. */
function plain(c: Context, n: Nutrient): Part | undefined {
  const [one, other, ...more] = amountsTold(c, n);
  if (!one || !other || more.length > 0 || one.dose.unit === other.dose.unit) return undefined;
  const [less, most] = [one, other].toSorted((a, b) => a.value - b.value);
  if (!less || !most || less.value <= 0) return undefined;
  const ratio = most.value / less.value;
  const [a, b] = [one, other].map((x) => inBoth(n, x.value, x.dose));
  const [small, big] = [less, most].map((x) => amount(x.dose.value, x.dose.unit));
  const by = both(`多的是少的约 ${times(ratio)} 倍`, `about ${times(ratio)} times as much`);
  const verdict =
    ratio < EQUAL
      ? both(`一样多：${small} 就是 ${big}。`, `The same: ${small} is ${big}.`)
      : ratio <= ALIKE && !MORE.test(c.u.asked)
        ? both(`差不多：一个是 ${a}，一个是 ${b}，${big} 只多一点。`, `Practically the same: ${a} and ${b}; ${big} is only a little more.`)
        : MORE.test(c.u.asked)
          ? both(`${big} 多：${a} 对 ${b}，${by.zh}。`, `${big} is more: ${a} against ${b}, ${by.en}.`)
          : both(`不一样：一个是 ${a}，一个是 ${b}，${by.zh}。`, `Not the same: ${a} and ${b}, ${by.en}.`);
  const one1 =
    ratio >= EQUAL && isAlternative(c.u.asked) && !MORE.test(c.u.asked)
      ? both("两样选一样，不要都吃。", " Choose one of them, not both together.")
      : both("", "");
  const advice = advised(c, n, [one.dose, other.dose]);
  return {
    id: "usual",
    lead: both(`${verdict.zh}${one1.zh}`, `${verdict.en}${one1.en}`),
    title: both("差多少", "How far apart"),
    body: advice?.body ?? [],
    sources: [...cite(c, n).slice(0, 1), ...(advice?.sources ?? [])],
    findings: [one, other].map((x) => ({ kind: "amount", of: n.id, role: "stated", value: x.value, unit: n.unit, rule: "asked" })),
    refer: c.u.staged || c.u.young,
  };
}

type Product = {
  readonly link: Linked;
  readonly told: DoseTold;
  readonly name: Text;
  /** As the compound's weight. */ readonly held: number;
  readonly share: number;
  /** As the nutrient itself, where a tablet may hold that. */ readonly most: number;
};
/** "Ferrous sulfate 325", the other being told in mg: the same unit is meant. */
function bareDose(c: Context, l: Linked, unit: AmountUnit | undefined): DoseTold | undefined {
  const name = [...l.given].map(escape).join("[\\s-]*");
  const said = unit === undefined ? undefined : new RegExp(`${name}[\\s:：]*(\\d{2,4})(?![\\d.,%]*\\d|\\s?%)`, "iu").exec(c.u.asked)?.[1];
  return said === undefined || unit === undefined ? undefined : { value: Number(said), unit };
}

/** Compounds of it, each by its share. */
function compounds(c: Context, n: Nutrient): Part | undefined {
  const named = c.u.eaten.flatMap((link) => {
    const form = compoundOf(c, n, link);
    return form?.fraction === undefined ? [] : [{ link, form, share: form.fraction }];
  });
  const unit = named.flatMap(({ link }) => link.dose?.unit ?? [])[0];
  const limit = Math.min(...ceilings(c, n, readers(c)).map((x) => x.value));
  const products = named.flatMap(({ link, form, share }): Product[] => {
    const told = link.dose ?? bareDose(c, link, unit);
    const value = told && inNutrientUnit(n, told.value, told.unit);
    return told && value !== undefined
      ? [{ link, told, name: nameOfForm(form), share, held: value * share, most: value <= limit ? value : value * share }]
      : [];
  });
  const [x, y, ...others] = products;
  if (!x || !y || others.length > 0) return undefined;
  const ahead = (of: (p: Product) => number): Product => (of(x) >= of(y) ? x : y);
  const [first, asElement] = [ahead((p) => p.held), ahead((p) => p.most)];
  const second = first === x ? y : x;
  const [name, mass] = [inside(n.name), (v: number): string => amount(rounded(v), n.unit)];
  const percent = (p: Product): number => Math.round(p.share * 100);
  const said = (p: Product): Text => {
    const told = amount(p.told.value, p.told.unit);
    const open = p.most > p.held;
    return both(
      `${told} ${p.name.zh}里约有 ${mass(p.held)}（约 ${percent(p)}%${open ? `；标签标的要是${n.name.zh}本身，就是 ${mass(p.most)}` : ""}）`,
      `${told} of ${p.name.en} holds about ${mass(p.held)} (about ${percent(p)}%${open ? `; if the label counts ${name.en} itself, ${mass(p.most)}` : ""})`,
    );
  };
  const [a, b] = [said(first), said(second)];
  const alike = first.held / second.held < ALIKE && first.most / second.most < ALIKE && second.most / first.most < ALIKE;
  const verdict = alike
    ? both(`两种含${n.name.zh}差不多：`, `About the same ${name.en} in both: `)
    : first === asElement
      ? both(`${first.name.zh}含${n.name.zh}多：`, `The ${first.name.en} has more ${name.en}: `)
      : both(`按化合物重量算，${first.name.zh}含${n.name.zh}多：`, `By the weight of the compound the ${first.name.en} has more ${name.en}: `);
  return {
    id: "usual",
    lead: both(`${verdict.zh}${a.zh}，${b.zh}。`, `${verdict.en}${a.en}, ${b.en}.`),
    title: both("哪个多", "Which has more"),
    body: [
      line(both(`看标签上的“元素${n.name.zh}”有多少，不看化合物的重量。`, `Go by the elemental ${name.en} on the label, not by the weight of the compound.`)),
    ],
    sources: [...named.flatMap(({ form }) => c.k.sources(form.sources.slice(0, 1))), ...cite(c, n).slice(0, 1)],
    findings: products.map((p) => ({ kind: "amount", of: n.id, role: "content", value: Math.round(p.held * 10) / 10, unit: n.unit, rule: "asked" })),
  };
}

const dosesCompared: Speaker = once((c: Context): Part | undefined => {
  const { u } = c;
  if (!(MORE.test(u.asked) || SAME.test(u.asked) || WHO.test(u.asked))) return undefined;
  const [n, ...others] = asked(c);
  if (!n || others.length > 0 || u.labs.length > 0 || u.medicines.length > 0) return undefined;
  const compared = compounds(c, n) ?? plain(c, n);
  const all = questionsOf(u.asked).every((q) => MORE.test(q) || SAME.test(q) || WHO.test(q) || CHOOSES.test(q));
  return compared && { ...compared, ...(all && { whole: true }) };
});

/** Asked which of the two to take as well: what is written on just these two forms. */
const CHOOSES =
  /\b(?:pick|choose|better|best|gentl\w+|stomach|prefer|absor\w+|recommend|side effects?|should i (?:take|buy|get))\b|选|更好|推荐|伤胃|刺激|吸收|温和|买哪/iu;
/** It names each of the forms that were told, by the word that tells it from the others. */
function isOnForms(c: Context, p: Part): boolean {
  const words = c.u.eaten.flatMap((l) => (l.ref.kind === "form" ? (c.k.forms.get(l.ref.id)?.form.name.en.toLowerCase().split(" ").slice(-1) ?? []) : []));
  const text = [p.lead, ...(p.body ?? [])].map((t) => t?.en.toLowerCase() ?? "").join(" ");
  return words.length > 0 && words.every((w) => text.includes(w));
}
export const comparedDoses = (c: Context): readonly Part[] | undefined => {
  const compared = dosesCompared(c);
  const written = compared && CHOOSES.test(c.u.asked) ? articleParts(c).find((p) => isOnForms(c, p)) : undefined;
  return compared && [compared, ...(written ? [written] : [])];
};
