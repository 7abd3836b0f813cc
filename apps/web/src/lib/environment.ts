import type { ClientType } from "@nutri/contract/calls/login";
import { addressParam } from "./address.ts";

export type Environment = { ios: boolean; android: boolean; wechat: boolean; miniProgram: boolean; youzan: boolean };

/** Where the app runs, read from the user agent and the address. Enterprise WeChat (`wxwork`) is not WeChat. */
export function detect(userAgent: string, touchPoints: number, wxEnvironment: unknown, mobile: string | undefined): Environment {
  const ios = /iphone|ipad|ipod/i.test(userAgent) || (/macintosh/i.test(userAgent) && touchPoints > 1);
  return {
    ios,
    android: !ios && /android/i.test(userAgent),
    wechat: /micromessenger/i.test(userAgent) && !/wxwork/i.test(userAgent),
    miniProgram: wxEnvironment === "miniprogram" || /miniprogram/i.test(userAgent),
    youzan: Boolean(mobile),
  };
}

let cached: Environment | undefined;
/** Set by WeChat inside a mini-program's web-view. */
// oxlint-disable-next-line no-underscore-dangle -- WeChat's name
const wxEnvironment = (): unknown => (window as { __wxjs_environment?: unknown }).__wxjs_environment;
/** Determined once, then cached. */
export const environment = (): Environment => (cached ??= detect(navigator.userAgent, navigator.maxTouchPoints, wxEnvironment(), addressParam("mobile")));

export const clientType = (): ClientType => (environment().youzan ? "youzan_mini_program" : environment().miniProgram ? "wechat_mini_program" : "web");
