const strings = {
  title: "想加什么？",
  lead: "会先看上限、用药和冲突，能加的才加。加进去的，以后重新生成的方案也会保留。",
  search: "找营养素",
  nutrients: "营养素",
  goals: "目标",
  goalsNote: "选了目标，会重新生成方案，优先照顾和它有关的营养素。",
  in: "方案里已有，每天 {{amount}}",
  wanted: "你已经加过",
  none: "没有叫“{{text}}”的营养素。换个名字试试。",
  add: "加进方案",
  addCount_other: "把 {{count}} 项加进方案",
  working: "正在核对并重新计算",
  failed: "没有加成",
  short: { title: "还差几个答案", body: "之前只查了在吃的药和补充剂。要往方案里加东西，得先知道疾病、过敏这些，不然不安全。", go: "去补上" },
  noPlan: { title: "还没有方案", body: "先做一份方案，才知道能加什么。", go: "去首页开始" },
  making: { title: "方案还在生成", body: "等它好了，再来加。", go: "看进度" },
  done: {
    added: "加好了",
    none: "这次没有加",
    part: "加了一部分",
    refused: "这些没有加，原因在这里",
    changes: "方案改了这些",
    same: "方案没有变。",
    before: "之前",
    after: "现在",
    nothing: "没有",
    perDay: "每天",
    limit: "上限 {{limit}}，现在算到 {{counted}}",
    plan: "回到方案",
    more: "再加一样",
  },
} as const;
export default strings;

declare global {
  interface AppTexts {
    "add-nutrition": typeof strings;
  }
}
