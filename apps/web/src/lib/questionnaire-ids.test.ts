import { describe, expect, test } from "vitest";
import { addQsId, currentQsId, qsIds, setCurrentQsId } from "./questionnaire-ids.ts";

describe("questionnaire ids (notes, section 3)", () => {
  test("no duplicates", () => {
    for (const id of ["a", "b", "a"]) addQsId(id);
    expect(qsIds()).toEqual(["a", "b"]);
  });

  test("a missing id is not stored", () => {
    for (const id of [undefined, null, ""]) addQsId(id);
    setCurrentQsId(undefined);
    expect(localStorage.getItem("app_qsIds")).toBeNull();
    expect(currentQsId()).toBeUndefined();
  });

  test("an unparsable list is recreated", () => {
    for (const bad of ["{oops", '"a"', "{}", "[1,null]"]) {
      localStorage.setItem("app_qsIds", bad);
      addQsId("c");
      expect(JSON.parse(localStorage.getItem("app_qsIds") ?? "")).toEqual(["c"]);
    }
  });

  test("the current id is stored as it is, and remembered in the list", () => {
    setCurrentQsId("q");
    expect(localStorage.getItem("currentActiveQsId")).toBe("q");
    expect(qsIds()).toEqual(["q"]);
  });
});
