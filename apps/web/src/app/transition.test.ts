import { describe, expect, test } from "vitest";
import { routeOf } from "./route-table.ts";
import { transitionKind } from "./transition.ts";

const kind = (from: string, to: string, move = 0): string => transitionKind(routeOf(from), routeOf(to), move);

describe("named transitions", () => {
  test("forward to a deeper screen, back to a shallower one", () => {
    expect(kind("/qsStartPage", "/questionnaire")).toBe("forward");
    expect(kind("/questionnaire", "/qsGeneratePageNew")).toBe("forward");
    expect(kind("/productsPage", "/qsGeneratePageNew")).toBe("back");
  });
  test("over the history, its direction decides", () => {
    expect(kind("/questionnaire", "/qsStartPage", -1)).toBe("back");
    expect(kind("/qsStartPage", "/questionnaire", 1)).toBe("forward");
  });
  test("tabs cross-fade; the first screen and the same screen do not move", () => {
    expect(kind("/chat", "/report")).toBe("tab");
    expect(transitionKind(undefined, routeOf("/chat"), 0)).toBe("none");
    expect(kind("/chat", "/chat")).toBe("none");
  });
});
