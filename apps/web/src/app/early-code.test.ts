import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { routesIn } from "../../build/early-code.ts";
import { type AppRoute, ROUTES } from "./route-table.ts";

const table = readFileSync(join(import.meta.dirname, "route-table.ts"), "utf8");

it("fetches early for each route of the table what the table says it needs", () => {
  const told = (ROUTES as readonly AppRoute[]).map(({ path, texts = [], queries = false }) => ({ path, texts, queries }));
  expect(routesIn(table).map(({ path, texts, queries }) => ({ path, texts, queries }))).toEqual(told);
});

it("finds the screen of each route that is fetched apart, and only of those", () => {
  const screens = routesIn(table).filter((r) => r.screen !== undefined);
  expect(screens.map((r) => r.path)).toEqual(ROUTES.filter((r) => r.name !== "qsStartPage").map((r) => r.path));
  expect(screens.find((r) => r.path === "/chat")?.screen).toBe("/features/chat/ChatScreen.tsx");
});
