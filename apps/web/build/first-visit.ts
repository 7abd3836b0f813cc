export const FIRST_CHUNK = "first";

type Modules = { getModuleInfo: (id: string) => { isEntry: boolean; importers: readonly string[] } | null };

/**
 * Names one chunk for all that the entry imports, directly or not. Without it the bundler splits what later screens share
 * into some twenty small files, which a phone on HTTP/1.1 fetches six at a time.
 */
export function firstVisitName(): (id: string, modules: Modules) => string | null {
  const known = new Map<string, boolean>();
  const reached = (id: string, modules: Modules): boolean => {
    const held = known.get(id);
    if (held !== undefined) return held;
    known.set(id, false);
    const info = modules.getModuleInfo(id);
    const is = info !== null && (info.isEntry || info.importers.some((importer) => reached(importer, modules)));
    known.set(id, is);
    return is;
  };
  return (id, modules) => (reached(id, modules) ? FIRST_CHUNK : null);
}
