/** `npm run licences`: the licence of every package in the lock file, written to docs/licences.md (with `check`: not written); it fails on one that is not on the list. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Licences that may be shipped with a product under Apache-2.0. */
const ALLOWED = new Set([
  "0BSD",
  "Apache-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "BlueOak-1.0.0",
  "CC-BY-4.0",
  "CC0-1.0",
  "ISC",
  "MIT",
  "MIT-0",
  "OFL-1.1",
  "Python-2.0",
  "Unlicense",
  "WTFPL",
  "Zlib",
]);
/** Read by hand: what they are used as is said beside them. */
const READ: Readonly<Record<string, string>> = {
  "LGPL-3.0": "a library of its own file, loaded at run time and replaceable",
  "LGPL-3.0-or-later": "a library of its own file, loaded at run time and replaceable",
  "MPL-2.0": "its own files stay under it; none of them is changed",
};

type Package = { version?: string; license?: string; dev?: boolean; link?: boolean };
const lock = JSON.parse(readFileSync("package-lock.json", "utf8")) as { packages: Record<string, Package> };

/** The lock file names most licences; the others are in the package itself. */
function licenceOf(path: string, { license }: Package): string {
  if (license) return license;
  const file = join(path, "package.json");
  if (!existsSync(file)) return "not said";
  const own = (JSON.parse(readFileSync(file, "utf8")) as { license?: string | { type?: string } }).license;
  return (typeof own === "object" ? own.type : own) ?? "not said";
}

/** One of an "or" is enough, all of an "and" are needed. */
const fine = (licence: string): boolean =>
  licence
    .replaceAll(/[()]/g, "")
    .split(/ OR /i)
    .some((choice) => choice.split(/ AND /i).every((part) => ALLOWED.has(part) || part in READ));

const rows = Object.entries(lock.packages)
  .filter(([path, p]) => path.includes("node_modules/") && !p.link)
  .map(([path, p]) => ({ name: path.slice(path.lastIndexOf("node_modules/") + 13), version: p.version ?? "", licence: licenceOf(path, p), shipped: !p.dev }))
  .toSorted((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
const refused = rows.filter((r) => !fine(r.licence));

const counts = Map.groupBy(rows, (r) => r.licence);
const table = (head: string, lines: readonly string[]): string => `${head}\n${head.replaceAll(/[^|]+/g, "---")}\n${lines.join("\n")}\n`;
const text = `# Licences

Made by \`npm run licences\` from the lock file. The product is under Apache-2.0; what it is made of:

${table(
  "| licence | packages | |",
  [...counts].toSorted(([, a], [, b]) => b.length - a.length).map(([licence, list]) => `| ${licence} | ${list.length} | ${READ[licence] ?? ""} |`),
)}
## Shipped

${table("| package | version | licence |", [...new Set(rows.filter((r) => r.shipped).map((r) => `| ${r.name} | ${r.version} | ${r.licence} |`))])}`;
if (process.argv[2] !== "check") writeFileSync("docs/licences.md", text);
for (const { name, version, licence } of refused) console.error(`${name} ${version}: ${licence}`);
console.log(`${rows.length} packages, ${refused.length} to look at`);
if (refused.length > 0) process.exitCode = 1;
