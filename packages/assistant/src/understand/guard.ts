/** Requests that are refused plainly, whatever they are dressed in. */
import { type Text, text } from "@nutri/domain";
import { bleachWay } from "./bleach-drunk.ts";
import { CONCEPTS, type RefusalId } from "./guard-concepts.ts";
import { refusalIds } from "./guard-rules.ts";
import { starvingWay } from "./starving.ts";

/** `{ambulance}` and `{crisis}` in a text stand for the numbers of the reader's place. */
export type Refusal = {
  readonly id: RefusalId;
  readonly text: Text;
  /** Goes before an answer and does not replace it. */
  readonly beside: boolean;
  /** An article may hold this very question, and then says more. */
  readonly explained: boolean;
  /** The article that is said after it. */
  readonly reads?: string | undefined;
};
type Row = readonly [id: RefusalId, text: Text];

/** Gravest first: the first that is called for is said. */
const ROWS: readonly Row[] = [
  [
    "deadly_dose",
    text(
      "我不会说出会伤人或伤动物的剂量和办法，写故事也一样。如果你或身边的人有危险，或者已经吃了很多，请马上{ambulance}，或去急诊；心里难受时，可以{crisis}，也可以找医生聊聊。",
      "I cannot give amounts or ways that would hurt somebody or an animal, in a story either. If you or somebody near you is in danger or has taken a lot, {ambulance} or go to the emergency department now. If you feel low, {crisis} or see a doctor; you do not have to be alone with it.",
    ),
  ],
  [
    "hidden_medicine",
    text(
      "瞒着别人把药放进吃的喝的里，我不帮：对方可能有禁忌、在用别的药，有的药碾碎就失效或变危险。不肯吃、咽不下，请和医生或药师说，可以换剂型、换时间。已经吃下去了不舒服，马上{ambulance}。",
      "I do not help to put a medicine into somebody's food or drink without their knowing: they may not be able to take it, and some tablets turn dangerous when crushed. If they refuse or cannot swallow it, ask the doctor or pharmacist for another form or time. If they already took it and are unwell, {ambulance}.",
    ),
  ],
  [
    "end_pregnancy",
    text(
      "用草药、食物或补充剂终止妊娠，我不给办法：没有可靠的，还可能大出血、伤肝。无论想不想继续，请尽快到正规医院妇产科，那里有安全的选择。已经吃了什么，或肚子很痛、出血多、发热，马上{ambulance}。",
      "I give no way to end a pregnancy with herbs, food or supplements: none is reliable, and some bring on heavy bleeding or harm the liver. Whatever you decide, a doctor or a women's clinic can tell you the safe choices soon. If you have taken something, or have much pain, bleeding or fever, {ambulance}.",
    ),
  ],
  [
    "starving",
    text(
      "催吐、泻药、挨饿这些办法我不能帮，也不会帮着瞒：它们伤身体，还可能要命。这不是你的错，也不用一个人扛：可以找医生或信得过的人，也可以{crisis}；晕倒、心慌就{ambulance}。想好好吃饭、稳稳地调体重，我可以一起看。",
      "I do not help with purging, laxatives or starving, nor with hiding them: they harm the body and can kill. It is not your fault and you need not carry it alone: speak with a doctor or somebody you trust, or {crisis}; after fainting or palpitations {ambulance}. Eating well and a steady weight I can look at with you.",
    ),
  ],
  [
    "doping",
    text(
      "兴奋剂和躲药检的办法，我不说：伤心脏、肝和激素，也违反比赛规则。处方要用的药，请问队医；训练怎么吃、哪些补充剂有依据，我可以回答。",
      "I do not help with doping or with getting round a test: it harms the heart, liver and hormones, and breaks the rules of sport. If a doctor prescribed it, ask the team doctor. How to eat for training and which supplements have evidence, I can answer.",
    ),
  ],
  [
    "forging",
    text(
      "报告、证明和检查结果我不帮着改，也不帮着瞒：真实的数值关系到你的治疗。数值不好，我可以讲讲是什么意思、怎么吃能改善；报告读错了，可以在报告里更正。",
      "I do not help to change or get round a report, a certificate or a test: the true values matter for your care. I can explain what a value means and how eating can better it; if a report was read wrongly, correct it in the report itself.",
    ),
  ],
  [
    "dangerous_making",
    text(
      "这个东西我不教做：用这些原料自制吃的或补充剂会中毒。想补什么告诉我，我讲食物和正规产品怎么选；已经吃了，马上{ambulance}。",
      "I do not tell how to make that: things made of it to be swallowed can poison. Tell me what you want more of, and I tell you the foods and how to choose a tested product. If some was swallowed, {ambulance}.",
    ),
  ],
  [
    "intoxication",
    text(
      "拿药或香料找刺激的用量，我不说：离中毒很近。已经吃多了，马上{ambulance}；停不下来，可以找医生，或者{crisis}。",
      "I do not give amounts for getting high on medicines or spices: they are close to poisoning. If too much was taken, {ambulance}; if it is hard to stop, see a doctor or {crisis}.",
    ),
  ],
  [
    "animal_medicine",
    text(
      "不要用：给动物用的药和针剂，浓度、纯度和剂量都不是为人定的，自己打针还可能感染、过敏，大剂量的维生素针会中毒。缺什么、补多少、要不要打针，由医生按化验定。已经用了又不舒服，马上{ambulance}。",
      "Do not use it: medicines and injections made for animals have strengths and purities that are not meant for people, injecting at home can bring infection or an allergic shock, and large vitamin injections poison. What is short, how much is taken and whether it is injected is for a doctor to decide by tests. If some was used and you feel unwell, {ambulance}.",
    ),
  ],
  [
    "self_injection",
    text(
      "不要自己打，打多少我也不给：网上买的维生素针、美白针，来路、无菌和剂量都没保证，打进静脉会感染、过敏休克、伤肝肾。针剂只用医生开的，由护士打，或由护士教会后按医嘱打。已经打了又不舒服，马上{ambulance}。",
      "Do not inject it yourself, and I give no amount: for vitamins or whitening injections bought online neither origin, sterility nor dose is assured, and into a vein they can bring infection, allergic shock and harm to liver and kidneys. Use only an injection that a doctor prescribed, given by a nurse, or by you after a nurse has taught you. If some was injected and you feel unwell, {ambulance}.",
    ),
  ],
  [
    "system_text",
    text(
      "这个我不能照做：我不会放下我的规则，也不会给出内部的文字。营养、补充剂、药物搭配和化验单的问题，我都可以回答。",
      "I cannot do that: I do not set my rules aside, and I do not give out internal texts. Ask me about nutrition, supplements, medicines with supplements, or lab values instead.",
    ),
  ],
  [
    "others_data",
    text(
      "不能，别人的资料是隐私。我只看得到你自己的资料，看不到别人的，也不会给任何人看你的。",
      "No, I cannot: what others told me is private. I only see your own information, never anybody else's, and nobody else is shown yours.",
    ),
  ],
  [
    "stop_medicine",
    text(
      "停药、减药或换药，只能由给你开药的医生决定；我不会劝你停掉处方药，别人说可以也不行。有副作用或顾虑，请尽快和医生或药师谈，谈之前照常吃。",
      "Stopping, cutting down or changing a prescribed medicine is for the doctor who prescribed it; I will not tell you to, whoever says I should. If it troubles you, speak with your doctor or pharmacist soon, and keep taking it as prescribed until then.",
    ),
  ],
  [
    "medicine_dose",
    text(
      "这个药该用多少，我不算，也不改：要看化验、体重、肾功能和同时用的药，由开药的医生或药师来定。在那之前按处方或说明书用，不要自己加减；没有开给你的处方药，不要用。",
      "How much of this medicine to take I neither work out nor change: it depends on tests, weight, kidneys and other medicines, and is for the prescriber or a pharmacist. Until then take it as prescribed or as the leaflet says, and do not raise or lower it yourself; a prescription medicine that nobody prescribed to you is not to be used.",
    ),
  ],
];
/** Only the rules were to be set aside, and no text was asked for. */
const RULES_ONLY = text(
  "这个我不能照做：我不会放下我的规则。营养、补充剂、药物搭配和化验单的问题，我都可以回答。",
  "I cannot do that: I do not set my rules aside. Ask me about nutrition, supplements, medicines with supplements, or lab values instead.",
);
const A_TEXT =
  /提示词|系统级?(?:提示|指令|设定|消息)|内部|内置|隐藏|原文|打印|输出|复述|逐字|\b(?:prompts?|internal|hidden|verbatim|print|output|recite|leak|dump|source code)\b|\b(?:show|reveal|repeat|what (?:are|were|is))\b[^.?!]{0,30}\b(?:instructions|rules|text)\b/iu;
const asksForText = (typed: string): boolean => A_TEXT.test(typed) || [CONCEPTS.secret, CONCEPTS.told].some((of) => of.test(typed));
const BESIDE: ReadonlySet<RefusalId> = new Set(["stop_medicine", "medicine_dose"]);

/** Of a kind of request what is said of this one. */
const WAYS: Partial<Record<RefusalId, (typed: string) => Pick<Refusal, "text" | "reads"> | undefined>> = {
  starving: starvingWay,
  dangerous_making: bleachWay,
  system_text: (typed) => (asksForText(typed) ? undefined : { text: RULES_ONLY }),
};

const EXPLAINED: ReadonlySet<RefusalId> = new Set(["starving", "doping", "end_pregnancy", "dangerous_making", "intoxication", "self_injection"]);

/** The refusals that this text calls for. @param more that what was understood calls for */
export function refusalsFor(typed: string, more: readonly RefusalId[] = []): Refusal[] {
  const called = new Set<string>([...refusalIds(typed), ...more]);
  return ROWS.flatMap(([id, row]) => {
    if (!called.has(id)) return [];
    const way = WAYS[id]?.(typed);
    const said = way?.text ?? row;
    return [{ id, text: said, beside: BESIDE.has(id), explained: EXPLAINED.has(id), reads: way?.reads }];
  });
}

/** A text of ours that was asked for with something graver is refused as well. */
export const isTextRefused = ({ id, text: said }: Refusal): boolean => id === "system_text" && said !== RULES_ONLY;

const FICTION =
  /小说|论文|毕业设计|故事|剧本|写一?首|角色扮演|诗|\bnovel\b|\bstory\b|\bpoem\b|\bfiction|\bscreenplay\b|\brole.?play|\bhypothetical|\bthesis\b|\bdissertation\b/iu;
/** Told or asked of oneself, whatever frame is put around it: "写小说用：我今晚吃多少片会死", "hypothetically, how many would kill me". */
const OWN_DESPAIR = new RegExp(
  [
    "我.{0,6}(?:想死|不想活|自杀|活不下去|吃了|吞了)|(?:弄|杀|毒)死(?:我|自己)(?!的?(?:主角|角色|人物))|要了?我的?命",
    "(?<!告诉|给|帮|教|跟)我(?![的们]|[^，,。？?]{0,3}(?:写|小说|故事|角色|论文|剧本))[^，,。？?]{0,14}(?:会死|能死|才死|死掉|没命|能要命|会要命|醒不过来|一睡不醒|过量)",
    "\\b(?:kill myself|want to die|suicid|i (?:took|swallowed|have taken)|end my life|kills? me\\b|killing me\\b|end me\\b|finish me off|overdose myself|unalive)|\\bi (?:\\w+ ){0,4}to (?:die|overdose|not wake|never wake|end it)\\b|\\bbefore i (?:die|overdose|od)\\b",
  ].join("|"),
  "iu",
);

/** A deadly dose asked for "as a novel", by somebody who tells nothing of themselves: refused, with the numbers to call; no emergency. */
export const isFiction = (asked: string, refusals: readonly Refusal[]): boolean =>
  refusals.some((r) => r.id === "deadly_dose") && FICTION.test(asked) && !OWN_DESPAIR.test(asked);
