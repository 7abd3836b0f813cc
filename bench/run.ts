/** `npm run bench [name …]`: runs each bench (all of them without a name) in a process of its own and prints what it measured. */
import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));
const known = readdirSync(here).flatMap((file) => (file.endsWith(".ts") && file !== "run.ts" ? [file.slice(0, -3)] : []));
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(`no bench called ${unknown.join(", ")}; there are: ${known.join(", ")}`);
  process.exit(2);
}
for (const name of wanted.length > 0 ? wanted : known) {
  console.log(`\n# ${name}`);
  const { status } = spawnSync(process.execPath, [join(here, `${name}.ts`)], { stdio: "inherit" });
  if (status !== 0) process.exitCode = 1;
}
