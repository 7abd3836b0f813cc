import { beforeEach, describe, expect, test } from "vitest";
import { useSession } from "../../lib/session.ts";
import { answer, openDraft, useDraft } from "./store.ts";

const consents = (["agreement", "privacy", "health_data"] as const).map((document) => ({ document, version: "v", at: "2026-11-20T00:00:00.000Z" }));
const visitor = (id: string, given = consents) => ({ id, nickname: "", language: "zh-CN" as const, isYouZan: false, consents: given });
const open = (planId = "q-1"): void => openDraft({ planId, mode: "short_questionnaire", type: "short_questionnaire", answers: { nickname: "小林", age: 34 } });
const now = () => useDraft.getState();
/** The app as it begins after it was killed: nothing in its memory, what was stored is there. */
const killed = (): void => {
  const stored = { ...sessionStorage };
  useDraft.setState({ planId: undefined, mode: undefined, answers: {}, saved: undefined, unsaved: false });
  for (const [key, value] of Object.entries(stored)) sessionStorage.setItem(key, value as string);
};

beforeEach(() => {
  useSession.setState({ user: visitor("u-1"), consentVersion: "v" });
  killed();
  sessionStorage.clear();
});

describe("an app that is killed in the middle of the questionnaire", () => {
  test("has what was answered and not yet saved when it opens again, and knows that it is to be saved", () => {
    open();
    answer({ heightCm: 163 });
    killed();
    open();
    expect(now().answers).toEqual({ nickname: "小林", age: 34, heightCm: 163 });
    expect([now().unsaved, now().saved]).toEqual([true, { nickname: "小林", age: 34 }]);
  });

  test("keeps only what this device changed: what the server holds newer stays", () => {
    open();
    answer({ heightCm: 163 });
    killed();
    openDraft({ planId: "q-1", mode: "short_questionnaire", type: "short_questionnaire", answers: { nickname: "林", age: 35 } });
    expect(now().answers).toEqual({ nickname: "林", age: 35, heightCm: 163 });
  });

  test("what the server has is kept nowhere else", () => {
    open();
    answer({ heightCm: 163 });
    useDraft.setState((s) => ({ saved: s.answers }));
    expect(sessionStorage).toHaveLength(0);
    killed();
    open();
    expect([now().answers.heightCm, now().unsaved]).toEqual([undefined, false]);
  });

  test("another plan, another visitor and one without consent find nothing of it", () => {
    open();
    answer({ heightCm: 163 });
    const stored = { ...sessionStorage };
    for (const begin of [
      () => open("q-2"),
      () => (useSession.setState({ user: visitor("u-2") }), open()),
      () => (useSession.setState({ user: visitor("u-1", []) }), open()),
    ]) {
      killed();
      for (const [key, value] of Object.entries(stored)) sessionStorage.setItem(key, value as string);
      begin();
      expect(now().answers.heightCm).toBeUndefined();
    }
  });

  test("without consent nothing is stored", () => {
    useSession.setState({ user: visitor("u-1", []) });
    open();
    answer({ heightCm: 163 });
    expect(sessionStorage).toHaveLength(0);
  });
});
