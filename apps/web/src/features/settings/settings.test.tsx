import { act } from "react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { useSession } from "../../lib/session.ts";
import { type Asked, failed, fakeNetwork, goTo, ok, render, settle, until } from "../../testing.tsx";
import { readNumber } from "./parts/numbers.ts";
import SettingsScreen from "./SettingsScreen.tsx";

const consents = (["agreement", "privacy", "health_data"] as const).map((document) => ({ document, version: "v", at: new Date(2026, 10, 20).toISOString() }));
const user = { id: "u-1", nickname: "小林", language: "zh-CN" as const, isYouZan: false, consents };
const forgotten = vi.hoisted(() => vi.fn<() => Promise<void>>(async () => undefined));
vi.mock("../../lib/forget.ts", () => ({ forgetEverything: forgotten }));

const answer = ({ path, body }: Asked) => {
  if (path === "/v1/userinfo") return ok({ ...user, ...(body as object) });
  if (path === "/v1/user/consent") {
    const { documents, accepted } = body as { documents: string[]; accepted: boolean };
    const kept = consents.filter((c) => accepted || !documents.includes(c.document));
    return ok({ ...user, consents: accepted ? [...kept, { document: documents[0], version: "v", at: consents[0]?.at }] : kept });
  }
  if (path === "/v1/user/erase") return ok(null);
  return failed(404, "not_found", path);
};
const named = (words: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>("button, label, a")].findLast((b) => b.textContent?.includes(words));
const press = (words: string): Promise<void> => act(async () => named(words)?.click());
const type = (input: HTMLInputElement, value: string): Promise<void> =>
  act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, value);
    input.dispatchEvent(new Event("input", { bubbles: true }));
  });

beforeEach(() => {
  goTo("http://localhost/#/settings");
  localStorage.setItem("access_token", "t-1");
  useSession.setState({ user, consentVersion: "v", settings: { theme: "system", textSize: 1 } });
  forgotten.mockClear();
});

describe("settings", () => {
  test("only what is right is saved; a wrong number is said at its field", async () => {
    const asked = fakeNetwork(answer);
    const place = await render(<SettingsScreen />, ["settings"]);
    await until(() => place.querySelector("form") !== null);
    const [, year, height] = place.querySelectorAll<HTMLInputElement>("form input:not([type=radio])");
    if (!year || !height) throw new Error("no fields");
    await type(year, "1850");
    await act(async () => place.querySelector("form")?.requestSubmit());
    expect(place.textContent).toContain("请填 1900 到 2030 之间的年份。");
    expect(asked.filter((a) => Object.keys(a.body as object).length > 0)).toEqual([]);
    await type(year, "1992");
    await type(height, "163.5");
    await act(async () => place.querySelector("form")?.requestSubmit());
    await until(() => asked.length > 1);
    expect(asked.at(-1)?.body).toEqual({ nickname: "小林", birthYear: 1992, heightCm: 163.5 });
  });

  test("units of height and weight are chosen for what is shown and typed; kept is in centimetres and kilograms, and what was not touched stays exact", async () => {
    const asked = fakeNetwork((given) =>
      given.path === "/v1/userinfo" ? ok({ ...user, heightCm: 163, weightKg: 55, ...(given.body as object) }) : answer(given),
    );
    const place = await render(<SettingsScreen />, ["settings"]);
    await until(() => place.querySelector("form") !== null);
    const fields = (): HTMLInputElement[] => [...place.querySelectorAll<HTMLInputElement>("form input:not([type=radio])")].slice(2);
    expect(fields().map((f) => f.value)).toEqual(["163", "55"]);
    await press("厘米、斤");
    expect(fields().map((f) => f.value)).toEqual(["163", "110"]);
    await press("英尺、磅");
    const [height, weight] = fields();
    expect([height?.value, weight?.value, useSession.getState().settings.units]).toEqual(["5′4″", "121", "imperial"]);
    await type(weight as HTMLInputElement, "130");
    await act(async () => place.querySelector("form")?.requestSubmit());
    await until(() => asked.some((a) => Object.keys(a.body as object).includes("weightKg")));
    expect(asked.at(-1)?.body).toEqual({ nickname: "小林", heightCm: 163, weightKg: 59 });
  });

  test("the consent for a model is one of its own, to give and to take back", async () => {
    const asked = fakeNetwork(answer);
    await render(<SettingsScreen />, ["settings"]);
    await press("同意这样做");
    await until(() => useSession.getState().user?.consents.some((c) => c.document === "model") ?? false);
    await press("同意这样做");
    await until(() => !useSession.getState().user?.consents.some((c) => c.document === "model"));
    expect(asked.filter((a) => a.path === "/v1/user/consent").map((a) => a.body)).toEqual([
      { version: "v", documents: ["model"], accepted: true },
      { version: "v", documents: ["model"], accepted: false },
    ]);
  });

  test("nothing is erased before the word is typed; then the server forgets first, this device after it", async () => {
    const asked = fakeNetwork(answer);
    await render(<SettingsScreen />, ["settings"]);
    await press("删除全部数据");
    for (let i = 0; i < 40 && !document.querySelector("[role=dialog] input"); i++) await settle(50);
    const input = document.querySelector<HTMLInputElement>("[role=dialog] input");
    if (!input) throw new Error("no sheet");
    await press("全部删除");
    expect(asked.some((a) => a.path === "/v1/user/erase")).toBe(false);
    await type(input, "删除");
    await press("全部删除");
    await until(() => forgotten.mock.calls.length > 0);
    expect(asked.filter((a) => a.path === "/v1/user/erase")).toHaveLength(1);
  });

  test("numbers are read as people write them, within the bounds", () => {
    expect([readNumber("heightCm", " 163,5 "), readNumber("heightCm", "１６３"), readNumber("heightCm", "")]).toEqual([163.5, 163, undefined]);
    for (const [name, typed] of [
      ["heightCm", "49.9"],
      ["heightCm", "251"],
      ["weightKg", "1.9"],
      ["weightKg", "abc"],
      ["birthYear", "1990.5"],
      ["birthYear", "1e3"],
    ] as const)
      expect([typed, readNumber(name, typed)]).toEqual([typed, "wrong"]);
  });
});
