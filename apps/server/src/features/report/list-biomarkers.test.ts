import { expect, it } from "vitest";
import { onEachDatabase } from "../../testing/server.ts";

onEachDatabase("analytes to type by hand", (server) => {
  it.each(["zh-CN", "en-US"] as const)("are given to anybody in %s, each with a unit that sheets print and that is understood", async (lang) => {
    const { status, data } = await server().call("biomarkerOptions", {}, { lang });
    expect(status).toBe(200);
    const { biomarkers } = server().context.knowledge.records;
    expect(data.options.map((o) => o.code)).toEqual(biomarkers.map((b) => b.id));
    for (const option of data.options) {
      const record = biomarkers.find((b) => b.id === option.code);
      expect(option.name).toBe(record?.name[lang === "en-US" ? "en" : "zh"]);
      const known = [record?.unit, ...(record?.units.map((u) => u.spelling) ?? [])];
      for (const unit of option.units) expect(known).toContain(unit);
      expect(option.unit).toBe(option.units[0]);
    }
  });
});
