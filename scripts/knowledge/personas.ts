/** The people that a change to the knowledge is tried on: named ones with one risk each, and whole profiles with labs and supplements. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Answers, type Person } from "@nutri/domain";
import { ANA, PLENTY } from "@nutri/engine/testing/people";
import { parse } from "yaml";
import { z } from "zod";
import { ROOT } from "./command.ts";

export type Persona = { readonly name: string; readonly person: Person };

/** What differs from somebody who is well. `servings: plenty` is enough of every food group. */
const Named = z.looseObject({
  name: z.string(),
  is: z.looseObject({
    gender: z.string().optional(),
    medicines: z.array(z.string()).optional(),
    supplements: z.array(z.string()).optional(),
    diet: z.looseObject({ servings: z.unknown().optional() }).optional(),
  }),
});
const Profile = z.looseObject({ name: z.string(), person: z.looseObject({ gender: z.string().optional() }) });

/** The answers of somebody who is well, and of a man no pregnancy, with what is told laid over. @throws when they are no answers */
const laidOver = (base: Person, told: { gender?: string | undefined }): Person =>
  Answers.parse({ ...base, ...(told.gender === "male" && { pregnancy: "none" }), ...told });

const byName = (names: readonly string[]): { name: string }[] => names.map((name) => ({ name }));

function ofNamed({ name, is: { medicines, supplements, diet, ...rest } }: z.infer<typeof Named>): Persona {
  const { servings, ...eats } = diet ?? {};
  const told = {
    ...rest,
    ...(medicines && { medicines: byName(medicines) }),
    ...(supplements && { supplements: byName(supplements) }),
    ...(diet && { diet: { ...eats, ...(servings !== undefined && { servings: servings === "plenty" ? PLENTY : servings }) } }),
  };
  return { name, person: laidOver(ANA, told) };
}

function ofProfile(line: string): Persona {
  const { name, person } = Profile.parse(JSON.parse(line));
  const { goals: _none, ...base } = ANA;
  return { name, person: laidOver(base, person) };
}

const textOf = (dir: string, file: string): string => (existsSync(join(dir, file)) ? readFileSync(join(dir, file), "utf8") : "");

/** Everybody in `personas.yaml` and `profiles.jsonl` of a folder; a file that is not there holds nobody. @throws when one does not fit. */
export function readPersonas(dir = join(ROOT, "packages", "engine", "cases")): Persona[] {
  const named = Named.array().parse(parse(textOf(dir, "personas.yaml")) ?? []);
  const profiles = textOf(dir, "profiles.jsonl")
    .split("\n")
    .filter((line) => line.trim() !== "");
  return [...named.map(ofNamed), ...profiles.map(ofProfile)];
}
