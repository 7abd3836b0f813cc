import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { compile } from "./compile.ts";
import { Citation } from "./schema.ts";

/** The health of sources and of the places named in them: what can be held of a citation without opening it. */
const k = compile(join(import.meta.dirname, ".."));
const sources = k.sources;

interface Cited extends Citation {
  readonly by: string;
}
/** Every citation of a record, wherever in it. */
const citations = (value: unknown, by: string): Cited[] => {
  if (typeof value !== "object" || value === null) return [];
  const own = Citation.safeParse(value);
  return own.success ? [{ ...own.data, by }] : Object.values(value).flatMap((v) => citations(v, by));
};
const cited = Object.entries(k).flatMap(([kind, records]) =>
  Array.isArray(records) ? records.flatMap((r: { id?: string }) => citations(r, `${kind}/${r.id ?? "?"}`)) : [],
);

const host = (url: string): string => new URL(url).hostname;
const shared = <T>(items: readonly T[], key: (item: T) => string): T[][] => [...Map.groupBy(items, key).values()].filter((group) => group.length > 1);

/** Houses that give a document no address of its own, only a front page or a search: two documents may share it. */
const FRONT_PAGES = [
  "https://www.nmpa.gov.cn/datasearch/home-index.html",
  "https://www.nhc.gov.cn/",
  "https://www.cnsoc.org/",
  "https://www.samr.gov.cn/",
  "https://openstd.samr.gov.cn/",
];

/** The family in a source's id, and the hosts where that house publishes. */
const HOUSES: readonly (readonly [prefix: RegExp, hosts: RegExp])[] = [
  [/^fda-label-/, /^dailymed\.nlm\.nih\.gov$/],
  [/^emc-smpc-/, /^www\.medicines\.org\.uk$/],
  [/^ema-/, /^www\.ema\.europa\.eu$/],
  [/^nmpa-/, /^www\.(nmpa\.gov|cdr-adr\.org)\.cn$/],
  [/^nih-ods-/, /^ods\.od\.nih\.gov$/],
  [/^nccih-/, /^www\.nccih\.nih\.gov$/],
  [/^mskcc-/, /^www\.mskcc\.org$/],
  [/^nhs-/, /^www\.nhs\.uk$/],
  [/^nice-/, /^www\.nice\.org\.uk$/],
  [/^cdc-/, /^www\.cdc\.gov$/],
  [/^niddk-/, /^www\.niddk\.nih\.gov$/],
  [/^medlineplus-/, /^medlineplus\.gov$/],
  [/^genereviews-/, /^www\.ncbi\.nlm\.nih\.gov$/],
  [/^efsa-/, /^(doi\.org|www\.efsa\.europa\.eu)$/],
  [/^who-\d/, /^(www|iris)\.who\.int$/],
  [/^eu-\d+-\d+$/, /^eur-lex\.europa\.eu$/],
];

/** Ids that carry the year of an edition, a survey or a meeting; the record carries the year of publication. */
const OTHER_YEAR: Readonly<Record<string, number>> = {
  "acr-2019-osteoarthritis": 2020,
  "aua-2014-kidney-stones": 2019,
  "china-hyperuricaemia-2019": 2020,
  "chp-clinical-guide-2015": 2017,
  "cnhs-2015-usual-vitamins": 2024,
  "iupac-atomic-weights-2021": 2022,
  "joglar-2023-af": 2024,
  "kenfield-2014-selenium": 2015,
  "labs-who-2008-waist": 2011,
  "whelton-2017-hypertension": 2018,
};

/** The numbered sections of a label in the format of 21 CFR 201.57; labels in the older format have no numbers. */
const US_SECTIONS: Readonly<Record<string, string>> = {
  "1": "Indications and Usage",
  "2": "Dosage and Administration",
  "4": "Contraindications",
  "5": "Warnings and Precautions",
  "6": "Adverse Reactions",
  "7": "Drug Interactions",
  "8": "Use in Specific Populations",
  "11": "Description",
  "12": "Clinical Pharmacology",
  "17": "Patient Counseling Information",
};
/** Medicines with labels of both formats on the market (a tablet and a newer form of it). */
const BOTH_FORMATS = ["carbidopa-levodopa", "clonidine", "doxycycline", "fenofibrate", "isotretinoin", "lovastatin", "naltrexone"];

/** The headings of a Chinese label (药品说明书和标签管理规定) that a rule may rest on. */
const CN_HEADINGS = ["药品名称", "成份", "适应症", "功能主治", "用法用量", "不良反应", "禁忌", "注意事项", "药物相互作用", "药代动力学"];

const inUsLabel = cited.filter((c) => c.source.startsWith("fda-label-") || c.source === "dailymed");
const inEuLabel = cited.filter((c) => /^(emc|ema)(-smpc|-epar|-medicines)?(-|$)/.test(c.source) && !/^ema-(hmpc|diacerein|ambroxol)/.test(c.source));
const inCnLabel = cited.filter((c) => c.source.startsWith("nmpa-") && c.source !== "nmpa-adr-bulletin");
const show = (c: Cited): string => `${c.by}: ${c.source}, ${c.locator}`;

describe("sources", () => {
  it("are one record for one document", () => {
    const addresses = shared(
      sources.filter((s) => !FRONT_PAGES.includes(s.url)),
      (s) => s.url.toLowerCase(),
    );
    // Labels of one medicine from two houses bear one title; a paper under another publisher is still the same paper.
    const titles = shared(sources, (s) => (s.kind === "label" ? `${s.title}|${s.publisher}` : s.title).toLowerCase().replace(/[^\p{L}\p{N}|]/gu, ""));
    expect([...addresses, ...titles].map((group) => group.map((s) => s.id))).toEqual([]);
  });

  it("have a DOI or a PubMed address that is well formed", () => {
    const doi = sources.filter((s) => host(s.url) === "doi.org" && !/^https:\/\/doi\.org\/10\.\d{4,9}\/[^\s?#]+$/.test(s.url));
    // A search is by the title itself, so that it finds the paper and nothing else.
    const searched = sources.filter((s) => {
      if (host(s.url) !== "pubmed.ncbi.nlm.nih.gov") return false;
      const url = new URL(s.url);
      return url.search === "" ? !/^\/\d{5,8}\/$/.test(url.pathname) : url.searchParams.get("term") !== s.title;
    });
    expect([...doi, ...searched].map((s) => `${s.id}: ${s.url}`)).toEqual([]);
  });

  it("are published where their house publishes", () => {
    const strange = sources.filter((s) => HOUSES.some(([prefix, hosts]) => prefix.test(s.id) && !hosts.test(host(s.url))));
    expect(strange.map((s) => `${s.id}: ${s.url}`)).toEqual([]);
  });

  it("carry the year that their id carries", () => {
    const wrong = sources.filter((s) => {
      const year = OTHER_YEAR[s.id] ?? Number(/(?:^|-)((?:19|20)\d{2})(?:-|$)/.exec(s.id)?.[1] ?? s.year);
      return year !== s.year;
    });
    expect(wrong.map((s) => `${s.id}: ${String(s.year)}`)).toEqual([]);
    expect(Object.keys(OTHER_YEAR).filter((id) => !sources.some((s) => s.id === id))).toEqual([]);
  });

  it("were published in the year that their DOI carries, or up to three years after it", () => {
    const wrong = sources.filter((s) => {
      const year = Number(/doi\.org\/.*?(?<!\d)((?:19[5-9]|20[0-3])\d)(?!\d)/.exec(s.url)?.[1] ?? s.year);
      return s.year < year || s.year > year + 3;
    });
    expect(wrong.map((s) => `${s.id}: ${String(s.year)}, ${s.url}`)).toEqual([]);
  });
});

describe("places in labels", () => {
  it("number a section of a US label as that section is numbered", () => {
    const wrong = inUsLabel.filter((c) =>
      [...c.locator.matchAll(/([A-Z][A-Za-z ]*?) \(section (\d+)(?:\.\d+)?\)/g)].some(([, name, number]) => !name?.endsWith(US_SECTIONS[number ?? ""] ?? "\0")),
    );
    const unnamed = inUsLabel.filter((c) => /^[\d.]+$/.test(c.locator) || /\b4\.\d\b|【/.test(c.locator));
    expect([...wrong, ...unnamed].map(show)).toEqual([]);
  });

  it("do not name sections of the old and of the new format in one US label", () => {
    const formats = Map.groupBy(
      inUsLabel.filter((c) => c.source !== "dailymed" && !BOTH_FORMATS.includes(c.source.slice("fda-label-".length))),
      (c) => c.source,
    );
    // "Precautions" alone is a heading of the old format only.
    const both = [...formats].filter(([, cs]) => cs.some((c) => /^Precautions\b/.test(c.locator)) && cs.some((c) => /\(section \d/.test(c.locator)));
    expect(both.map(([id]) => id)).toEqual([]);
  });

  it("name a numbered section of a European label", () => {
    expect(inEuLabel.filter((c) => !/\b[1-6](\.\d{1,2})?\b/.test(c.locator)).map(show)).toEqual([]);
  });

  it("name a heading of a Chinese label", () => {
    const headings = (c: Cited): string[] => [...c.locator.matchAll(/【([^】]*)】/g)].map(([, heading]) => heading ?? "");
    expect(inCnLabel.filter((c) => headings(c).length === 0 || headings(c).some((h) => !CN_HEADINGS.includes(h))).map(show)).toEqual([]);
  });

  it("are many of each kind", () => {
    expect(Math.min(inUsLabel.length, inEuLabel.length, inCnLabel.length)).toBeGreaterThan(100);
  });
});
