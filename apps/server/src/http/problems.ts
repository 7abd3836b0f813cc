import type { Text } from "@nutri/domain";
import type { z } from "zod";
import type { Detail } from "../fault.ts";

/** What is wrong with a value, in plain words and both languages; never the value itself. */

type Issue = z.core.$ZodIssue;

const say = (zh: string, en: string): Text => ({ zh, en });
const TYPES: Record<string, Text> = {
  string: say("文字", "text"),
  number: say("数字", "a number"),
  int: say("整数", "a whole number"),
  boolean: say("true 或 false", "true or false"),
  array: say("列表", "a list"),
  object: say("一组字段", "an object"),
  record: say("一组字段", "an object"),
  null: say("null", "null"),
};
const FORMATS: Record<string, Text> = {
  date: say("请用 YYYY-MM-DD 写日期。", "Please write the date as YYYY-MM-DD."),
  datetime: say("请用 ISO 8601 写时间。", "Please write the time in ISO 8601."),
};

function size(issue: Extract<Issue, { code: "too_small" | "too_big" }>): Text {
  const small = issue.code === "too_small";
  const bound = String(small ? issue.minimum : issue.maximum);
  if (issue.origin === "string")
    return small && bound === "1"
      ? say("请填写。", "Please fill this in.")
      : small
        ? say(`至少 ${bound} 个字符。`, `At least ${bound} characters.`)
        : say(`最多 ${bound} 个字符。`, `At most ${bound} characters.`);
  if (issue.origin === "array" || issue.origin === "set")
    return small ? say(`至少 ${bound} 项。`, `At least ${bound} entries.`) : say(`最多 ${bound} 项。`, `At most ${bound} entries.`);
  if (issue.inclusive === false)
    return small ? say(`要大于 ${bound}。`, `Must be more than ${bound}.`) : say(`要小于 ${bound}。`, `Must be less than ${bound}.`);
  return small ? say(`不能小于 ${bound}。`, `Must be at least ${bound}.`) : say(`不能大于 ${bound}。`, `Must be at most ${bound}.`);
}

/** @param absent nothing was given at the issue's path */
function describe(issue: Issue, absent: boolean): Text {
  if (absent) return say("请填写。", "Please fill this in.");
  switch (issue.code) {
    case "invalid_type": {
      const type = TYPES[issue.expected];
      return type ? say(`这里要填${type.zh}。`, `This must be ${type.en}.`) : say("填写的内容不对。", "This is not right.");
    }
    case "too_small":
    case "too_big":
      return size(issue);
    case "invalid_value": {
      const values = issue.values.map(String).join(", ");
      return say(`只能是：${values}。`, `Must be one of: ${values}.`);
    }
    case "unrecognized_keys":
      return say("没有这个字段。", "There is no such field.");
    case "invalid_format":
      return FORMATS[issue.format] ?? say("格式不对。", "The format is not right.");
    case "not_multiple_of":
      return say(`要是 ${issue.divisor} 的倍数。`, `Must be a multiple of ${issue.divisor}.`);
    case "invalid_union":
    case "invalid_key":
    case "invalid_element":
    case "custom":
      return say("填写的内容不对。", "This is not right.");
  }
}

const at = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (v, key) => (typeof v === "object" && v !== null && Object.hasOwn(v, key) ? (v as Record<PropertyKey, unknown>)[key] : undefined),
    value,
  );

const MOST = 50;
/** Names come from the caller; a long or strange one is not repeated. */
const shown = (key: PropertyKey): string => String(key).slice(0, 60);

/** The issues of a failed parse as details: a path and a message each. Of a union, those of the choice that came nearest. */
export function toDetails(issues: readonly Issue[], input: unknown): Detail[] {
  const walk = (issue: Issue, base: readonly PropertyKey[]): Detail[] => {
    const path = [...base, ...issue.path];
    if (issue.code === "invalid_union" && issue.errors.length > 0) {
      const nearest = issue.errors.toSorted((a, b) => rank(b) - rank(a))[0] ?? [];
      if (at(input, path) !== undefined) return nearest.flatMap((i) => walk(i, path));
    }
    if (issue.code === "unrecognized_keys") return issue.keys.map((k) => ({ path: [...path, k].map(shown).join("."), message: describe(issue, false) }));
    return [{ path: path.map(shown).join("."), message: describe(issue, at(input, path) === undefined) }];
  };
  return issues.flatMap((i) => walk(i, [])).slice(0, MOST);
}

/** The deeper a choice's first trouble lies, the nearer it was to what was meant. */
const rank = (issues: readonly Issue[]): number => Math.max(0, ...issues.map((i) => i.path.length * 2 + (i.code === "invalid_type" ? 0 : 1)));
