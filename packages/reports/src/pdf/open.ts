import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { getDocument, type PDFDocumentProxy, PasswordException, VerbosityLevel } from "pdfjs-dist/legacy/build/pdf.mjs";
import { ReadFailure } from "../failure.ts";
import { LIMITS } from "../types.ts";

const root = dirname(createRequire(import.meta.url).resolve("pdfjs-dist/package.json"));
const folder = (name: string): string => `${join(root, name)}/`;

/**
 * Opens a PDF with scripts, embedded files and network left alone. Predefined CMaps come from the package: Chinese hospital
 * software writes fonts that are not embedded.
 * @throws ReadFailure password_protected, too_many_pages, damaged_file
 */
export async function openPdf(bytes: Uint8Array): Promise<PDFDocumentProxy> {
  try {
    const pdf = await getDocument({
      data: new Uint8Array(bytes),
      cMapUrl: folder("cmaps"),
      cMapPacked: true,
      standardFontDataUrl: folder("standard_fonts"),
      wasmUrl: folder("wasm"),
      iccUrl: folder("iccs"),
      enableXfa: false,
      isEvalSupported: false,
      useSystemFonts: true,
      disableFontFace: true,
      maxImageSize: LIMITS.pixels,
      canvasMaxAreaInBytes: LIMITS.pixels * 4,
      verbosity: VerbosityLevel.ERRORS,
    } as Parameters<typeof getDocument>[0]).promise;
    if (pdf.numPages <= LIMITS.pages) return pdf;
    await pdf.loadingTask.destroy();
  } catch (error) {
    if (error instanceof PasswordException) throw new ReadFailure("password_protected", error);
    throw new ReadFailure("damaged_file", error);
  }
  throw new ReadFailure("too_many_pages");
}
