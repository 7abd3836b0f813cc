import type { Brand } from "./shape.ts";

const q = (zh: string, en: string): { zh: string; en: string } => ({ zh, en });

export const defaultBrand: Brand = {
  name: q("小荷", "Lotus"),
  title: q("我是 AI 营养师小荷", "I am Lotus, an AI nutritionist"),
  intro: q(
    "可以问我营养、补充剂、吃药时的忌口，也可以问你自己的方案和化验单。我不是医生，不做诊断，也不开药。",
    "Ask me about nutrition, supplements, what not to take with your medicines, your own plan and your lab results. I am not a doctor: no diagnosis, no prescription.",
  ),
  topics: [
    {
      id: "supplements",
      name: q("补充剂", "Supplements"),
      questions: [
        q("维生素D 一天吃多少合适？", "How much vitamin D should I take a day?"),
        q("钙片怎么选？", "How do I choose a calcium supplement?"),
        q("鱼油和维生素E 可以一起吃吗？", "Can I take fish oil with vitamin E?"),
      ],
    },
    {
      id: "medicines",
      name: q("吃药时的忌口", "With medicines"),
      questions: [
        q("吃优甲乐，钙片和铁剂什么时候吃？", "When do I take calcium and iron with levothyroxine?"),
        q("吃他汀可以吃西柚吗？", "Can I have grapefruit with a statin?"),
        q("长期吃二甲双胍要补什么？", "What should I watch on long-term metformin?"),
      ],
    },
    {
      id: "lab",
      name: q("化验单", "Lab results"),
      questions: [
        q("铁蛋白 12 是缺铁吗？", "Is a ferritin of 12 iron deficiency?"),
        q("尿酸 480 该怎么吃？", "What should I eat with a uric acid of 480 µmol/L?"),
        q("25-羟维生素D 15 ng/mL 算低吗？", "Is a 25-OH vitamin D of 15 ng/mL low?"),
      ],
    },
    {
      id: "life",
      name: q("不同阶段", "Stages of life"),
      questions: [
        q("备孕叶酸吃多少？什么时候开始？", "How much folic acid before pregnancy, and from when?"),
        q("吃素要补什么？", "What does a vegan need to supplement?"),
        q("65 岁以上每天要多少蛋白质？", "How much protein does somebody over 65 need?"),
      ],
    },
    {
      id: "everyday",
      name: q("日常", "Everyday"),
      questions: [
        q("睡不好，补镁有用吗？", "Does magnesium help with sleep?"),
        q("咖啡一天几杯以内？", "How much coffee a day is fine?"),
        q("经常熬夜、眼睛干该吃什么？", "What should I eat for tired, dry eyes?"),
      ],
    },
  ],
};
