const strings = {
  app: "营养师",
  back: "返回",
  close: "关闭",
  retry: "再试一次",
  home: "回到首页",
  details: "展开看看",
  asTable: "用表格看",
  source: "来源",
  sources: "来源（{{n}}）",
  newWindow: "（在新窗口打开）",
  requestId: "编号 {{id}}",
  loading: "正在打开",
  working: "请稍等",
  optional: "可不填",
  tab: { chat: "对话", report: "报告", label: "主要页面" },
  status: { low: "偏低", ok: "够了", high: "偏高", unknown: "还不清楚" },
  bar: {
    have: "吃进来的",
    add: "方案补上的",
    need: "需要 {{n}}",
    limit: "上限 {{n}}",
    says: "{{name}}：现在 {{have}}，补上后 {{total}}，需要 {{need}}，单位{{unit}}",
    saysLimit: "，上限 {{n}}",
  },
  radar: { axis: "方面", score: "分数（满分 100）" },
  copy: { done: "复制成功", failed: "复制失败" },
  login: { failed: "登录失败,请稍后重试，", expired: "token失效，请重新登录!" },
  problem: {
    offline: "现在没有网络",
    unreachable: "连不上服务器",
    timeout: "等得太久，没有等到回应",
    title: "这里没有打开",
    still: "没有丢失任何内容。",
    offlineTitle: "现在没有网络",
    offlineBody: "连上网络后会自动再试。",
  },
  pull: { pulling: "下拉刷新", loosing: "松开刷新", loading: "正在刷新" },
  title: {
    qsStartPage: "营养师",
    questionnaire: "问卷",
    questionnaireSpecify: "查药和补充剂",
    qsGeneratePageNew: "我的方案",
    addMoreNutrition: "增加营养素",
    introductionPage: "怎么算出来的",
    productsPage: "产品",
    productsPageQuick: "快速选购",
    reportListPage: "我的报告单",
    uploadReportsPageNew: "上传报告单",
    report: "报告",
    chat: "对话",
    error: "出了点问题",
    notFound: "没有这个页面",
  },
  error500: {
    heading: "出了点问题",
    body: "这不是你的错。问题已经记录下来，你填过的内容还在。",
    chunk: "页面没有下载完整，可能是网络断了，或者我们刚刚更新过。",
    reload: "重新打开",
  },
  notFound: { heading: "没有这个页面", body: "链接可能写错了，或者页面已经搬走。" },
} as const;
export default strings;

declare global {
  interface AppTexts {
    common: typeof strings;
  }
}
