import { act } from "react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { useSession } from "../../lib/session.ts";
import { type Asked, failed, fakeNetwork, goTo, ok, render, until } from "../../testing.tsx";
import SpecifyScreen from "./SpecifyScreen.tsx";
import { useDraft } from "./store.ts";

vi.mock("../../lib/upload.ts", () => ({ uploadFile: async () => ({ fileId: "f-1" }) }));

const consents = (["agreement", "privacy", "health_data"] as const).map((document) => ({ document, version: "v", at: "2026-11-20T00:00:00.000Z" }));
const user = { id: "u-1", nickname: "", language: "zh-CN" as const, isYouZan: false, consents: [] as typeof consents };
const WARFARIN = { id: "warfarin", name: "华法林", kind: "medicine" };

const SAID = { printed: "", confidence: 0.95, ask: false, per: { text: "每片", of: "portion" } };
const AMOUNTS = [
  { ...SAID, nutrient: "vitamin_c", name: "维生素C", amount: 100, unit: "mg" },
  { ...SAID, nutrient: "zinc", name: "锌", amount: 50, unit: "mg", ask: true },
  { ...SAID, nutrient: "calcium", name: "钙", amount: 35.1, unit: "g", per: { text: "每100g", of: "measure" } },
];

let last: unknown;
let label: object = { text: "华法林钠片", options: [{ ...WARFARIN, confidence: 0.95 }] };
const answer = ({ path, body }: Asked) => {
  if (path === "/v1/question_short/supplement_reviews_options") return ok({ groups: [] });
  if (path.includes("options_by_name")) return ok({ options: [{ ...WARFARIN, matched: "华法林" }] });
  if (path.includes("search_medicine"))
    return ok({ options: [{ id: "warfarin", name: "华法林", generic: "warfarin", brands: ["Coumadin", "可密定"], atc: [], className: "抗凝药" }] });
  if (path.includes("get_last_by_user")) return ok(last);
  if (path.endsWith("/custom_nutrition_plan/new")) return ok({ id: "q-9" });
  if (path.endsWith("/questionnaire/put"))
    return ok({ customNutritionPlanId: "q-9", answers: (body as { answers: object }).answers, complete: false, missing: [], nextStep: "1" });
  if (path.endsWith("/read_label")) return ok(label);
  return failed(404, "not_found", path);
};
const press = async (place: HTMLElement, words: string): Promise<void> =>
  act(async () => [...place.querySelectorAll<HTMLElement>("main button, main a, main label")].find((b) => b.textContent?.includes(words))?.click());
const type = (place: HTMLElement, value: string): Promise<void> =>
  act(async () => {
    const input = place.querySelector<HTMLInputElement>("[role=search] input");
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, value);
    input?.dispatchEvent(new Event("input", { bubbles: true }));
  });

beforeEach(() => {
  goTo("http://localhost/#/questionnaireSpecify?step=dianping");
  localStorage.setItem("access_token", "t-1");
  last = null;
  label = { text: "华法林钠片", options: [{ ...WARFARIN, confidence: 0.95 }] };
  useSession.setState({ user, consentVersion: "v" });
  useDraft.setState({ mode: undefined, planId: undefined, answers: {} });
});

describe("only what is taken", () => {
  test("is found as one types, with its class and the brands of one's own language, and kept nowhere without consent", async () => {
    const asked = fakeNetwork(answer);
    const place = await render(<SpecifyScreen />, ["questionnaire"]);
    await until(() => place.querySelector("[role=search]") !== null);
    await type(place, "hfl");
    await until(() => place.textContent.includes("抗凝药 · 可密定") && place.textContent.includes("按药记下来"));
    await press(place, "华法林");
    expect(useDraft.getState().answers).toEqual({ reviewOnly: true, medicines: [{ id: "warfarin", name: "华法林" }] });
    expect(asked.map((a) => a.path).filter((p) => /questionnaire|custom/.test(p))).toEqual([]);
    expect(place.textContent).toContain("这里什么都不保存");
  });

  test("taken away again, the list is unknown and not empty", async () => {
    fakeNetwork(answer);
    const place = await render(<SpecifyScreen />, ["questionnaire"]);
    await until(() => place.querySelector("[role=search]") !== null);
    await act(async () => useDraft.setState({ answers: { reviewOnly: true, medicines: [{ name: "华法林" }] } }));
    await act(async () => place.querySelector<HTMLElement>('[aria-label="去掉华法林"]')?.click());
    expect(useDraft.getState().answers.medicines).toBeUndefined();
  });

  test("what is read from a label is offered with how sure it is, and taken by a tap alone", async () => {
    fakeNetwork(answer);
    const place = await render(<SpecifyScreen />, ["questionnaire"]);
    await until(() => place.querySelector("[role=search]") !== null);
    const input = place.querySelector<HTMLInputElement>('[data-source="label"]');
    Object.defineProperty(input, "files", { value: [new File(["x"], "label.jpg")] });
    await act(async () => input?.dispatchEvent(new Event("change", { bubbles: true })));
    await until(() => place.textContent.includes("药 · 把握大"));
    expect(useDraft.getState().answers.medicines).toBeUndefined();
    await press(place, "把握大");
    expect(useDraft.getState().answers.medicines).toEqual([{ id: "warfarin", name: "华法林" }]);
  });

  test("amounts of a label count once they are confirmed: the unsure one only when ticked, one of 100 g never", async () => {
    label = { text: "每片含…", options: [], nutrients: AMOUNTS };
    fakeNetwork(answer);
    const place = await render(<SpecifyScreen />, ["questionnaire"]);
    await until(() => place.querySelector("[role=search]") !== null);
    const input = place.querySelector<HTMLInputElement>('[data-source="label"]');
    Object.defineProperty(input, "files", { value: [new File(["x"], "label.jpg")] });
    await act(async () => input?.dispatchEvent(new Event("change", { bubbles: true })));
    await until(() => place.textContent.includes("锌 50 mg"));
    const ticks = [...place.querySelectorAll<HTMLInputElement>("main section input[type=checkbox]")].map((x) => x.checked);
    expect([ticks, useDraft.getState().answers.supplements]).toEqual([[true, false], undefined]);
    const times = place.querySelector<HTMLInputElement>("main section input[inputmode=decimal]");
    const write = async (value: string): Promise<void> =>
      act(async () => {
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(times, value);
        times?.dispatchEvent(new Event("input", { bubbles: true }));
      });
    await write("0");
    await press(place, "对过了");
    expect(useDraft.getState().answers.supplements).toBeUndefined();
    await write("2");
    await press(place, "对过了");
    const taken = { name: "维生素C 100 mg", id: "vitamin_c", dailyDoses: 2, amounts: [{ nutrient: "vitamin_c", amount: 100, unit: "mg" }] };
    expect(useDraft.getState().answers.supplements).toEqual([taken]);
    await press(place, "锌 50 mg");
    await press(place, "对过了");
    expect(useDraft.getState().answers.supplements).toHaveLength(2);
    expect(place.textContent).toContain("钙 35.1 g (每100g)");
  });

  test("with a whole questionnaire it is asked within that, and nothing else of it is lost", async () => {
    const whole = {
      gender: "male",
      age: 40,
      heightCm: 175,
      weightKg: 70,
      activityLevel: "light",
      conditions: [],
      medicines: [],
      allergies: ["peanut"],
    };
    last = { id: "q-1", planType: "short_questionnaire", status: "ready", questionnaire: { questionnaireType: "short_questionnaire", answers: whole } };
    useSession.setState({ user: { ...user, consents } });
    fakeNetwork(answer);
    await render(<SpecifyScreen />, ["questionnaire"]);
    await until(() => useDraft.getState().planId === "q-1");
    expect(useDraft.getState()).toMatchObject({ planId: "q-1", answers: whole });
    expect(useDraft.getState().answers.reviewOnly).toBeUndefined();
    expect(localStorage.getItem("currentActiveQsId")).toBe("q-1");
  });

  test("with half a questionnaire only the review is asked for, and its answers stay", async () => {
    last = { id: "q-2", planType: "deep_questionnaire", status: "draft", questionnaire: { questionnaireType: "deep_questionnaire", answers: { age: 40 } } };
    useSession.setState({ user: { ...user, consents } });
    fakeNetwork(answer);
    await render(<SpecifyScreen />, ["questionnaire"]);
    await until(() => useDraft.getState().planId === "q-2");
    expect(useDraft.getState()).toMatchObject({ planId: "q-2", type: "deep_questionnaire", answers: { age: 40, reviewOnly: true } });
  });
});
