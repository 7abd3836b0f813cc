import type { PrecisePlan } from "@nutri/contract/calls/plan";
import { beforeEach, describe, expect, test } from "vitest";
import { loginAnswer } from "../testing.tsx";
import { keepPlanCopy, planCopy } from "./plan-copy.ts";
import { acceptLogin, useSession } from "./session.ts";
import { KEYS, local } from "./storage.ts";

const plan = { id: "p-1", customNutritionPlanId: "q-1", summary: "…" } as PrecisePlan;
const consents = (["agreement", "privacy", "health_data"] as const).map((document) => ({ document, version: "v", at: "2026-11-20T00:00:00.000Z" }));
const user = { id: "u-1", nickname: "", language: "zh-CN" as const, isYouZan: false, consents };

beforeEach(() => {
  useSession.setState({ user, consentVersion: "v" });
  keepPlanCopy(plan, "zh-CN", 1000);
});

describe("the last plan on this device", () => {
  test("is there for its visitor, its questionnaire and its language alone", () => {
    expect(planCopy("q-1", "zh-CN")).toMatchObject({ plan, seenAt: 1000 });
    expect([planCopy("q-2", "zh-CN"), planCopy("q-1", "en-US")]).toEqual([undefined, undefined]);
  });

  test("is one: the next takes its place", () => {
    keepPlanCopy({ ...plan, customNutritionPlanId: "q-2" }, "zh-CN", 2000);
    expect([planCopy("q-1", "zh-CN"), planCopy("q-2", "zh-CN")?.seenAt]).toEqual([undefined, 2000]);
  });

  test("goes when another visitor comes", () => {
    const { body } = loginAnswer({ user: { ...user, id: "u-2" } }) as { body: { data: Parameters<typeof acceptLogin>[0] } };
    acceptLogin(body.data);
    expect(local.getItem(KEYS.plan)).toBeNull();
  });

  test("goes when consent is withdrawn", () => {
    useSession.setState({ user: { ...user, consents: consents.slice(0, 2) } });
    expect(local.getItem(KEYS.plan)).toBeNull();
  });

  test("what cannot be read is as if it were not there", () => {
    local.setItem(KEYS.plan, "{");
    expect(planCopy("q-1", "zh-CN")).toBeUndefined();
    local.setItem(KEYS.plan, '"x"');
    expect(planCopy("q-1", "zh-CN")).toBeUndefined();
  });
});
