import { expect, test } from "vitest";
import { mayInstall } from "./service-worker.ts";

test("the worker is installed on https or this machine, where there are such, and never inside WeChat", () => {
  const place = { secure: true, wechat: false, supported: true };
  expect(mayInstall(place)).toBe(true);
  expect([{ secure: false }, { wechat: true }, { supported: false }].map((but) => mayInstall({ ...place, ...but }))).toEqual([false, false, false]);
});
