/** What a file is by its first bytes; its name and declared type are not believed. */
export type FileKind = "pdf" | "jpeg" | "png" | "webp" | "heic" | "json" | "empty" | "unsupported";

const ascii = (bytes: Uint8Array, from: number, to: number): string => String.fromCharCode(...bytes.subarray(from, to));
const HEIF = new Set(["heic", "heix", "hevc", "hevx", "heim", "heis", "mif1", "msf1"]);

export function kindOf(bytes: Uint8Array): FileKind {
  if (bytes.length === 0) return "empty";
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return "jpeg";
  if (ascii(bytes, 0, 8) === "\x89PNG\r\n\x1a\n") return "png";
  if (ascii(bytes, 0, 4) === "RIFF" && ascii(bytes, 8, 12) === "WEBP") return "webp";
  if (ascii(bytes, 4, 8) === "ftyp" && HEIF.has(ascii(bytes, 8, 12))) return "heic";
  if (ascii(bytes, 0, Math.min(bytes.length, 1024)).includes("%PDF-")) return "pdf";
  return /^(?:\u00ef\u00bb\u00bf)?\s*[{[]/.test(ascii(bytes, 0, 64)) ? "json" : "unsupported";
}
