import { expect, it } from "vitest";
import { every } from "./every.ts";

it.each([
  [/\d+/gu, "1, 22 and 333"],
  [/\d+/gu, "none"],
  [/x*/gu, "axxb😀c"],
])("finds what matchAll finds: %s in %s", (pattern, text) => {
  const told = [...text.matchAll(pattern)].map((m) => [m[0], m.index]);
  expect(every(pattern, text).map((m) => [m[0], m.index])).toEqual(told);
  expect(every(pattern, text).map((m) => [m[0], m.index])).toEqual(told);
});
