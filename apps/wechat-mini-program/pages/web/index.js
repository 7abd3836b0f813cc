const { base } = require("../../config.js");
const { addressOf, sharePath } = require("../../address.js");

const TITLE = { zh: "AI 营养师：三分钟看清你的营养", en: "AI nutritionist: your nutrition in three minutes" };
const MAX_TITLE = 60;

const phoneLanguage = () => wx.getAppBaseInfo().language;

Page({
  data: { src: "" },
  /** What the web app last said it would like to share; kept for the share card alone. */
  shared: undefined,

  onLoad(query) {
    this.query = query;
    this.setData({ src: addressOf(base, query, phoneLanguage()) });
  },

  /** Messages of the web app arrive when the page is shared or left; the last one counts. */
  onMessage({ detail }) {
    this.shared = detail?.data?.filter((message) => message?.kind === "share").at(-1);
  },

  /** The web-view could not load: no network, or the server is away. */
  onFailure() {
    const back = Object.entries(this.query ?? {})
      .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
      .join("&");
    wx.redirectTo({ url: `/pages/failed/index?back=${encodeURIComponent(back)}` });
  },

  onShareAppMessage() {
    const said = this.shared?.title;
    const lang = /^en/i.test(phoneLanguage() ?? "") ? "en" : "zh";
    return { title: typeof said === "string" && said.trim() ? said.slice(0, MAX_TITLE) : TITLE[lang], path: sharePath(this.shared) };
  },
});
