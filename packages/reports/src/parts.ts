import { matchName, type NameTable } from "./analytes/names.ts";
import type { Box } from "./types.ts";
import type { Understood } from "./understand.ts";

/** A row with the way to read it anew as another analyte. */
export type Found = { row: Understood; box: Box; again: (code: string) => Understood };

/** The part a row may be of what it was taken for: its name is both the whole's and the part's. */
const partIn = ({ row }: Found, names: NameTable): string | undefined =>
  matchName(names, row.namePrinted).codes.find((code) => row.code !== undefined && names.byId.get(code)?.partOf === row.code);

/**
 * A total printed with what it is made of (25-羟维生素D with its D2 and D3): a row whose name is also that of a part is the part
 * as soon as the whole with another number, or another part, is printed too.
 */
export function partsApart(found: readonly Found[], names: NameTable): Found[] {
  const partOf = new Map(found.map((f) => [f, partIn(f, names)]));
  return found.map((f) => {
    const part = partOf.get(f);
    const whole = f.row.code;
    if (part === undefined) return f;
    const beside = found.some(
      ({ row }, i) =>
        (row.code === whole && row.value !== f.row.value && partOf.get(found[i] as Found) === undefined) ||
        (row.code !== part && row.code !== undefined && names.byId.get(row.code)?.partOf === whole),
    );
    return beside ? { ...f, row: f.again(part) } : f;
  });
}
