import sharp from "sharp";
import type { Mark, Page } from "./pdf.ts";

const escape = (s: string): string => s.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");

function svgOf(mark: Mark, font: string): string {
  if (mark.kind === "line") return `<line x1="${mark.x0}" y1="${mark.y0}" x2="${mark.x1}" y2="${mark.y1}" stroke="#333" stroke-width="${mark.width}"/>`;
  if (mark.kind === "fill") return `<rect x="${mark.x}" y="${mark.y}" width="${mark.w}" height="${mark.h}" fill="${mark.colour}"/>`;
  return `<text x="${mark.x}" y="${mark.y}" font-family="${font}" font-size="${mark.size}" text-anchor="${mark.anchor}"${mark.bold ? ' font-weight="bold"' : ""} fill="#111" xml:space="preserve">${escape(mark.text)}</text>`;
}

export const FONTS = ["Noto Sans CJK SC, Noto Sans CJK, sans-serif", "Noto Serif CJK SC, Noto Serif CJK, serif"] as const;

/** A page as pixels, `dpi` fine. */
export async function toPng(page: Page, dpi: number, font: string): Promise<Buffer> {
  const fills = page.marks.filter((m) => m.kind === "fill");
  const rest = page.marks.filter((m) => m.kind !== "fill");
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${page.width}" height="${page.height}" viewBox="0 0 ${page.width} ${page.height}"><rect width="100%" height="100%" fill="#fff"/>${[...fills, ...rest].map((m) => svgOf(m, font)).join("")}</svg>`;
  return sharp(Buffer.from(svg), { density: dpi }).flatten({ background: "#fff" }).png().toBuffer();
}

/** The picture of a screen set to dark: light on dark, a little blue. */
export const inDark = async (png: Buffer): Promise<Buffer> =>
  sharp(await sharp(png).negate({ alpha: false }).toBuffer())
    .linear([0.86, 0.86, 0.84], [20, 20, 26])
    .png()
    .toBuffer();
