import { createCanvas } from "@napi-rs/canvas";
import type { PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";

/** A page drawn on white, its long side `side` pixels: RGBA. */
export async function renderPage(page: PDFPageProxy, side: number): Promise<{ width: number; height: number; rgba: Uint8ClampedArray; png: () => Uint8Array }> {
  const base = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: side / Math.max(base.width, base.height) });
  const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
  const context = canvas.getContext("2d");
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  await page.render({ canvas: canvas as never, canvasContext: context as never, viewport, annotationMode: 0 }).promise;
  const rgba = context.getImageData(0, 0, canvas.width, canvas.height).data;
  return { width: canvas.width, height: canvas.height, rgba, png: () => canvas.toBuffer("image/png") };
}
