import { readFileSync, statSync } from "node:fs";

/** A file that cannot be read at all; the message says so in one line. */
export class FileError extends Error {
  constructor(message: string) {
    super(message);
    this.name = "FileError";
  }
}

/** A catalogue of 5,000 products is about 8 MB. */
export const MOST_BYTES = 20_000_000;

const MARKS: readonly { readonly bytes: readonly number[]; readonly encoding: string }[] = [
  { bytes: [0xef, 0xbb, 0xbf], encoding: "utf-8" },
  { bytes: [0xff, 0xfe], encoding: "utf-16le" },
  { bytes: [0xfe, 0xff], encoding: "utf-16be" },
];

/**
 * The text of a file's bytes: UTF-8, or UTF-16 when a byte order mark says so. An encoding is never guessed: a wrong guess would turn
 * names into other names. Line ends become `\n`.
 * @throws FileError
 */
export function textOf(bytes: Buffer, name: string): string {
  const mark = MARKS.find((m) => m.bytes.every((b, i) => bytes[i] === b));
  let text: string;
  try {
    text = new TextDecoder(mark?.encoding ?? "utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new FileError(`${name} is not written in ${mark?.encoding.toUpperCase() ?? "UTF-8"}; in a spreadsheet choose "CSV UTF-8" when you save it`);
  }
  if (text.includes("\0")) throw new FileError(`${name} is no text`);
  return text.replaceAll(/\r\n?/gu, "\n");
}

/** @throws FileError */
export function readText(path: string): string {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found?.isFile()) throw new FileError(`there is no file ${path}`);
  if (found.size > MOST_BYTES) throw new FileError(`${path} has ${Math.round(found.size / 1e6)} MB; ${MOST_BYTES / 1e6} MB are the most`);
  return textOf(readFileSync(path), path);
}
