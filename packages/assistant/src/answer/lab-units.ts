/** A lab value as it was told, and in the unit that was asked for or that the record keeps. */
import { readable, type Text } from "@nutri/domain";
import type { LabTold } from "../understand/labs.ts";
import { both, type Context } from "./part.ts";
import { measured, printed } from "./units.ts";
import { escape } from "../text/escape.ts";

const plain = (unit: string): string => printed(unit).normalize("NFKC").replaceAll("μ", "µ").toLowerCase();

/** "What is that in ng/mL?", "换算成nmol/L是多少" */
export function unitAsked({ u }: Context, { biomarker: b, unit }: LabTold): string | undefined {
  const text = u.asked.toLowerCase().replaceAll("μ", "µ");
  const told = plain(unit);
  return b.units
    .map((x) => x.spelling)
    .toSorted((x, y) => y.length - x.length)
    .find(
      (x) =>
        plain(x) !== told &&
        new RegExp(`(?:换成|换算成?|折合成?|等于|合|是|多少|\\b(?:in|to|into|as))\\s*(?:多少|几)?\\s*${escape(plain(x))}(?![\\w/])`, "u").test(text),
    );
}

/** @param value in the record's own unit; @param level said with it, where it is */
export function toldIn(c: Context, lab: LabTold, value: number, level?: Text): Text {
  const { biomarker: b, unit } = lab;
  const asked = unitAsked(c, lab);
  const { factor, offset = 0 } = b.units.find((x) => x.spelling === asked) ?? { factor: 1 };
  const same = asked === undefined && plain(unit) === plain(b.unit);
  const other = same ? [] : [asked === undefined ? measured(readable(value), b.unit) : measured(readable((value - offset) / factor), asked)];
  const told = measured(lab.value, unit);
  const was = lab.before === undefined ? undefined : both(`之前 ${lab.before}`, `${lab.before} before`);
  const [zh, en] = [
    [...other, ...(was ? [was.zh] : []), ...(level ? [level.zh] : [])].join("，"),
    [...other, ...(was ? [was.en] : []), ...(level ? [level.en] : [])].join(", "),
  ];
  return both(zh ? `${told}（${zh}）` : told, en ? `${told} (${en})` : told);
}
