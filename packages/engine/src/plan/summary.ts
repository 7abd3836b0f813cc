/** The one sentence that answers first, and the line that ends every plan. */
import { type Market, type Plan, type Text, text } from "@nutri/domain";
import { lowerFirst } from "@nutri/domain/english";
import type { Assessment } from "../assess.ts";
import { isHelp } from "../conflicts/merge.ts";
import type { Recommended } from "./recommend.ts";

/** What a review found among the things taken. Nothing found is said as that. */
function reviewSummary(a: Assessment): Text {
  const count = (verdict: Assessment["reviews"][number]["verdict"]): number => a.reviews.filter((r) => r.verdict === verdict).length;
  const found: readonly (readonly [number, string, string])[] = [
    [count("stop"), "样建议停", "to stop"],
    [count("ask_doctor"), "样先问医生", "to ask a doctor about"],
    [count("adjust"), "样要调整", "to adjust"],
    [a.conflicts.filter((t) => !isHelp(t.action)).length, "处要避开、错开或留意", "to avoid, keep apart or watch"],
  ];
  const some = found.filter(([n]) => n > 0);
  const open = a.resolved.unrecognised.length;
  const unread = open === 0 ? text("", "") : text(`有 ${open} 个名字没有认出来，没有查到。`, ` Names not recognised and not checked: ${open}.`);
  const said =
    some.length > 0
      ? text(`你在吃的：${some.map(([n, zh]) => `${n} ${zh}`).join("，")}。`, `Of what you take: ${some.map(([n, , en]) => `${n} ${en}`).join(", ")}.`)
      : text("你在吃的里面，没有找到要改的。没有找到，不等于一定安全。", "Nothing to change was found in what you take. That is not proof that it is safe.");
  return text(`${said.zh}${unread.zh}`, `${said.en}${unread.en}`);
}

export function summaryOf(a: Assessment, recommended: Recommended["lines"], warnings: Plan["warnings"]): Text {
  if (a.blocks.all) return text(`先看这件事：${a.blocks.all.text.zh}`, `This comes first: ${a.blocks.all.text.en}`);
  if (a.person.reviewOnly) return reviewSummary(a);
  const low = [...a.statuses.values()].filter((s) => s.level === "low");
  const sure = low.filter((s) => s.confidence !== "low").length;
  const doctor = warnings.some((w) => w.seeDoctor);
  const before = doctor ? text("有需要先问医生的事，请看提醒。", "Some things need a doctor first; see the warnings. ") : text("", "");
  const [first] = recommended;
  if (!first) {
    const food = low.length > 0;
    const rest = food
      ? text(
          `有 ${low.length} 种营养素可能偏少，先从饮食调整，暂时不需要补充剂。`,
          `${low.length} nutrients may be short; begin with food, no supplement is needed for now.`,
        )
      : text("没有发现需要补充的营养素，所以不推荐任何产品。", "Nothing was found short, so no product is recommended.");
    return text(`${before.zh}${rest.zh}`, `${before.en}${rest.en}`);
  }
  const many = low.length;
  const said =
    sure > 0
      ? text(
          `有 ${many} 种营养素可能不足，其中 ${sure} 种把握较大，先从${first.name.zh}开始。`,
          `${many} nutrients may be short, ${sure} of them with fair certainty. Begin with ${lowerFirst(first.name.en)}.`,
        )
      : text(
          `可能有 ${many} 种营养素偏少，先从${first.name.zh}开始。这是按人群平均估计的，把握不大，说说平时吃什么会更准。`,
          `${many} nutrients may be short; begin with ${lowerFirst(first.name.en)}. This goes by population averages and is far from certain: tell us what you eat.`,
        );
  return text(`${before.zh}${said.zh}`, `${before.en}${said.en}`);
}

const SCOPE = text(
  "这里查的是药与补充剂、食物，不查药与药之间的相互作用，那请问药师。",
  "It checks medicines against supplements and food, not against each other: ask a pharmacist for that.",
);
const NO_DIAGNOSIS = text(
  "本方案只供营养参考，不是诊断，也不能代替医生的意见。",
  "This plan is for nutrition only. It is no diagnosis and does not replace a doctor's advice.",
);
/** What Chinese rules ask beside health foods. */
const NO_MEDICINE = text("保健食品不是药物，不能代替药物治疗疾病。", "Health foods are not medicines and cannot replace medical treatment.");

export function disclaimerOf(market: Market): Text {
  const said = [NO_DIAGNOSIS, SCOPE, ...(market === "cn" ? [NO_MEDICINE] : [])];
  return text(said.map((s) => s.zh).join(""), said.map((s) => s.en).join(" "));
}
