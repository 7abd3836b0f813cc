import { expect, onTestFinished, test, vi } from "vitest";
import { settle } from "../testing.tsx";
import { onVisitorChange, useSession } from "./session.ts";
import { KEYS } from "./storage.ts";
import { followOtherTabs } from "./tabs.ts";

const visitor = (id: string, consents: object[] = []) => ({ id, nickname: "", language: "zh-CN", isYouZan: false, consents }) as never;
/** What another tab of this browser stores, as this one hears of it. */
async function elsewhere(state: object, key: string = KEYS.userInfo): Promise<void> {
  localStorage.setItem(key, JSON.stringify({ state, version: 0 }));
  window.dispatchEvent(new StorageEvent("storage", { key }));
  await settle();
}

test("two tabs: consent given and settings changed in one hold in the other, which does not write over them", async () => {
  useSession.setState({ user: visitor("u-1"), settings: { theme: "light", textSize: 1 } });
  onTestFinished(followOtherTabs());
  const consents = [{ document: "agreement", version: "1" }];
  await elsewhere({ user: visitor("u-1", consents), settings: { theme: "dark", textSize: 1.5 } });
  expect(useSession.getState().user?.consents).toEqual(consents);
  useSession.setState({ lastPlan: undefined });
  const stored = JSON.parse(localStorage.getItem(KEYS.userInfo) ?? "{}") as { state: { user: { consents: object[] }; settings: object } };
  expect([stored.state.user.consents, stored.state.settings]).toEqual([consents, { theme: "dark", textSize: 1.5 }]);
});

test("two tabs: another visitor in one is another visitor in the other, which forgets what it holds and begins anew", async () => {
  const reload = vi.spyOn(window.location, "reload").mockImplementation(() => undefined);
  const forget = vi.fn<() => void>();
  onVisitorChange(forget);
  useSession.setState({ user: visitor("u-1") });
  onTestFinished(followOtherTabs());
  await elsewhere({ user: visitor("u-1") });
  await elsewhere({ user: visitor("u-2") }, "something else");
  expect([forget.mock.calls.length, reload.mock.calls.length]).toEqual([0, 0]);
  await elsewhere({ user: visitor("u-2") });
  expect(forget).toHaveBeenCalledOnce();
  expect(reload).toHaveBeenCalledOnce();
  expect(window.location.hash).toBe("#/");
  expect(useSession.getState().user?.id).toBe("u-2");
});
