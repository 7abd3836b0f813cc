/**
 * Memory and time of the reading child: a scanned PDF of 60 pages, the largest picture it takes, a picture packed so that it
 * unfolds to far more than its bytes. Prints the highest resident memory of the child beside the 900 MB it must stay under: it is
 * ended when it is seen past 800. `PAGES=60`.
 */
import { readdirSync, readFileSync } from "node:fs";
import type { Knowledge } from "@nutri/knowledge";
import { readInChild } from "@nutri/reports";
import { packedPdf, scannedPdf } from "@nutri/reports/testing/pdf";
import { FONTS, toPng } from "@nutri/reports/testing/picture";
import sharp from "sharp";
import { layOut } from "./reports/layout.ts";
import { random } from "./reports/random.ts";
import { makeSheet } from "./reports/sheet.ts";

const compiled = new URL("../packages/knowledge/generated/knowledge.json", import.meta.url);
const analytes = (JSON.parse(readFileSync(compiled, "utf8")) as Knowledge).biomarkers;
const LIMIT = 900;
const PAGES = Number(process.env.PAGES ?? 60);
const PAGE_BYTES = 4096;

/** The processes a thread started; none when it ended meanwhile. */
function startedBy(thread: string): string[] {
  try {
    return readFileSync(`/proc/self/task/${thread}/children`, "utf8").split(" ").filter(Boolean);
  } catch {
    return [];
  }
}

/** Resident memory of the processes this one started, in MB. */
function childrenMb(): number {
  const ids = readdirSync("/proc/self/task").flatMap(startedBy);
  return ids.reduce((sum, id) => {
    try {
      return sum + (Number(readFileSync(`/proc/${id}/statm`, "utf8").split(" ")[1]) * PAGE_BYTES) / 1e6;
    } catch {
      return sum; // ended meanwhile
    }
  }, 0);
}

async function measure(name: string, files: { bytes: Uint8Array }[]): Promise<void> {
  let peak = 0;
  const watch = setInterval(() => (peak = Math.max(peak, childrenMb())), 20);
  const t0 = performance.now();
  const result = await readInChild(files, analytes, { pictures: true, timeoutMs: 15 * 60_000 });
  clearInterval(watch);
  const seconds = (performance.now() - t0) / 1000;
  const size = files.reduce((s, f) => s + f.bytes.length, 0) / 1e6;
  console.log(
    `${name.padEnd(34)} ${size.toFixed(1)} MB  ${result.pages.length} pages  ${result.rows.length} rows  ${result.problems.map((p) => p.code).join(" ") || "no problem"}  ${seconds.toFixed(1)} s  peak ${peak.toFixed(0)} MB of ${LIMIT}`,
  );
  if (peak > LIMIT) process.exitCode = 1;
}

const r = random(77);
const scans = [];
for (let n = 0; n < PAGES; n++) {
  const { pages } = layOut(makeSheet(analytes, "zh", 40, r), r);
  const [page] = pages;
  if (!page) continue;
  const { data, info } = await sharp(await toPng(page, 200, FONTS[0]))
    .jpeg({ quality: 55 })
    .toBuffer({ resolveWithObject: true });
  scans.push({ jpeg: data, width: info.width, height: info.height });
}
await measure(`scanned PDF, ${PAGES} pages`, [{ bytes: scannedPdf(scans) }]);
await measure("PDF page that unfolds to 1 GB", [{ bytes: packedPdf(Buffer.alloc(1_000_000_000, " ")) }]);
const [first] = scans;
if (first) {
  await measure("photo of 100 megapixels", [{ bytes: await sharp(first.jpeg).resize(8400, 11_880).jpeg({ quality: 60 }).toBuffer() }]);
  await measure("PNG of 100 megapixels", [
    {
      bytes: await sharp({ create: { width: 9990, height: 9990, channels: 4, background: "#fff" } })
        .png()
        .toBuffer(),
    },
  ]);
  await measure("WebP of 100 megapixels", [
    {
      bytes: await sharp({ create: { width: 9990, height: 9990, channels: 3, background: "#eee" } })
        .webp({ quality: 20 })
        .toBuffer(),
    },
  ]);
}
