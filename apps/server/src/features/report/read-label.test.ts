import { createKnowledge } from "@nutri/knowledge";
import { readLabelFacts, ReadFailure } from "@nutri/reports";
import { describe, expect, it } from "vitest";
import type { LabelLine } from "../../reports/reader.ts";
import { testKnowledge } from "../../testing/knowledge.ts";
import { onEachDatabase } from "../../testing/server.ts";
import { realKnowledge, testReader, upload } from "../../testing/reports.ts";
import { recognisedOn } from "./label.ts";
import { labelNutrients } from "./label-nutrients.ts";

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);
const knowledge = testKnowledge();
const reader = testReader(knowledge);
const sure = (...texts: string[]) => texts.map((text) => ({ text, confidence: 1 }));
let lines: () => Promise<LabelLine[]> = () => Promise.resolve([]);

onEachDatabase(
  "reading a label",
  (server) => {
    const read = async (token: string, fileId: string) => server().call("readLabel", { body: { fileId } }, { token, lang: "en-US" });

    it("answers the text, and what is known of it to choose from, surest first", async () => {
      lines = () => Promise.resolve(sure("华法林钠片", "Coumadin", "每片含维生素C 100 mg", "批号 20260101"));
      const { token } = await server().visitor();
      const { data } = await read(token, await upload(server(), token, PNG, "label"));
      expect(data.text).toContain("Coumadin");
      expect(data.options[0]).toMatchObject({ id: "warfarin", name: "Warfarin", kind: "medicine", confidence: 0.95 });
      expect(data.options.map((o) => o.id)).toContain("vitamin_c");
      expect(data.options.map((o) => o.confidence)).toEqual(data.options.map((o) => o.confidence).toSorted((a, b) => b - a));
    });

    it("answers the amounts it tells, each with what it is said of; what contradicts itself is marked", async () => {
      lines = () =>
        Promise.resolve(
          sure("Serving Size: 2 tablets", "Amount Per Serving  %DV", "Vitamin C  100 mg  111%", "Vitamin C (total)  1000 mg  111%", "Lutein  6 mg"),
        );
      const { token } = await server().visitor();
      const { data } = await read(token, await upload(server(), token, PNG, "label"));
      expect(data.serving).toBe("2 tablets");
      const said = { nutrient: "vitamin_c", name: "Vitamin C", unit: "mg", per: { text: "Per Serving", of: "portion" }, ask: true };
      expect(data.nutrients).toMatchObject([
        { ...said, amount: 100 },
        { ...said, amount: 1000 },
      ]);
    });

    it("offers nothing where nothing is known", async () => {
      lines = () => Promise.resolve(sure("生产日期", "12345"));
      const { token } = await server().visitor();
      expect((await read(token, await upload(server(), token, PNG, "label"))).data).toEqual({ text: "生产日期\n12345", options: [] });
    });

    it("says what is wrong with a picture that cannot be read", async () => {
      lines = () => Promise.reject(new ReadFailure("damaged_file"));
      const { token } = await server().visitor();
      const { status, failure } = await read(token, await upload(server(), token, PNG, "label"));
      expect([status, failure.details?.[0]?.path, failure.details?.[0]?.message]).toEqual([422, "fileId", expect.stringContaining("damaged")]);
    });

    it("knows only labels of one's own", async () => {
      const [owner, stranger] = [await server().visitor(), await server().visitor()];
      const label = await upload(server(), owner.token, PNG, "label");
      expect((await read(stranger.token, label)).status).toBe(404);
      expect((await read(owner.token, await upload(server(), owner.token, PNG))).status).toBe(404);
      expect((await read(owner.token, "nothing")).status).toBe(404);
    });
  },
  { parts: { knowledge, reader: { ...reader, lines: () => lines() } } },
);

describe("what one portion may hold", () => {
  const real = labelNutrients(realKnowledge());
  const of = (id: string) => real.find((n) => n.id === id);
  it("reaches from a trace of what is recommended to the upper limit of an adult", () => {
    expect(of("vitamin_d")).toMatchObject({ unit: "ug", iu: 0.025, plausible: { min: expect.closeTo(0.75, 2), max: 100 } });
    expect(of("vitamin_e")?.iu).toBeUndefined(); // how much an IU is depends on the form
  });
  it("knows forms that are wholly the nutrient by their names, and no salt, of which only a part is", () => {
    expect(of("vitamin_d")?.aliases).toContain("维生素D3");
    expect(of("calcium")?.aliases).not.toContain("碳酸钙");
  });
  it.each(["IU read as µg", "a point lost"])("%s is asked about", (what) => {
    const text = what.startsWith("IU") ? "维生素D  400微克  100%" : "维生素B1  14mg  100%";
    expect(readLabelFacts([{ text, confidence: 1 }], real).facts).toMatchObject([{ ask: true }]);
  });
});

describe("what a label names", () => {
  it("takes no food, and no short name inside another word", () => {
    const { records } = knowledge;
    const item = { id: "milk", name: { zh: "牛奶", en: "Milk" }, aliases: [], kind: "food", groups: [], nutrients: [], allergens: [], sources: [] };
    const more = createKnowledge({ ...records, items: [item as never] });
    expect(recognisedOn(sure("牛奶", "Milk"), more)).toEqual([]);
  });

  it("trusts a blurred line less", () => {
    expect(recognisedOn([{ text: "维生素C", confidence: 0.6 }], knowledge)).toMatchObject([{ id: "vitamin_c", confidence: 0.57 }]);
  });

  it("names each once, by its surest line", () => {
    const found = recognisedOn(sure("每日维生素C", "维生素C", "维生素C  60片"), knowledge);
    expect(found).toEqual([{ id: "vitamin_c", name: { zh: "维生素C", en: "Vitamin C" }, kind: "supplement", confidence: 0.95 }]);
  });
});
