/** Two things that are eaten, and no medicine among them: the engine's rules between them. */
import type { Text } from "@nutri/domain";
import { type Together, togetherWith } from "@nutri/engine/conflicts/together";
import type { Intent } from "../../understand/intents.ts";
import type { Linked } from "../../understand/link.ts";
import { askedOf } from "./asked-of.ts";
import { HARD } from "./taboos.ts";
import { nameOf } from "../names.ts";
import { pairs } from "./pairs.ts";
import { interacts } from "../amounts/nutrient.ts";
import { both, type Context, inside, line, listText, once, type Part, type Speaker, unique } from "../part.ts";
import { resolvedOf } from "../../understand/resolved.ts";

/** Asked for something else of the two: which is better, how much, where it is found. */
const ELSE: ReadonlySet<Intent | undefined> = new Set<Intent | undefined>(["forms", "amount", "foods", "benefit", "products", "limit", "diet"]);
/** "With tea: ...": the names were just said. */
const told = ({ because: { text } }: Together): Text => both(text.zh.replace(/^和[^：]*一起：/u, ""), text.en.replace(/^With [^:]*: /u, ""));

function verdict({ action, severity }: Together, hours: number | undefined, names: Text): Text {
  if (action === "separate")
    return hours === undefined
      ? both(`${names.zh}要错开。`, `Keep ${names.en} apart in time.`)
      : both(`${names.zh}要错开 ${hours} 小时。`, `Keep ${names.en} ${hours} ${hours === 1 ? "hour" : "hours"} apart.`);
  if (action === "avoid")
    return HARD.has(severity)
      ? both(`${names.zh}不要一起用。`, `Do not take ${names.en} together.`)
      : both(`${names.zh}最好不要一起用。`, `Better not take ${names.en} together.`);
  return action === "monitor"
    ? both(`${names.zh}一起用要留心。`, `Take care with ${names.en} together.`)
    : both(`${names.zh}可以一起用。`, `You can take ${names.en} together.`);
}

const SUPPLEMENTS: ReadonlySet<string | undefined> = new Set(["supplement", "nutrient"]);
/** Eaten as a spice and sold in capsules. */
const SPICE = /_food$/u;
const TAKEN: ReadonlySet<Linked["ref"]["kind"]> = new Set(["nutrient", "form"]);
/** Supplements that nobody has said anything against taking together, asked about outright. Nutrients alone are compared by their own tables. */
const asksTogether = (c: Context): boolean =>
  c.u.intents[0] === "together" &&
  c.u.eaten.length < 4 &&
  (c.u.nutrients.length < 2 || c.u.eaten.some((l) => c.k.items.get(l.ref.id)?.kind === "supplement")) &&
  c.u.eaten.every((l) => TAKEN.has(l.ref.kind) || SUPPLEMENTS.has(c.k.items.get(l.ref.id)?.kind) || SPICE.test(l.ref.id)) &&
  !interacts(c);
/** What a rule of theirs forbids is not said to have nothing against it. */
const isForbidden = (c: Context): boolean => (pairs(c)?.findings ?? []).some((f) => f.kind === "name" && f.stance === "avoid");
function notFound(c: Context): Part {
  const names = listText(c.u.eaten.map((l) => inside(nameOf(c.k, l))));
  return {
    id: "between_quiet",
    lead: isForbidden(c)
      ? both(`${names.zh}能不能一起吃，先不用问：其中有对你不合适的。`, `Whether ${names.en} go together comes second: one of them is not for you.`)
      : both(
          `没有查到${names.zh}不能一起吃，也没有要求错开（只限核对过的资料，没查到不等于绝对没有影响）。`,
          `The sources we checked name nothing against taking ${names.en} together and ask for no gap (not found is not proof that there is no effect).`,
        ),
    sources: c.u.eaten.flatMap((l) => c.k.sources(c.k.items.get(l.ref.id)?.sources.slice(0, 1) ?? [])),
    findings: c.u.eaten.map((l) => ({ kind: "name", of: "item", id: l.ref.id })),
  };
}

/** "Kelp capsules for iodine": what it is taken for is nothing that it is taken with. */
function isForIt({ u, k }: Context, { of }: Together & { readonly of: readonly { readonly id: string }[] }): boolean {
  if (u.intents.includes("together")) return false;
  const ids = of.map((t) => t.id);
  const aim = u.eaten.find(
    (l) =>
      l.ref.kind === "nutrient" &&
      l.given !== "" &&
      ids.includes(l.ref.id) &&
      [`for ${l.given}`, `补${l.given}`, `补充${l.given}`].some((said) => u.asked.toLowerCase().includes(said)),
  );
  return aim !== undefined && ids.some((id) => (k.items.get(id)?.nutrients ?? []).some((n) => n.nutrient === aim.ref.id));
}

/** "An americano with 150 mg of caffeine": the caffeine is the drink's own, and nothing that is taken with it. */
const isItsOwn = ({ u }: Context): boolean => u.eaten.some((l) => l.ref.id === "caffeine" && l.dose !== undefined) && !TABLET.test(u.asked);
const TABLET = /片|胶囊|粒|\b(?:tablets?|pills?|capsules?|powder|pre-?workout)\b|粉/iu;

export const betweenOf: Speaker = once((c: Context) => {
  const { u, k } = c;
  if (isItsOwn(c)) return undefined;
  if (u.eaten.length < 2 || u.eaten.length > 4 || u.medicines.length > 0 || (ELSE.has(u.intents[0]) && !u.intents.includes("together"))) return undefined;
  const { taken } = resolvedOf({ ...askedOf(c), medicines: [], conditions: [] }, k);
  const found = unique(
    taken.flatMap((t) => togetherWith(t, taken, [], k).map((rule) => ({ ...rule, of: [t, ...rule.with] }))),
    (t) => t.because.rule,
  );
  const [first, ...others] = found.filter((rule) => !isForIt(c, rule));
  if (!first) return asksTogether(c) ? notFound(c) : undefined;
  // Only what the rule is about: iron and coffee, not the oats asked about with them.
  const meant = u.eaten.filter((l) => first.of.some((t) => [l.ref, ...l.also].some((r) => r.id === t.id || r.id === t.entity.id)));
  const named = meant.length > 1 ? meant : u.eaten;
  const [lead, why] = [verdict(first, first.separateHours, listText(named.map((l) => inside(nameOf(k, l))))), told(first)];
  return {
    id: "between",
    lead: both(
      `${lead.zh}${why.zh}`,
      `${lead.en} ${why.en}`.replace(/^./u, (s) => s.toUpperCase()),
    ),
    title: both("一起吃", "Together"),
    body: others.slice(0, 2).map((t) => line(told(t))),
    sources: found.flatMap((t) => (t.because.source ? [t.because.source] : [])),
    findings: named.map((l) => ({
      kind: "name",
      of: l.ref.kind === "nutrient" ? "nutrient" : "item",
      id: l.ref.id,
      stance: first.action === "supplement" || first.action === "beneficial" ? "beneficial" : first.action,
    })),
    refer: first.action === "avoid" || first.action === "monitor",
  };
});
