/** "Can I eat tuna and salmon?", "维C和鱼油能吃吗": a thing that the answer does not name is answered by itself under it. */
import type { Text } from "@nutri/domain";
import { escape } from "../text/escape.ts";
import { nutrientOf } from "../understand/nutrient-of.ts";
import type { Linked } from "../understand/link.ts";
import type { Understanding } from "../understand/understand.ts";
import { typed } from "../text/typed.ts";
import { nameOf } from "./names.ts";
import { both, type Context, lower, type Part } from "./part.ts";
import { names } from "./point-unknown.ts";

const MOST_THINGS = 3;
/** Whether each of them may be had: one against the other is another question. */
const MAY =
  /(?:能|可以|可不可以|能不能)[^，。？?]{0,4}[吃喝用补]|[吃喝用补][^，。？?]{1,12}(?:行|可以|好)[吗么不]|\b(?:can|may|could|should|is it (?:ok|okay|safe|fine) (?:to|if)|safe to|ok to)\b[^.?!]{0,40}\b(?:eat|have|take|drink|use|give)\b/iu;
const ONE_OF = /还是[^，。？?]{1,8}(?:好|合适)|哪|\bwhich\b|\brather than\b|\binstead\b|\bbetter\b/iu;
const AND = String.raw`(?:\s*(?:和|跟|与|加|及|、|,|，|or|and|as well as|plus|or even)\s*(?:the |my |some |a )?)`;
const KINDS: ReadonlySet<string> = new Set(["item", "nutrient", "form"]);

/** The text without a thing, and without what joins it to the next. */
function without(text: string, { given }: Linked): string {
  const said = typed(given, text);
  const name = said === undefined ? undefined : escape(said);
  const found = name === undefined ? undefined : [`${name}${AND}`, `${AND}${name}`, name].map((x) => new RegExp(x, "iu")).find((x) => x.test(text));
  return found ? text.replace(found, "") : text;
}
/** Named in one breath with another of them: "tuna and salmon". */
const isJoined = (text: string, l: Linked, things: readonly Linked[]): boolean =>
  things.some((o) => {
    const [a, b] = [typed(l.given, text), typed(o.given, text)];
    return o !== l && a !== undefined && b !== undefined && new RegExp(`${escape(a)}${AND}${escape(b)}|${escape(b)}${AND}${escape(a)}`, "iu").test(text);
  });
function only(c: Context, l: Linked, things: readonly Linked[]): Context {
  const others = things.filter((x) => x !== l);
  const short = (text: string): string => others.reduce(without, text);
  const gone = (x: Linked): boolean => others.some((o) => o.ref.kind === x.ref.kind && o.ref.id === x.ref.id);
  const nutrient = nutrientOf(l.ref, c.k);
  const u: Understanding = {
    ...c.u,
    asked: short(c.u.asked),
    question: short(c.u.question),
    text: short(c.u.text),
    linked: c.u.linked.filter((x) => !gone(x)),
    eaten: c.u.eaten.filter((x) => !gone(x)),
    nutrients: nutrient === undefined ? [] : [nutrient],
    labs: [],
  };
  return { ...c, u };
}

const head = ({ id, lead, title }: Part): Part => ({ id, ...(lead && { lead }), ...(title && { title }) });
const isOn = (c: Context, p: Part, l: Linked): boolean => names(c, head(p), l) || (c.k.articles.get(p.article ?? "")?.about.items.includes(l.ref.id) ?? false);

const untold = ({ zh, en }: Text): Text =>
  both(
    `${zh}在这种情况下能不能吃，我手上没有核对过的资料，不乱说：先问医生或药师。`,
    `Whether ${lower(en)} goes with this I hold nothing reviewed on, so I do not guess: ask a doctor or pharmacist first.`,
  );

/** @param answered the parts that answer a message */
export function eachThing(c: Context, parts: readonly Part[], answered: (c: Context) => readonly Part[]): Part[] {
  const { u } = c;
  const things = u.eaten.filter((l) => l.given !== "" && !l.denied && KINDS.has(l.ref.kind) && l.ref.id !== "food" && !l.effect);
  const asks =
    things.length > 1 &&
    things.length <= MOST_THINGS &&
    u.medicines.length === 0 &&
    MAY.test(u.question) &&
    !u.intents.includes("together") &&
    !ONE_OF.test(u.question);
  const [first] = parts;
  if (!asks || !first?.lead || first.id === "unknown_thing" || first.asks === true) return [...parts];
  const left = things.filter((l) => l.dose === undefined && isJoined(u.question, l, things) && !parts.some((p) => isOn(c, p, l)));
  if (left.length === 0 || left.length === things.length) return [...parts];
  const more = left.flatMap((l): Part[] => {
    const [own] = answered(only(c, l, things));
    if (own === undefined || own.id === "point_unknown") return [{ id: "each_thing", lead: untold(nameOf(c.k, l)), title: nameOf(c.k, l), refer: true }];
    if (!own.lead || !isOn(c, own, l) || parts.some((p) => p.article !== undefined && p.article === own.article)) return [];
    const { body: _, cards: __, ...rest } = own;
    return [{ ...rest, id: "each_thing", title: nameOf(c.k, l) }];
  });
  return [first, ...more, ...parts.slice(1)];
}
