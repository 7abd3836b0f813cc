import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { CatalogueProduct } from "@nutri/domain";
import { afterAll, describe, expect, it } from "vitest";
import { type Content, LAYOUTS } from "./columns.ts";
import { readFile } from "./read-file.ts";
import { MOST_BYTES } from "./read-text.ts";
import { writeCsv } from "./write-csv.ts";

const root = fileURLToPath(new URL("../../../../../catalogue/", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "nutri-catalogue-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const sample = (): CatalogueProduct[] => CatalogueProduct.array().parse(JSON.parse(readFileSync(`${root}products.json`, "utf8")));
const file = (name: string, content: string | Buffer): string => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};
const said = (path: string, content: Content = "products"): string[] =>
  readFile(path, content).problems.map(({ line, column, field, what }) => `${line}:${column} ${field} ${what}`);

const COLUMNS = Object.keys(LAYOUTS.products.columns);
const FIRST: Readonly<Record<string, string>> = {
  id: "zinc-10",
  "name.zh": "锌片",
  "name.en": "Zinc",
  "brand.zh": "某牌",
  "brand.en": "A brand",
  image: "/staticImages/zinc-10.svg",
  "summary.zh": "每片 10 毫克。",
  "summary.en": "10 mg a tablet.",
  class: "filed_health_food",
  "dose.unit.zh": "片",
  "dose.unit.en": "tablet",
  "dose.perDay": "1",
  "dose.maxPerDay": "2",
  "dose.usage.zh": "每日一片（饭后）",
  "dose.usage.en": "One a day (after food)",
  diets: "vegan;vegetarian",
  "nutrients.nutrient": "zinc",
  "nutrients.amount": "10",
  "nutrients.unit": "mg",
  "nutrients.form": "zinc_citrate",
  "skus.id": "zinc-10-60",
  "skus.name.zh": "60 片",
  "skus.name.en": "60 tablets",
  "skus.spec": "规格=60 片",
  "skus.priceCents": "3900",
  "skus.stock": "5",
  "skus.units": "60",
};
const cells = (more: Readonly<Record<string, string>> = {}): string => COLUMNS.map((c) => more[c] ?? "").join(",");
const csv = (...rows: string[]): string => [COLUMNS.join(","), ...rows].join("\n");
const one = (more: Readonly<Record<string, string>> = {}): string => csv(cells({ ...FIRST, ...more }));
const column = (name: string): number => COLUMNS.indexOf(name) + 1;

describe("the templates and the samples", () => {
  it.each<[string, Content]>([
    ["template.csv", "products"],
    ["template-vouchers.csv", "vouchers"],
    ["products.json", "products"],
    ["vouchers.json", "vouchers"],
  ])("%s is in order", (name, content) => {
    const { values, problems } = readFile(`${root}${name}`, content);
    expect([problems, values.length > 0]).toEqual([[], true]);
  });
});

describe("a CSV", () => {
  it("puts a product's rows together", () => {
    const { values, problems } = readFile(
      file(
        "two.csv",
        csv(
          cells(FIRST),
          cells({
            id: "zinc-10",
            "skus.id": "zinc-10-90",
            "skus.name.zh": "90 片",
            "skus.name.en": "90 tablets",
            "skus.priceCents": "5000",
            "skus.stock": "0",
            "skus.units": "90",
          }),
        ),
      ),
      "products",
    );
    expect(problems).toEqual([]);
    expect(values).toHaveLength(1);
    expect(values[0]?.skus.map((s) => [s.id, s.priceCents, s.spec])).toEqual([
      ["zinc-10-60", 3900, { 规格: "60 片" }],
      ["zinc-10-90", 5000, {}],
    ]);
    expect(values[0]?.nutrients).toEqual([{ nutrient: "zinc", amount: 10, unit: "mg", form: "zinc_citrate" }]);
  });

  it.each([
    ["a negative price", { "skus.priceCents": "-1" }, "skus.priceCents", "must be at least 0, not -1"],
    ["a price in yuan", { "skus.priceCents": "39.50" }, "skus.priceCents", "must be a whole number, not 39.5"],
    ["a formula for a number", { "skus.stock": "=1+1" }, "skus.stock", 'must be a number, not "=1+1"'],
    ["a stock of 1e9", { "skus.stock": "1e9" }, "skus.stock", "is 1000000000; 1000000 is the most, is it a slip?"],
    ["no price", { "skus.priceCents": "" }, "skus.priceCents", "is missing"],
    ["an unknown unit", { "nutrients.unit": "spoons" }, "nutrients.unit", "must be one of g, mg,"],
    ["an unknown class", { class: "medicine" }, "class", "must be one of registered_health_food,"],
    ["an unknown diet", { diets: "vegan;paleo" }, "diets", "must be one of vegetarian,"],
    ["an id of other letters", { id: "Zinc 10" }, "id", "may hold only a–z, 0–9 and -"],
    ["one language", { "name.en": "" }, "name.en", "is missing"],
    ["more a day than the most", { "dose.perDay": "3" }, "dose.perDay", "is more than dose.maxPerDay (2)"],
    ["a picture from elsewhere", { image: "https://example.com/a.svg" }, "image", "must be /staticImages/"],
    ["a way out of the folder", { image: "/staticImages/../../etc/passwd" }, "image", "must be /staticImages/"],
  ])("says where %s stands", (_, more, name, what) => {
    const [problem, ...rest] = readFile(file("bad.csv", one(more)), "products").problems;
    expect([problem, rest]).toEqual([
      { line: 2, column: column(name), field: expect.stringContaining(name.split(".").at(-1) ?? ""), what: expect.stringContaining(what) },
      [],
    ]);
  });

  it("says which id stands twice, of a product and of a pack", () => {
    const other = { ...FIRST, id: "other", "skus.id": "zinc-10-60" };
    expect(said(file("twice.csv", csv(cells(FIRST), cells(other), cells(FIRST))))).toEqual([
      `3:${column("skus.id")} skus.0.id "zinc-10-60" stands there already; each id may be used once`,
      `4:1 id "zinc-10" stands there already; each id may be used once`,
      `4:${column("skus.id")} skus.0.id "zinc-10-60" stands there already; each id may be used once`,
    ]);
  });

  it("says when two rows of a product contradict each other", () =>
    expect(
      said(
        file(
          "differs.csv",
          csv(
            cells(FIRST),
            cells({
              ...FIRST,
              class: "cross_border",
              "nutrients.nutrient": "",
              "nutrients.amount": "",
              "nutrients.unit": "",
              "nutrients.form": "",
              "skus.id": "b",
            }),
          ),
        ),
      ),
    ).toEqual([`3:${column("class")} class differs from line 2 of the same id`]));

  it("counts lines as an editor does, over blank lines and line ends of any kind", () => {
    const text = csv(cells(FIRST), "", cells({ ...FIRST, id: "b", "skus.id": "b", "skus.stock": "x" }));
    for (const end of ["\n", "\r\n", "\r"])
      expect(said(file("ends.csv", text.replaceAll("\n", end)))).toEqual([`4:${column("skus.stock")} skus.0.stock must be a number, not "x"`]);
  });

  it("says what is wrong with its form", () => {
    expect(said(file("quote.csv", `${csv(cells(FIRST))}\n"open`))).toEqual([expect.stringContaining('a quote (") is opened and never closed')]);
    expect(said(file("more.csv", `${one()},x`))).toEqual([expect.stringContaining("the row has more cells than there are columns")]);
    expect(said(file("none.csv", ""))).toEqual([expect.stringContaining("the file is empty")]);
    expect(said(file("head.csv", csv()))).toEqual([expect.stringContaining("nothing but its form")]);
    expect(said(file("lacks.csv", "id,class\na,b"))).toContain("1:1 skus.stock the column is missing");
  });

  it.each(["margin", "commission", "利润", "priority"])("refuses a column %s, at its place: the ranking never sees such a thing", (name) =>
    expect(
      said(
        file(
          "margin.csv",
          one()
            .split("\n")
            .map((line, i) => (i === 0 ? `${line},${name}` : `${line},30`))
            .join("\n"),
        ),
      ),
    ).toEqual([`1:${COLUMNS.length + 1} ${name} is no column of a file of products: nothing here knows or uses it`]),
  );
});

describe("a JSON file", () => {
  const written = (change: (p: Record<string, unknown>) => void): string => {
    const [first] = sample();
    const entry: Record<string, unknown> = { ...first };
    change(entry);
    return JSON.stringify([entry], null, 2);
  };

  it("refuses a field margin of a product and of a pack, at its place", () => {
    const path = file(
      "margin.json",
      written((p) => Object.assign(p, { margin: 0.3, skus: [{ ...sample()[0]?.skus[0], commission: 5 }] })),
    );
    const lines = readFileSync(path, "utf8").split("\n");
    const problems = readFile(path, "products").problems;
    expect(problems.map((p) => p.field)).toEqual(expect.arrayContaining(["margin", "skus.0.commission"]));
    for (const { line, column: at, field } of problems)
      expect(lines[line - 1]?.slice(0, at - 1), field).toMatch(new RegExp(`"${field.split(".").at(-1)}": $`, "u"));
  });

  it.each([
    ["a comma too many", '[{"a":1,}]', 1, 9],
    ["an end in the middle", '[\n  {"a":', 2, 8],
    ["a word", "[\n\nnone]", 3, 1],
    ["a field twice", '[{"id":"a",\n "id":"b"}]', 2, 2],
    ["more after the end", "[]\n[]", 2, 1],
    ["an object", '{"products":[]}', 1, 1],
    ["a depth without end", "[".repeat(100_000), 1, 14],
  ])("says where %s stands", (_, text, line, at) => expect(readFile(file("bad.json", text), "products").problems).toMatchObject([{ line, column: at }]));

  it("is not misled by a field __proto__", () =>
    expect(
      said(
        file(
          "proto.json",
          written((p) => void Object.defineProperty(p, "__proto__", { value: { class: "x" }, enumerable: true })),
        ),
      ),
    ).toEqual([expect.stringContaining("__proto__ is no field here")]));

  it("tells a voucher's mistakes", () => {
    const good = { id: "a", title: { zh: "券", en: "Voucher" }, status: 1, threshold_amount: 0, preferential_mode: 1, value: 100, validFrom: 1, validTo: 2 };
    const wrong = (more: object): string[] => said(file("v.json", JSON.stringify([{ ...good, ...more }])), "vouchers");
    expect(wrong({})).toEqual([]);
    expect(wrong({ validTo: 1 })).toEqual([expect.stringContaining("validTo must be after validFrom")]);
    expect(wrong({ preferential_mode: 2, value: 120 })).toEqual([expect.stringContaining("value with preferential_mode 2")]);
    expect(wrong({ preferential_mode: 7 })).toEqual([expect.stringContaining("preferential_mode cannot be 7")]);
    expect(wrong({ value: -1 })).toEqual(expect.arrayContaining([expect.stringContaining("value must be at least 0, not -1")]));
  });
});

describe("a file as it comes", () => {
  it.each<[string, Buffer]>([
    ["a byte order mark", Buffer.from(`\uFEFF${one()}`)],
    ["UTF-16 with its mark", Buffer.from(`\uFEFF${one()}`, "utf16le")],
  ])("is read with %s", (_, bytes) => {
    const { values, problems } = readFile(file("mark.csv", bytes), "products");
    expect([problems, values[0]?.name.zh]).toEqual([[], "锌片"]);
  });

  it("is refused in another encoding, never guessed", () => {
    // The first bytes are UTF-8 as well; the word (维生素 in GBK) is not.
    const gbk = Buffer.concat([Buffer.from(one().split("锌片")[0] ?? ""), Buffer.from([0xce, 0xac, 0xc9, 0xfa, 0xcb, 0xd8])]);
    expect(() => readFile(file("gbk.csv", gbk), "products")).toThrow("is not written in UTF-8");
    expect(() => readFile(file("bytes.csv", "id\0"), "products")).toThrow("is no text");
  });

  it("is refused unread when it is too large, not there, or neither CSV nor JSON", () => {
    const large = file("large.csv", "");
    truncateSync(large, 5 * MOST_BYTES);
    expect(() => readFile(large, "products")).toThrow("has 100 MB; 20 MB are the most");
    expect(() => readFile(join(folder, "nowhere.csv"), "products")).toThrow("there is no file");
    expect(() => readFile(folder, "products")).toThrow("there is no file");
    expect(() => readFile(file("a.xlsx", one()), "products")).toThrow("must end with .csv or .json");
  });
});

describe("what is written", () => {
  it("reads back as it was, all samples", () => {
    const products = sample();
    expect(readFile(file("all.csv", writeCsv(products, LAYOUTS.products)), "products")).toMatchObject({ values: products, problems: [] });
  });

  it.each(["=HYPERLINK(1)", "+1", "-1", "@SUM(1)", "'=1", "''-x", "'plain", 'a "quoted" word', "a, b; c=d\\e", "锌，片", "😀"])(
    "keeps the text %s, and no cell begins with a formula",
    (text) => {
      const [first] = sample();
      const products = [{ ...first, name: { zh: text, en: text }, items: [text], skus: [{ ...first?.skus[0], spec: { [text]: text } }] }];
      const written = writeCsv(products, LAYOUTS.products);
      expect(readFile(file("back.csv", written), "products")).toMatchObject({ values: products, problems: [] });
      expect(written).not.toMatch(/(?:^|,|\n)"?[=+\-@]/u);
    },
  );
});
