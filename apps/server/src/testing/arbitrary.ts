import fc from "fast-check";
import { z } from "zod";
import { HOSTILE_TEXTS, HOSTILE_VALUES } from "./hostile.ts";

/** Values made from a zod schema, by way of its JSON Schema: such that fit, such that nearly fit, and such that are meant to hurt. */

type Schema = {
  type?: string;
  const?: unknown;
  enum?: readonly unknown[];
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  additionalProperties?: Schema | boolean;
  propertyNames?: Schema;
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  format?: string;
  pattern?: string;
};

/** What lists and numbers are filled with where the schema sets no bound. */
const MANY = 4;
const FAR = 1_000_000;
/** The pattern of `Id` in the contract. */
export const ID_PATTERN = "^[^\\0]*$";

export const jsonSchemaOf = (schema: z.ZodType): Schema => z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Schema;

/** Texts that a field is filled with when it fits: ids where ids are asked for, else words and noise. */
export type Words = { ids: (field: string) => fc.Arbitrary<string>; texts: readonly string[] };

function textOf(schema: Schema, { ids, texts }: Words, field: string): fc.Arbitrary<string> {
  if (schema.pattern === ID_PATTERN) return ids(field);
  const { minLength = 0, maxLength = 60 } = schema;
  if (schema.format === "date")
    return fc.date({ min: new Date("1900-01-01"), max: new Date("2100-01-01"), noInvalidDate: true }).map((d) => d.toISOString().slice(0, 10));
  const fitting = texts.filter((t) => t.length >= minLength && t.length <= maxLength);
  const noise = fc.string({ unit: "grapheme", minLength, maxLength: Math.min(maxLength, 40) });
  return fitting.length === 0 ? noise : fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...fitting) }, noise);
}

const objectOf = (schema: Schema, words: Words): fc.Arbitrary<unknown> => {
  const shape = Object.fromEntries(Object.entries(schema.properties ?? {}).map(([key, field]) => [key, fitting(field, words, key)]));
  const known = fc.record(shape, { requiredKeys: [...(schema.required ?? [])], noNullPrototype: true });
  const { additionalProperties: more, propertyNames } = schema;
  if (typeof more !== "object") return known;
  const key = propertyNames ? (fitting(propertyNames, words) as fc.Arbitrary<string>) : fc.string({ maxLength: 20 });
  return fc.tuple(known, fc.dictionary(key, fitting(more, words), { maxKeys: MANY, noNullPrototype: true })).map(([a, b]) => ({ ...b, ...a }));
};

/** Values that fit the schema. */
export function fitting(schema: Schema, words: Words, field = ""): fc.Arbitrary<unknown> {
  if ("const" in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((c) => fitting(c, words, field)));
  const { minimum = -FAR, maximum = FAR } = schema;
  switch (schema.type) {
    case "string":
      return textOf(schema, words, field);
    case "integer":
      return fc.integer({ min: minimum, max: Math.min(maximum, 2 ** 31) });
    case "number":
      return fc.double({ min: minimum, max: maximum, noNaN: true });
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    case "array":
      return fc.array(fitting(schema.items ?? {}, words, field), { minLength: schema.minItems ?? 0, maxLength: Math.min(schema.maxItems ?? MANY, MANY) });
    case "object":
      return objectOf(schema, words);
    case undefined:
    default:
      return fc.jsonValue({ maxDepth: 3 });
  }
}

type Path = readonly (string | number)[];
const isNode = (v: unknown): v is Record<string, unknown> => typeof v === "object" && v !== null;
const pathsOf = (value: unknown, base: Path = []): Path[] => [
  base,
  ...(isNode(value) ? Object.entries(value).flatMap(([key, inner]) => pathsOf(inner, [...base, Array.isArray(value) ? Number(key) : key])) : []),
];

/** The value with another in one place; `undefined` takes the place out. Keys are set as own ones, also `__proto__`. */
function changed(value: unknown, [key, ...rest]: Path, put: unknown): unknown {
  if (key === undefined) return put;
  if (Array.isArray(value)) return value.map((v: unknown, i) => (i === key ? changed(v, rest, put) : v));
  return Object.fromEntries(Object.entries(value as object).map(([k, v]) => [k, k === key ? changed(v, rest, put) : (v as unknown)]));
}

const EXTRA_KEYS = ["extra", "user_id", "userId", "isAdmin", "$ne", "constructor", "__proto__", "id"] as const;
const added = (value: unknown, path: Path, key: string, put: unknown): unknown => {
  const there = path.reduce<unknown>((at, k) => (at as Record<string | number, unknown>)[k], value);
  return isNode(there) && !Array.isArray(there) ? changed(value, path, Object.fromEntries([...Object.entries(there), [key, put]])) : value;
};

const bad = fc.oneof(fc.constantFrom(...HOSTILE_TEXTS), fc.constantFrom(...HOSTILE_VALUES), fc.constant(undefined), fc.double(), fc.string({ unit: "binary" }));
type Change = { at: number; put: unknown; key: string | undefined };
const change = fc.record({ at: fc.nat(), put: bad, key: fc.option(fc.constantFrom(...EXTRA_KEYS), { nil: undefined, freq: 6 }) });

const apply = (value: unknown, { at, put, key }: Change): unknown => {
  const paths = pathsOf(value);
  const path = paths[at % paths.length] ?? [];
  return key === undefined ? changed(value, path, put) : added(value, path, key, put);
};

/** Values that fit but for one place (near) or several (hostile). */
export const broken = (schema: Schema, words: Words, places: number): fc.Arbitrary<unknown> =>
  fc.tuple(fitting(schema, words), fc.array(change, { minLength: 1, maxLength: places })).map(([value, changes]) => changes.reduce(apply, value));
