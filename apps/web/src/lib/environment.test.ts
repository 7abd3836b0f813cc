import { describe, expect, test, vi } from "vitest";
import { goTo } from "../testing.tsx";
import { detect } from "./environment.ts";

const UA = {
  iphone: "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148",
  ipad: "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Safari/604.1",
  android: "Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 Chrome/130 Mobile",
  desktop: "Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 Chrome/130",
};

describe("environment (notes, section 4)", () => {
  test("iOS and Android", () => {
    expect(detect(UA.iphone, 5, undefined, undefined)).toMatchObject({ ios: true, android: false });
    expect(detect(UA.ipad, 5, undefined, undefined).ios).toBe(true);
    expect(detect(UA.ipad, 0, undefined, undefined).ios).toBe(false);
    expect(detect(UA.android, 5, undefined, undefined)).toMatchObject({ ios: false, android: true });
    expect(detect(UA.desktop, 0, undefined, undefined)).toEqual({ ios: false, android: false, wechat: false, miniProgram: false, youzan: false });
  });

  test("WeChat, but not enterprise WeChat (wxwork)", () => {
    expect(detect(`${UA.android} MicroMessenger/8.0.50`, 5, undefined, undefined).wechat).toBe(true);
    expect(detect(`${UA.android} wxwork/4.1 MicroMessenger/7.0.1`, 5, undefined, undefined).wechat).toBe(false);
  });

  test("a mini-program, by its own mark or the user agent", () => {
    expect(detect(`${UA.iphone} MicroMessenger/8.0 miniProgram/wx123`, 5, undefined, undefined).miniProgram).toBe(true);
    expect(detect(UA.iphone, 5, "miniprogram", undefined).miniProgram).toBe(true);
    expect(detect(UA.iphone, 5, "browser", undefined).miniProgram).toBe(false);
  });

  test("determined once and cached; the retail mini-program by a mobile parameter before or after the #", async () => {
    for (const href of ["http://localhost/?mobile=138#/qsStartPage", "http://localhost/#/qsStartPage?mobile=138"]) {
      vi.resetModules();
      goTo(href);
      const { environment, clientType } = await import("./environment.ts");
      expect(environment().youzan).toBe(true);
      goTo("http://localhost/#/chat");
      expect(environment().youzan).toBe(true);
      expect(clientType()).toBe("youzan_mini_program");
    }
  });
});
