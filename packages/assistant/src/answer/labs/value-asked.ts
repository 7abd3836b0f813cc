/** "What number is low?", "多少算低": the bound of the test of the one nutrient that was asked about, with what else was asked of it. */
import { readable, type Text } from "@nutri/domain";
import type { Biomarker } from "@nutri/knowledge";
import { both, type Context, type Part } from "../part.ts";
import { measured } from "../amounts/units.ts";

const LOW =
  /(?:多少|什么(?:数|值|水平))[^，。？?]{0,4}(?:才)?算[^，。？?]{0,2}(?:偏?低|缺|不够|正常|少)|(?:低于|低到)多少|\b(?:what|which)(?:['’]s| is)? (?:(?:a|the) )?(?:[\w-]+ )?(?:number|level|value|result|reading|figure|cut-?off)\b[^.?!]{0,24}\b(?:low|deficient|deficiency|short|normal)\b|\b(?:below|under) what\b|\bhow low is (?:too )?low\b|\bwhat (?:is|counts as|would be) (?:too )?low\b/iu;
/** What a paper from another country is printed in. */
const OTHERS = ["pg/mL", "ng/mL", "µg/dL", "mg/dL"];

/** Of several tests of a nutrient the one that is called after it, or the surest. */
function testOf({ k }: Context, id: string): Biomarker | undefined {
  const tests = [...k.biomarkers.values()].filter((b) => b.indicates.some((i) => i.nutrient === id && i.status === "low" && i.below !== undefined));
  return tests.find((b) => b.id === id) ?? tests.find((b) => b.indicates.some((i) => i.confidence === "high"));
}

const inOther = (b: Biomarker, value: number): string => {
  const other = b.units.find((x) => OTHERS.includes(x.spelling) && x.spelling !== b.unit && x.offset === undefined);
  return other ? measured(Number((value / other.factor).toPrecision(2)), other.spelling) : "";
};

/** The bounds in a sentence. */
function boundsOf(b: Biomarker, id: string): Text {
  const low = b.indicates.filter((i) => i.nutrient === id && i.status === "low" && i.below !== undefined).toSorted((x, y) => (x.below ?? 0) - (y.below ?? 0));
  const named = low.flatMap(({ below }) =>
    below === undefined || inOther(b, below) === "" ? [] : [`${measured(readable(below), b.unit)} = ${inOther(b, below)}`],
  );
  const same = named.join("，");
  return both(
    `${low.map((i) => i.text.zh).join("")}${same === "" ? "" : `（${same}）`}`,
    `${low.map((i) => i.text.en).join(" ")}${same === "" ? "" : ` (${named.join(", ")})`}`,
  );
}

/** The bound stands behind the first answer, or before it where nothing else was asked. */
export function withBound(c: Context, parts: readonly Part[]): Part[] {
  const [first, ...others] = parts;
  const [id, ...more] = c.u.nutrients;
  if (!first?.lead || id === undefined || more.length > 0 || c.u.labs.length > 0 || !LOW.test(c.u.question)) return [...parts];
  const test = testOf(c, id);
  if (!test) return [...parts];
  const said = boundsOf(test, id);
  const alone = c.u.medicines.length === 0 && LOW.test(c.u.question.split(/[,，?？]/u)[0] ?? "");
  const [a, b] = alone ? [said, first.lead] : [first.lead, said];
  return [
    {
      ...first,
      lead: both(`${a.zh}${b.zh}`, `${a.en} ${b.en}`),
      sources: [...c.k.sources(test.indicates.flatMap((i) => i.sources.slice(0, 1))), ...(first.sources ?? [])],
      findings: [
        ...(first.findings ?? []),
        { kind: "name", of: "biomarker", id: test.id },
        ...test.indicates.flatMap((i) =>
          i.below === undefined ? [] : [{ kind: "amount" as const, of: test.id, role: "lab" as const, value: i.below, unit: test.unit, rule: test.id }],
        ),
      ],
    },
    ...others,
  ];
}
