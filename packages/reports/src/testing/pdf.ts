import { deflateSync } from "node:zlib";

/** Things to draw on a page, in points, y down. */
export type Mark =
  | { kind: "text"; x: number; y: number; size: number; text: string; anchor: "start" | "end" | "middle"; bold?: boolean }
  | { kind: "line"; x0: number; y0: number; x1: number; y1: number; width: number }
  | { kind: "fill"; x: number; y: number; w: number; h: number; colour: string };
export type Page = { width: number; height: number; marks: Mark[] };

const hex = (text: string): string => [...text].map((c) => (c.codePointAt(0) ?? 32).toString(16).padStart(4, "0")).join("");
/** Width of a text in heights: the font's Latin letters are half as wide as its Chinese characters, which is all alignment needs. */
const wide = (text: string): number => [...text].reduce((s, c) => s + (/[\u0020-\u00ff]/.test(c) ? 0.5 : 1), 0);

function draw(mark: Mark, height: number): string {
  if (mark.kind === "line") return `${mark.width} w ${mark.x0} ${height - mark.y0} m ${mark.x1} ${height - mark.y1} l S`;
  if (mark.kind === "fill") return `q 0.9 0.93 0.97 rg ${mark.x} ${height - mark.y - mark.h} ${mark.w} ${mark.h} re f Q`;
  const shift = mark.anchor === "start" ? 0 : mark.anchor === "end" ? wide(mark.text) * mark.size : (wide(mark.text) * mark.size) / 2;
  return `BT /F1 ${mark.size} Tf ${(mark.x - shift).toFixed(2)} ${(height - mark.y).toFixed(2)} Td <${hex(mark.text)}> Tj ET`;
}

const FONT = [
  "<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /UniGB-UCS2-H /DescendantFonts [4 0 R] >>",
  "<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 4 >> /DW 1000 /W [1 [500 500 500 500 500 500 500 500 500 500 500 500 500 500 500 500 500 500 500 500 500 500 500 500 500 500 500 500 500 500 500 500 500 500 500 500 500 500 500 500 500 500 500 500 500 500 500 500 500 500 500 500 500 500 500 500 500 500 500 500 500 500 500 500 500 500 500 500 500 500 500 500 500 500 500 500 500 500 500 500 500 500 500 500 500 500 500 500 500 500 500 500 500 500 500]] /FontDescriptor 5 0 R >>",
  "<< /Type /FontDescriptor /FontName /STSong-Light /Flags 6 /FontBBox [-25 -254 1000 880] /ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 880 /StemV 93 >>",
];

export type Scan = { jpeg: Uint8Array; width: number; height: number };

/** A JPEG as the only thing on each page of A4: what a scanner makes. */
export function scannedPdf(scans: readonly Scan[]): Uint8Array {
  const latin = (bytes: Uint8Array): string => Buffer.from(bytes).toString("latin1");
  const draw = "595 0 0 842 0 0 cm /I Do";
  const kids = scans.map((_, i) => `${4 + 2 * i} 0 R`).join(" ");
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    `<< /Type /Pages /Kids [${kids}] /Count ${scans.length} >>`,
    `<< /Length ${draw.length} >>\nstream\n${draw}\nendstream`,
    ...scans.flatMap(({ jpeg, width, height }, i) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /XObject << /I ${5 + 2 * i} 0 R >> >> /Contents 3 0 R >>`,
      `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${jpeg.length} >>\nstream\n${latin(jpeg)}\nendstream`,
    ]),
  ];
  return new Uint8Array(Buffer.from(written(objects), "latin1"));
}

/** A page whose content is packed: a few bytes that unfold to as many as one likes. */
export function packedPdf(content: Uint8Array): Uint8Array {
  const packed = deflateSync(content).toString("latin1");
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << >> /Contents 4 0 R >>",
    `<< /Length ${packed.length} /Filter /FlateDecode >>\nstream\n${packed}\nendstream`,
  ];
  return new Uint8Array(Buffer.from(written(objects), "latin1"));
}

/** Pages as a PDF with a text layer, the way hospital software writes it: a Chinese font by name, not embedded. */
export function toPdf(pages: readonly Page[]): Uint8Array {
  const kids = pages.map((_, i) => `${6 + 2 * i} 0 R`).join(" ");
  const objects = ["<< /Type /Catalog /Pages 2 0 R >>", `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`, ...FONT];
  pages.forEach((page, i) => {
    const content = page.marks.map((m) => draw(m, page.height)).join("\n");
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.width} ${page.height}] /Resources << /Font << /F1 3 0 R >> >> /Contents ${7 + 2 * i} 0 R >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    );
  });
  return new TextEncoder().encode(written(objects));
}

/** Objects, numbered from 1, with the table of their places. */
function written(objects: readonly string[]): string {
  let body = "%PDF-1.4\n";
  const offsets = objects.map((object, i) => {
    const at = body.length;
    body += `${i + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const table = offsets.map((o) => `${String(o).padStart(10, "0")} 00000 n \n`).join("");
  return `${body}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
}
