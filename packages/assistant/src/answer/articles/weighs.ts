/** Whether an article begins with the very forms that were asked about: then it weighs them, and a list of forms does not. */
import type { Linked } from "../../understand/link.ts";
import { nameOf } from "../names.ts";
import type { Context, Part } from "../part.ts";
import { speaksOf } from "./speaks-of.ts";

const LETTERS = 4;
const SENTENCE = /(?<=[。！])|(?<=\.)\s/u;

/** "Carbonate" is calcium carbonate, where calcium was spoken of. */
const isNamed = ({ k, u }: Context, p: Part, l: Linked): boolean => {
  const nutrients = u.nutrients.map((id) => k.nutrients.get(id)?.name.en.toLowerCase());
  const words = l.given.split(/\s+/u).filter((w) => w.length > LETTERS && !nutrients.includes(w));
  return [l.given, nameOf(k, l).en, ...words].some((name) => speaksOf(p, name));
};

export function weighs(c: Context, { id, title, lead }: Part): boolean {
  const first = lead && { zh: lead.zh.split(SENTENCE)[0] ?? "", en: lead.en.split(SENTENCE)[0] ?? "" };
  const top: Part = { id, ...(title && { title }), ...(first && { lead: first }) };
  return c.u.linked.every((l) => l.ref.kind !== "form" || l.denied || isNamed(c, top, l));
}
