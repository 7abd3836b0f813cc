/**
 * What a text must have in it for a pattern to match: one of a few strings. Read from the pattern as it is written (Cox 2012, "Regular Expression Matching
 * with a Trigram Index"): what is optional, repeated from none or of any character needs nothing.
 */

/** `exact`: all that a part can match, where that is little. `needs`: one of these is in whatever it matches; unknown where it is absent. */
type Piece = { readonly exact?: readonly string[]; readonly needs?: readonly string[] };
const ANYTHING: Piece = {};
const NOTHING: Piece = { exact: [""] };
const MOST_EXACT = 24;

/** A Han character says more than a letter. */
const HAN = 0x30_00;
const ENOUGH = 6;
function weight(s: string): number {
  let n = 0;
  for (let i = 0; i < s.length && n < ENOUGH; i++) n += s.charCodeAt(i) > HAN ? 2 : 1;
  return n;
}
const least = (strings: readonly string[]): number => strings.reduce((n, s) => Math.min(n, weight(s)), ENOUGH);
/** Of two lists of which a match needs one each, the one that fewer texts have. */
function better(a: readonly string[] | undefined, b: readonly string[] | undefined): readonly string[] | undefined {
  const [one, other] = [a, b].map((list) => (list && list.length > 0 && !list.includes("") ? list : undefined));
  if (!one || !other) return one ?? other;
  return least(other) > least(one) || (least(other) === least(one) && other.length < one.length) ? other : one;
}
const needsOfPiece = ({ exact, needs }: Piece): readonly string[] | undefined => better(exact, needs);

function either(pieces: readonly Piece[]): Piece {
  const exact = pieces.flatMap((p) => p.exact ?? []);
  const needs = pieces.map(needsOfPiece);
  return {
    ...(pieces.every((p) => p.exact) && exact.length <= MOST_EXACT && { exact }),
    ...(needs.every((n) => n !== undefined) && { needs: needs.flat() }),
  };
}

function inARow(pieces: readonly Piece[]): Piece {
  let run: readonly string[] = [""];
  let whole = true;
  let needs: readonly string[] | undefined;
  for (const p of pieces) {
    const longer = p.exact && p.exact.length * run.length <= MOST_EXACT ? run.flatMap((a) => p.exact?.map((b) => a + b) ?? []) : undefined;
    needs = better(needs, p.needs);
    if (!longer) needs = better(needs, run);
    whole &&= longer !== undefined;
    run = longer ?? p.exact ?? [""];
  }
  const found = better(needs, run);
  return { ...(whole && { exact: run }), ...(found && { needs: found }) };
}

const SHORTHAND = /\\(?:p\{[^}]*\}|u\{[^}]*\}|u[\da-f]{4}|x[\da-f]{2}|k<[^>]*>|\d+|[a-z])/iuy;
const QUANTIFIER = /(?:[*+?]|\{(\d+)(?:,\d*)?\})\??/uy;
const GROUP = /\((\?(?:[:=!]|<[=!]|<[^>]*>))?/uy;
const CLASS = /\[((?:\\.|[^\]\\])*)\]/uy;
const PLACE = /\\b/iuy;
const CHARACTER = /\\?(.)/suy;
/** To a pattern that ignores case some letters have more forms than two (µ, σ): of the others the small letter stands for both. */
const ONE_FORM = /^[\u0020-\u007e\u00c0-\u017e\u0590-\u109f\u3000-\u9fff\uac00-\ud7a3]*$/u;

/** A part so often: once or not, from none, from one. */
function often(piece: Piece, [said = "", from]: readonly (string | undefined)[]): Piece {
  if (said.startsWith("?")) return piece.exact ? { exact: [...piece.exact, ""] } : ANYTHING;
  if (said.startsWith("*") || Number(from) === 0) return ANYTHING;
  const needs = needsOfPiece(piece);
  return needs ? { needs } : ANYTHING;
}

class Reader {
  private at = 0;
  private readonly source: string;
  private readonly ignoreCase: boolean;
  constructor({ source, ignoreCase }: RegExp) {
    this.source = source;
    this.ignoreCase = ignoreCase;
  }
  private oneOf(characters: string): Piece {
    const known = characters.length <= MOST_EXACT && (!this.ignoreCase || ONE_FORM.test(characters));
    return known ? { exact: [...characters].map((c) => c.toLowerCase()) } : ANYTHING;
  }
  private take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at;
    const m = pattern.exec(this.source);
    this.at += m?.[0].length ?? 0;
    return m;
  }
  private get next(): string {
    return this.source.charAt(this.at);
  }
  alternatives(): Piece {
    const all = [this.sequence()];
    while (this.next === "|") {
      this.at++;
      all.push(this.sequence());
    }
    return either(all);
  }
  private sequence(): Piece {
    const pieces: Piece[] = [];
    while (this.at < this.source.length && this.next !== "|" && this.next !== ")") {
      const piece = this.one();
      const quantifier = "*+?{".includes(this.next) ? this.take(QUANTIFIER) : null;
      pieces.push(quantifier ? often(piece, quantifier) : piece);
    }
    return inARow(pieces);
  }
  private one(): Piece {
    const opens = this.next;
    if (opens === "(") return this.group(this.take(GROUP)?.[1] ?? "");
    if (opens === "[") return this.ofClass(this.take(CLASS)?.[1] ?? "");
    if (opens === "\\" && this.take(PLACE)) return NOTHING;
    if (opens === "\\" && this.take(SHORTHAND)) return ANYTHING;
    const character = this.take(CHARACTER)?.[1] ?? "";
    if (opens === "^" || opens === "$") return NOTHING;
    return opens === "." ? ANYTHING : this.oneOf(character);
  }
  private ofClass(inside: string): Piece {
    return /^\^|[\\-]/u.test(inside) ? ANYTHING : this.oneOf(inside);
  }
  private group(opened: string): Piece {
    const within = this.alternatives();
    this.at++;
    if (opened.endsWith("!")) return NOTHING;
    // What is looked at before or behind is in the text too.
    if (!opened.endsWith("=")) return within;
    const needs = needsOfPiece(within);
    return { ...NOTHING, ...(needs && { needs }) };
  }
}

/** @returns strings in lower case of which a text that matches has one; `undefined` where nothing can be said */
export const needsOf = (pattern: RegExp): readonly string[] | undefined => needsOfPiece(new Reader(pattern).alternatives());
