import { describe, expect, it } from "vitest";
import { remembering } from "./remember.ts";
import type { EntityKind } from "./types.ts";

describe("what was read of a name", () => {
  const read: string[] = [];
  const reader = () => {
    read.length = 0;
    return remembering((text, kinds: readonly EntityKind[]) => (read.push(text), text === "nothing" ? null : `${text} among ${kinds.join(" ")}`));
  };

  it("is read once for the same kinds, also when it was nothing", () => {
    const find = reader();
    expect([find("iron", ["item"]), find("iron", ["item"]), find("iron", ["medicine"])]).toEqual(["iron among item", "iron among item", "iron among medicine"]);
    expect([find("nothing", ["item"]), find("nothing", ["item"])]).toEqual([null, null]);
    expect(read).toEqual(["iron", "iron", "nothing"]);
  });

  it("is not kept of long texts, and of many names not for ever", () => {
    const find = reader();
    const long = "x".repeat(61);
    find(long, ["item"]);
    find(long, ["item"]);
    expect(read).toHaveLength(2);
    for (let i = 0; i <= 4_000; i++) find(`name ${i}`, ["item"]);
    read.length = 0;
    expect(find("name 0", ["item"])).toBe("name 0 among item");
    expect(read).toEqual(["name 0"]);
  });
});
