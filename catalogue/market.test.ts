/** The market's rules, over every text of the repository that stands near a product. */
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { CatalogueProduct, forbiddenWords, MARKET_SOURCES, PRODUCT_CLASSES, ProductClass, requiredSentences } from "@nutri/domain";
import { describe, expect, it } from "vitest";

const root = join(import.meta.dirname, "..");
const read = (file: string): string => readFileSync(join(root, file), "utf8");
const find = (pattern: string): string[] => globSync(pattern, { cwd: root }).filter((f) => !f.includes(".test."));

/** The texts between quotes of a source file; comments and names are none. */
const quoted = (source: string): string[] =>
  [...source.replaceAll(/^\s*(?:\/\/|\/?\*).*$/gmu, "").matchAll(/"((?:[^"\\\n]|\\.)*)"|`([^`]*)`/gu)].map((m) => m[1] ?? m[2] ?? "");

/** Where products are shown, sold and spoken of. */
const NEAR_PRODUCTS = [
  ...find("catalogue/*.json"),
  ...find("apps/server/src/retail/*.ts"),
  ...find("apps/server/src/features/{order,product,voucher}/*.ts"),
  ...find("apps/web/src/features/{product,products,shop,basket,order,orders,voucher,vouchers,pay,trialPay}/**/*.{ts,tsx}"),
];

describe("texts near products", () => {
  it("are found", () => expect(NEAR_PRODUCTS.length).toBeGreaterThan(15));

  it.each(NEAR_PRODUCTS.map((f) => [f]))("%s promises no cure and presses nobody", (file) => {
    expect(quoted(read(file)).flatMap((t) => forbiddenWords(t).map(({ word, source }) => `${word} (${source.id}) in: ${t}`))).toEqual([]);
  });
});

describe("the forbidden words", () => {
  it.each(["可以治疗贫血", "预防感冒", "降血压", "Cures colds", "prevents disease", "treatment of pain", "无效退款", "家庭必备", "best-selling", "神奇"])("hold %s", (t) =>
    expect(forbiddenWords(t)).toHaveLength(1),
  );
  it.each(["含铁和叶酸的每日一片。", "本品不能代替药物", "保健食品不是药物，不能代替药物治疗疾病", "One tablet after breakfast", "security", "treatise"])("leave %s alone", (t) =>
    expect(forbiddenWords(t)).toEqual([]),
  );
  it("are looked for after a required sentence too", () => expect(forbiddenWords("本品不能代替药物，治疗失眠").map((f) => f.word)).toEqual(["治疗"]));
});

describe("the classes of product", () => {
  it("have a name, sentences and a source each, and there is one for each class there is", () => {
    expect(Object.keys(PRODUCT_CLASSES).toSorted()).toEqual(ProductClass.options.toSorted());
    for (const id of ProductClass.options) expect(requiredSentences("cn", [id]).map((s) => s.text.zh), id).toContain("本品不能代替药物");
    for (const s of Object.values(MARKET_SOURCES)) expect([s.url, s.publisher, s.locator].every(Boolean), s.id).toBe(true);
  });
  it("ask for both sentences beside a health food, each once", () => {
    expect(requiredSentences("cn", ["filed_health_food", "registered_health_food", "ordinary_food"]).map((s) => s.text.zh)).toEqual([
      "本品不能代替药物",
      "保健食品不是药物，不能代替药物治疗疾病",
    ]);
    expect(requiredSentences("intl", ["cross_border"])).toHaveLength(1);
    expect(requiredSentences("intl", [])).toEqual([]);
  });
  it("are told in the catalogue: what no function word may stand beside has none", () => {
    const products = CatalogueProduct.array().parse(JSON.parse(read("catalogue/products.json")));
    for (const p of products.filter((x) => PRODUCT_CLASSES[x.class].functionWords === "none"))
      expect(`${p.name.zh}${p.summary.zh}`, p.id).not.toMatch(/增强|改善|有助于|缓解|提高|保护/u);
  });
});

describe("health knowledge and a way to buy", () => {
  const knowledge = ["plan", "chat", "report", "questionnaire"].flatMap((f) => find(`apps/web/src/features/${f}/**/*.{ts,tsx}`));
  it("never stand on one page", () => {
    expect(knowledge.length).toBeGreaterThan(10);
    for (const file of knowledge) expect(read(file), file).not.toMatch(/\b(?:priceCents|payableCents|orderMultiProd|queryVouchers|productGetAll)\b/u);
  });
  it("are apart in the documents that an operator reads", () => expect(existsSync(join(root, "docs/compliance.md"))).toBe(true));
});
