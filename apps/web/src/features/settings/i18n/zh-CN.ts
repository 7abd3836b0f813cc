const strings = {
  title: "设置",
  profile: {
    title: "个人资料",
    lead: "只用来先填好问卷。改这里，不会改已经做好的方案。",
    nickname: "称呼",
    gender: "性别",
    female: "女",
    male: "男",
    birthYear: "出生年份",
    height: "身高",
    weight: "体重",
    save: "保存",
    saved: "已保存",
    wrong: { birthYear: "请填 1900 到 {{max}} 之间的年份。", measure: "请填 {{min}} 到 {{max}} 之间。" },
  },
  display: {
    title: "显示",
    language: "语言",
    theme: "明暗",
    themes: { system: "自动", light: "浅色", dark: "深色" },
    units: "身高和体重的单位",
    unitSets: { metric: "厘米、公斤", jin: "厘米、斤", imperial: "英尺、磅" },
  },
  consents: {
    title: "同意",
    health: "协议、隐私和健康数据",
    given: "{{date}}同意，版本 {{version}}",
    old: "同意过旧版本 {{version}}，现在的是 {{present}}",
    not: "还没有同意",
    withdraw: "撤回健康数据同意",
    withdrawAsk: {
      title: "撤回同意吗？",
      body: "撤回后，我们不再读取和使用你的健康数据，方案也打不开，这台设备上的方案副本会去掉。以后可以再次同意。",
      yes: "撤回",
      no: "不撤回",
    },
    withdrawn: "已撤回",
    model: "用语言模型组织回答",
    modelWhat:
      "同意后，如果提供服务的机构接入了语言模型，你在对话里的问题和与之有关的已核实内容会发给它，用来把回答说得更顺。姓名、电话、证件号会先去掉。剂量和结论仍由规则决定。不同意也能用对话，回答由规则直接写出。",
    modelOn: "同意这样做",
    modelGiven: "{{date}}同意",
  },
  data: {
    title: "我的数据",
    export: "导出全部数据",
    exportNote: "一个 JSON 文件，包含我们保存的全部内容",
    exportCopy: "这里不能下载文件。可以复制全部内容，粘贴到别处保存。",
    copy: "复制全部内容",
    exported: "已经准备好",
    logout: "在所有地方退出",
    logoutNote: "其他打开着的页面都要重新登录，这台设备会自动重新登录",
    loggedOut: "已经退出",
    erase: "删除全部数据",
    eraseNote: "问卷、化验单、方案、对话和同意记录，删除后无法恢复",
    eraseAsk: {
      title: "删除全部数据",
      happens: "会这样做：",
      server: "服务器上你的问卷、化验单、方案、对话和登录都删除。",
      device: "这台设备上的内容清空，应用重新开始。",
      orders: "还没付款的订单会取消。零售平台自己保存的订单，不在这里删除。",
      never: "删除后无法恢复。想留一份，请先导出。",
      type: "输入“{{word}}”来确认",
      word: "删除",
      yes: "全部删除",
      no: "先不删",
    },
  },
  documents: { title: "文件和说明", read: "用户协议、隐私说明、健康数据同意书", how: "怎么算出来的" },
} as const;
export default strings;

declare global {
  interface AppTexts {
    settings: typeof strings;
  }
}
