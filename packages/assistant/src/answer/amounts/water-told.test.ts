import { expect, it } from "vitest";
import { litresTold } from "./water-told.ts";

it("reads litres and millilitres", () => {
  expect(litresTold("每天喝6升水")).toBe(6);
  expect(litresTold("一天三升水")).toBe(3);
  expect(litresTold("4 litres of water a day")).toBe(4);
  expect(litresTold("800ml a day")).toBe(0.8);
  expect(litresTold("八杯水")).toBeUndefined();
});
