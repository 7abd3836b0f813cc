/** "And if I switch to pravastatin?", "如果换成阿托伐他汀呢": the question before, of the medicine that is to take the other's place. */
import { typed } from "../text/typed.ts";
import type { Memory } from "../types.ts";
import type { Linker } from "./link.ts";

const OPENS_EN = String.raw`^(?:(?:ok(?:ay)?|right|thanks|thank you|and|but|so|then|what)[,.!]?\s+)*`;
const WHO_EN = String.raw`(?:i|we|he|she|they|(?:my|the|our) (?:doctor|gp|consultant|\w+))`;
/** What it is changed to, be it said what for, or how often it is taken. */
const EN = new RegExp(
  `${OPENS_EN}(?:if|when|once|suppose|say) ${WHO_EN}(?:['’](?:m|s|re|ve|d)| am| is| are| were| was| have| has| had)?(?: (?:just|been|to))* ?(?:switch|swap|chang|mov|go|put)(?:e|es|ed|ing|s|ped|ping)?(?: (?:me|him|her|it|them|over|back))* (?:onto|to|for|on) (?:the |a )?(?:(?:weekly|monthly|daily|yearly) )?([^,.?!]{3,30}?)(?: instead)?\\s?\\??$`,
  "iu",
);
const ZH =
  /^(?:好的?[，,。]?)?(?:那么?)?(?:如果|要是|假如|假设|万一)?(?:我|他|她|医生|大夫)?(?:以后|现在|后来|也)?(?:给|让|帮|叫)?(?:我|他|她)?(?:换成|换为|改成|改吃|改用|换到|换吃|换)(?:了)?(?:每[周月天]一?[次片]的?)?([^，,。？?！!\s]{2,12}?)(?:了)?(?:呢|行吗|可以吗|能吃吗)?[?？。]?$/u;
/** The prescriber changes it. */
const PRESCRIBED = /医生|大夫|\b(?:doctor|gp|consultant|puts?|put)\b/iu;

export const switchesTo = (text: string): string | undefined => (EN.exec(text.trim()) ?? ZH.exec(text.trim()))?.[1];
const medicinesIn = (text: string, link: Linker) =>
  link(text).filter((l) => (l.ref.kind === "medicine" || l.ref.kind === "class") && l.given !== "" && !l.denied);

/** On their own, without the prescriber. */
export const switchesAlone = (text: string): boolean => switchesTo(text) !== undefined && !PRESCRIBED.test(text);

/** Where just one medicine was told before and just one is named now; the text as it is otherwise. */
export function switched(text: string, { question, told }: Memory, link: Linker): string {
  const name = switchesTo(text);
  const before = question === undefined || told === undefined || question.includes(told.text) ? question : `${told.text.trim()} ${question}`;
  if (name === undefined || before === undefined) return text;
  const [thing, ...more] = medicinesIn(name, link);
  const [was, ...others] = medicinesIn(before, link);
  const old = was && others.length === 0 ? typed(was.given, before) : undefined;
  return thing === undefined || more.length > 0 || old === undefined || was?.ref.id === thing.ref.id ? text : before.replace(old, () => name);
}

/** The one that is given up is no longer theirs where the next is asked about. */
export function withoutLeft(memory: Memory, link: Linker): Memory {
  const subject = memory.subject ?? "self";
  const person = memory.people?.[subject];
  const left = new Set(medicinesIn(`${memory.told?.text ?? ""} ${memory.question ?? ""}`, link).map((l) => l.ref.id));
  if (!person?.medicines) return memory;
  const medicines = person.medicines.filter((m) => m.id === undefined || !left.has(m.id));
  return { ...memory, people: { ...memory.people, [subject]: { ...person, medicines } } };
}
