import type { Cell } from "./lines.ts";

/** A row as it stands on the page, nothing understood yet. `flagged`: the sheet prints flags, so that a missing one says something. */
export type RawRow = {
  name: string;
  abbr?: string;
  value: string;
  unit: string;
  range: string;
  flag: string;
  cells: Cell[];
  conf: number;
  valueConf: number;
  unitConf: number;
  /** How sure the digits of the range are. */
  rangeConf?: number;
  headed: boolean;
  section: string;
  /** It was not plain which of several numbers is the result. */
  unsure?: boolean;
  /** The heading says that the former result stands in brackets behind this one. */
  former?: boolean;
};

export type Known = (text: string) => boolean;
