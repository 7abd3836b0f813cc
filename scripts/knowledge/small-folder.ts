/** A knowledge folder for tests: a few records on disk, every kind's folder there. */
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { KINDS } from "@nutri/knowledge/schema";
import { stringify } from "yaml";

const both = (zh: string, en: string): object => ({ zh, en });
const CITED = [{ source: "label", locator: "section 7" }];

/** Path below the folder → record. */
export const RECORDS: Readonly<Record<string, object>> = {
  "sources/label.yaml": { id: "label", title: "A label", lang: "en", publisher: "A publisher", year: 2024, url: "https://example.org/label", kind: "label" },
  "medicines/warfarin.yaml": { id: "warfarin", name: both("华法林", "Warfarin"), atc: ["B01AA03"], uses: both("防血栓", "Against clots"), sources: CITED },
  "medicines/topical.yaml": { id: "topical", name: both("软膏", "Ointment"), uses: both("皮炎", "Rashes"), sources: CITED },
  "classes/vitamin_k_antagonist.yaml": { id: "vitamin_k_antagonist", name: both("维生素K拮抗剂", "Vitamin K antagonists"), atcPrefixes: ["B01AA"] },
  "items/cranberry.yaml": { id: "cranberry", name: both("蔓越莓", "Cranberry"), kind: "food", sources: CITED },
  "conditions/gout.yaml": { id: "gout", name: both("痛风", "Gout"), kind: "disease" },
  "conditions/cataract.yaml": { id: "cataract", name: both("白内障", "Cataract"), kind: "disease" },
  "interactions/cardio/warfarin_cranberry.yaml": {
    id: "warfarin_cranberry",
    subject: { medicines: ["warfarin"] },
    object: { items: ["cranberry"] },
    direction: "interaction",
    severity: "moderate",
    action: "monitor",
    effect: both("出血风险可能上升。", "Bleeding may become likelier."),
    advice: both("不要大量饮用，按期查INR。", "Drink little of it and keep your INR tests."),
    evidence: "C",
    sources: CITED,
  },
  "condition_rules/gout_cranberry.yaml": {
    id: "gout_cranberry",
    subject: { conditions: ["gout"] },
    object: { items: ["cranberry"] },
    direction: "interaction",
    severity: "minor",
    action: "monitor",
    effect: both("糖多时尿酸可能升高。", "With much sugar in it, uric acid may rise."),
    advice: both("选择不加糖的。", "Choose it unsweetened."),
    evidence: "D",
    sources: CITED,
  },
};

export function write(root: string, records: Readonly<Record<string, object | string>>): void {
  for (const [path, record] of Object.entries(records)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), typeof record === "string" ? record : stringify(record));
  }
}

/** A new folder with these records, which the compiler can read. */
export function smallFolder(records: Readonly<Record<string, object | string>> = RECORDS, root = mkdtempSync(join(tmpdir(), "nutri-records-"))): string {
  for (const kind of Object.keys(KINDS)) mkdirSync(join(root, kind), { recursive: true });
  write(root, records);
  return root;
}
