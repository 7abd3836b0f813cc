// Brings a fresh clone to life: packages, compiled knowledge, built web app; each only when it is stale. Runs on Node 20 and later.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const NODE_FLOOR = [24, 11];
const at = (...parts) => join(root, ...parts);

function files(path) {
  if (!existsSync(path)) return [];
  return readdirSync(path, { withFileTypes: true })
    .filter((e) => !["node_modules", "dist", "generated"].includes(e.name))
    .flatMap((e) => (e.isDirectory() ? files(join(path, e.name)) : [join(path, e.name)]))
    .sort();
}

/** The hash of the contents (not the times) of these files and folders. */
function hashOf(...paths) {
  const hash = createHash("sha256");
  for (const path of paths) {
    const list = path.endsWith("/") ? files(at(path)) : [at(path)];
    for (const file of list) hash.update(file.slice(root.length)).update(readFileSync(file));
  }
  return hash.digest("hex");
}

function run(command, args, what) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: "inherit", shell: false });
  if (error) throw error;
  if (status !== 0) {
    console.error(`\n${what} failed (exit ${status}).`);
    process.exit(status ?? 1);
  }
}

/** Does `work` unless the stamp beside its result already says this hash. */
function step(what, stamp, hash, result, work) {
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === hash && existsSync(result)) return;
  console.log(`${what} …`);
  work();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, hash);
}

/** The Node the project runs on: the one its packages brought, else the one in use when it is new enough. */
function projectNode() {
  const own = at("node_modules", ".bin", process.platform === "win32" ? "node.exe" : "node");
  if (existsSync(own)) return own;
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major > NODE_FLOOR[0] || (major === NODE_FLOOR[0] && minor >= NODE_FLOOR[1])) return process.execPath;
  console.error(
    `No packaged Node for ${process.platform}-${process.arch}: please run this with Node ${NODE_FLOOR.join(".")} or later (this is ${process.versions.node}).`,
  );
  process.exit(1);
}

const installHash = createHash("sha256")
  .update(readFileSync(at("package-lock.json")))
  .update(`${process.platform} ${process.arch}`)
  .digest("hex");
step("Installing packages", at("node_modules", ".prepared"), installHash, at("node_modules", "zod"), () => {
  // `npm ci` deletes the Node that may be running this; npm's own outlives it.
  const npm = process.env.npm_execpath;
  const command = process.platform === "win32" ? "install" : "ci";
  const args = [command, "--loglevel=error", "--no-audit", "--no-fund"];
  if (npm) run(process.env.npm_node_execpath ?? process.execPath, [npm, ...args], "Installing packages");
  else run("npm", args, "Installing packages");
});

const node = projectNode();

const knowledgeHash = hashOf("packages/knowledge/", "packages/domain/src/", "package-lock.json");
step("Compiling the knowledge", at("packages/knowledge/generated/.prepared"), knowledgeHash, at("packages/knowledge/generated/knowledge.json"), () =>
  run(node, ["scripts/knowledge.ts", "compile"], "Compiling the knowledge"),
);

const tablesHash = createHash("sha256")
  .update(knowledgeHash)
  .update(hashOf("packages/assistant/src/", "packages/engine/src/", "apps/server/src/chat/tables-file.ts"))
  .digest("hex");
step("Making the assistant's tables", at("packages/assistant/generated/.prepared"), tablesHash, at("packages/assistant/generated/tables.bin"), () =>
  run(node, ["scripts/assistant-tables.ts"], "Making the assistant's tables"),
);
// The server goes by times: a file that git has only written again has not changed since.
utimesSync(at("packages/assistant/generated/tables.bin"), new Date(), new Date());

const webHash = hashOf("apps/web/", "packages/contract/src/", "packages/domain/src/", "package-lock.json");
step("Building the web app", at("apps/web/dist/.prepared"), webHash, at("apps/web/dist/index.html"), () =>
  run(node, [at("node_modules/vite/bin/vite.js"), "build", "apps/web", "--logLevel", "warn"], "Building the web app"),
);
