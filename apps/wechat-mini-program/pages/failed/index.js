const { decoded } = require("../../address.js");

const WORDS = {
  zh: {
    title: "打不开",
    offline: "手机现在没有连上网络。连上后再试，之前填的内容都还在。",
    away: "服务暂时联系不上。过一会儿再试，之前填的内容都还在。",
    again: "再试一次",
  },
  en: {
    title: "This did not open",
    offline: "The phone is not connected. Try again when it is: what you filled in is still there.",
    away: "The service cannot be reached just now. Try again in a while: what you filled in is still there.",
    again: "Try again",
  },
};

Page({
  data: { words: WORDS.zh, offline: false },

  onLoad(query) {
    this.back = decoded(query.back ?? "");
    this.setData({ words: /^en/i.test(wx.getAppBaseInfo().language ?? "") ? WORDS.en : WORDS.zh });
    wx.getNetworkType({ success: ({ networkType }) => this.setData({ offline: networkType === "none" }) });
    this.onNetwork = ({ isConnected }) => (isConnected ? this.onAgain() : this.setData({ offline: true }));
    wx.onNetworkStatusChange(this.onNetwork);
  },

  onUnload() {
    wx.offNetworkStatusChange(this.onNetwork);
  },

  onAgain() {
    wx.redirectTo({ url: `/pages/web/index?${this.back}` });
  },
});
