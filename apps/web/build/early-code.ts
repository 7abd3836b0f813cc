import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Rolldown } from "vite";

const ROUTES = join(import.meta.dirname, "../src/app/route-table.ts");
const LANGS = ["zh-CN", "en-US"] as const;

type Route = { path: string; screen: string | undefined; texts: string[]; queries: boolean };

/** What the route table says of each route, read as text: importing it would bring the screens. */
export const routesIn = (table: string): Route[] =>
  table.split(/(?=\bpath: ")/).flatMap((text) => {
    const path = /^path: "([^"]+)"/.exec(text)?.[1];
    if (path === undefined) return [];
    const texts = /\btexts: \[([^\]]*)\]/.exec(text)?.[1] ?? "";
    return [
      {
        path,
        screen: /\bimport\("\.\.?(\/[^"]+)"\)/.exec(text)?.[1],
        texts: [...texts.matchAll(/"([^"]+)"/g)].map(([, ns]) => ns ?? ""),
        queries: /\bqueries: true/.test(text),
      },
    ];
  });

/** The files of the chunk that holds a module, and of all it imports, but for those that come anyway. */
function filesOf(module: string, chunks: readonly Rolldown.OutputChunk[], anyway: ReadonlySet<string>): string[] {
  const found = new Set<string>();
  const walk = (chunk: Rolldown.OutputChunk | undefined): void => {
    if (!chunk || found.has(chunk.fileName) || anyway.has(chunk.fileName)) return;
    found.add(chunk.fileName);
    for (const name of chunk.imports) walk(chunks.find((c) => c.fileName === name));
  };
  const start = chunks.find((c) => c.moduleIds.some((id) => id.endsWith(module)));
  if (!start) throw new Error(`no chunk holds ${module}`);
  walk(start);
  return [...found];
}

export type EarlyCode = { files: string[]; routes: Record<string, Record<string, number[]>> };

/** What each route needs beside the entry, by language, for boot.js: places in one list of files. */
export function earlyCode(bundle: Rolldown.OutputBundle): EarlyCode {
  const chunks = Object.values(bundle).filter((c) => c.type === "chunk");
  const entry = chunks.find((c) => c.isEntry);
  const anyway = new Set([entry?.fileName ?? "", ...(entry?.imports ?? [])]);
  const of = (module: string): string[] => filesOf(module, chunks, anyway);
  const files: string[] = [];
  const placeOf = (file: string): number => (files.includes(file) ? files.indexOf(file) : files.push(file) - 1);
  const needs = ({ screen, texts, queries }: Route, lang: string): number[] => {
    const modules = [
      ...(screen === undefined ? [] : [screen]),
      ...(queries ? ["/lib/WithQueries.tsx"] : []),
      `/i18n/common/${lang}.ts`,
      ...texts.map((ns) => `/features/${ns}/i18n/${lang}.ts`),
    ];
    return [...new Set(modules.flatMap(of))].map(placeOf);
  };
  const routes = routesIn(readFileSync(ROUTES, "utf8")).map((r) => [r.path, Object.fromEntries(LANGS.map((lang) => [lang, needs(r, lang)]))] as const);
  return { files, routes: Object.fromEntries(routes) };
}
