/** Which blood test shows whether a nutrient is short, by the records of the tests. */
import { readable, type Text } from "@nutri/domain";
import { aspectsOf } from "../../understand/aspects.ts";
import { asked } from "../each.ts";
import { both, inside, line, once, type Speaker } from "../part.ts";
import { measured } from "../amounts/units.ts";

const MOST = 4;
/** "What test shows it?", "do I have it checked?" */
export const testsOf: Speaker = once((c) => {
  const { u, k } = c;
  const [n, ...others] = asked(c);
  if (!n || others.length > 0 || u.labs.length > 0 || u.medicines.length > 0 || !aspectsOf(u.story ? u.question : u.asked).aspects.has("test"))
    return undefined;
  const tests = [...k.biomarkers.values()].flatMap((b) => {
    const low = b.indicates.filter((i) => i.nutrient === n.id && i.status === "low" && i.below !== undefined);
    return low.length > 0 ? [{ b, below: Math.max(...low.map((i) => i.below ?? 0)) }] : [];
  });
  if (tests.length === 0) return undefined;
  const shown = tests.slice(0, MOST);
  const name = inside(n.name);
  // A test that is called what it measures.
  const called = ({ name: of }: (typeof shown)[number]["b"]): Text =>
    of.zh === n.name.zh ? both(`血${of.zh}`, `${inside(of).en} in blood`) : both(of.zh, inside(of).en);
  return {
    id: "tests",
    lead: both(
      `看${n.name.zh}够不够，验血查的是：${shown.map(({ b }) => called(b).zh).join("、")}。`,
      `Blood tests that show whether ${name.en} is short: ${shown.map(({ b }) => called(b).en).join(", ")}.`,
    ),
    title: both("查什么", "What to test"),
    body: shown.map(({ b, below }) =>
      line(
        both(
          `${b.name.zh}：低于 ${measured(readable(below), b.unit)} 提示不足`,
          `${b.name.en}: below ${measured(readable(below), b.unit)} points to a shortage`,
        ),
      ),
    ),
    todo: [both("结果以化验单上印的范围为准，和医生一起看。", "Go by the range printed on your report, and read it with your doctor.")],
    sources: shown.flatMap(({ b }) => k.sources(b.sources.filter((s) => s.source !== "loinc").slice(0, 1))),
    findings: [
      { kind: "name", of: "nutrient", id: n.id },
      ...shown.flatMap(({ b, below }) => [
        { kind: "name" as const, of: "biomarker" as const, id: b.id },
        { kind: "amount" as const, of: b.id, role: "lab" as const, value: below, unit: b.unit, rule: b.id },
      ]),
    ],
    refer: true,
  };
});
