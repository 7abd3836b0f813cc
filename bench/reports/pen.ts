import type { Mark } from "@nutri/reports/testing/pdf";

/** Draws marks on a page, y down. */
export type Pen = {
  text: (x: number, y: number, value: string, size?: number, options?: { anchor?: "start" | "end" | "middle"; bold?: boolean }) => void;
  line: (x0: number, y0: number, x1: number, y1: number, width?: number) => void;
  fill: (x: number, y: number, w: number, h: number, colour?: string) => void;
};

export function penOf(marks: Mark[]): Pen {
  return {
    text: (x, y, text, size = 9, { anchor = "start", bold = false } = {}) => void (text && marks.push({ kind: "text", x, y, size, text, anchor, bold })),
    line: (x0, y0, x1, y1, width = 0.5) => void marks.push({ kind: "line", x0, y0, x1, y1, width }),
    fill: (x, y, w, h, colour = "#dfe7ef") => void marks.push({ kind: "fill", x, y, w, h, colour }),
  };
}
