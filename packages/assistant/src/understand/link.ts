/** Finds what a text speaks about: every name of the knowledge in it, with the dose told beside it. */
import { OF_INFANT } from "./life-stage-words.ts";
import { recalled } from "../text/recall.ts";
import { meant } from "./meant.ts";
import { type EntityKind, type EntityRef, type KnowledgeIndex, type Mention, type NameRow, tokens } from "@nutri/knowledge";
import { isForbidden, withForbidden } from "./forbidden.ts";
import { isOrdinary } from "./ordinary.ts";
import { eatenByDose, isUnitAt, testFirst } from "./in-blood.ts";
import { dosesOf, type DoseTold, withUnits } from "./told-amounts.ts";

export { doseTold, type DoseTold } from "./told-amounts.ts";

export type Linked = {
  readonly ref: EntityRef;
  /** Other records of the same name. */
  readonly also: readonly EntityRef[];
  /** As it stands in the text, normalised. */
  readonly given: string;
  /** Order in the text. */
  readonly at: number;
  /** Which sentence it stands in. */
  readonly clause: number;
  readonly dose?: DoseTold;
  readonly denied: boolean;
  /** What a thing is asked to bring about ("does it cause diarrhoea?"). */
  readonly effect?: boolean;
};

/** Kinds of what is eaten or taken. */
export const EATEN: ReadonlySet<string> = new Set(["nutrient", "form", "item", "group"]);
const KINDS: readonly EntityKind[] = ["nutrient", "form", "item", "medicine", "class", "condition", "biomarker", "group", "goal"];
const CLAUSE_MAX = 160;
/** Names too general to ask about. */
const TOO_GENERAL: ReadonlySet<string> = new Set(["group:food_in_general", "goal:general_health"]);
/** Compounds in which a one-character name means something else. */
const OTHERWISE =
  /锂电|锂离子|铁锂|撸铁|举铁|(?:热|温|开|凉|冷)水(?=冲|泡|送|服|化)|地铁|高铁|钢铁|铁路|水果|水平|薪水|水肿|口水|奶奶|牛奶|酸奶|奶粉|喝奶|[吐溢呛厌断停戒回喂换转胀涨堵漏挤吸背追催下拒夜母]奶|吃[完了过的]?奶|奶[瓶嘴水瓣睡]|酒店|酒精|肌肉|茶几|糖尿|血糖|降糖|升糖|糖化|乳糖|蛋白|蛋糕|鱼油|鱼肝|鱼腥|鱼刺|鱼缸|钓鱼|金鱼|鳄鱼|姜黄|豆浆|豆腐|大豆|菜豆|汗水|泪水|苏打水|盐酸|米粉|吃醋|降钾素|生水|水杨|水煮|饮水|碱性水|降钙素|血钙|血钾|血铁|[焯汆](?:一下)?(?:[几一两三四五多\d]{0,2}[遍次道])?[开热]?水|含水|[酸苦黄]水|奶制|奶类|风水|水手|水兵|水泥|水管|水龙头|水电|水准|水位|水银|墨水|香水|洪水|潜水|下水|上水|水彩|水族/gu;
/** Words of a sentence that are also short for a name ("the pill" without its pill). */
const FUNCTION_WORDS: ReadonlySet<string> = new Set([
  "the",
  "a",
  "an",
  "of",
  "for",
  "and",
  "one",
  "or",
  "with",
  "food",
  "foods",
  "diet",
  "食物",
  "食品",
  "饭",
  "餐",
]);
/** What is done with food, and one letter away from a food: who fries rice has no chips. */
const COOKS = /^fry(?!\p{L})/iu;
/** Words that together make a brand name ("After A") and in a sentence name nothing. */
const LITTLE: ReadonlySet<string> = new Set(
  "a after all an and are at be before by can do for from i if in is it me my no not now of on one or so the to too up we with you".split(" "),
);
const DENYING =
  /(?:(?<![\d.])[0０零]\s?|\b(?:zero|no added) )$|(?:不吃|没吃|没有吃|不喝|(?<!有)没有|没得|未患|无(?![糖盐油脂麸乳咖酒])|不含|戒了|\bnot? (?:on|taking|take|have)|\bno\b|\bdon'?t (?:take|have|eat)|\bnever (?:had|take|eat|drink|touch|have)|不[沾碰])[^,，。;；怎如能要该补只光]{0,6}$|\b(?:isn'?t|aren'?t|(?:that|which) (?:is|are) not) $|\bwithout\b[^,.;?]{0,16}$|(?:\b(?:besides|other than|apart from|except(?: for)?)|除了?)\s?(?:the |my )?$/iu;

/** "I am not pregnant", "没怀孕". */
const NOT_SO = /(?:没|未|(?<!是)不是|\bnot|n't|\b(?:do|does|did|is|are|was|were|has|have|had)nt)\s*$/iu;

/** What something is asked to bring about is nobody's condition: "does magnesium cause diarrhoea?", "吃镁会拉肚子吗". */
const BROUGHT_ABOUT =
  /(?:\bcaus(?:es?|ing)|\b(?:doing|done)(?: (?:me|him|her|them|us|my|his|any|some|lasting|permanent))*|\bleads? to|\btriggers?|\bgives? (?:you|me)|(?<!才|就)会(?:不会)?(?:导致|引起|造成|得)?|导致|引起|造成|(?:让|使|害)(?:宝宝|婴儿|娃|孩子)(?:也|会|老|一直)*|\b(?:make|keep|give|upset)s? (?:my|the|our) (?:baby|child|newborn)|(?<!我)(?:不容易|更容易|最容易|不会|少))\s*$/iu;

/** What the leaflet says that a thing is for is nobody's complaint: "说明书上说B6还能治孕吐". */
const SAID_FOR =
  /(?:说明书|药盒|包装|标签|网上|百度|\bleaflet|\blabel|\bbox|\bonline)[^。！？!?;；]{0,20}?(?:治疗?|缓解|改善|预防|用于|\bfor|\btreats?|\bhelps?(?: with)?)\s*$/iu;

/** "Gave me the runs": a passing complaint that a thing brought goes with the thing; an ulcer that it brought stays. */
const BROUGHT_ON_ONE =
  /\b(?:(?:gives?|gave|giving) (?:me|him|her|us)(?: the| a| an| bad| awful| terrible)?|(?:makes?|made|making) (?:me|him|her|us)(?: feel| so| very| really)?)\s*$/iu;
const PASSING: ReadonlySet<string> = new Set(["diarrhoea", "constipation"]);

const PIECES = new RegExp(`.{1,${CLAUSE_MAX}}(?=[\\s,，、]|$)|.{1,${CLAUSE_MAX}}`, "gsu");
/** Sentences of a text, none longer than names are read in. */
export function clauses(text: string): string[] {
  return text
    .split(/(?<=[。！？!?;；\n])|(?<=\.)\s+/u)
    .flatMap((s) => s.match(PIECES) ?? [])
    .map((s) => s.trim())
    .filter((s) => s !== "");
}

const segmenter = new Intl.Segmenter("zh", { granularity: "word" });
/** Where words begin and end: a short brand name across two words ("每[天可]以") is none. */
const wordEdges = (clause: string): ReadonlySet<number> => new Set([...segmenter.segment(clause)].flatMap((s) => [s.index, s.index + s.segment.length]));

/** Where each token begins in the clause; a token whose spelling was changed stands where the last one ended. */
function offsets(clause: string, words: readonly string[]): number[] {
  const lower = clause.toLowerCase();
  let from = 0;
  return words.map((w) => {
    const at = lower.indexOf(w, from);
    if (at < 0) return from;
    from = at + w.length;
    return at;
  });
}

/** `slips`: whether a slip of the pen and pinyin are forgiven, as in what people type; our own texts have none. */
export type Linker = (text: string, slips?: boolean) => readonly Linked[];

const MOST_REMEMBERED = 5000;

/** One word's name out of several that stand there for themselves: "how many per day" is no Manyper, "do nuts" no doughnut, "grape fruit" a grapefruit. */
const madeOfWords = (m: Mention, words: readonly string[]): boolean =>
  words.length > tokens(m.matched).length && (m.entities[0]?.kind === "medicine" ? words.every(isOrdinary) : LITTLE.has(words[0] ?? ""));

/** "瘦多少肝才能好转": one's own, and none on a plate; "my fasting labs" were taken in the morning. */
const NO_THING =
  /^肝(?:才|能(?!吃|不能)|就|好(?!吃|不好)|受|伤|损|功|硬|区|不好|有(?:问题|事|损)|的?(?:指标|负担|情况|脂肪))|^fasting (?:labs?|bloods?|glucose|sugars?|samples?|tests?|results?|levels?|panel|lipids?|triglycerides|insulin|values?)\b/iu;

const COMMA = /[,，、;；。:：!！?？]/u;
const CAPITALS = /^[a-z]*[A-Z][a-z]*[A-Z]/u;
/** Letters that are also a word stand for something only when written as letters: "at the same time" is no SAMe, "I got" no GOT. @param written the text from there on */
const isWordNotLetters = (m: Mention, words: readonly string[], written: string): boolean =>
  m.to - m.from === 1 && isOrdinary(words[m.from] ?? "") && CAPITALS.test(m.matched) && !CAPITALS.test(written);

const SINGLE: ReadonlySet<EntityKind> = new Set<EntityKind>(["nutrient", "item", "class", "group"]);
const singleHan = (row: NameRow): boolean => /^\p{Script=Han}$/u.test(row.key) && SINGLE.has(row.kind);

/** @param k its compiled names; pinyin is known only where the table is compiled. */
export function createLinker(k: KnowledgeIndex): Linker {
  const rows = k.records.names?.rows ?? [];
  const formsByName = new Map(
    [...k.forms.values()].flatMap(({ form }) =>
      [form.name.zh, form.name.en].map((n): [string, EntityRef] => [tokens(n.replace(/[（(].*$/u, "")).join(""), { kind: "form", id: form.id }]),
    ),
  );
  const single = new Map(rows.filter(singleHan).map((r) => [r.key, { kind: r.kind, id: r.id }]));
  const pinyin = new Map(
    rows.filter((r) => r.pinyin !== undefined && r.pinyin.length >= 5 && r.rank < 2).map((r) => [r.pinyin ?? "", { kind: r.kind, id: r.id }]),
  );

  const named = (clause: string, words: readonly string[], forgive: boolean): { refs: readonly EntityRef[]; from: number; to: number }[] => {
    const at = offsets(clause, words);
    let edges: ReadonlySet<number> | undefined;
    const whole = (m: { entities: readonly EntityRef[]; from: number; to: number }): boolean => {
      const name = words.slice(m.from, m.to).join("");
      if (!/^\p{Script=Han}{2}$/u.test(name) || m.entities[0]?.kind !== "medicine") return true;
      edges ??= wordEdges(clause);
      const start = at[m.from] ?? 0;
      return edges.has(start) && edges.has(start + name.length);
    };
    // "起了反应,停药" names no 反应停: a medicine's name has no comma in it.
    const unbroken = (m: Mention): boolean => {
      const said = clause.slice(at[m.from] ?? 0, (at[m.to - 1] ?? 0) + (words[m.to - 1]?.length ?? 0));
      return (
        (m.entities[0]?.kind !== "medicine" && m.entities[0]?.kind !== "class") || !/\p{Script=Han}/u.test(said) || !COMMA.test(said) || COMMA.test(m.matched)
      );
    };
    const mentions = k.names
      .mentions(clause, KINDS)
      .filter(unbroken)
      .flatMap((m): Mention[] => {
        const [, ...rest] = madeOfWords(m, words.slice(m.from, m.to)) ? words.slice(m.from, m.to) : [];
        // What the later words name stands there for itself.
        return rest.length === 0 ? [m] : k.names.mentions(rest.join(" "), KINDS).map((x) => ({ ...x, from: x.from + m.from + 1, to: x.to + m.from + 1 }));
      });
    const found = mentions
      .filter(
        (m) =>
          !FUNCTION_WORDS.has(words.slice(m.from, m.to).join("")) &&
          !words.slice(m.from, m.to).every((w) => LITTLE.has(w)) &&
          !(m.to - m.from === 1 && (COOKS.test(clause.slice(at[m.from] ?? 0)) || NO_THING.test(clause.slice(at[m.from] ?? 0)))) &&
          !isUnitAt(words, m.from) &&
          whole(m) &&
          !isWordNotLetters(m, words, clause.slice(at[m.from] ?? 0)),
      )
      .map((m) => ({ refs: m.entities, from: m.from, to: m.to }));
    const taken = [...found];
    const free = (i: number): boolean => taken.every((f) => i < f.from || i >= f.to);
    const masked = clause.replace(OTHERWISE, (s) => "　".repeat(s.length));
    // "补铁" is a goal and speaks of iron, "缺镁" a state and speaks of magnesium.
    for (const f of taken)
      if (f.refs[0]?.kind === "goal" || f.refs[0]?.kind === "condition")
        for (let i = f.from; i < f.to; i++) {
          const inner = single.get(words[i] ?? "");
          if (inner?.kind === "nutrient" && masked[at[i] ?? -1] === words[i]) found.push({ refs: [inner], from: i, to: i + 1 });
        }
    const forms = taken.flatMap((f) => f.refs.flatMap((r) => (r.kind === "form" ? (k.forms.get(r.id)?.nutrient.id ?? []) : [])));
    // "缺铁性贫血吃琥珀酸亚铁": the iron is told by its form.
    const told = (f: { refs: readonly EntityRef[]; from: number; to: number }): boolean =>
      taken.includes(f) || !f.refs.every((r) => r.kind === "nutrient" && forms.includes(r.id));
    found.splice(0, found.length, ...found.filter(told));
    const short = words.flatMap((w, i) => {
      if (!free(i)) return [];
      const one = FUNCTION_WORDS.has(w) ? undefined : single.get(w);
      // What an infant is fed is no cow's milk.
      if (w === "奶" && OF_INFANT.test(clause) && !/岁/u.test(clause)) return [];
      if (one && masked[at[i] ?? -1] === w && !NO_THING.test(clause.slice(at[i] ?? 0))) return [{ refs: [one], from: i, to: i + 1 }];
      if (/^(?:b(?:1|2|3|5|6|7|9|12)|k[12]|d[23])$/u.test(w)) {
        const r = k.names.recogniseWhole(w, ["form", "nutrient"]) ?? k.names.recogniseWhole(`vitamin ${w}`, ["form", "nutrient"]);
        return r ? [{ refs: r.entities, from: i, to: i + 1 }] : [];
      }
      // "VC", "VD" in a Chinese sentence.
      if (/^v[acdek]$/u.test(w) && /\p{Script=Han}/u.test(clause)) {
        const r = k.names.recogniseWhole(w, ["nutrient"]);
        return r?.how === "exact" ? [{ refs: r.entities, from: i, to: i + 1 }] : [];
      }
      // Two letters before a number are a test's ("Hb 118", "my TG is 5.2").
      if (
        /^[a-z]{2}$/u.test(w) &&
        !isOrdinary(w) &&
        !isUnitAt(words, i) &&
        /^\d/u.test(words[/^(?:is|was|of|at)$/u.test(words[i + 1] ?? "") ? i + 2 : i + 1] ?? "")
      ) {
        const r = k.names.recogniseWhole(w, ["biomarker"]);
        return r?.how === "exact" ? [{ refs: r.entities, from: i, to: i + 1 }] : [];
      }
      return [];
    });
    found.push(...short);
    taken.push(...found);
    found.push(...sisters(words, free, found));
    return [...found, ...(forgive ? slips(words, free) : [])].toSorted((a, b) => a.from - b.from);
  };

  /** "Magnesium citrate vs glycinate": the second form leaves the nutrient's name out. */
  const sisters = (
    words: readonly string[],
    free: (i: number) => boolean,
    found: readonly { refs: readonly EntityRef[] }[],
  ): { refs: readonly EntityRef[]; from: number; to: number }[] => {
    const nutrients = found.flatMap((f) =>
      f.refs.flatMap((r) =>
        r.kind === "form" ? (k.forms.get(r.id)?.nutrient.name.en ?? []) : r.kind === "nutrient" ? (k.nutrients.get(r.id)?.name.en ?? []) : [],
      ),
    );
    return words.flatMap((w, i) => {
      if (!free(i) || !/^[a-z]{2,}(?:ate|ide)$/u.test(w)) return [];
      const form = nutrients.map((n) => k.names.recogniseWhole(`${n} ${w}`, ["form"])).find((r) => r !== null);
      return form ? [{ refs: form.entities, from: i, to: i + 1 }] : [];
    });
  };

  const slipsKnown = new Map<string, readonly EntityRef[]>();
  const slipOf = (word: string): readonly EntityRef[] => {
    const known = slipsKnown.get(word);
    if (known || word.length < 6) return known ?? [];
    const slip = k.names.recognise(word, ["nutrient", "item", "medicine", "condition"]);
    // The English name of a remedy is pinyin: any word may be near one (tingle, Tongle).
    const isRemedy = (r: EntityRef): boolean => k.medicines.get(r.id)?.kind === "patent_medicine" && /^[a-z]+$/u.test(word);
    const refs = slip?.how === "typo" ? slip.entities.filter((r) => r.kind !== "medicine" || !isRemedy(r)) : [];
    if (slipsKnown.size < MOST_REMEMBERED) slipsKnown.set(word, refs);
    return refs;
  };

  /** What no name was found in: one slip of the pen, or pinyin. */
  const slips = (words: readonly string[], free: (i: number) => boolean): { refs: readonly EntityRef[]; from: number; to: number }[] =>
    words.flatMap((w, i) => {
      if (!free(i) || !/^[a-z]{5,}$/u.test(w) || isOrdinary(w)) return [];
      const joined = pinyin.get(w) ?? pinyin.get(w + (words[i + 1] ?? ""));
      if (joined) return [{ refs: [joined], from: i, to: i + 1 }];
      const refs = slipOf(w);
      return refs.length > 0 ? [{ refs, from: i, to: i + 1 }] : [];
    });

  /** "Fish oil" is a form of EPA and DHA and a supplement of its own; rules speak of the latter. */
  const twinOf = (given: string): EntityRef | undefined => {
    const item = k.names.recogniseWhole(given, ["item"]);
    return item?.how === "exact" ? item.entities[0] : undefined;
  };

  /** "维生素K1（叶绿醌）" is also called 维生素K1, as is its blood test: the form is meant, and a value beside it tells the test. */
  const eatenFirst = <T extends { refs: readonly EntityRef[]; from: number; to: number }>(f: T, words: readonly string[]): T => {
    const form = f.refs[0]?.kind === "biomarker" ? formsByName.get(words.slice(f.from, f.to).join("")) : undefined;
    return form ? { ...f, refs: [form, ...f.refs] } : f;
  };

  const read = (text: string, forgive: boolean): readonly Linked[] => {
    let at = 0;
    return clauses(withUnits(meant(text))).flatMap((clause, n) => {
      const open = withForbidden(clause);
      const words = tokens(open);
      const start = offsets(open, words);
      const found = named(open, words, forgive)
        .map((f) => eatenByDose(k, testFirst(k, eatenFirst(f, words), words, clause), words, clause))
        .filter(({ refs: [ref] }) => ref !== undefined && !TOO_GENERAL.has(`${ref.kind}:${ref.id}`));
      const places = found.map((f) => ({ start: start[f.from] ?? 0, end: (start[f.to - 1] ?? 0) + (words[f.to - 1]?.length ?? 0) }));
      const doses = dosesOf(clause, places);
      return found.flatMap(({ refs: [ref, ...also], from, to }, i): Linked[] => {
        const dose = doses[i];
        const before = clause.slice(0, places[i]?.start ?? 0);
        const passes = ref?.kind === "condition" && (PASSING.has(ref.id) || k.conditions.get(ref.id)?.kind === "symptom");
        const effect = ref?.kind === "condition" && (BROUGHT_ABOUT.test(before) || (passes && BROUGHT_ON_ONE.test(before)));
        const denied =
          (DENYING.test(before) && !(ref && isForbidden(ref.kind, before, clause))) ||
          effect ||
          (ref?.kind === "condition" && (NOT_SO.test(before) || SAID_FOR.test(before)));
        const twin = ref?.kind === "form" ? twinOf(words.slice(from, to).join(" ")) : undefined;
        return ref
          ? [
              {
                ref,
                also: twin ? [...also, twin] : also,
                given: words.slice(from, to).join(""),
                at: at++,
                clause: n,
                denied,
                ...(effect && { effect }),
                ...(dose && { dose }),
              },
            ]
          : [];
      });
    });
  };
  // A question is read several times; each of our own texts once.
  const typed = recalled((text: string) => read(text, true));
  return (text, forgive = true) => (forgive ? typed(text) : read(text, false));
}
