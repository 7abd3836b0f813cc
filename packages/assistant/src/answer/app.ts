/** Questions about the app itself. */
import type { Intent } from "../understand/intents.ts";
import { both, type Context, type Part } from "./part.ts";

const ASK = [
  both("维生素D每天需要多少？", "How much vitamin D do I need a day?"),
  both("钙和铁能一起吃吗？", "Can I take calcium and iron together?"),
  both("铁蛋白 8 是什么意思？", "What does a ferritin of 8 mean?"),
];

const ABOUT: Partial<Record<Intent, Part>> = {
  hello: {
    id: "hello",
    lead: both(
      "你好，我是 AI 营养师。可以问我营养、补充剂、药物和补充剂能不能一起吃，或者化验单上的数值。",
      "Hello, I am an AI nutritionist. Ask me about nutrition, supplements, whether a medicine and a supplement go together, or a value on your lab report.",
    ),
    suggestions: ASK,
  },
  thanks: { id: "thanks", lead: both("不客气，想到别的随时问。", "You are welcome. Ask again whenever something comes up."), suggestions: ASK },
  who: {
    id: "who",
    lead: both(
      "我是 AI 营养师，一个软件，不是真人，也不做诊断、不开药。我的数字来自有出处的营养资料和固定的规则，不靠猜。",
      "I am an AI nutritionist: software, not a person. I make no diagnosis and write no prescription. My figures come from sourced nutrition references and fixed rules, not from guessing.",
    ),
    suggestions: ASK,
  },
  doctor: {
    id: "doctor",
    lead: both(
      "不是。我是软件，不是医生，不能诊断、开药，也替代不了医生。我能讲清营养和补充剂，该看医生的地方会告诉你。",
      "No. I am software and not a physician: I make no diagnosis, write no prescription and do not replace your doctor. I explain nutrition and supplements, and say when a doctor is needed.",
    ),
    suggestions: ASK,
    refer: true,
  },
  privacy: {
    id: "privacy",
    lead: both(
      "你的健康数据加密保存，只用来给你做方案和回答；要单独同意才会存，随时可以导出或删除。",
      "Your health data is stored encrypted and used only for your plan and answers. It is kept only with your separate consent, and you can export or delete it at any time.",
    ),
    body: [
      both(
        "- 不卖数据，也不给别的用户看。\n- 只有你另外同意，下单所需的信息才会交给零售平台。\n- 如果部署方接入了语言模型，发送前会去掉身份信息，而且要你同意。",
        "- It is not sold, and no other user sees it.\n- What an order needs goes to the retail platform only with a consent of its own.\n- Where an operator has connected a language model, identifying data is stripped before anything is sent, and only with your consent.",
      ),
    ],
    suggestions: [both("怎么删除我的数据？", "How do I delete my data?")],
  },
  delete: {
    id: "delete",
    lead: both(
      "可以。在“设置”里的“隐私”可以导出全部数据，或者删除账号：答案、方案、报告、对话和文件都会一起删掉，不能恢复。",
      "Yes. Under Settings, Privacy you can export everything or delete your account: answers, plans, reports, conversations and files are erased together and cannot be brought back.",
    ),
  },
  how: {
    id: "how",
    lead: both(
      "数字不是语言模型编的：先按规则算出你的需要量、摄入和上限，再核对药物、疾病和补充剂的冲突，每个数字都能点开看规则和来源。",
      "No language model makes up the numbers: fixed rules work out your needs, intake and limits and check conflicts with medicines and conditions, and every figure opens down to its rule and source.",
    ),
    body: [
      both(
        "- 需要量和上限：中国居民膳食营养素参考摄入量（2023）、美国/加拿大 DRI、欧盟 EFSA。\n- 冲突：药品说明书、指南和综述，每条写明出处。\n- 不知道的会直说；“没有查到”不等于安全。",
        "- Needs and limits: the Chinese DRIs (2023), the US and Canadian DRIs, EFSA.\n- Conflicts: medicine labels, guidelines and reviews, each one cited.\n- What is not known is said so; “nothing found” is never called safe.",
      ),
    ],
  },
  can_do: {
    id: "can_do",
    lead: both(
      "我可以：查营养素要吃多少、多少算多、什么时候吃；看药物和补充剂、食物有没有冲突；解释化验值；说明你的方案。",
      "I can look up how much of a nutrient you need, what is too much and when to take it; check medicines against supplements and foods; explain lab values; and explain your plan.",
    ),
    suggestions: ASK,
  },
};

/** Prices and buying live on the products page; in market cn nothing of it stands beside health knowledge. */
const order = (c: Context): Part => ({
  id: "order",
  lead:
    c.q.market === "cn"
      ? both(
          "规格、价格和下单都在产品页：[去产品页](#/productsPage)。聊天里不谈价格。",
          "Sizes, prices and ordering are on the products page: [products page](#/productsPage). Prices are not discussed in the chat.",
        )
      : both("规格、价格和下单都在产品页：[去产品页](#/productsPage)。", "Sizes, prices and ordering are on the [products page](#/productsPage)."),
});

const FIRST: readonly Intent[] = ["hello", "thanks", "doctor", "who", "delete", "privacy", "how", "can_do"];

/** A program that reads prices is no order. */
const OF_PROGRAMS = /爬虫|代码|脚本|编程|\b(?:python|javascript|scripts?|scraper|code|spreadsheet)\b/iu;

/** An answer about the app, where the text asks for that and names nothing else. */
export function aboutApp(c: Context): Part | undefined {
  const { intents, linked, labs } = c.u;
  if (intents.includes("order") && labs.length === 0 && !OF_PROGRAMS.test(c.u.asked)) return order(c);
  const intent = FIRST.find((i) => intents.includes(i));
  const named = linked.filter((l) => l.given !== "" && l.ref.kind !== "goal" && l.ref.id !== "weight");
  const aside = intent === "privacy" && named.every((l) => l.ref.kind === "condition" || l.ref.kind === "biomarker") && labs.length === 0;
  return intent !== undefined && (named.length === 0 || aside) ? ABOUT[intent] : undefined;
}

/** Who can see this, asked beside something else. */
export const privacyBeside = ({ u }: Context): Part[] => (u.intents.includes("privacy") && ABOUT.privacy ? [ABOUT.privacy] : []);
