/** What was told of beside an emergency, by its name, to be passed on. */
import type { Text } from "@nutri/domain";
import type { Linked } from "../../understand/link.ts";
import { isOrdinary } from "../../understand/ordinary.ts";
import { typed } from "../../text/typed.ts";
import { both, type Context, inside, joinText, unique } from "../part.ts";
import { isEaten, named } from "./named-there.ts";
import { ASKED_FOR, type Said, standsIn, WAS_HAD, WHICH } from "./told-and-asked.ts";

/** Who names such a thing, takes it; of a food that must be told. */
const TAKEN: ReadonlySet<string | undefined> = new Set(["supplement", "herb", "alcohol"]);
/** "当糖吃": not had, likened. */
const LIKENED = /(?:当成?|像|跟|如同)$|\b(?:like|as|colou?r of)(?: an?| the)? $/iu;
const MOST_TOLD = 4;
const NOT_TAKEN = /(?:\b(?:not|no|never|without|nor|allergic to)\b|n['’]t\b)[^,.;]{0,16}$|(?:没|不|别|无|过敏|停)[^，,。；]{0,6}$/iu;
/** A medicine, a herb and a supplement are named where they are told, whatever the question after them is about. */
const takenIn = ({ k }: Context, told: readonly string[]): Linked[] =>
  told.flatMap((part, clause) =>
    k.names.mentions(part, ["medicine", "class", "item", "form"]).flatMap(({ entities: [ref, ...also], matched }): Linked[] => {
      const own = typed(matched, part);
      if (!ref || own === undefined || (ref.kind === "item" && !TAKEN.has(k.items.get(ref.id)?.kind))) return [];
      // "It came on after a meal": no brand.
      if (own.toLowerCase().split(/\s+/u).every(isOrdinary)) return [];
      const isExact = k.names.recogniseWhole(matched, [ref.kind])?.how === "exact";
      return isExact && !NOT_TAKEN.test(part.slice(0, part.indexOf(own))) ? [{ ref, also, given: matched, at: 0, clause, denied: false }] : [];
    }),
  );
/** All of a clause that asks: "antacids?", "or an aspirin?" */
const LITTLE_MORE =
  /^(?:\b(?:or|and|so|maybe|perhaps|how about|what about|some|an?|any|try|take|give|just|then|first|now)\b|来|吃|喝|用|点|片|颗|粒|[一几]|先|再|还是|或者?|要不|那|呢|吗|么|吧|行|好|可以|不|[\s，,。.?？!！])*$/iu;
const isBareAsk = (l: Linked, part: string): boolean => LITTLE_MORE.test(part.replace(typed(l.given, part) ?? "", " "));

/** "My prenatal iron pills": one thing, by both of its words. */
const besideEachOther = (names: readonly Text[], asked: string): Text[] =>
  names.flatMap((n) => {
    const joined = (a: Text, b: Text): string => `${a.en} ${b.en}`.toLowerCase();
    const text = asked.toLowerCase();
    if (names.some((o) => o !== n && text.includes(joined(n, o)))) return [];
    const first = names.find((o) => o !== n && text.includes(joined(o, n)));
    return [first ? both(n.zh, `${first.en} ${n.en}`) : n];
  });

/**
 * What was told of, to pass on: what is only asked for is not taken.
 * @param eaten whether what was eaten may be behind it: then a food counts where it was had
 */
export function toPassOn(c: Context, { told, asked }: Said, remedies: readonly Linked[], eaten: boolean): Text[] {
  const { k, u } = c;
  const needsDeed = ({ ref }: Linked): boolean => !["medicine", "class", "form"].includes(ref.kind) && !TAKEN.has(k.items.get(ref.id)?.kind);
  const isLikened = (l: Linked, s: string): boolean => LIKENED.test(s.slice(0, s.indexOf(typed(l.given, s) ?? "")));
  const had = (l: Linked, parts: readonly string[]): boolean =>
    parts.some((s, i) => standsIn(l, s) && !isLikened(l, s) && (!needsDeed(l) || l.dose !== undefined || WAS_HAD.test(`${s}${parts[i + 1] ?? ""}`)));
  const heard = [...u.medicines, ...u.eaten.filter(isEaten)];
  const unheard = takenIn(c, told).filter((l) => [...u.linked, ...heard].every((o) => o.ref.id !== l.ref.id && o.given !== l.given));
  const all = unique([...heard, ...unheard], (l) => l.ref.id).filter(
    (l) => !l.denied && !remedies.includes(l) && (eaten || !needsDeed(l) || l.dose !== undefined),
  );
  const sure = all.filter((l) => had(l, told));
  // "Which is best, this one or that?" stands in two parts.
  const isChosen = WHICH.test([...told, ...asked].join(" "));
  const things =
    sure.length > 0
      ? sure
      : all.filter((l) =>
          had(
            l,
            asked.filter((s) => (WAS_HAD.test(s) || u.medicines.includes(l)) && !ASKED_FOR.test(s) && !isBareAsk(l, s) && !isChosen),
          ),
        );
  const called = things.map((l) => named(c, l));
  // Blue cheese, and then "the cheese".
  const lang = u.lang === "zh-CN" ? "zh" : "en";
  const isPart = (n: Text): boolean => called.some((o) => o[lang] !== n[lang] && o[lang].toLowerCase().includes(n[lang].toLowerCase()));
  const names = unique(
    besideEachOther(called, u.asked).filter((n) => !isPart(n)),
    (n) => n.zh,
  ).slice(0, MOST_TOLD);
  const list = joinText(names);
  return [
    ...(names.length === 0 ? [] : [both(`跟急救人员说清：${list.zh}，用了多少、什么时候。`, `Tell them of this: ${list.en}; how much, and when.`)]),
    ...ofMedicines(c, things, asked),
  ];
}
/** What they take day by day, where it was told before and not in these words: those who come must know. What is only asked for is not taken. */
function ofMedicines({ k, u }: Context, said: readonly Linked[], asked: readonly string[]): Text[] {
  const spoken = new Set([...said.flatMap(({ ref, also }) => [ref, ...also]).map((r) => r.id), ...asked.flatMap((part) => namedIn(k, part))]);
  const taken = (u.person.medicines ?? []).flatMap(({ id }) =>
    id === undefined || [id, ...k.classesOf(id)].some((x) => spoken.has(x)) ? [] : (k.medicines.get(id) ?? k.classes.get(id) ?? []),
  );
  if (taken.length === 0) return [];
  const list = joinText(taken.slice(0, MOST_TOLD).map((m) => inside(m.name)));
  return [both(`也告诉他们在吃的药：${list.zh}。`, `Tell them of the medicines taken too: ${list.en}.`)];
}
const namedIn = (k: Context["k"], part: string): string[] => k.names.mentions(part, ["medicine", "class"]).flatMap(({ entities }) => entities.map((e) => e.id));
