import { describe, expect, test } from "vitest";
import { formatNumber } from "./number.ts";

describe("numbers by locale", () => {
  test.each(["zh-CN", "en-US"])("read as the browser's own formatter writes them in %s", (lang) => {
    const small = new Intl.NumberFormat(lang, { maximumSignificantDigits: 3 });
    const large = new Intl.NumberFormat(lang, { maximumFractionDigits: 0 });
    const numbers = [0, 0.05, 0.1 + 0.2, 0.333, 1.5, 9.99, 12.34, 99.94, 99.96, 100, 123.4, 999.6, 1000, 1234, 12_345.6, 100_000, 1_234_567];
    for (const n of [...numbers, ...numbers.map((x) => -x)].filter((x) => !Object.is(x, -0)))
      expect(formatNumber(n)).toBe((Math.abs(n) >= 100 ? large : small).format(n));
  });
});
