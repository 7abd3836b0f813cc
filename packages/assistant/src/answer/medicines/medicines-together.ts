/** Two medicines in one question. We hold nothing on medicines against medicines: that is said first, and what each meets besides. */
import type { Taboo, Text } from "@nutri/domain";
import { findTaboos } from "@nutri/engine";
import { speaksOfMedicine, speaksOfSort } from "../../understand/unnamed.ts";
import { findingsOf, HARD } from "../rules/taboos.ts";
import { doubledLead } from "./doubled.ts";
import { onBoth } from "./medicine-written.ts";
import { type KnownMedicine, medicineNamed } from "../names.ts";
import { both, type Context, joinText, line, listText, type Part, unique } from "../part.ts";

const MOST_MEDICINES = 4;
const MOST_ITEMS = 5;
/** Asked for what to eat or take beside them, the medicines are only the circumstances. */
const OF_FOOD =
  /食物|饮食|忌口|(?:吃|补|缺)(?:点|些)?什么|补充剂|营养|维生素|矿物质|保健品|\bfoods?\b|\beat\b|\bdiet\b|\bsupplements?\b|\bnutrients?\b|\bvitamins?\b|\bminerals?\b|\bherbs?\b|\bdrinks?\b|\bdeplet/iu;
/** Asked for all that matters with one of them. */
const OPEN = /(?:和|跟|与|同)(?:什么|哪些)|(?:注意|留心|避免)什么|\bwhat (?:else|to (?:avoid|mind|watch)|should i (?:avoid|mind|watch)|matters|interacts)/iu;
const DIFFERENCE = /区别|\bdifference\b|\bvs\b/iu;
/** One in place of the other: for the doctor who prescribed it. */
const SWAP = /代替|替代|换成|改吃|\binstead of\b|\bswitch|\breplace/iu;
const JOINT: ReadonlySet<string> = new Set(["together", "may_i", "side_effects", "timing", "limit"]);

/** Named in this question, and with those they take anyway. */
function medicinesIn({ u, k }: Context): { readonly named: readonly KnownMedicine[]; readonly all: readonly KnownMedicine[] } {
  const once = (list: readonly KnownMedicine[]): KnownMedicine[] => unique(list, (m) => m.id);
  const named = once(u.medicines.filter((l) => l.given !== "" || u.why).map((l) => medicineNamed(k, { id: l.ref.id, name: l.given })));
  return { named, all: once([...named, ...(u.person.medicines ?? []).map((m) => medicineNamed(k, m))]) };
}

const met = (c: Context, m: KnownMedicine): readonly Taboo[] =>
  unique(
    findTaboos({ ...c.u.person, conditions: [], medicines: [{ id: m.id, name: m.name.en }], supplements: [], foods: [] }, c.k).taboos.filter(
      // What a remedy is made of is no second thing beside it.
      (t) =>
        t.subject.kind === "medicine" && t.action !== "supplement" && t.action !== "beneficial" && !(c.k.medicines.get(m.id)?.items ?? []).includes(t.item.id),
    ),
    (t) => t.item.id,
  ).slice(0, MOST_ITEMS);

function meeting({ name }: KnownMedicine, taboos: readonly Taboo[]): Text[] {
  const of = (list: readonly Taboo[], zh: string, en: string): Text[] => {
    const names = joinText(list.map((t) => t.item.name));
    return list.length > 0 ? [both(`${zh}：${names.zh}`, `${en} ${names.en}`)] : [];
  };
  const said = [
    ...of(
      taboos.filter((t) => t.action === "avoid" && HARD.has(t.severity)),
      "不要同用",
      "do not combine with",
    ),
    ...of(
      taboos.filter((t) => t.action === "separate"),
      "错开时间",
      "keep apart in time from",
    ),
    ...of(
      taboos.filter((t) => t.action === "monitor" || (t.action === "avoid" && !HARD.has(t.severity))),
      "要留心",
      "take care with",
    ),
  ];
  return said.length === 0 ? [] : [line(both(`**${name.zh}** ${said.map((s) => s.zh).join("；")}。`, `**${name.en}**: ${said.map((s) => s.en).join("; ")}.`))];
}

const NOTE = (names: Text): Text =>
  both(
    `药和药之间（${names.zh}）能不能同用，这里不查；没有提到，不等于安全，请问医生或药师。`,
    `Whether the medicines themselves (${names.en}) go together is not checked here, and silence is not safety: ask a doctor or pharmacist.`,
  );

function leadOf({ u }: Context, names: Text, unnamed: boolean): Text {
  if (u.why)
    return both(
      `我这里只有药和补充剂、食物之间的资料，没有药和药之间的；所以${names.zh}能不能同用，我答不了，也不能当作安全，要由医生或药师来查。`,
      `What I hold is medicines against supplements and food, not medicines against each other; so I cannot say whether ${names.en} go together, nor take silence for safety: a doctor or pharmacist has to check it.`,
    );
  if (SWAP.test(u.asked))
    return both(
      `一种药能不能换成另一种（${names.zh}），由开药的医生决定，这里不查。不要自己停，也不要自己换；今天就问医生或药师。`,
      `Whether one medicine can take the place of another (${names.en}) is for the doctor who prescribed it and is not checked here. Do not stop or switch on your own: ask your doctor or pharmacist today.`,
    );
  if (unnamed)
    return both(
      `药和药之间的相互作用，这里不查；没有提到，不等于安全。不要自己把${names.zh}和别的药一起吃，今天就带上全部药名问医生或药师。`,
      `Interactions between medicines are not checked here, and silence is not safety. Do not combine ${names.en} with another medicine on your own: ask a doctor or pharmacist today, with the names of all of them.`,
    );
  return both(
    `药和药之间的相互作用，这里不查；没有提到，不等于安全。${names.zh}不要自己合在一起吃，今天就带上这些药名问医生或药师。`,
    `Interactions between medicines are not checked here, and silence is not safety. Do not combine ${names.en} on your own: ask a doctor or pharmacist today, with these names.`,
  );
}

/** Of a class the rules of its members are told together: the first is the class's own. */
const firstOf = (t: string): string => t.split(/(?<=。)|(?<=\.)\s/u)[0] ?? t;

/** One of them holds what the other must not meet: a remedy in alcohol, beside a cephalosporin. */
function heldByAnother({ u, k }: Context, asked: readonly KnownMedicine[]): Text | undefined {
  for (const one of asked)
    for (const other of asked) {
      const held = one.id === other.id ? [] : (k.medicines.get(other.id)?.items ?? []);
      const foods = held.flatMap((id) => k.items.get(id)?.name.en ?? []);
      if (foods.length === 0) continue;
      const { taboos } = findTaboos({ ...u.person, conditions: [], medicines: [{ id: one.id, name: one.name.en }], supplements: [], foods }, k);
      const clash = taboos.find((t) => t.subject.kind === "medicine" && (t.action === "avoid" || t.action === "monitor") && t.severity !== "minor");
      if (clash && clash.action === "monitor")
        return both(
          `先问过医生或药师，不要自己一起用：${other.name.zh}里有${clash.item.name.zh}，和${one.name.zh}要当心。${firstOf(clash.effect.zh)}药和药之间的其他相互作用，这里不查。`,
          `Ask a doctor or pharmacist first and do not combine them on your own: ${other.name.en} holds ${clash.item.name.en}, which takes care with ${one.name.en}. ${firstOf(clash.effect.en)} What else may lie between medicines is not checked here.`,
        );
      const apart = taboos.find((t) => t.subject.kind === "medicine" && t.action === "separate");
      if (!clash && apart)
        return both(
          `不要同时吃，要隔开：${firstOf(apart.advice.zh)}${other.name.zh}是${apart.item.name.zh}，${firstOf(apart.effect.zh)}药和药之间的其他相互作用，这里不查，请问药师。`,
          `Not at the same time: ${firstOf(apart.advice.en)} ${other.name.en} is of the kind "${apart.item.name.en}". ${firstOf(apart.effect.en)} What else may lie between medicines is not checked here: ask a pharmacist.`,
        );
      if (clash)
        return both(
          `不要一起用：${other.name.zh}里有${clash.item.name.zh}，和${one.name.zh}相冲。${firstOf(clash.effect.zh)}${firstOf(clash.advice.zh)}药和药之间的其他相互作用，这里不查，请问药师。`,
          `Do not take them together: ${other.name.en} holds ${clash.item.name.en}, which clashes with ${one.name.en}. ${firstOf(clash.effect.en)} What else may lie between medicines is not checked here: ask a pharmacist.`,
        );
    }
  return undefined;
}

export type Together = { readonly part: Part; readonly leads: boolean };

/** Undefined where fewer than two medicines come together; `leads` where that is what was asked. */
export function medicinesTogether(c: Context): Together | undefined {
  const { u } = c;
  const { named, all } = medicinesIn(c);
  const intents = u.why || SWAP.test(u.asked) || u.intents.length === 0 || u.intents.some((i) => JOINT.has(i));
  const others = (speaksOfMedicine(u.asked) || speaksOfSort(u.asked)) && (named.length > 0 || (all.length > 1 && u.eaten.length === 0));
  const oneMore =
    named.length > 0 && all.length > named.length && u.eaten.length === 0 && !u.carried && u.intents.some((i) => i === "together" || i === "may_i");
  if (named.length < 2 && !(others && u.eaten.length === 0) && !oneMore) return undefined;
  const asked = (others || oneMore ? all : named).slice(0, MOST_MEDICINES);
  const names = listText(asked.map((m) => m.name));
  const written = onBoth(c);
  // A remedy that holds what the other must not meet is told of, whatever is asked of it.
  const about =
    (intents || (named.length > 1 && heldByAnother(c, named) !== undefined)) &&
    u.eaten.length === 0 &&
    u.nutrients.length === 0 &&
    u.labs.length === 0 &&
    ![OF_FOOD, OPEN, DIFFERENCE].some((sign) => sign.test(u.asked));
  const doubled = doubledLead(c, asked);
  if (written && !doubled) return { leads: u.eaten.length === 0 && !OF_FOOD.test(u.asked), part: written };
  // With something to eat beside them that is asked about as well, and stands first.
  if (u.eaten.length > 0 || (!about && (!doubled || DIFFERENCE.test(u.asked))))
    return { leads: false, part: { id: "medicines_note", body: [doubled ?? NOTE(names)] } };
  const each = asked.map((m) => ({ m, taboos: met(c, m) }));
  const holds = heldByAnother(c, asked);
  const lines = each.flatMap(({ m, taboos }) => meeting(m, taboos));
  return {
    leads: true,
    part: {
      id: "medicines_together",
      lead: doubled ?? holds ?? leadOf(c, names, asked.length < 2),
      body:
        lines.length > 0
          ? [both("这里能查的，是每种药和补充剂、食物的关系：", "What is checked here is each medicine against supplements and food:"), ...lines]
          : [],
      todo: [
        both(
          "如果是医生知道全部用药后一起开的，照医嘱用，不要自己停。",
          "If a doctor who knows all your medicines prescribed them together, keep to that and stop nothing on your own.",
        ),
        both(
          "已经一起吃了又不舒服（出血、黑便、意识不清、发抖、心慌、喘不上气），马上就医。",
          "If you have already taken them together and feel unwell (bleeding, black stools, confusion, shaking, a racing heart, short of breath), get medical help now.",
        ),
      ],
      sources: each.flatMap(({ taboos }) => taboos.slice(0, 2).flatMap((t) => t.sources.slice(0, 1))),
      findings: [...asked.map((m) => ({ kind: "name" as const, of: "medicine" as const, id: m.id })), ...each.flatMap(({ taboos }) => findingsOf(taboos))],
    },
  };
}
