/** What stands under an emergency's advice: what was asked beside it in a sentence, and what was told of, by its name, to be passed on. */
import type { Taboo, Text } from "@nutri/domain";
import { findTaboos } from "@nutri/engine";
import { EATEN, type Linked } from "../../understand/link.ts";
import type { RaisedFlag } from "../../triage/index.ts";
import { askedOf } from "../rules/asked-of.ts";
import { typed } from "../called.ts";
import { nameOf } from "../names.ts";
import { both, type Context, inside, joinText, type Part, unique } from "../part.ts";

/** Where a text is cut: at its marks, and before a question that runs on without one. */
const CUT =
  /(?<=[，,。；;！!？?\n])|(?<=\.)(?=\s|$)|\s(?=(?:so )?(?:is|was|could|might) (?:it|this|that)\b|(?:should|can|could|shall|may) (?:i|we|he|she|they|you)\b)|(?=是不是|能不能|要不要|可不可以|该不该)/iu;
const ASKS =
  /[?？]|[吗呢吧][。！!]?$|[么不][。！!]?$|能不能|可不可以|要不要|行不行|得行|要得|中不中|成不成|该不该|是不是|会不会|有没有用|管不管用|(?<!不知道?)[补吃喝用喂](?:点|些)?(?:什么|啥|哪)|什么[^，,。]{1,8}(?:好|合适|管用|有用)$|(?<![了过])[几多][片粒颗支袋滴少](?:好|合适|克|毫克|片|粒)?$|^\s*(?:so |and |but |or )?(?:which|what|how (?:much|many)|can|could|should|would|will|is it|is this|is that|was it|does|do|may|might|shall|any)\b/iu;
const ITS_CAUSE =
  /是不是|(?:^|[，,])是[^，。？?]{1,10}(?:吗|么|吧|[？?])|引起|导致|造成|闹的|害的|惹的|搞的|的事|原因|有关|关系|过敏|太多|多了|高了|低了|缺|不足|\b(?:is|was|could|might|can|would) (?:it|this|that)\b(?! (?:ok|okay|safe|fine|all right)\b)|\bcaus\w+|\bbecause of\b|\bfrom the\b|\bdue to\b|\bto blame\b|\breaction\b|\bfault\b|\btoo (?:much|many)\b|^\s*low\b|\black\b|\bdeficien\w+/iu;
/** Asked to undo it: "多喝点牛奶解一解就行了", "would milk neutralise it". */
const TO_UNDO =
  /解一?解|解毒|中和|稀释|缓一?缓|压一?压|冲一?冲|冲[掉走出]|排[出掉走]|洗胃|就[能会]?(?:行|好|没事|可以|够)|\b(?:neutrali[sz]e|dilute|flush|undo|counteract|soak (?:it )?up|absorb|enough to|wash (?:it|them) (?:out|down|through)|bring (?:it|them) (?:up|down))\b/iu;
/** What is to be got rid of is no remedy: "flush the salt out", "把盐冲出去". */
const TO_GET_RID =
  /(?:把|将)(?:体内|身体里|血里)?(?:的|多余的|多的|这些|那些|那个)?$|(?:排|冲|稀释)(?:[出掉走]|一?下)?(?:体内|身体里|血里)?(?:的|多余的|多的)?$|\b(?:flush|wash|clear|sweat|dilute|get rid of|push)(?:ing)?(?: out)?(?: (?:all|of|the|that|this|my|his|her|extra|excess)){0,3} $/iu;
/** "Drink lots of water", "多喝水". */
const MUCH_WATER =
  /(?:多喝|大量喝|猛喝|狂喝|使劲喝|大量饮|多饮|灌)(?:一?点|一?些|几杯|几瓶|很多|好多|大量)?(?:白|温|凉|开|热|矿泉)?(?:开)?水|\b(?:drink|drinking|chug|chugging|down|downing)(?: (?:lots|loads|plenty|a lot|tons|litres|liters|much|more|some|extra)){0,2}(?: of)? water\b|\bwater to (?:flush|dilute|wash)/iu;
/** What was had, in a clause that also asks. */
const WAS_HAD =
  /[吃喝服吞喂灌用误打](?:了|过|完|着|的)|刚[吃喝喂服]|(?:一直|天天|每天|在|总)[吃喝用补]|[吃用]着|\d\s?[杯罐瓶碗把颗粒片]|[一两二三四五六七八九十几半][杯罐瓶碗把颗粒片]|\b(?:ate|eaten|drank|took|taken|had|swallowed|gave|given|after|got into|chewed|drunk|takes?|taking)\b|\b(?:\d+|two|three|four|five|several|few) (?:cans?|bottles?|glasses|cups?|bowls?|shots?)\b/iu;
/** Who names such a thing, takes it; of a food that must be told. */
const TAKEN: ReadonlySet<string | undefined> = new Set(["supplement", "herb", "alcohol"]);
/** Asked whether it is enough to leave it out: no remedy, and no cause. */
const LEAVES =
  /少[吃喝用]|[不别][吃喝用碰]|戒掉?|停掉|忌口|换回|换成|\b(?:cut(?:ting)? (?:it |them )?(?:out|down|back)|leav(?:e|ing) (?:it |them )?(?:out|off)|stop(?:ping)?|giv(?:e|ing) up|avoid(?:ing)?|skip(?:ping)?|go(?:ing)? (?:back|without)|switch(?:ing)?|less|fewer)\b/iu;
/** A medicine that is only asked for has not been had; one's own may have been: "do we take charcoal?", and not "should she take her tablets?". */
const ASKED_FOR =
  /(?:\b(?:should|do|can|could|shall|may|must) (?:i|we|he|she|they|you)(?: just)?|^|[,;.]|\b(?:or|then)) ?(?:take|give|try|use|buy|drink|swallow)\b(?! (?:\w+ ){0,2}(?:my|his|her|their|more|another)\b)|\b(?:would|will|could|can|does|do|might|should) (?:an? |the |some |any )?[\w-]+(?: [\w-]+)? (?:do|help|work|be (?:enough|ok|okay|fine))\b|(?:管用|有用|够用|够)[吗么不]|(?:要不要|该不该|能不能|可不可以|是不是要|是吃|还是吃)(?:先|再|给[他她])?[吃喝喂用]|[吃喝喂](?!了|过|完|着|的)[^，,。？?]{1,16}(?:行|好|吗|么|还是)/iu;
const WHICH = /\bwhich\b[^?]{0,60}\b(?:best|better)\b|哪[种个款][^，,。？?]{0,12}(?:好|合适)/iu;
/** "当糖吃": not had, likened. */
const LIKENED = /(?:当成?|像|跟|如同)$|\b(?:like|as|colou?r of)(?: an?| the)? $/iu;
const A_MEDICINE = /药|\b(?:tablets?|pills?|meds|medicines?|medication|drug)\b/iu;
/** Guessed to be missing, not taken: "是不是缺B族", "is she low in B12?". */
const LACKS =
  /缺(?!点)|(?:不足|不够|太少)(?:吗|么|吧|了|引起|导致|造成|的)|\b(?:lack\w*|deficien\w+|short of|(?:low|too little|not enough)(?: (?:in|on|of))?)\b/iu;
/** Helps nobody by its name: who may drink is said by the flag. */
const ANY_DRINK: ReadonlySet<string> = new Set(["food", "water"]);
const GRAVE: ReadonlySet<string> = new Set(["contraindicated", "serious"]);
const MOST_SAID = 2;
const MOST_TOLD = 4;

/** An illness or a value that it is guessed to be. */
const isOfBody = ({ k }: Context, { ref }: Linked): boolean => ref.kind === "biomarker" || k.conditions.get(ref.id)?.kind === "disease";
const isEaten = (l: Linked): boolean => EATEN.has(l.ref.kind) && l.ref.id !== "food_in_general" && !ANY_DRINK.has(l.ref.id);
/** What is done with it, not what it is called. */
const IS_DEED = /^[酗嗜]/u;
/** As they call it, where that is a name of it: 绿豆汤 is not to come back as beans. */
function named({ k, u }: Context, l: Linked): Text {
  const own = l.given !== "" && k.names.recogniseWhole(l.given, [l.ref.kind])?.how === "exact" ? typed(l.given, u.asked) : undefined;
  const name = inside(nameOf(k, l));
  if (own === undefined || IS_DEED.test(own) || /^\p{Script=Han}/u.test(own) !== (u.lang === "zh-CN")) return name;
  if ([name.zh, name.en].some((n) => n.toLowerCase() === own.toLowerCase())) return name;
  if (isEaten(l)) return both(own, own);
  return both(`${name.zh}（${own}）`, `${name.en} (${own})`);
}

type Said = { readonly asked: readonly string[]; readonly told: readonly string[] };
function cut(text: string): Said {
  const parts = text.split(CUT).filter((s) => s.trim() !== "");
  return { asked: parts.filter((s) => ASKS.test(s.trim())), told: parts.filter((s) => !ASKS.test(s.trim())) };
}
const standsIn = (l: Linked, part: string): boolean => l.given !== "" && typed(l.given, part) !== undefined;
/** By any of its names: first "lo salt", then "the salt substitute". */
const isNamedIn = (c: Context, l: Linked, part: string): boolean =>
  standsIn(l, part) || c.k.names.mentions(part, [l.ref.kind]).some((m) => m.entities.some((e) => e.id === l.ref.id));

/** Asked whether it is from this: a thing, or their medicine as "the tablets". */
function causeAsked(c: Context, { asked }: Said): Linked | undefined {
  const parts = asked.filter((s) => ITS_CAUSE.test(s) && !LEAVES.test(s) && !TO_UNDO.test(s));
  const things = [...c.u.eaten.filter(isEaten), ...c.u.medicines];
  const stands = (l: Linked): boolean => parts.some((s) => isNamedIn(c, l, s));
  const theirs = parts.some((s) => A_MEDICINE.test(s)) ? c.u.medicines[0] : undefined;
  return things.find(stands) ?? theirs ?? c.u.linked.find((l) => isOfBody(c, l) && stands(l));
}
/** The advice itself names it as what may be behind this. */
const isBlamed = (c: Context, l: Linked, said: readonly RaisedFlag[]): boolean =>
  said.some(({ advice }) => {
    const why = (advice.split(/[。；]|(?<=[a-z)])[.:;] /u)[0] ?? "").toLowerCase();
    return [nameOf(c.k, l).zh, nameOf(c.k, l).en, l.given].some((n) => n !== "" && why.includes(n.toLowerCase()));
  });
const remediesAsked = (c: Context, { asked, told }: Said): Linked[] =>
  c.u.eaten.filter(
    (l) =>
      isEaten(l) &&
      !told.some((s) => standsIn(l, s)) &&
      asked.some((s) => standsIn(l, s) && !LEAVES.test(s) && !isGotRidOf(l, s) && (TO_UNDO.test(s) || (!ITS_CAUSE.test(s) && !WAS_HAD.test(s)))),
  );
/** What the person hopes to flush out stands behind the deed. */
const isGotRidOf = (l: Linked, part: string): boolean => {
  const at = l.given === "" ? -1 : part.toLowerCase().indexOf(l.given.toLowerCase());
  return at >= 0 && TO_GET_RID.test(part.slice(0, at));
};
/** The last that is named where it is asked whether leaving it out will do. */
const leftOut = (c: Context, { asked }: Said): Linked | undefined =>
  c.u.eaten.findLast((l) => isEaten(l) && asked.some((s) => standsIn(l, s) && LEAVES.test(s)));

/** A nutrient, or what holds it, that is guessed to be missing. */
const isLackAsked = (c: Context, l: Linked, { asked, told }: Said): boolean =>
  l.dose === undefined &&
  !told.some((s) => standsIn(l, s)) &&
  (l.ref.kind === "nutrient" || (isEaten(l) && asked.some((s) => isNamedIn(c, l, s) && LACKS.test(s) && !WAS_HAD.test(s))));

function ofCause(c: Context, l: Linked, parts: Said, said: readonly RaisedFlag[]): Text {
  const { zh, en } = named(c, l);
  if (isBlamed(c, l, said)) return both(`很可能和${zh}有关，但要检查了才能定。`, `It may well have to do with ${en}; tests will show.`);
  if (isLackAsked(c, l, parts))
    return both(
      `是不是${zh}的事，要抽血才知道：到了医院请医生查，现在不要自己补。`,
      `Whether ${en} has to do with it takes a blood test: ask for it there, and take none on your own now.`,
    );
  if (isOfBody(c, l)) return both(`是不是${zh}，要检查了才知道，不用弄清了再去。`, `Whether it is ${en} shows in tests there; do not wait to find out.`);
  if (isEaten(l))
    return both(
      `是不是${zh}引起的，检查了才知道，不用弄清了再去：带上剩下的和包装，查清之前别再吃。`,
      `Whether it is the ${en} shows when you are seen, so do not wait to find out: bring what is left with its pack, and have no more of it until then.`,
    );
  return both(
    `是不是${zh}引起的，由医生判断：带上药盒，说清吃了多少、什么时候吃的，下一次吃之前先问。`,
    `Whether it is the ${en} is for the doctors to judge: bring the packet, say how much was taken and when, and ask before the next dose.`,
  );
}
const ofRemedy = (c: Context, [l]: readonly Linked[], { asked }: Said): Text[] => {
  if (!l) return [];
  const { zh, en } = named(c, l);
  if (asked.some((s) => standsIn(l, s) && TO_UNDO.test(s)))
    return [
      both(
        `不行：靠${zh}解不了，它代替不了急救，也先别喂，别为它耽误。`,
        `No: ${en} will not undo it and does not replace urgent care. Give none for now, and let nothing delay that.`,
      ),
    ];
  return [
    both(`${zh}先别自己用：它代替不了急救，也不要为它耽误。`, `No ${en} on your own for now: it does not replace urgent care, and nothing should delay that.`),
  ];
};

/** Asked to drink it away; what the advice says of drinking stands. */
const ofMuchWater = ({ asked }: Said, answered: string): Text[] =>
  asked.some((s) => MUCH_WATER.test(s)) && asked.some((s) => TO_UNDO.test(s)) && !/水|\b(?:water|drink\w*|by mouth|swallow)\b/iu.test(answered)
    ? [
        both(
          "多喝水冲不掉，也代替不了急救：渴了抿一口就行，别为它耽误。",
          "Drinking much water does not flush this out and does not replace urgent care: a sip when thirsty is enough, and let nothing delay that.",
        ),
      ]
    : [];

const ofLeaving = (c: Context, l: Linked | undefined): Text[] => {
  if (!l) return [];
  const { zh, en } = named(c, l);
  return [both(`改不改${zh}都治不了现在这个情况：先按上面说的做。`, `Changing the ${en} does not treat this: do first what is said above.`)];
};

/** What is known of a medicine of theirs with what they had, or ask for. */
const graveOf = (c: Context): Taboo[] => {
  if (c.u.eaten.length === 0 || c.u.medicines.length === 0) return [];
  const theirs = new Set(c.u.medicines.flatMap((m) => [m.ref.id, ...c.k.classesOf(m.ref.id)]));
  const { taboos } = findTaboos(askedOf(c), c.k);
  return taboos.filter((t) => theirs.has(t.subject.id) && t.action === "avoid" && GRAVE.has(t.severity)).slice(0, 1);
};
const ofPair = ({ subject, item, effect }: Taboo): Text =>
  both(`${subject.name.zh}遇上${item.name.zh}：${effect.zh}`, `${subject.name.en} with ${inside(item.name).en}: ${effect.en}`);

const NOT_TAKEN = /(?:\b(?:not|no|never|without|nor|allergic to)\b|n['’]t\b)[^,.;]{0,16}$|(?:没|不|别|无|过敏|停)[^，,。；]{0,6}$/iu;
/** A medicine, a herb and a supplement are named where they are told, whatever the question after them is about. */
const takenIn = ({ k }: Context, told: readonly string[]): Linked[] =>
  told.flatMap((part, clause) =>
    k.names.mentions(part, ["medicine", "class", "item", "form"]).flatMap(({ entities: [ref, ...also], matched }): Linked[] => {
      const own = typed(matched, part);
      if (!ref || own === undefined || (ref.kind === "item" && !TAKEN.has(k.items.get(ref.id)?.kind))) return [];
      const isExact = k.names.recogniseWhole(matched, [ref.kind])?.how === "exact";
      return isExact && !NOT_TAKEN.test(part.slice(0, part.indexOf(own))) ? [{ ref, also, given: matched, at: 0, clause, denied: false }] : [];
    }),
  );
/** All of a clause that asks: "antacids?", "or an aspirin?" */
const LITTLE_MORE =
  /^(?:\b(?:or|and|so|maybe|perhaps|how about|what about|some|an?|any|try|take|give|just|then|first|now)\b|来|吃|喝|用|点|片|颗|粒|[一几]|先|再|还是|或者?|要不|那|呢|吗|么|吧|行|好|可以|不|[\s，,。.?？!！])*$/iu;
const isBareAsk = (l: Linked, part: string): boolean => LITTLE_MORE.test(part.replace(typed(l.given, part) ?? "", " "));

/** What was told of, to pass on: what is only asked for is not taken, and a food counts where it was had. */
function toPassOn(c: Context, { told, asked }: Said, remedies: readonly Linked[]): Text[] {
  const { k, u } = c;
  const needsDeed = ({ ref }: Linked): boolean => !["medicine", "class", "form"].includes(ref.kind) && !TAKEN.has(k.items.get(ref.id)?.kind);
  const isLikened = (l: Linked, s: string): boolean => LIKENED.test(s.slice(0, s.indexOf(typed(l.given, s) ?? "")));
  const had = (l: Linked, parts: readonly string[]): boolean =>
    parts.some((s, i) => standsIn(l, s) && !isLikened(l, s) && (!needsDeed(l) || l.dose !== undefined || WAS_HAD.test(`${s}${parts[i + 1] ?? ""}`)));
  const heard = [...u.medicines, ...u.eaten.filter(isEaten)];
  const unheard = takenIn(c, told).filter((l) => [...u.linked, ...heard].every((o) => o.ref.id !== l.ref.id && o.given !== l.given));
  const all = unique([...heard, ...unheard], (l) => l.ref.id).filter((l) => !l.denied && !remedies.includes(l));
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
    called.filter((n) => !isPart(n)),
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

/** Under what to do. A person in despair is told nothing of foods and tablets. */
export function besideEmergency(c: Context, said: readonly RaisedFlag[]): Part | undefined {
  const [first] = said;
  if (!first || first.inDespair) return undefined;
  const parts = cut(c.u.asked);
  const notes = [...new Set(said.flatMap((f) => f.beside))];
  const cause = causeAsked(c, parts);
  const wanted = remediesAsked(c, parts);
  // What the advice or a line of its own speaks of is answered.
  const answered = [...said.map((f) => f.advice), ...notes].join(" ").toLowerCase();
  const remedies = wanted.filter((l) => [named(c, l), nameOf(c.k, l)].every((n) => !answered.includes((c.u.lang === "zh-CN" ? n.zh : n.en).toLowerCase())));
  const pair = notes.length > 0 ? [] : graveOf(c);
  const answers = [
    ...notes.map((n) => both(n, n)),
    ...pair.map(ofPair),
    ...(cause && !wanted.includes(cause) && notes.length + pair.length === 0 ? [ofCause(c, cause, parts, said)] : []),
    ...(said.some((f) => f.feeds) ? [] : [...ofMuchWater(parts, answered), ...ofRemedy(c, remedies, parts)]),
    ...ofLeaving(c, leftOut(c, parts)),
  ].slice(0, MOST_SAID);
  const body = [...answers, ...toPassOn(c, parts, wanted)];
  return body.length === 0 ? undefined : { id: "beside_emergency", body, sources: pair.flatMap((t) => t.sources) };
}
