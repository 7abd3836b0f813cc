import type { PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { nameTable, type NameTable } from "./analytes/names.ts";
import { assemble, type LaidOut, subjectProblems } from "./assemble.ts";
import { ReadFailure } from "./failure.ts";
import { type FhirReport, readFhir } from "./fhir/read.ts";
import { type FileKind, kindOf } from "./kinds.ts";
import { toLines } from "./table/lines.ts";
import { yearsBetween } from "./table/meta.ts";
import {
  type Analyte,
  type InputFile,
  LIMITS,
  type PageWords,
  type Problem,
  type ProblemCode,
  type ReadOptions,
  type ReadPage,
  type ReadResult,
  type ReadRow,
} from "./types.ts";
import { understand } from "./understand.ts";

type Laid = { pages: LaidOut[]; data: (FhirReport & { file: number })[]; problems: Problem[] };
type Job = { laid: Laid; names: NameTable; options: ReadOptions; file: number };

/**
 * Files (one report, pages in order) → results. Never throws: what cannot be read is in `problems`, and the other files are read.
 * OCR runs in this process; use `readInChild` where something else must go on meanwhile.
 */
export async function readReport(files: readonly InputFile[], analytes: readonly Analyte[], options: ReadOptions = {}): Promise<ReadResult> {
  const names = nameTable(analytes);
  const laid: Laid = { pages: [], data: [], problems: [] };
  if (files.length > LIMITS.files) laid.problems.push({ code: "too_large" });
  for (const [file, input] of files.slice(0, LIMITS.files).entries()) {
    try {
      await readFile(input.bytes, { laid, names, options, file });
    } catch (error) {
      laid.problems.push({ code: codeOf(error), file });
    }
  }
  options.onProgress?.({ stage: "understanding", page: laid.pages.length, pages: laid.pages.length });
  return finish(laid, names, options);
}

const codeOf = (error: unknown): ProblemCode => (error instanceof ReadFailure ? error.code : "damaged_file");

async function readFile(bytes: Uint8Array, job: Job): Promise<void> {
  const kind = kindOf(bytes);
  job.options.onProgress?.({ stage: "opening", page: job.laid.pages.length, pages: job.laid.pages.length });
  if (bytes.length > LIMITS.bytes) throw new ReadFailure("too_large");
  if (kind === "empty") throw new ReadFailure("empty_file");
  if (kind === "unsupported") throw new ReadFailure("unsupported_file");
  if (kind === "json") job.laid.data.push({ ...readFhir(new TextDecoder().decode(bytes), job.names), file: job.file });
  else if (kind === "pdf") await readPdf(bytes, job);
  else await readImage(bytes, kind, job);
}

async function add(job: Job, words: PageWords, picture: Uint8Array | undefined): Promise<void> {
  const { onPicture } = job.options;
  const number = job.laid.pages.length + 1;
  const png = onPicture ? undefined : picture;
  const page: ReadPage = {
    page: number,
    file: job.file,
    source: words.source,
    width: words.width,
    height: words.height,
    ...(png ? { png } : {}),
  };
  job.laid.pages.push({ page, lines: toLines(words.words), ...(words.back ? { back: words.back } : {}) });
  if (picture) await onPicture?.(number, picture);
}

async function readImage(bytes: Uint8Array, kind: FileKind, job: Job): Promise<void> {
  job.options.onProgress?.({ stage: "reading", page: job.laid.pages.length + 1, pages: job.laid.pages.length + 1 });
  const { readPictureFile } = await import("./picture.ts");
  const { words, png } = await readPictureFile(bytes, kind, job.options.pictures ?? false);
  await add(job, words, png);
}

/** Each page by its text layer; a page that has none (or an unreadable one, or no result in it) is drawn and read as a picture. */
async function readPdf(bytes: Uint8Array, job: Job): Promise<void> {
  const { openPdf } = await import("./pdf/open.ts");
  const pdf = await openPdf(bytes);
  const before = job.laid.pages.length;
  try {
    for (let n = 1; n <= pdf.numPages; n++) {
      job.options.onProgress?.({ stage: "reading", page: before + n, pages: before + pdf.numPages });
      const page = await pdf.getPage(n).catch(() => undefined);
      if (!page) {
        job.laid.problems.push({ code: "damaged_file", file: job.file, page: n });
        continue;
      }
      await readPdfPage(page, job);
      page.cleanup();
      giveBack();
    }
  } finally {
    await pdf.loadingTask.destroy();
  }
}

/** Pixels lie outside of the heap, so that nothing hurries their collection: asked for page by page where that can be asked (in the child). */
const giveBack = (): void => (globalThis as { gc?: () => void }).gc?.();

async function readPdfPage(page: PDFPageProxy, job: Job): Promise<void> {
  const { textOf, isLegible, isReadable } = await import("./pdf/text.ts");
  const text = await textOf(page);
  const byText = isReadable(text) ? await holdsResults(page, text, job) : isLegible(text) && (await showsNothingElse(page));
  if (byText && !job.options.pictures) return add(job, text, undefined);
  const { renderPage } = await import("./pdf/render.ts");
  const drawn = await renderPage(page, byText ? 1600 : 2200);
  if (byText) return add(job, text, drawn.png());
  const { readPixels } = await import("./picture.ts");
  const { words, png } = await readPixels({ data: drawn.rgba, width: drawn.width, height: drawn.height, channels: 4 }, job.options.pictures ?? false);
  await add(job, words, png);
}

/** A text layer without a single result over a page that shows a picture is a caption, not the report. */
async function holdsResults(page: PDFPageProxy, text: PageWords, job: Job): Promise<boolean> {
  const trial = assemble([{ page: { page: 1, file: 0, source: "text", width: text.width, height: text.height }, lines: toLines(text.words) }], job.names, {});
  if (trial.rows.length > 0) return true;
  return !(await besideText(page)).pictures;
}

/** Lines of a table and frames of a card; letters drawn as shapes are many more. */
const FEW_SHAPES = 40;
/** A few words with nothing else on their page are all there is: the last result of a sheet, a signature. */
async function showsNothingElse(page: PDFPageProxy): Promise<boolean> {
  const { pictures, shapes } = await besideText(page);
  return !pictures && shapes <= FEW_SHAPES;
}

/** What is drawn on a page besides its text. */
async function besideText(page: PDFPageProxy): Promise<{ pictures: boolean; shapes: number }> {
  const { OPS } = await import("pdfjs-dist/legacy/build/pdf.mjs");
  const { fnArray } = await page.getOperatorList();
  return {
    pictures: fnArray.some((op: number) => op === OPS.paintImageXObject || op === OPS.paintInlineImageXObject || op === OPS.paintImageMaskXObject),
    shapes: fnArray.filter((op: number) => op === OPS.constructPath).length,
  };
}

function finish(laid: Laid, names: NameTable, options: ReadOptions): ReadResult {
  const paper = assemble(laid.pages, names, options);
  const coded = laid.data.map((data) => fhirRows(data, names, options));
  const first = laid.data[0];
  const rows: ReadRow[] = [...paper.rows, ...coded.flatMap((c) => c.rows)].map((row, index) => ({ ...row, index }));
  const problems = [...laid.problems, ...paper.problems, ...coded.flatMap((c) => c.problems)];
  if (rows.length === 0 && !problems.some((p) => p.file !== undefined)) problems.push({ code: "no_results" });
  const reportDate = paper.reportDate ?? first?.date;
  const institution = paper.institution ?? first?.institution;
  return {
    pages: [
      ...laid.pages.map((p) => p.page),
      ...laid.data.map(({ file }, i): ReadPage => ({ page: laid.pages.length + 1 + i, file, source: "data", width: 0, height: 0 })),
    ],
    rows,
    ...(reportDate ? { reportDate } : {}),
    ...(institution ? { institution } : {}),
    subject: laid.pages.length > 0 ? paper.subject : (coded[0]?.subject ?? {}),
    problems,
  };
}

function fhirRows(data: FhirReport, names: NameTable, options: ReadOptions): Pick<ReadResult, "rows" | "subject" | "problems"> {
  const day = data.date ?? options.today;
  const subject = { ...(data.sex ? { sex: data.sex } : {}), ...(data.birth && day ? { age: yearsBetween(data.birth, day) } : {}) };
  const context = { names, subject: { ...options.expect, ...subject }, source: "data" as const, flagsPrinted: false };
  const rows = data.rows.flatMap((raw, index) => {
    const row = understand(raw, context, { code: raw.code, flag: raw.interpretation, otherCode: raw.loinc !== undefined && raw.code === undefined });
    return row ? [{ index, ...row, ...(raw.loinc ? { loinc: raw.loinc } : {}) }] : [];
  });
  return { rows, subject, problems: subjectProblems(subject, data.date, data.people, options) };
}
