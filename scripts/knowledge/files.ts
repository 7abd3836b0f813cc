import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** Every YAML file under a folder, sorted; none when there is no such folder. */
export function yamlFiles(dir: string): string[] {
  if (!existsSync(dir)) return [];
  const entries = readdirSync(dir, { withFileTypes: true, recursive: true });
  return entries.flatMap((e) => (e.isFile() && e.name.endsWith(".yaml") ? [join(e.parentPath, e.name)] : [])).toSorted();
}
