import { expect, it } from "vitest";
import { realKnowledge } from "../../testing/reports.ts";
import { onEachDatabase } from "../../testing/server.ts";

const knowledge = realKnowledge();

onEachDatabase(
  "how to choose among the forms of a nutrient",
  (server) => {
    const calcium = async (lang: "zh-CN" | "en-US") => (await server().call("nutrientForms", { query: { nutrient: "calcium" } }, { lang })).data;

    it("is told to anybody, in their language, each form with what it holds and where that stands", async () => {
      const { forms, name, unit } = await calcium("en-US");
      expect([name, unit]).toEqual(["Calcium", "mg"]);
      const record = knowledge.nutrients.get("calcium");
      expect(forms.map((f) => [f.id, f.name, f.fraction])).toEqual(record?.forms.map((f) => [f.id, f.name.en, f.fraction]));
      for (const form of forms) expect(form.sources[0]?.url).toMatch(/^https?:/);
      expect((await calcium("zh-CN")).forms.map((f) => f.name)).toContain("碳酸钙");
    });

    it("says with or without food, little stomach acid, kidney stones; what is grave first, then what tells the forms apart", async () => {
      const { choice, timing, cautions } = await calcium("zh-CN");
      expect(choice?.answer).toContain("柠檬酸钙");
      expect(timing?.text).toContain("随餐");
      const apart = cautions.filter((c) => c.forms.length > 0);
      const grave = cautions.filter((c) => c.severity === "contraindicated" || c.severity === "major");
      expect(grave.length).toBeGreaterThan(0);
      expect(cautions.slice(0, new Set([...grave, ...apart]).size)).toEqual([...grave, ...apart.filter((c) => !grave.includes(c))]);
      expect(apart.find((c) => c.rule === "acid_suppressant_calcium_carbonate")).toMatchObject({ forms: ["碳酸钙"], action: "monitor" });
      expect(apart.map((c) => c.rule)).toEqual(expect.arrayContaining(["low-acid-calcium-carbonate", "stones-calcium-carbonate-alone"]));
      expect(cautions.find((c) => c.rule === "stones-calcium-supplement")?.forms).toEqual([]);
    });

    it("names whom each caution is for; rules that are for a medicine and any form stay with the plan's own conflicts", async () => {
      const { cautions } = await calcium("en-US");
      for (const caution of cautions) expect(caution.who.length).toBeGreaterThan(0);
      expect(cautions.map((c) => c.rule)).not.toContain("thyroid_hormone_calcium");
    });

    it("every nutrient has an answer; one that is none is not found", async () => {
      for (const { id } of knowledge.records.nutrients) expect((await server().call("nutrientForms", { query: { nutrient: id } })).status).toBe(200);
      expect((await server().call("nutrientForms", { query: { nutrient: "gold" } })).failure.error).toBe("not_found");
    });
  },
  { parts: { knowledge } },
);
