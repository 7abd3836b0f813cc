import { describe, expect, test } from "vitest";
import { type AppRoute, routeOf, ROUTES } from "./route-table.ts";

describe("routes (notes, section 2)", () => {
  test("every route of the product is there", () => {
    expect(ROUTES.map((r) => r.path).sort()).toEqual(
      [
        "*",
        "/addMoreNutrition",
        "/chat",
        "/error/500",
        "/introductionPage",
        "/order",
        "/orders",
        "/productsPage",
        "/productsPageQuick",
        "/qsGeneratePageNew",
        "/qsStartPage",
        "/questionnaire",
        "/questionnaireSpecify",
        "/report",
        "/reportListPage",
        "/settings",
        "/trialPay",
        "/uploadReportsPageNew",
      ].sort(),
    );
  });

  test("login is needed for exactly chat, qsGeneratePageNew and qsStartPage", () => {
    expect(
      (ROUTES as readonly AppRoute[])
        .filter((r) => r.needsLogin)
        .map((r) => r.name)
        .sort(),
    ).toEqual(["chat", "qsGeneratePageNew", "qsStartPage"]);
  });

  test("chat is of level 1; the plan is kept alive", () => {
    expect(routeOf("/chat").level).toBe(1);
    expect((ROUTES as readonly AppRoute[]).filter((r) => r.keepAlive).map((r) => r.name)).toEqual(["qsGeneratePageNew"]);
  });

  test("an unmatched path goes to the catch-all", () => {
    for (const path of ["/no-such-page", "/chat/more", "/QSSTARTPAGE"]) expect(routeOf(path).name).toBe("notFound");
    expect(routeOf("/chat/").name).toBe("chat");
  });
});
