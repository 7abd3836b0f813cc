import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { CONSENT_VERSION, createClient } from "@nutri/contract";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import "./testing/quiet.ts";
import { pdfOf } from "./testing/reports.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const KNOWLEDGE = join(root, "packages/knowledge/generated/knowledge.json");

let dir = "";
const children: ChildProcess[] = [];
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "nutri-main-"));
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
  rmSync(dir, { recursive: true, force: true });
});

type Run = { child: ChildProcess; output: () => string; ended: Promise<number | null> };

function run(env: Record<string, string> = {}): Run {
  const { NODE_ENV: _, VITEST: __, ...rest } = process.env;
  const child = spawn(process.execPath, ["apps/server/src/main.ts"], {
    cwd: root,
    env: { ...rest, PORT: "0", DATA_DIR: join(dir, "data"), RATE_LIMIT: "off", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  children.push(child);
  let text = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (d) => (text += String(d)));
  return { child, output: () => text, ended: new Promise((r) => child.once("close", (code) => r(code))) };
}

async function listening(started: Run): Promise<string> {
  await expect.poll(() => started.output(), { timeout: 15_000, interval: 20 }).toMatch(/AI nutritionist on http:\/\/\S+\n/);
  return /AI nutritionist on (http:\S+)\n/.exec(started.output())?.[1] ?? "";
}

const filesIn = (path: string): string[] =>
  readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((e) => e.isFile())
    .map((e) => join(e.parentPath, e.name));

describe("starting with a mistake", () => {
  it("says each mistake in one line, and nothing else", async () => {
    const started = run({ PORT: "http", MARKET: "moon" });
    expect(await started.ended).toBe(1);
    expect(started.output()).toBe('PORT must be a whole number from 0 to 65535, not "http"\nMARKET must be cn or intl, not "moon"\n');
  });

  it("says that the database cannot be reached, without its password", async () => {
    const started = run({ DATABASE_URL: "postgres://u:PLANTED@127.0.0.1:1/x", DATA_KEY: "ab".repeat(32) });
    expect(await started.ended).toBe(1);
    expect(started.output()).toBe("DATABASE_URL: the database cannot be used (ECONNREFUSED)\n");
  });
});

const WAIT = { timeout: 60_000, interval: 100 };
describe.skipIf(!existsSync(KNOWLEDGE))("a running server", () => {
  it("says that a port is taken, or a data directory", async () => {
    const other = createServer();
    const port = await new Promise<number>((resolve) => other.listen(0, "127.0.0.1", () => resolve((other.address() as { port: number }).port)));
    const taken = run({ PORT: String(port) });
    expect(await taken.ended).toBe(1);
    expect(taken.output()).toContain(`port ${port} on 127.0.0.1 is taken; set PORT to another one\n`);
    await new Promise((r) => other.close(r));

    const first = run();
    await listening(first);
    const second = run();
    expect(await second.ended).toBe(1);
    expect(second.output()).toBe(`DATA_DIR ${join(dir, "data")} is in use by another process; stop it first, or give this one its own DATA_DIR\n`);
  });

  it("ends on SIGTERM, cleanly, and goes on where it was", async () => {
    const first = run();
    const url = await listening(first);
    // It listens before its assistant is there.
    await vi.waitFor(async () => expect((await fetch(`${url}/readyz`)).status).toBe(200), WAIT);
    expect(first.output()).toContain("loaded the sample catalogue:");
    first.child.kill("SIGTERM");
    expect(await first.ended).toBe(0);
    // It was still warming up: what breaks off there is no error.
    expect(first.output()).not.toContain('"level":50');
    const second = run();
    const again = await listening(second);
    await vi.waitFor(async () => expect((await fetch(`${again}/readyz`)).status).toBe(200), WAIT);
    expect(second.output()).not.toContain("loaded the sample catalogue");
  });

  it("reads a report to its end when it is killed in the middle of it", async () => {
    const first = run();
    const url = await listening(first);
    let token = "";
    const clientOf = (base: string) => createClient({ base: `${base}/api`, headers: () => ({ authorization: token }) });
    const call = clientOf(url);
    token = (await call("loginIp", { body: { clientType: "web" } })).accessToken;
    await call("consent", { body: { version: CONSENT_VERSION, documents: ["agreement", "privacy", "health_data"], accepted: true } });
    const form = new FormData();
    const pages = Array.from({ length: 6 }, (_, i) => ({ rows: [["铁蛋白", String(10 + i), "ng/mL", "15-150"]] as const }));
    form.append("file", new Blob([new Uint8Array(pdfOf(...pages))]), "report.pdf");
    const uploaded = await fetch(`${url}/api/v1/file/upload?path=health_report`, { method: "POST", headers: { authorization: token }, body: form });
    const { data: file } = (await uploaded.json()) as { data: { fileId: string } };
    const { id } = await call("reportPut", { body: { fileIds: [file.fileId] } });
    await expect.poll(async () => (await call("reportGet", { query: { id } })).status, { timeout: 15_000, interval: 5 }).not.toBe("queued");
    first.child.kill("SIGKILL");
    await first.ended;

    const again = clientOf(await listening(run()));
    await expect.poll(async () => (await again("reportGet", { query: { id } })).status, { timeout: 90_000, interval: 50 }).toBe("ready");
    const report = await again("reportGet", { query: { id } });
    expect(report.rows?.map((r) => r.value)).toEqual(pages.map((_, i) => 10 + i));
    expect(report.pages).toHaveLength(6);
  }, 150_000);

  it("loses nothing it has acknowledged when it is killed, and leaves no content in files or logs", async () => {
    const first = run({ LOG_LEVEL: "trace" });
    const url = await listening(first);
    const kept: { token: string; id: string; nickname: string }[] = [];
    const stopped = new AbortController();
    const writer = async (n: number): Promise<void> => {
      for (let i = 0; !stopped.signal.aborted; i++) {
        let token = "";
        const call = createClient({ base: `${url}/api`, headers: () => ({ authorization: token }) });
        const nickname = `PLANTED${n}x${i}`;
        await (async () => {
          token = (await call("loginIp", { body: { clientType: "web" } })).accessToken;
          await call("consent", { body: { version: CONSENT_VERSION, documents: ["agreement", "privacy", "health_data"], accepted: true } });
          const { id } = await call("customPlanNew", { body: { clientType: "web", planType: "short_questionnaire" } });
          await call("questionnairePut", {
            body: {
              customNutritionPlanId: id,
              questionnaireType: "short_questionnaire",
              submit: false,
              answers: { nickname, age: 40, conditions: [`${nickname} condition`] },
            },
          });
          kept.push({ token, id, nickname });
        })().catch(() => undefined);
      }
    };
    const writers = Array.from({ length: 6 }, (_, n) => writer(n));
    await expect.poll(() => kept.length, { timeout: 15_000 }).toBeGreaterThan(30);
    first.child.kill("SIGKILL");
    stopped.abort();
    await Promise.all(writers);
    await first.ended;

    for (const path of filesIn(join(dir, "data"))) expect(readFileSync(path).includes("PLANTED")).toBe(false);
    expect(first.output()).not.toContain("PLANTED");
    const again = await listening(run());
    for (const { token, id, nickname } of kept) {
      const last = await createClient({ base: `${again}/api`, headers: () => ({ authorization: token }) })("customPlanLast", {});
      expect([last?.id, last?.questionnaire?.answers.nickname]).toEqual([id, nickname]);
    }
  });
});
