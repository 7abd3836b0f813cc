/** The sentences that answer first, and the line that ends an analysis. */
import { type Text, text } from "@nutri/domain";

export type Counts = { readonly rows: number; readonly outside: number; readonly critical: number; readonly ask: number; readonly open: number };

const many = (n: number, one: string, more: string): string => (n === 1 ? one : more);

function inRange({ outside, open }: Counts): Text {
  if (outside > 0) return text(`${outside} 项不在范围内。`, `${outside} ${many(outside, "is", "are")} outside the range. `);
  if (open > 0)
    return text(
      `没有看到超出范围的，其中 ${open} 项没有范围可比。`,
      `None is seen outside its range; ${open} ${many(open, "has", "have")} no range to compare with. `,
    );
  return text("都在范围内。", "All are within their range. ");
}

export function summaryOf(c: Counts): Text {
  const first =
    c.critical > 0
      ? text(`有 ${c.critical} 项要先给医生看，请看最前面。`, `${c.critical} ${many(c.critical, "needs", "need")} a doctor first: see the top. `)
      : undefined;
  const known = c.rows - c.ask;
  const range = known > 0 ? inRange(c) : undefined;
  const asked = c.ask > 0 ? text(`${c.ask} 项没有把握，请你核对。`, `${c.ask} ${many(c.ask, "is", "are")} not certain: please check. `) : undefined;
  const parts = [first, text(`共 ${c.rows} 项结果。`, `${c.rows} ${many(c.rows, "result", "results")}. `), range, asked].filter((p) => p !== undefined);
  return text(
    parts.map((p) => p.zh).join(""),
    parts
      .map((p) => p.en)
      .join("")
      .trim(),
  );
}

export const DISCLAIMER = text(
  "这份解读只供营养参考，不是诊断，也不能代替医生的意见。",
  "This reading is for nutrition only. It is no diagnosis and does not replace a doctor's advice.",
);
