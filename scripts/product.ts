/** Starts the real server on a throw-away data directory and a free port: for the browser tests, the pictures and the benches. */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => (address !== null && typeof address === "object" ? resolve(address.port) : reject(new Error("no port"))));
    });
  });

export type Product = { url: string; pid: number; readyMs: number; log: () => string; stop: () => Promise<void> };

const WAIT_MS = 30_000;

/** @throws when it is not ready within 30 s, with what it printed. */
export async function startProduct(env: Record<string, string> = {}): Promise<Product> {
  const data = mkdtempSync(join(tmpdir(), "nutri-data-"));
  const port = await freePort();
  const started = performance.now();
  const child = spawn(process.execPath, ["apps/server/src/main.ts"], {
    cwd: root,
    env: { ...process.env, HOST: "127.0.0.1", PORT: String(port), DATA_DIR: data, RATE_LIMIT: "off", LOG_LEVEL: "warn", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let log = "";
  child.stdout.on("data", (chunk) => (log += String(chunk)));
  child.stderr.on("data", (chunk) => (log += String(chunk)));
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const stop = async (): Promise<void> => {
    child.kill("SIGTERM");
    await ended;
    rmSync(data, { recursive: true, force: true });
  };
  const url = `http://127.0.0.1:${port}`;
  while (performance.now() - started < WAIT_MS && child.exitCode === null) {
    const ready = await fetch(`${url}/readyz`).then(
      (r) => r.ok,
      () => false,
    );
    if (ready) return { url, pid: child.pid ?? 0, readyMs: performance.now() - started, log: () => log, stop };
    await new Promise((wait) => setTimeout(wait, 20));
  }
  await stop();
  throw new Error(`the product did not start:\n${log}`);
}
