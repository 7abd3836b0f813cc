/** A value with its number is on somebody's sheet, also where only its meaning is asked: "血钾6.9是什么意思", "what does a sodium of 112 mean?". */
import type { Around } from "./frames-around.ts";
import { type Frame, frame } from "./frames.ts";

const MEANING =
  /什么意思|啥意思|什么概念|说明什么|代表什么|意味着什么|严重|要紧|危险|有事|怎么办|怎么处理|怎么回事|[高低]不高?[吗么]?|[高低]吗|正常[吗么]|\bmeans?\b|\bmeaning\b|\b(?:bad|serious|dangerous|worrying|concerning|high|low|normal|ok|okay)\b/u;
/** A line and no result, or of nobody: "血钾高于6.5有什么危险", "what would a potassium of 7 do?". */
const A_LINE =
  /以上|以下|大于|小于|高于|低于|超过|不到|多少|范围|标准|临界|界限|如果|要是|万一|假如|假设|为什么会|怎么会|会(?:怎么样|死|不会)|考试|作业|题|病例|(?<!mmol)(?<!mg)[<>≥≤]|\b(?:above|below|over|under|greater|less than|more than|if|would|could|range|cut-?off|threshold|considered|counts? as|why (?:is|does|would)|how (?:high|low)|exam|quiz|homework|case study|patients?|textbook)\b/u;

export function valueFrame(around: Around): Frame {
  const read = frame(around);
  return read === "asked" && MEANING.test(around.sentence) && !A_LINE.test(around.sentence) ? "told" : read;
}
