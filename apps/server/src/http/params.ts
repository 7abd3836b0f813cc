import { z } from "zod";

/** Parameters given in the query (calls with `paramsInQuery`): texts, made into what the body's schema would take. */

const unwrap = (schema: z.ZodType): z.ZodType =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodNullable ? unwrap(schema.unwrap() as z.ZodType) : schema;

function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

const read = (text: string): unknown => (/^\s*[[{]/.test(text) ? readJson(text) : text);

function coerce(schema: z.ZodType, given: string | string[]): unknown {
  const inner = unwrap(schema);
  if (inner instanceof z.ZodArray) {
    const values = (Array.isArray(given) ? given : [given]).map(read);
    return values.length === 1 && Array.isArray(values[0]) ? values[0] : values.filter((v) => v !== "");
  }
  const one = Array.isArray(given) ? (given.at(-1) ?? "") : given;
  return inner instanceof z.ZodNumber && one.trim() !== "" && Number.isFinite(Number(one)) ? Number(one) : one;
}

/** The query's values for the keys that the body has (`key`, or `key[]` for lists); other keys are none of this call's business. */
export function paramsOf(schema: z.ZodType, query: Readonly<Record<string, string | string[] | undefined>>): Record<string, unknown> {
  if (!(schema instanceof z.ZodObject)) return {};
  const found: [string, unknown][] = [];
  for (const [key, field] of Object.entries<z.ZodType>(schema.shape)) {
    const given = query[key] ?? query[`${key}[]`];
    if (given !== undefined) found.push([key, coerce(field, given)]);
  }
  return Object.fromEntries(found);
}
