const strings = {
  ask: { title: "开始之前", lead: "做方案要用到你的健康数据，所以先请你看三份说明，都不长。" },
  read: { title: "协议与隐私", lead: "随时可以回来看。" },
  name: { agreement: "用户协议", privacy: "隐私说明", health_data: "健康数据同意书" },
  gist: { agreement: "它能做什么，不能做什么", privacy: "保存什么，给谁看，怎么删", health_data: "哪些内容，为什么需要，怎么撤回" },
  version: "版本 {{version}}",
  accepted: "你在{{date}}同意了这一版",
  notAccepted: "还没有同意",
  tick: { both: "我已读过并同意用户协议和隐私说明", health: "我单独同意处理我的健康数据，只用来做我的方案和回答我的问题" },
  agree: "同意并继续",
  refuse: "先不同意",
  without: "不同意也可以查药和补充剂的冲突，那时什么都不保存。",
  missing: "请先在上面两处打勾。",
  back: "返回",
  newer: "文件刚刚更新过，请再看一遍，然后重新打勾。",
  withdraw: {
    button: "撤回健康数据同意",
    title: "撤回同意吗？",
    body: "撤回后，我们不再读取和使用你的健康数据，方案也打不开。以后可以再次同意。",
    yes: "撤回",
    no: "不撤回",
    done: "已撤回",
  },
} as const;
export default strings;

declare global {
  interface AppTexts {
    consent: typeof strings;
  }
}
