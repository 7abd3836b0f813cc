/** What only WeChat has: the share card of a mini-program around us, and a font slider that rescales pages. */
import { environment } from "./environment.ts";

/** Whether a mini-program stands around the app that can be told what to share. */
export const canOfferCard = (): boolean => environment().miniProgram;

/** Tells the mini-program what its share card shall say and open. WeChat hands it over when the person shares. Its SDK is fetched here and nowhere else. */
export async function offerCard(card: { title: string; route: string }): Promise<void> {
  const { default: wx } = await import("weixin-js-sdk");
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- WeChat's own, not the browser's
  wx.miniProgram.postMessage({ data: { kind: "share", ...card } });
}

type Bridge = { invoke: (name: string, values: object) => void; on: (event: string, then: () => void) => void };
const bridge = (): Bridge | undefined => (window as { WeixinJSBridge?: Bridge }).WeixinJSBridge;

const asDrawn = (): void => bridge()?.invoke("setFontSizeCallback", { fontSize: 0 });
const hold = (): void => {
  asDrawn();
  bridge()?.on("menu:setfont", asDrawn);
};

/** Keeps WeChat's font slider out: text size is a setting of this app. On iOS base.css does the same. */
export function holdFontSize(): void {
  if (!environment().wechat) return;
  if (bridge()) hold();
  else document.addEventListener("WeixinJSBridgeReady", hold, { once: true });
}
