/** Requests that are refused plainly, whatever they are dressed in. */
import { type Text, text } from "@nutri/domain";
import { DEADLY, HARM, HOW_MUCH, MEDICINE_DOSE, OTHERS_DATA, reads, type Signs, STOP_MEDICINE, SYSTEM_TEXT } from "./guard-signs.ts";

/** `{ambulance}` and `{crisis}` in a text stand for the numbers of the reader's place. */
export type Refusal = {
  readonly id: string;
  readonly text: Text;
  /** Goes before an answer and does not replace it. */
  readonly beside: boolean;
};
type Row = readonly [id: string, signs: Signs, text: Text];

const DEADLY_DOSE = "deadly_dose";

const ROWS: readonly Row[] = [
  [
    DEADLY_DOSE,
    DEADLY,
    text(
      "我不会说出会伤人的剂量，写故事也一样。如果你或身边的人有危险，或者已经吃了很多，请马上{ambulance}，或去急诊；心里难受时，可以{crisis}，也可以找医生聊聊。",
      "I cannot give amounts that would hurt somebody, in a story either. If you or somebody near you is in danger or has taken a lot, {ambulance} or go to the emergency department now. If you feel low, {crisis} or see a doctor; you do not have to be alone with it.",
    ),
  ],
  [
    "system_text",
    SYSTEM_TEXT,
    text(
      "这个我不能照做：我不会放下我的规则，也不会给出内部的文字。营养、补充剂、药物搭配和化验单的问题，我都可以回答。",
      "I cannot do that: I do not set my rules aside, and I do not give out internal texts. Ask me about nutrition, supplements, medicines with supplements, or lab values instead.",
    ),
  ],
  [
    "others_data",
    OTHERS_DATA,
    text(
      "不能。我只看得到你自己的资料，看不到别人的，也不会给任何人看你的。",
      "No, I cannot. I only see your own information, never anybody else's, and nobody else is shown yours.",
    ),
  ],
  [
    "stop_medicine",
    STOP_MEDICINE,
    text(
      "停药、减药或换药，只能由给你开药的医生决定；我不会劝你停掉处方药，别人说可以也不行。有副作用或顾虑，请尽快和医生或药师谈，谈之前照常吃。",
      "Stopping, cutting down or changing a prescribed medicine is for the doctor who prescribed it; I will not tell you to, whoever says I should. If it troubles you, speak with your doctor or pharmacist soon, and keep taking it as prescribed until then.",
    ),
  ],
  [
    "medicine_dose",
    MEDICINE_DOSE,
    text(
      "这个药该用多少，我不算，也不改：要看化验、体重、肾功能和同时用的药，由开药的医生或药师来定。在那之前按处方或说明书用，不要自己加减。",
      "How much of this medicine to take I neither work out nor change: it depends on tests, weight, kidneys and other medicines, and is for the prescriber or a pharmacist. Until then take it as prescribed or as the leaflet says, and do not raise or lower it yourself.",
    ),
  ],
];
const BESIDE: ReadonlySet<string> = new Set(["stop_medicine", "medicine_dose"]);

/** What is written in base64 is read too. */
const CODED = /(?<![A-Za-z0-9+/=])(?:[A-Za-z0-9+/]{4}){4,}(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?(?![A-Za-z0-9+/=])/gu;
const READABLE = /^[\p{Script=Han}\p{P}\w\s]+$/u;
const plainOf = (coded: string): string => new TextDecoder().decode(Uint8Array.from(atob(coded), (c) => c.charCodeAt(0)));
const decoded = (typed: string): string[] => (typed.match(CODED) ?? []).map(plainOf).filter((plain) => READABLE.test(plain));

/** The refusals that this text calls for. */
export function refusalsFor(typed: string): Refusal[] {
  const asked = [typed.replaceAll("_", " "), ...decoded(typed)].join(" ");
  const calls = (id: string, signs: Signs): boolean =>
    id === DEADLY_DOSE ? reads(HARM, asked) || (reads(signs, asked) && reads(HOW_MUCH, asked)) : reads(signs, asked);
  return ROWS.flatMap(([id, signs, said]) => (calls(id, signs) ? [{ id, text: said, beside: BESIDE.has(id) }] : []));
}

const FICTION =
  /小说|论文|毕业设计|故事|剧本|写一?首|角色扮演|诗|\bnovel\b|\bstory\b|\bpoem\b|\bfiction|\bscreenplay\b|\brole.?play|\bhypothetical|\bthesis\b|\bdissertation\b|\byou are now\b/iu;
const OWN_DESPAIR = /我.{0,6}(?:想死|不想活|自杀|活不下去|吃了|吞了)|\b(?:kill myself|want to die|suicid|i (?:took|swallowed|have taken)|end my life)\b/iu;

/** A deadly dose asked for "as a novel", by somebody who tells nothing of themselves: refused, with the numbers to call; no emergency. */
export const isFiction = (asked: string, refusals: readonly Refusal[]): boolean =>
  refusals.some((r) => r.id === DEADLY_DOSE) && FICTION.test(asked) && !OWN_DESPAIR.test(asked);
