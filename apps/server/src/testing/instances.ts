import { spawn } from "node:child_process";
import { connect, createServer, type Socket } from "node:net";
import { fileURLToPath } from "node:url";

/** Real server processes, as an operator runs them, and what may happen to them. */

const root = fileURLToPath(new URL("../../../../", import.meta.url));
const READY_MS = 120_000;

export type Instance = { url: string; pid: number; output: () => string; end: (signal: "SIGTERM" | "SIGKILL") => Promise<number | null> };

/** Starts a server and waits until it listens. @throws when it ends before, with what it printed */
export async function startInstance(env: Record<string, string>): Promise<Instance> {
  const { NODE_ENV: _, VITEST: __, ...rest } = process.env;
  const child = spawn(process.execPath, ["apps/server/src/main.ts"], {
    cwd: root,
    env: { ...rest, PORT: "0", RATE_LIMIT: "off", LOG_LEVEL: "error", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let text = "";
  const ended = new Promise<number | null>((resolve) => child.once("close", (code) => resolve(code)));
  const end = (signal: "SIGTERM" | "SIGKILL"): Promise<number | null> => {
    child.kill(signal);
    return ended;
  };
  const url = await new Promise<string>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`it did not start:\n${text}`)), READY_MS);
    const hear = (chunk: Buffer): void => {
      text += chunk.toString("utf8");
      const address = /AI nutritionist on (http:\S+)\n/.exec(text)?.[1];
      if (address !== undefined) resolve(address);
    };
    child.stdout.on("data", hear);
    child.stderr.on("data", hear);
    void ended.then(() => (clearTimeout(late), reject(new Error(`it ended:\n${text}`))));
    void ended.finally(() => clearTimeout(late));
  }).catch(async (error: unknown) => {
    await end("SIGKILL");
    throw error;
  });
  return { url, pid: child.pid ?? 0, output: () => text, end };
}

/** A way to another server (a database) that can be cut and mended. */
export class Cable {
  readonly #sockets = new Set<Socket>();
  #cut = false;
  readonly #server = createServer((near) => {
    if (this.#cut) return void near.destroy();
    const far = connect(this.#port, this.#host);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.#sockets.add(one);
      one.on("error", () => other.destroy());
      one.on("close", () => (this.#sockets.delete(one), other.destroy()));
      one.pipe(other);
    }
  });
  readonly #host: string;
  readonly #port: number;

  private constructor(to: URL) {
    this.#host = to.hostname;
    this.#port = Number(to.port || 5432);
  }

  /** @returns the cable, and the address to use instead of the given one */
  static async to(address: string): Promise<{ cable: Cable; address: string }> {
    const url = new URL(address);
    const cable = new Cable(url);
    await new Promise<void>((ready) => cable.#server.listen(0, "127.0.0.1", ready));
    const at = cable.#server.address();
    url.hostname = "127.0.0.1";
    url.port = String(at !== null && typeof at === "object" ? at.port : 0);
    return { cable, address: url.href };
  }

  cut(): void {
    this.#cut = true;
    for (const socket of this.#sockets) socket.destroy();
  }
  mend(): void {
    this.#cut = false;
  }
  close(): void {
    this.cut();
    this.#server.close();
  }
}
