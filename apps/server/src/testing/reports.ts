import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { CatalogueProduct } from "@nutri/domain";
import { createKnowledge, type KnowledgeIndex, loadKnowledge } from "@nutri/knowledge";
import { compile } from "@nutri/knowledge/compile";
import { type Problem, type Progress, type ReadPage, readReport, type Subject, type TypedRow } from "@nutri/reports";
import { toPdf } from "@nutri/reports/testing/pdf";
import { sheet, type SheetLine, table } from "@nutri/reports/testing/sheet";
import { createReader, type Reader } from "../reports/reader.ts";
import type { TestServer } from "./server.ts";

const root = fileURLToPath(new URL("../../../../", import.meta.url));
const COMPILED = `${root}packages/knowledge/generated/knowledge.json`;

/** The real knowledge, for tests of what reports mean. */
export const realKnowledge = (): KnowledgeIndex => (existsSync(COMPILED) ? loadKnowledge(COMPILED) : createKnowledge(compile(`${root}packages/knowledge`)));

/** The products of the sample catalogue. */
export const sampleProducts = (): CatalogueProduct[] => CatalogueProduct.array().parse(JSON.parse(readFileSync(`${root}catalogue/products.json`, "utf8")));

type Sheet = { head?: readonly string[]; rows: readonly (readonly [name: string, value: string, unit: string, range: string, flag?: string])[] };

/** A sheet of paper as lines: what stands above the table, and the table. */
export const linesOf = ({ head = [], rows }: Sheet): SheetLine[] => [
  ...head.map((text): SheetLine => [[40, text]]),
  ...table([40, 220, 290, 330, 420], [["项目", "结果", "", "单位", "参考范围"], ...rows.map(([n, v, u, r, f = ""]) => [n, v, f, u, r])]),
];

/** Pages of text, as hospital software prints them. */
export const pdfOf = (...sheets: readonly Sheet[]): Buffer => Buffer.from(toPdf(sheets.map((s) => sheet(linesOf(s)))));

/** Uploads bytes; answers the file's id. */
export async function upload(server: TestServer, token: string, bytes: Buffer, path = "health_report"): Promise<string> {
  const head = Buffer.from('--B\r\ncontent-disposition: form-data; name="file"; filename="report.pdf"\r\n\r\n');
  const response = await server.app.inject({
    method: "POST",
    url: `/api/v1/file/upload?path=${path}`,
    headers: { authorization: token, "content-type": "multipart/form-data; boundary=B" },
    payload: Buffer.concat([head, bytes, Buffer.from("\r\n--B--\r\n")]),
  });
  return response.json<{ data: { fileId: string } }>().data.fileId;
}

/** The real reader without its child: as quick as this process, whatever else the machine does. */
export const readerInProcess = (knowledge: KnowledgeIndex): Reader => ({
  ...createReader(knowledge),
  read: ({ files, signal: _signal, ...ask }) => readReport(files, knowledge.records.biomarkers, { ...ask, pictures: true }),
});

/** A reader whose files say what the test says; with `real`, the real one. */
export type TestReader = Reader & {
  real: boolean;
  rows: TypedRow[];
  /** Rows (by index) of which the reader is not sure. */
  ask: number[];
  pages: ReadPage[];
  subject: Subject;
  reportDate: string | undefined;
  problems: Problem[];
  /** What it was given to read, each time, and how often it has come to an end. */
  seen: Uint8Array[][];
  /** Reading throws. */
  fail: Error | undefined;
  done: number;
  progress: (progress: Progress) => void;
  /** Reading waits until the returned function is called. */
  hold: () => () => void;
  reset: () => void;
};

export function testReader(knowledge: KnowledgeIndex): TestReader {
  const real = createReader(knowledge);
  let waiting = Promise.resolve();
  const fresh = () => ({
    real: false,
    rows: [],
    ask: [],
    pages: [],
    subject: {},
    reportDate: undefined,
    problems: [],
    seen: [],
    fail: undefined,
    done: 0,
    progress: () => undefined,
  });
  const reader: TestReader = {
    ...fresh(),
    reset: () => {
      waiting = Promise.resolve();
      Object.assign(reader, fresh());
    },
    hold: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      waiting = promise;
      return resolve;
    },
    typed: real.typed,
    lines: real.lines,
    read: async (ask) => {
      if (reader.real) return real.read(ask);
      reader.seen.push(ask.files.map((f) => f.bytes));
      reader.progress = ask.onProgress;
      ask.onProgress({ stage: "opening", page: 0, pages: 0 });
      await waiting;
      if (reader.fail) throw reader.fail;
      const { pages, subject, reportDate, problems } = reader;
      const rows = real.typed(reader.rows, subject).flatMap((row) => row ?? []);
      reader.done++;
      return {
        pages,
        subject,
        problems,
        ...(reportDate !== undefined && { reportDate }),
        rows: rows.map((row, index) => ({ ...row, index, ...(reader.ask.includes(index) && { ask: true, confidence: 0.4, doubts: ["value" as const] }) })),
      };
    },
  };
  return reader;
}
