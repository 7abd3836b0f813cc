/** Illnesses and medicines that somebody told of, of whom: also beside a question, and of two people in one message. */
import type { Answers } from "@nutri/domain";
import type { KnowledgeIndex } from "@nutri/knowledge";
import type { Subject } from "../types.ts";
import { isQuestion } from "./intents.ts";
import type { Linked, Linker } from "./link.ts";
import { inStandardWords } from "./standard-words.ts";
import { subjectOf } from "./whom.ts";

/** What lasts: a complaint passes, a habit and a stage of life are told by other answers. */
const LASTS: ReadonlySet<string | undefined> = new Set(["disease", "allergy", "genetic", "procedure"]);
/** What passes in days is no part of who somebody is. */
const PASSING = /^(?:common_cold|influenza|covid\w*|gastroenteritis\w*|food_poisoning|hangover|acute_\w+|norovirus\w*|fever)$/u;

const PARTS = /(?<=[,，;；。.!！?？\n])|(?= and (?:my|our|his|her) )|(?=\bbut (?:my|i)\b)/iu;
/** Heard, feared, planned or asked in general: nobody's. */
const NOT_TOLD =
  /听说|据说|网上|别人说|怕|担心|会不会|是不是|怀疑|疑似|如果|要是|假如|万一|打算|准备|想[吃喝补加买试换]|推荐|预防|说明书|家族|遗传史|(?:病人|患者)(?!了)|说回|回到|关于|说说|讲讲|换成|\b(?:if|heard|reads?|worried|afraid|scared|think(?:ing)?|might|may|could|want|wants|plan\w*|prevent\w*|avoid\w*|risk of|famil\w+|runs in|test(?:ed|s)? for|suspect\w*|wonder\w*|back to|about|people with|patients|recommend\w*|suggest\w*|says?|said)\b/iu;
const PATIENT_MYSELF = /(?:我|他|她)(?:妈|爸)?(?:就|也)?是[^，。]{0,8}(?:病人|患者)/u;
const TAKEN =
  /[吃服用打喝贴](?!惊|力|亏)|开了|(?:在|一直)[吃服用打]|\b(?:on|takes?|taking|took|uses?|using|prescribed|inject\w*|got me on|put (?:me|him|her) on|been on)\b/iu;
const GIVEN_UP = /以前|之前|停(?:了|掉)|戒了|不再|不[吃用服]|\b(?:used to|stopped|came off|no longer|was on|instead of|until)\b/iu;
/** Somebody speaks of themselves, or of one near. */
const OWN = /我|咱|\b(?:i|me|my|mine|i['’]?(?:m|ve|d)|our)\b/iu;
const THEY = /[他她](?!汀)|\b(?:he|she|his|her|him)\b/iu;

type Told = Partial<Record<Subject, Answers>>;

const add = (told: Told, of: Subject, conditions: readonly string[], medicines: NonNullable<Answers["medicines"]>): Told => {
  if (conditions.length + medicines.length === 0) return told;
  const before = told[of];
  const allConditions = [...new Set([...(before?.conditions ?? []), ...conditions])];
  const allMedicines = [...(before?.medicines ?? []), ...medicines];
  return {
    ...told,
    [of]: { ...(allConditions.length > 0 && { conditions: allConditions }), ...(allMedicines.length > 0 && { medicines: allMedicines }) },
  };
};

/** @param subject whom the whole text is about. @param before who was spoken of last. */
export function toldStates(text: string, subject: Subject, link: Linker, k: KnowledgeIndex): Told {
  const isTold = (l: Linked): boolean => l.given !== "" && !l.denied;
  const own = subject !== "self" || OWN.test(text);
  let of: Subject = subject;
  let told: Told = {};
  for (const part of inStandardWords(text).split(PARTS)) {
    // "He takes …" goes on about whom the part before it named.
    const named = subjectOf(part);
    of = named === undefined ? of : named === "self" && THEY.test(part) ? of : named;
    if (!own || isQuestion(part) || (NOT_TOLD.test(part) && !PATIENT_MYSELF.test(part))) continue;
    const linked = link(part).filter(isTold);
    const conditions = linked.flatMap(({ ref: { kind, id } }) =>
      kind === "condition" && LASTS.has(k.conditions.get(id)?.kind) && !PASSING.test(id) ? id : [],
    );
    const taken = TAKEN.test(part) && !GIVEN_UP.test(part) ? linked.filter(({ ref }) => ref.kind === "medicine" || ref.kind === "class") : [];
    const medicines = taken.map(({ ref: { id } }) => ({ name: (k.medicines.get(id) ?? k.classes.get(id))?.name.en ?? id, id }));
    told = add(told, of, conditions, medicines);
  }
  return told;
}
