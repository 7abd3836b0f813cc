/** A request to set the rules aside is refused; the danger in what it asks for is told all the same: a dose far too high, a cure that is none. */
import { cancerCure } from "./cancer-cure.ts";
import { limitOf } from "./amounts/quantity.ts";
import type { Context, Part } from "./part.ts";

const AROUND = "system_text";
export function dangerWithin(c: Context, refused: string): readonly Part[] {
  if (refused !== AROUND) return [];
  const limit = [limitOf(c)].flat().find((p) => p?.over === true);
  const said = limit ?? [cancerCure(c)].flat()[0];
  return said ? [said] : [];
}
