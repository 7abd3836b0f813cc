import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { Medicine } from "./schema.ts";

/** The health of Chinese patent medicines: a herb that makes a class is never in a remedy outside it, so that the class's rules are not lost. */
const folder = join(import.meta.dirname, "..", "medicines");
const remedies = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((f) => f.endsWith(".yaml"))
  .map((f) => Medicine.parse(parse(readFileSync(join(folder, f), "utf8"))))
  .filter((m) => m.kind === "patent_medicine");

/** What each class's note says that its members hold. */
const HERBS_OF: Readonly<Record<string, readonly string[]>> = {
  rhubarb_remedy: ["rhubarb_root", "senna", "aloe_latex"],
  ephedra_remedy: ["ephedra"],
  cinnabar_remedy: ["cinnabar"],
  hepatotoxic_remedy: ["fo_ti", "psoralea", "dictamnus", "tripterygium"],
  aconite_remedy: ["aconite"],
  bufadienolide_remedy: ["chan_su", "xiang_jia_pi"],
  realgar_remedy: ["realgar"],
  nux_vomica_remedy: ["nux_vomica"],
  corydalis_remedy: ["corydalis_rhizome"],
  datura_remedy: ["datura"],
  opioid: ["poppy_husk"],
};
/** Put on the skin, an eye or a mucous membrane a herb does little to the whole body. */
const isTaken = (m: Medicine): boolean => m.systemic;

describe("a Chinese patent medicine", () => {
  it.each(Object.entries(HERBS_OF))("is of the class %s when its composition holds such a herb", (id, herbs) => {
    const outside = remedies.filter((m) => isTaken(m) && m.items.some((item) => herbs.includes(item)) && !m.classes.includes(id));
    expect(outside.map((m) => m.id)).toEqual([]);
  });

  it.each(Object.entries(HERBS_OF))("in the class %s holds such a herb", (id, herbs) => {
    const without = remedies.filter((m) => m.classes.includes(id) && !m.items.some((item) => herbs.includes(item)));
    expect(without.map((m) => m.id)).toEqual([]);
  });
});
