/** Where in a file something stands. Lines and columns count from 1; in a CSV a column is a cell. */
export type Place = { readonly line: number; readonly column: number };
/** Something wrong with a file, in plain words that follow the field's name: "must be a number". */
export type Problem = Place & { readonly field: string; readonly what: string };
export type Path = readonly PropertyKey[];

/** What a file holds, as it stands there: nothing is checked yet but its form. */
export type Entries = { readonly entries: readonly unknown[]; readonly places: Places; readonly problems: readonly Problem[] };

const START: Place = { line: 1, column: 1 };
const keyOf = (path: Path): string => JSON.stringify(path.map(String));

/** Knows of values, by their path from the list's index on, where they were written. */
export class Places {
  readonly #known = new Map<string, Place>();

  set(path: Path, place: Place): void {
    this.#known.set(keyOf(path), place);
  }

  /** Of what is not there itself, the place of what it should be in. */
  of(path: Path): Place {
    for (let length = path.length; length > 0; length--) {
      const place = this.#known.get(keyOf(path.slice(0, length)));
      if (place) return place;
    }
    return START;
  }
}

/** `dose.perDay` of a list's third entry: `["2", "dose", "perDay"]` → `dose.perDay`. */
export const fieldOf = (path: Path): string => path.slice(1).map(String).join(".");
