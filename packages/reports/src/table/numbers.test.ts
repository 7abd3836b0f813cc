import { expect, test } from "vitest";
import type { Cell, Line } from "./lines.ts";
import { withoutNumbers } from "./numbers.ts";

const line = (text: string, x0 = 40): Line => {
  const cell: Cell = { text, x0, x1: x0 + 5 * text.length, y0: 0, y1: 10, conf: 1, confs: Array.from({ length: text.length }, () => 1) };
  return { cells: [cell], y0: 0, y1: 10, h: 10 };
};
const parted = (lines: readonly Line[], known: (text: string) => boolean = () => false): string[] =>
  withoutNumbers(lines, known).map((l) => l.cells.map((c) => c.text).join("|"));

test("numbers that count up from line to line are apart from the names", () =>
  expect(parted(["1 TSH", "2 Free T4", "3Ferritin", "4★总蛋白"].map((t) => line(t)))).toEqual(["1|TSH", "2|Free T4", "3|Ferritin", "4|★总蛋白"]));
test("a number of the name stays, also one that a neighbour's happens to precede", () => {
  expect(parted(["总蛋白", "25羟维生素D", "铁蛋白"].map((t) => line(t)))).toEqual(["总蛋白", "25羟维生素D", "铁蛋白"]);
  expect(parted([line("16 总蛋白"), line("17羟孕酮")], (text) => text === "17羟孕酮")[1]).toBe("17羟孕酮");
});
test("numbers elsewhere on the lines do not count", () => expect(parted([line("1", 300), line("2 Iron")])).toEqual(["1", "2 Iron"]));
