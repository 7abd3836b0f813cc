import { act } from "react";
import { beforeEach, describe, expect, test } from "vitest";
import { ProtocolHost } from "../../app/ProtocolHost.tsx";
import { openProtocol } from "../../lib/protocol.ts";
import { hasConsent, useSession } from "../../lib/session.ts";
import { failed, fakeNetwork, goTo, ok, render, settle } from "../../testing.tsx";

const user = { id: "u-1", nickname: "", language: "zh-CN", isYouZan: false, consents: [] } as const;
const consents = ["agreement", "privacy", "health_data"].map((document) => ({ document, version: "2026-11", at: "2026-11-21T00:00:00.000Z" }));
const button = (name: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>("[role=dialog] button")].find((b) => b.textContent === name);
const press = (name: string): Promise<void> => act(async () => button(name)?.click());
const boxes = (): HTMLInputElement[] => [...document.querySelectorAll<HTMLInputElement>("[role=dialog] input[type=checkbox]")];

async function opened(mode: "ask" | "read"): Promise<{ answer: Promise<boolean> }> {
  await render(<ProtocolHost />, ["consent"]);
  let answer = Promise.resolve(false);
  await act(async () => void (answer = openProtocol(mode)));
  for (let i = 0; i < 40 && !document.querySelector("[role=dialog]"); i++) await settle(50);
  return { answer };
}

beforeEach(() => {
  goTo("http://localhost/#/qsStartPage");
  localStorage.setItem("access_token", "t-1");
  useSession.setState({ user: { ...user, consents: [] }, consentVersion: "2026-11" });
});

describe("protocol sheet", () => {
  test("three documents, two boxes that nobody ticked, the one for health data apart", async () => {
    const { answer } = await opened("ask");
    expect(boxes().map((b) => b.checked)).toEqual([false, false]);
    for (const name of ["用户协议", "隐私说明", "健康数据同意书"]) expect(document.querySelector("[role=dialog]")?.textContent).toContain(name);
    await press("先不同意");
    await expect(answer).resolves.toBe(false);
  });

  test("nothing is sent until both are ticked; then all three documents in the login's version", async () => {
    const asked = fakeNetwork(() => ok({ ...user, consents }));
    const { answer } = await opened("ask");
    await press("同意并继续");
    expect(document.querySelector("[role=dialog] [role=alert]")?.textContent).toBe("请先在上面两处打勾。");
    expect(asked).toEqual([]);
    for (const box of boxes()) await act(async () => box.click());
    await press("同意并继续");
    await settle(50);
    expect(asked.map((a) => a.body)).toEqual([{ version: "2026-11", documents: ["agreement", "privacy", "health_data"], accepted: true }]);
    await expect(answer).resolves.toBe(true);
    expect(hasConsent(useSession.getState())).toBe(true);
  });

  test("when the documents have a newer version, it says so and takes it", async () => {
    fakeNetwork(() => failed(409, "stale_consent", "协议有新版本", [{ path: "version", message: "2027-01" }]));
    const { answer } = await opened("ask");
    for (const box of boxes()) await act(async () => box.click());
    await press("同意并继续");
    await settle(50);
    expect(document.querySelector("[role=dialog]")?.textContent).toContain("文件刚刚更新过");
    expect(useSession.getState().consentVersion).toBe("2027-01");
    expect(boxes().map((b) => b.checked)).toEqual([false, false]);
    await press("先不同意");
    await answer;
  });
});
