import { expect, it } from "vitest";
import { forLog } from "./failure.ts";

it("tells the log where an error came from, and no word of its message, whatever that looks like", () => {
  const error = new TypeError("PLANTED one\n    at PLANTED two (secret.ts:1:1)\n    at PLANTED three");
  const { type, at } = forLog(error);
  expect(type).toBe("TypeError");
  expect(at[0]).toMatch(/failure\.test\.ts/);
  expect(JSON.stringify(forLog(error))).not.toContain("PLANTED");
});

it("takes an error without a message, without a stack, and what is no error", () => {
  expect(forLog(new Error()).at[0]).toMatch(/failure\.test\.ts/);
  expect(forLog(Object.assign(new Error("PLANTED"), { stack: undefined, code: "E1" }))).toEqual({ type: "Error", code: "E1", at: [] });
  expect(forLog("PLANTED")).toEqual({ type: "string", at: [] });
});
