import type { FilePurpose } from "@nutri/contract";
import type { z } from "zod";

/** What a file is, by its first bytes; what its sender calls it counts for nothing. */

type Purpose = z.infer<typeof FilePurpose>;
type Kind = "application/pdf" | "image/jpeg" | "image/png" | "image/webp" | "image/heic" | "application/json";

const HEIC_BRANDS = new Set(["heic", "heix", "heim", "heis", "hevc", "mif1", "msf1"]);
const starts = (b: Buffer, ...bytes: number[]): boolean => bytes.every((x, i) => b[i] === x);
const ascii = (b: Buffer, from: number, to: number): string => b.toString("latin1", from, to);

const looksLikeJson = (head: Buffer): boolean => /^[\s\uFEFF]*\{/.test(head.toString("utf8", 0, 64));

/** Whether the whole of it is JSON. */
export function isJson(bytes: Buffer): boolean {
  try {
    JSON.parse(bytes.toString("utf8").replace(/^\uFEFF/, ""));
    return true;
  } catch {
    return false;
  }
}

/** By the head of a file; of JSON the rest has to be looked at too. */
export function kindOf(bytes: Buffer): Kind | undefined {
  if (ascii(bytes, 0, 5) === "%PDF-") return "application/pdf";
  if (starts(bytes, 0xff, 0xd8, 0xff)) return "image/jpeg";
  if (starts(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return "image/png";
  if (ascii(bytes, 0, 4) === "RIFF" && ascii(bytes, 8, 12) === "WEBP") return "image/webp";
  if (ascii(bytes, 4, 8) === "ftyp" && HEIC_BRANDS.has(ascii(bytes, 8, 12))) return "image/heic";
  return looksLikeJson(bytes) ? "application/json" : undefined;
}

const IMAGES: readonly Kind[] = ["image/jpeg", "image/png", "image/webp", "image/heic"];
/** JSON is a FHIR report. */
const ACCEPTED: Record<Purpose, readonly Kind[]> = {
  health_report: [...IMAGES, "application/pdf", "application/json"],
  chat: [...IMAGES, "application/pdf"],
  feedback: [...IMAGES, "application/pdf"],
  label: [...IMAGES, "application/pdf"],
};
export const accepts = (purpose: Purpose, kind: Kind): boolean => ACCEPTED[purpose].includes(kind);

const MAX_NAME = 120;
/** A name to show: without folders and control characters, not too long. */
export function cleanName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? "";
  // oxlint-disable-next-line no-control-regex -- control and direction characters are what is taken out
  const clean = last.replaceAll(/[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, "").trim();
  return clean.slice(0, MAX_NAME).toWellFormed() || "file";
}
