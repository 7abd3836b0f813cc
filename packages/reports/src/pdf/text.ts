import { type PDFPageProxy, Util } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { PageWords, Word } from "../types.ts";

type Item = { str: string; transform: number[]; width: number; height: number };
const isItem = (item: unknown): item is Item => typeof item === "object" && item !== null && "str" in item && "transform" in item;

/** A run of text in the page's own upright frame: points, y down from the top of the page as shown. */
function toWord(item: Item, viewport: { transform: number[] }): Word | undefined {
  if (item.str.trim() === "") return undefined;
  const t = Util.transform(viewport.transform, item.transform) as number[];
  const [a, b, c, d, e, f] = [t[0] ?? 0, t[1] ?? 0, t[2] ?? 0, t[3] ?? 0, t[4] ?? 0, t[5] ?? 0];
  const h = Math.hypot(c, d);
  const slope = Math.atan2(b, a);
  if (h === 0 || Math.abs(slope) > 0.2) return undefined; // watermarks and margin notes run across the page
  return { text: item.str, x: e, y: f - 0.85 * h, w: item.width, h, conf: 1 };
}

/** The text layer of a page with the place of each run. */
export async function textOf(page: PDFPageProxy): Promise<PageWords> {
  const viewport = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  const words = (items as unknown[]).filter(isItem).flatMap((item) => toWord(item, viewport) ?? []);
  return { width: viewport.width, height: viewport.height, words, source: "text" };
}

const READABLE = /[\p{L}\p{N}\p{P}\p{S}\s]/u;

/** Fonts without a map give private or control characters. */
export function isLegible(page: PageWords): boolean {
  const text = page.words.map((w) => w.text).join("");
  const bad = [...text].filter((c) => !READABLE.test(c) || /[\ufffd\ue000-\uf8ff]/.test(c)).length;
  return text.length > 0 && bad / text.length < 0.1;
}

/** So much of it that it may be the report. */
const LEAST = 20;
/** Whether a text layer can be read at all, and is more than a stamp or a page number over a picture. */
export const isReadable = (page: PageWords): boolean =>
  page.words
    .map((w) => w.text)
    .join("")
    .replace(/\s/g, "").length >= LEAST && isLegible(page);
