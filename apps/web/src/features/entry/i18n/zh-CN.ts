const strings = {
  heading1: "三分钟，",
  heading2: "看清自己的营养",
  lead: "查你的药和补充剂有没有冲突，给出每一个剂量的依据。没有依据的，不说。",
  start: "开始，约 3 分钟",
  deep: { title: "深度问卷", note: "约 6 分钟，更准" },
  specify: { title: "只查药和补充剂", note: "看有没有冲突" },
  last: {
    chip: "上次",
    plan: "{{name}}的方案 · {{date}}",
    planNoName: "我的方案 · {{date}}",
    draft: "没答完的问卷 · {{date}}",
    making: "正在生成的方案 · {{date}}",
    go: "继续",
    see: "查看",
    failed: "上次的方案没有打开",
  },
  hero: { example: "示意", iron: "铁 够了", vitaminD: "维生素D 偏低", calcium: "钙 够了", iodine: "碘 还不清楚" },
  code: {
    link: "有邀请码",
    title: "邀请码",
    label: "邀请码",
    hint: "由机构或朋友给你，大小写都可以。",
    send: "确定",
    empty: "请先填邀请码",
    refused: "没有找到这个邀请码，请再核对一下。",
    accepted: "邀请码有效",
    acceptedBy: "邀请码有效，来自{{owner}}",
    done: "好",
  },
  how: "怎么算出来的",
  settings: "设置",
  documents: "协议与隐私",
  display: {
    link: "字号和明暗",
    sample: "每天 15 毫克铁，随餐。",
    theme: "明暗",
    system: "自动",
    light: "浅色",
    dark: "深色",
  },
  disclaimer: "我不是医生，不做诊断，也不开处方。",
  offline: "现在没有网络，连上后才能开始。",
  offlineSeen: "现在没有网络。下面是 {{date}} {{time}} 时的样子。",
} as const;
export default strings;

declare global {
  interface AppTexts {
    entry: typeof strings;
  }
}
