/**
 * JSON with the line and column of every value: `JSON.parse` tells neither where a value stands nor, every time, where a mistake is,
 * and takes the last of two fields of one name without a word.
 */
import { type Entries, fieldOf, type Path, type Place, Places } from "./place.ts";

const MOST_DEPTH = 12;
const SPACE = /[ \t\n\r]*/uy;
const PLAIN = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/uy;
// oxlint-disable-next-line no-control-regex -- JSON allows no control characters in a string.
const STRING = /"(?:[^"\\\u0000-\u001F]|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4}))*"/uy;

class Mistake extends Error {
  readonly at: number;
  readonly path: Path;
  constructor(at: number, path: Path, what: string) {
    super(what);
    this.at = at;
    this.path = path;
  }
}

class Scanner {
  readonly places = new Places();
  readonly #text: string;
  #at = 0;
  /** Where the line that was last asked about begins: values are met in order. */
  #line = 1;
  #lineStart = 0;

  constructor(text: string) {
    this.#text = text;
  }

  place(at: number): Place {
    for (let next = this.#text.indexOf("\n", this.#lineStart); next >= 0 && next < at; next = this.#text.indexOf("\n", this.#lineStart)) {
      this.#line++;
      this.#lineStart = next + 1;
    }
    return { line: this.#line, column: at - this.#lineStart + 1 };
  }

  whole(): unknown {
    const value = this.#value([]);
    this.#take(SPACE);
    if (this.#at < this.#text.length) throw new Mistake(this.#at, [], "there is more after the end of the list");
    return value;
  }

  #take(pattern: RegExp): string {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text)?.[0] ?? "";
    this.#at += found.length;
    return found;
  }

  #is(letter: string): boolean {
    this.#take(SPACE);
    if (this.#text[this.#at] !== letter) return false;
    this.#at++;
    return true;
  }

  #value(path: Path): unknown {
    this.#take(SPACE);
    if (path.length > MOST_DEPTH) throw new Mistake(this.#at, path, "is nested too deep");
    this.places.set(path, this.place(this.#at));
    if (this.#is("[")) return this.#list(path);
    if (this.#is("{")) return this.#object(path);
    const written = this.#take(PLAIN) || this.#take(STRING);
    if (written === "") throw new Mistake(this.#at, path, this.#at < this.#text.length ? "is no JSON value" : "the file ends in the middle");
    return JSON.parse(written);
  }

  #list(path: Path): unknown[] {
    const values: unknown[] = [];
    if (this.#is("]")) return values;
    do values.push(this.#value([...path, values.length]));
    while (this.#is(","));
    if (!this.#is("]")) throw new Mistake(this.#at, path, "a comma or ] is missing here");
    return values;
  }

  #object(path: Path): unknown {
    const fields = new Map<string, unknown>();
    if (this.#is("}")) return {};
    do {
      this.#take(SPACE);
      const at = this.#at;
      const written = this.#take(STRING);
      if (written === "") throw new Mistake(at, path, "a field's name in quotes is missing here");
      const name = String(JSON.parse(written));
      if (fields.has(name)) throw new Mistake(at, [...path, name], "stands there twice");
      if (!this.#is(":")) throw new Mistake(this.#at, [...path, name], "a colon is missing here");
      fields.set(name, this.#value([...path, name]));
    } while (this.#is(","));
    if (!this.#is("}")) throw new Mistake(this.#at, path, "a comma or } is missing here");
    return Object.fromEntries(fields);
  }
}

/** @returns the elements of the list that the file is */
export function readJson(text: string): Entries {
  const scanner = new Scanner(text);
  const { places } = scanner;
  try {
    const value = scanner.whole();
    if (Array.isArray(value)) return { entries: value, places, problems: [] };
    return { entries: [], places, problems: [{ line: 1, column: 1, field: "", what: "the file must be a list: [ … ]" }] };
  } catch (error) {
    if (!(error instanceof Mistake)) throw error;
    return { entries: [], places, problems: [{ ...scanner.place(error.at), field: fieldOf(error.path), what: error.message }] };
  }
}
