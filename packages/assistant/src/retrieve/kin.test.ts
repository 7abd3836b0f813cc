import { describe, expect, it } from "vitest";
import { kinOf } from "./kin.ts";

const shared = (a: string, b: string): boolean => kinOf(a).some((kin) => kinOf(b).includes(kin));

describe("kinOf", () => {
  it("knows one matter by the words people use for it, in either language", () => {
    expect(shared("大姨妈来了能喝咖啡吗", "月经期喝咖啡")).toBe(true);
    expect(shared("胳膊上总有乌青", "why do I bruise so easily, my bruises")).toBe(true);
    expect(shared("the runs after dinner out", "diarrhoea")).toBe(true);
  });
  it("knows a name of several words as a whole only", () => {
    expect(shared("that time of the month", "periods")).toBe(true);
    expect(shared("what time do you open", "periods")).toBe(false);
  });
  it("finds nothing where nothing of the kind is said", () => expect(kinOf("手机总是卡顿怎么修")).toEqual([]));
});
