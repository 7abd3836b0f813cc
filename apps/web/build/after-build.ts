import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin, Rolldown } from "vite";
import { FIRST_CHUNK } from "./first-visit.ts";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const COMPRESSED = /\.(js|css|html|svg|json)$/;
const WORTH_BYTES = 1000;

/** What a first visitor loads before "start" can be pressed: the entry with the first screen in it, and one language. */
const FIRST = [/i18n\/common\/zh-CN\.ts$/, /features\/entry\/i18n\/zh-CN\.ts$/];

function firstVisit(bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] {
  const chunks = Object.values(bundle).filter((c) => c.type === "chunk");
  const seen = new Map<string, Rolldown.OutputChunk>();
  const walk = (chunk: Rolldown.OutputChunk | undefined): void => {
    if (!chunk || seen.has(chunk.fileName)) return;
    seen.set(chunk.fileName, chunk);
    for (const name of chunk.imports) walk(chunks.find((c) => c.fileName === name));
  };
  for (const c of chunks) if (c.isEntry || c.name === FIRST_CHUNK || FIRST.some((f) => f.test(c.facadeModuleId ?? ""))) walk(c);
  return [...seen.values()];
}

/** Schemas check what comes in at the server's door; on a phone they weigh more than a screen. What both need stands in files without them. */
const SCHEMAS = /\/node_modules\/zod\//;
const withSchemas = (bundle: Rolldown.OutputBundle): string[] =>
  Object.values(bundle).flatMap((c) => (c.type === "chunk" && c.moduleIds.some((id) => SCHEMAS.test(id)) ? [c.fileName] : []));

/** Writes the first visit's scripts as one file for size-limit (`size/entry.js`), and each file compressed beside itself for the server. */
export const afterBuild = (): Plugin => ({
  name: "after-build",
  apply: "build",
  generateBundle(_options, bundle) {
    const found = withSchemas(bundle);
    if (found.length > 0) this.error(`zod would be sent to phones in ${found.join(", ")}`);
  },
  async writeBundle({ dir = "dist" }, bundle) {
    const size = join(dir, "size", "entry.js");
    await mkdir(dirname(size), { recursive: true });
    await writeFile(
      size,
      firstVisit(bundle)
        .map((c) => c.code)
        .join("\n"),
    );
    const names = [...Object.keys(bundle), "leaf.svg", "sw.js"].filter((name) => COMPRESSED.test(name) && !name.startsWith("."));
    await Promise.all(names.map((name) => compress(join(dir, name))));
  },
});

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < WORTH_BYTES) return;
  await writeFile(`${file}.br`, await brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }));
  await writeFile(`${file}.gz`, await zip(content, { level: 9 }));
}
