import { isHan, isLatin, keyOf, singular, tokens } from "./normalise.ts";
import { createSounds } from "./sound.ts";
import { stripForms } from "./strip.ts";
import { bagOf, DESIGNATOR } from "./table.ts";
import { heardAs, lettersOf, mayBeApart, mayBeSlip, oneSlip, slipsApart } from "./typo.ts";
import type { EntityKind, EntityRef, NameRow, NameTable } from "./types.ts";

const LONGEST_NAME = 24;
const MOST_SHARING = 4;
/** Shorter words sound like too many others. */
const SHORTEST_HEARD = 6;
/** Of so many letters that two wrong ones leave no doubt. */
const LONG_WORD = 10;
/** Whatever is so near makes two slips doubtful. */
const FURTHEST = 3;

export type Match = { readonly entities: readonly EntityRef[]; readonly row: NameRow };
export type Span = Match & { readonly from: number; readonly to: number };

export type Lookup = {
  exact(key: string, kinds: readonly EntityKind[]): Match | undefined;
  /** @param formed whether the name that was given told a form: without one "hair" is no "hair gummies". */
  base(key: string, kinds: readonly EntityKind[], formed?: boolean): Match | undefined;
  /** The same words in another order ("breast cancer, ER positive"). */
  bag(words: readonly string[], kinds: readonly EntityKind[]): Match | undefined;
  /** What is read so, typed in Latin letters; all of them where several names sound alike. */
  sound(words: readonly string[], kinds: readonly EntityKind[]): Match | undefined;
  /** The one entity that a single slip of the pen leads to; nothing when it leads to two. */
  typo(words: readonly string[], kinds: readonly EntityKind[]): Match | undefined;
  /** Names inside a text, longest first, none overlapping another. */
  inside(words: readonly string[], kinds: readonly EntityKind[]): Span[];
  /** The nutrient a form is a form of. */
  nutrientOf(form: string): string | undefined;
  readonly remedies: Remedies;
};

/** Most names mean one thing: a list is made for the others only. There are tens of thousands, and every process start goes through them. */
type Rows = NameRow | NameRow[];
const put = (map: Map<string, Rows>, key: string, row: NameRow): void => {
  const held = map.get(key);
  if (held === undefined) map.set(key, row);
  else if (Array.isArray(held)) held.push(row);
  else map.set(key, [held, row]);
};
const listed = (rows: Rows | undefined): readonly NameRow[] => (rows === undefined ? [] : Array.isArray(rows) ? rows : [rows]);

const push = <K, V>(map: Map<K, V[]>, key: K, value: V): void => void (map.get(key) ?? map.set(key, []).get(key))?.push(value);
const grouped = <K>(rows: readonly NameRow[], of: (row: NameRow) => K | undefined): ReadonlyMap<K, readonly NameRow[]> => {
  const map = new Map<K, NameRow[]>();
  for (const row of rows) {
    const key = of(row);
    if (key !== undefined) push(map, key, row);
  }
  return map;
};
/** Made when it is first asked for: a name that is known as it stands needs neither letters nor lengths. */
function later<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
const sameEntity = (a: NameRow, b: NameRow): boolean => a.kind === b.kind && a.id === b.id;

/** The best rows: the first kind asked for, then name before alias before brand; ties are all kept. */
function best(rows: readonly NameRow[] | undefined, kinds: readonly EntityKind[]): Match | undefined {
  const order = (r: NameRow): number => kinds.indexOf(r.kind) * 4 + r.rank;
  const fitting = (rows ?? []).filter((r) => kinds.includes(r.kind)).toSorted((a, b) => order(a) - order(b));
  const [row] = fitting;
  if (!row) return undefined;
  const tied = fitting.filter((r) => order(r) === order(row)).slice(0, MOST_SHARING);
  return { row, entities: tied.map(({ kind, id }) => ({ kind, id })) };
}

/** Short words and numbers carry the meaning (vitamin D, B12, omega 3): they must be the same on both sides. */
const fixedWords = (words: readonly string[]): string =>
  words
    .filter((w) => (isLatin(w) && w.length <= 2) || /\d/u.test(w))
    .toSorted()
    .join(" ");

/** Names of Latin letters: five at least, and the first letter right unless the name is long. */
function latinSlip(a: string, b: string): boolean {
  return a.length >= 5 && b.length >= 5 && (a[0] === b[0] || a.length >= 8) && oneSlip(a, b);
}

const HAN_NOT = /^[不非无未]/u;
/** Characters that tell substances and kinds apart: numbers, elements, parts of a molecule, sides, sexes, high and low. One of them more, fewer or another is another thing. */
const TELLS_APART =
  /[〇零一二三四五六七八九十单双多两半甲乙丙丁戊己庚辛壬癸左右内外前后上下大小高低新旧老男女父母氢氧氟氯溴碘氨氮硝硫磷硅硼硒砷羟羧酮醇醛酯醚酚苯烷烯炔环去脱异正反顺亚过偏重钠钾钙镁铁锌铜锰铬钼锂铝铋银金钡汞]/u;
/** The places where two names of one length differ, or the one character that the longer has more. */
function differing(a: string, b: string): readonly string[] {
  if (a.length === b.length) return [...a].flatMap((char, i) => (char === b[i] ? [] : [char + (b[i] ?? "")]));
  const [long, short] = a.length > b.length ? [a, b] : [b, a];
  return [[...long].find((char, i) => char !== short[i]) ?? ""];
}
/** Two that tell apart, one against the other, or one too many: 醋酸甲羟孕酮 is not 醋酸甲地孕酮's neighbour by a slip, nor 左氨氯地平 氨氯地平's. */
const anotherThing = (a: string, b: string): boolean => differing(a, b).some((chars) => [...chars].every((c) => TELLS_APART.test(c)));
/** The last character says what kind of thing it is: 子宫内膜薄 is no 子宫内膜癌. Only a homophone is a slip there. */
const anotherHead = (a: string, b: string, soundOf: ReadonlyMap<string, string>): boolean => {
  const [x, y] = [a.at(-1) ?? "", b.at(-1) ?? ""];
  return a.length === b.length && x !== y && a.slice(0, -1) === b.slice(0, -1) && (soundOf.get(x) === undefined || soundOf.get(x) !== soundOf.get(y));
};
/** Names that differ only before one of these are many and near each other: 帕妥珠单抗 is no 曲妥珠单抗 with a slip in it. */
const SHARED_ENDING = /(?:单抗|替尼|西普|替康|夫定)(?:注射液|片|胶囊)?$/u;
const sharesEnding = (a: string, b: string): boolean => {
  const ending = SHARED_ENDING.exec(a)?.[0];
  return ending !== undefined && b.endsWith(ending);
};
/** Names of Han characters: a wrong homophone from three on; any one slip from five on, since short names of different medicines differ in one. */
function hanSlip(a: string, b: string, soundOf: ReadonlyMap<string, string>, kind: EntityKind): boolean {
  // A "not" too many or too few is no slip but the opposite (不饱和脂肪酸, 饱和脂肪酸).
  if (HAN_NOT.test(a) !== HAN_NOT.test(b)) return false;
  // In the names of conditions any one character may be the organ or the finding (肾功能衰竭, 肝功能衰竭; 血糖控制不好, 血压控制不好): only a homophone is a slip.
  if (kind !== "condition" && a.length >= 5 && b.length >= 5 && !sharesEnding(a, b) && oneSlip(a, b)) return !anotherThing(a, b) && !anotherHead(a, b, soundOf);
  if (a.length !== b.length || a.length < 3) return false;
  const wrong = [...a].flatMap((char, i) => (char === b[i] ? [] : [[char, b[i] ?? ""] as const]));
  return wrong.length === 1 && !anotherThing(a, b) && wrong.every(([x, y]) => soundOf.get(x) !== undefined && soundOf.get(x) === soundOf.get(y));
}

/** A number with decimals or a unit behind it, or greater than any member's, is a value told: "LDL 4.5 mmol/L", "vitamin D 15 ng/mL". */
const GREATEST_MEMBER = 12;
/** Written out, or a number of something: "vitamin C 5 grams", "维C 5克", "calcium 2 times a day". */
const COUNTED =
  /^(?:(?:milli|micro)?gram(?:me)?s?|units?|ounces?|tablets?|pills?|capsules?|softgels?|gumm(?:y|ies)|drops?|scoops?|sachets?|times|x|a|per|days?|weeks?|months?|years?|hours?|[克毫微国单升万千片粒颗滴袋支瓶包勺次倍天周月年个小])$/u;
const isValue = (word: string, next: string): boolean =>
  /^\d+$/u.test(word) && (Number(word) > GREATEST_MEMBER || /^(?:\d+|[kmunp]?g|mcg|iu|[mun]?mol|ml|dl|l|percent)$/u.test(next) || COUNTED.test(next));

const NEGATING = /^(?:无|不|非|未|戒|non|without|no|sans|quit|quitting|ex)$/u;
/** "Lactose-free", "free of lactose", "不含乳糖", "quit smoking": the name is there to say that the thing is not. */
const negated = (words: readonly string[], from: number, to: number): boolean =>
  NEGATING.test(words[from - 1] ?? "") ||
  words[to] === "free" ||
  (words[from - 2] === "free" && /^(?:of|from)$/u.test(words[from - 1] ?? "")) ||
  (words[from - 1] === "含" && words[from - 2] === "不");

/** An acid is not what it is called after: 苹果酸 is no apple, 脂肪酸 no fat. What begins with 酸 is another word (酸奶, 酸枣). */
const namesAcid = (words: readonly string[], to: number): boolean => words[to] === "酸" && !/^[奶枣菜梅辣汤笋角]$/u.test(words[to + 1] ?? "");
/** Nor is a molecule what one part of it is called: 三乙醇胺 is no alcohol, 二磷酸果糖 no fructose, 聚葡萄糖 no sugar. */
const partOfMolecule = (words: readonly string[], from: number, to: number, kind: EntityKind): boolean =>
  kind !== "medicine" &&
  kind !== "class" &&
  (/^[胺酯酮醛醚烷烯炔]$/u.test(words[to] ?? "") ||
    (words[from - 1] === "酸" && words[from - 2] === "磷") ||
    words[from - 1] === "聚" ||
    // Its salt: 甘氨酸铁 is iron before it is glycine.
    (words[to - 1] === "酸" && /^[铁锌钙镁铜锰钠钾铬硒]$/u.test(words[to] ?? "")));

/** Names that are words of everyday speech: inside a text they name something only when they are most of it ("Align probiotic", but no "cold brew"). */
const EVERYDAY_WORDS: ReadonlySet<string> = new Set(["addiction", "airborne", "align", "boost", "celsius", "cold", "edibles", "ensure", "weed"]);
const OF_VITAMIN = /^(?:b\d{1,2}|[dk]\d|维[a-k]|[a-k]族)$/u;
/**
 * One Han character, one or two letters or a bare number name nothing when they only stand inside a text, but a vitamin's
 * number does (D3, B6), and its letter with a character (维C, B族). Nor do the letters of several short words spell an abbreviation: "as a child" is no ASA.
 */
const tellsEnough = (words: readonly string[], row: NameRow): boolean => {
  const key = keyOf(words);
  if (isHan(key)) return key.length >= 2;
  if (words.length > 1 && /^[a-z]{1,4}$/u.test(key) && tokens(row.name).length !== words.length) return false;
  return (key.length >= 3 && !/^\d+$/u.test(key)) || (OF_VITAMIN.test(key) && row.kind !== "condition" && row.kind !== "biomarker");
};

/** A word that only with its form names something: "hair gummies", "joint supplement", "thyroid tablets". A brand is one without it too. */
const needsForm = (row: NameRow): boolean =>
  row.rank < 2 && /^[a-z]+$/u.test(row.base) && tokens(row.name).length > 1 && stripForms(tokens(row.name)).words.length === 1;

/** What is pressed or distilled from a plant is not the plant: 柠檬精油, "lemon essential oil". */
const isDistilled = (words: readonly string[], to: number, kind: EntityKind): boolean =>
  kind !== "medicine" && ((words[to] === "精" && words[to + 1] === "油") || (words[to] === "essential" && words[to + 1] === "oil"));
/** One protein is not protein: 免疫球蛋白, 血红蛋白. */
const oneProtein = (words: readonly string[], from: number, key: string): boolean => key === "蛋白" && /^[球铁红白清维糖脂原硫]$/u.test(words[from - 1] ?? "");

/** What a herb is taken for. */
const DOES = /(?:补[血气肾脑]|养[血颜胃肝]|活血|安神|明目|降[压脂糖火]|止[咳血]|润[肺肠]|健脾|祛湿|清热|解毒|美容|抗癌)$/u;

const TO_DO = /^[抗养护补健降止清排安润祛通消明益壮]/u;

/** What is known of Chinese remedies: which medicines are such, and which items are herbs in them. */
export type Remedies = { readonly medicines: ReadonlySet<string>; readonly herbs: ReadonlySet<string> };
const NO_REMEDIES: Remedies = { medicines: new Set(), herbs: new Set() };

export function createLookup(table: NameTable, remedies: Remedies = NO_REMEDIES): Lookup {
  const byKey = new Map<string, Rows>();
  /** Only what is not found by its key already. */
  const byBase = new Map<string, Rows>();
  const formOf = new Map<string, string>();
  /** The length of the longest name by its first two characters. */
  const longest = new Map<string, number>();
  const measure = (name: string): void => {
    const start = name.slice(0, 2);
    if (name.length > (longest.get(start) ?? 0)) longest.set(start, name.length);
  };
  for (const row of table.rows) {
    put(byKey, row.key, row);
    measure(row.key);
    if (row.of !== undefined) formOf.set(row.id, row.of);
    if (row.base === "" || row.base === row.key) continue;
    put(byBase, row.base, row);
    measure(row.base);
  }
  const byLength = later(() => grouped(table.rows, (row) => row.key.length));
  const byBag = later(() => grouped(table.rows, (row) => row.bag));
  /**
   * In a sentence a remedy's name without its form is mostly something else: an illness or a herb of the same name (痔疮, 山楂), what is
   * to be done (养胃, 抗衰老), or a herb and what it does (阿胶补血); and two characters stand in longer words (海参一天).
   */
  const noRemedy = (row: NameRow, key: string): boolean => {
    if (!remedies.medicines.has(row.id) || !isHan(key)) return false;
    if (key.length < 3) return true;
    const herb = DOES.test(key) ? listed(byKey.get(key.replace(DOES, ""))) : [];
    const others = [...listed(byKey.get(key)), ...herb].some((r) => r.kind !== "medicine");
    return row.key !== key && (others || (key.length === 3 && TO_DO.test(key)));
  };
  /** Whether no name that begins so is as long: most of a text need not be looked up any further. */
  const beyond = (key: string): boolean => key.length >= 2 && key.length > (longest.get(key.slice(0, 2)) ?? 0);
  const soundOf = new Map(Object.entries(table.syllables).flatMap(([sound, chars]) => [...chars].map((c) => [c, sound] as const)));

  const exact: Lookup["exact"] = (key, kinds) => best(listed(byKey.get(key)), kinds);
  const base: Lookup["base"] = (key, kinds, formed = false) => {
    const bare = listed(byBase.get(key)).filter((row) => formed || !needsForm(row));
    return best([...listed(byKey.get(key)).filter((row) => row.base === key), ...bare], kinds);
  };

  const soundsLike = createSounds(table.rows);
  const sound: Lookup["sound"] = (words, kinds) => {
    // Of names that only sound alike none goes before the other.
    const heard = soundsLike(keyOf(words)).map((row) => ({ ...row, rank: 0 as const }));
    const each = heard.filter((row, i) => heard.findIndex((other) => sameEntity(row, other)) === i);
    return each.length > MOST_SHARING ? undefined : best(each, kinds);
  };

  const families = new Set(table.families);
  /** "5000 IU of vitamin D a day", "the most vitamin C I can take": an article or a pronoun names no member. */
  const isWordAlone = (letter: string, next: string): boolean => (letter === "a" || letter === "i") && /^[a-z]{2,}$/u.test(next);
  /** "儿童维生素A", "kids vitamin D": the letter belongs to the vitamin, and a child takes it. */
  const takesLetter = (words: readonly string[], from: number, to: number): boolean => {
    const letter = words[to] ?? "";
    if (!DESIGNATOR.test(letter) || isWordAlone(letter, words[to + 1] ?? "") || isValue(letter, words[to + 1] ?? "")) return false;
    return words.slice(from + 1, to).some((_, i) => families.has(keyOf(words.slice(from + 1 + i, to).map(singular))));
  };
  /** "Vitamin U" is no vitamin known here, and least of all "vitamins". */
  const unknownMember = (words: readonly string[], from: number, to: number, kinds: readonly EntityKind[]): boolean => {
    const letter = words[to] ?? "";
    return (
      DESIGNATOR.test(letter) &&
      !isWordAlone(letter, words[to + 1] ?? "") &&
      !isValue(letter, words[to + 1] ?? "") &&
      families.has(keyOf(words.slice(from, to).map(singular))) &&
      !(letter.length > 1 && exact(letter, kinds))
    );
  };

  const letters = new Map<number, Int32Array>();
  const lettersAt = (length: number, rows: readonly NameRow[]): Int32Array => {
    const bits = letters.get(length) ?? Int32Array.from(rows, (row) => lettersOf(row.key));
    letters.set(length, bits);
    return bits;
  };
  /** The names of these lengths whose letters so many slips could part from the word's: thousands of others are passed over in no time. */
  const alike = (key: string, lengths: readonly number[], slips: number): NameRow[] => {
    const own = lettersOf(key);
    const found: NameRow[] = [];
    for (const length of lengths) {
      const rows = byLength().get(length) ?? [];
      const bits = lettersAt(length, rows);
      for (let i = 0; i < bits.length; i++) {
        const row = rows[i];
        if (row && mayBeApart(own, bits[i] ?? 0, slips)) found.push(row);
      }
    }
    return found;
  };
  /** Two slips, in a long word of Latin letters alone, and only where nothing else is as near or nearly so: "escitolapram". */
  const twoSlips = (key: string, kinds: readonly EntityKind[]): Match | undefined => {
    if (key.length < LONG_WORD || !/^[a-z]+$/u.test(key)) return undefined;
    const lengths = [-3, -2, -1, 0, 1, 2, 3].map((d) => key.length + d);
    const near = alike(key, lengths, FURTHEST).flatMap((row) => {
      const apart = row.key[0] === key[0] && kinds.includes(row.kind) ? slipsApart(key, row.key, FURTHEST) : undefined;
      return apart === undefined ? [] : [{ row, apart }];
    });
    const row = near.find((n) => n.apart === 2 && n.row.key.length >= LONG_WORD - 1)?.row;
    return row && near.every((n) => sameEntity(n.row, row)) ? { row, entities: [{ kind: row.kind, id: row.id }] } : undefined;
  };

  let byHearing: Map<string, NameRow[]> | undefined;
  /** Spelt as it is heard, and heard as one thing only. */
  const heard = (key: string, kinds: readonly EntityKind[]): Match | undefined => {
    if (key.length < SHORTEST_HEARD || !/^[a-z]+$/u.test(key)) return undefined;
    if (!byHearing) {
      byHearing = new Map();
      for (const row of table.rows) if (row.key.length >= SHORTEST_HEARD && /^[a-z]+$/u.test(row.key)) push(byHearing, heardAs(row.key), row);
    }
    const near = (byHearing.get(heardAs(key)) ?? []).filter((r) => kinds.includes(r.kind) && r.key[0] === key[0]);
    const [row] = near;
    return row && near.every((r) => sameEntity(r, row)) ? { row, entities: [{ kind: row.kind, id: row.id }] } : undefined;
  };

  const typo: Lookup["typo"] = (words, kinds) => {
    const key = keyOf(words);
    // What is known as it stands, of whatever kind, is nobody's slip.
    if (byKey.has(key)) return undefined;
    const han = isHan(key);
    if (!han && !isLatin(key)) return undefined;
    const isNear = (row: NameRow): boolean =>
      kinds.includes(row.kind) &&
      mayBeSlip(key, row.key) &&
      (han ? hanSlip(key, row.key, soundOf, row.kind) : latinSlip(key, row.key) && fixedWords(words) === fixedWords(tokens(row.name)));
    const near = alike(key, [key.length - 1, key.length, key.length + 1], 1).filter(isNear);
    const meant = near[0] ? undefined : words.length === 1 ? (heard(key, kinds) ?? twoSlips(key, kinds)) : undefined;
    const row = near[0] ?? meant?.row;
    if (!row) return undefined;
    // As near to something that only a telling character keeps apart (盐酸西环素: 四环素, 多西环素), or that is too short to be slipped in
    // (macha: matcha, maca): asked, not guessed. Short names in Han often differ in one character; there a homophone goes before them.
    const lengths = han && key.length < 5 ? [key.length - 1, key.length + 1] : [key.length - 1, key.length, key.length + 1];
    const isRival = (r: NameRow): boolean => kinds.includes(r.kind) && r.key !== row.key && r.key[0] === key[0] && !sameEntity(r, row) && oneSlip(key, r.key);
    if (alike(key, lengths, 1).some(isRival)) return undefined;
    if (meant) return meant;
    // Records that share one name are told apart by kind; two names equally near are two different things.
    return near.every((other) => other.key === row.key)
      ? best(near, kinds)
      : near.every((other) => sameEntity(row, other))
        ? { row, entities: [{ kind: row.kind, id: row.id }] }
        : undefined;
  };

  const inside: Lookup["inside"] = (words, kinds) => {
    const one = words.map(singular);
    const half = keyOf(words).length / 2;
    const spans: Span[] = [];
    const measured: { from: number; to: number }[] = [];
    const isMeasured = (key: string): boolean => !kinds.includes("biomarker") && listed(byKey.get(key)).some((row) => row.kind === "biomarker");
    for (let from = 0; from < words.length; from++) {
      let key = "";
      let bare = "";
      for (let to = from; to < Math.min(words.length, from + LONGEST_NAME); to++) {
        key += words[to];
        bare += one[to];
        if (beyond(key) && beyond(bare)) break;
        if (!byKey.has(key) && !byBase.has(bare) && !byKey.has(bare)) continue;
        if (isMeasured(key)) measured.push({ from, to: to + 1 });
        const match = exact(key, kinds) ?? base(bare, kinds);
        if (
          match &&
          tellsEnough(words.slice(from, to + 1), match.row) &&
          !(EVERYDAY_WORDS.has(key) && key.length < half) &&
          !negated(words, from, to + 1) &&
          !namesAcid(words, to + 1) &&
          !partOfMolecule(words, from, to + 1, match.row.kind) &&
          !isDistilled(words, to + 1, match.row.kind) &&
          !oneProtein(words, from, key) &&
          !noRemedy(match.row, key) &&
          !unknownMember(words, from, to + 1, kinds) &&
          !takesLetter(words, from, to + 1)
        )
          spans.push({ ...match, from, to: to + 1 });
      }
    }
    const length = (s: Span): number => keyOf(words.slice(s.from, s.to)).length;
    const kept: Span[] = [];
    // Of what is measured a part names nothing that is taken: "blood sugar support" holds no sugar.
    const isPart = (s: Span): boolean => measured.some((m) => m.from <= s.from && m.to >= s.to && m.to - m.from > s.to - s.from);
    for (const span of spans.filter((s) => !isPart(s)).toSorted((a, b) => length(b) - length(a) || a.from - b.from))
      if (kept.every((k) => span.to <= k.from || span.from >= k.to)) kept.push(span);
    return kept;
  };

  return {
    exact,
    base,
    bag: (words, kinds) => best(byBag().get(bagOf(words) ?? ""), kinds),
    sound,
    typo,
    inside,
    nutrientOf: (form) => formOf.get(form),
    remedies,
  };
}
