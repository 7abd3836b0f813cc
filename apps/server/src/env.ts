import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { Market, ReferenceSet } from "@nutri/domain";

/** The only reader of the environment. Each mistake is one line; nothing starts with a mistake in it. */

const LOG_LEVELS = ["silent", "fatal", "error", "warn", "info", "debug", "trace"] as const;

export type Env = {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | undefined;
  /** The 32 bytes that seal personal content. */
  dataKey: Buffer;
  /** What the retail platform's tickets are made with; undefined: no ticket is valid. */
  ssoSecret: string | undefined;
  market: Market;
  referenceSet: ReferenceSet;
  metricsToken: string | undefined;
  retentionDays: number | undefined;
  rateLimit: boolean;
  /** What Fastify's trustProxy takes. */
  trustProxy: boolean | string | ((address: string, hop: number) => boolean);
  publicUrl: string | undefined;
  logLevel: (typeof LOG_LEVELS)[number];
  /** Answers are checked against the contract too (tests, development). */
  checkAnswers: boolean;
};

export class EnvError extends Error {
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(problems.join("\n"));
    this.name = "EnvError";
    this.problems = problems;
  }
}

type Source = Record<string, string | undefined>;

/** Variables that mean something only to what is not built yet: honest at the start instead of silent later. */
const LATER = [
  "FILES_URL",
  "REDIS_URL",
  "LLM_BASE_URL",
  "LLM_API_KEY",
  "LLM_MODEL",
  "YOUZAN_CLIENT_ID",
  "YOUZAN_CLIENT_SECRET",
  "YOUZAN_GRANT_ID",
  "YOUZAN_BASE_URL",
  "BRAND_FILE",
] as const;
export const notYetUsed = (source: Source = process.env): string[] => LATER.filter((name) => source[name]);

class Reader {
  readonly problems: string[] = [];
  readonly #source: Source;
  constructor(source: Source) {
    this.#source = source;
  }
  text(name: string): string | undefined {
    return this.#source[name]?.trim() || undefined;
  }
  problem(line: string): undefined {
    this.problems.push(line);
    return undefined;
  }
  integer(name: string, min: number, max: number): number | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    if (/^\d{1,9}$/.test(value) && Number(value) >= min && Number(value) <= max) return Number(value);
    return this.problem(`${name} must be a whole number from ${min} to ${max}, not "${value}"`);
  }
  oneOf<const T extends string>(name: string, values: readonly T[], fallback: T): T {
    const value = this.text(name);
    if (value === undefined) return fallback;
    const found = values.find((v) => v === value);
    return found ?? this.problem(`${name} must be ${values.join(" or ")}, not "${value}"`) ?? fallback;
  }
  url(name: string, schemes: readonly string[]): string | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    const scheme = URL.canParse(value) ? new URL(value).protocol.slice(0, -1) : "";
    // The value is not repeated: an address may hold a password.
    return schemes.includes(scheme) ? value : this.problem(`${name} must be an address that begins with ${schemes.map((s) => `${s}://`).join(" or ")}`);
  }
}

export function parseKey(value: string): Buffer | undefined {
  const bytes = /^[0-9a-f]{64}$/i.test(value) ? Buffer.from(value, "hex") : /^[\w+/-]{43}=?$/.test(value) ? Buffer.from(value, "base64") : undefined;
  return bytes?.length === 32 ? bytes : undefined;
}

/** Reads a secret of the data directory, or makes it (0600) at the first start. */
function keptSecret(dir: string, name: string, make: () => string): string {
  const path = join(dir, name);
  try {
    return readFileSync(path, "utf8").trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
  }
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  const secret = make();
  writeFileSync(path, `${secret}\n`, { mode: 0o600, flag: "wx", flush: true });
  return secret;
}

function readDataKey(read: Reader, dataDir: string, shared: boolean): Buffer | undefined {
  const given = read.text("DATA_KEY");
  if (given) return parseKey(given) ?? read.problem("DATA_KEY must be 32 bytes as base64 or as 64 hex digits (openssl rand -base64 32)");
  if (shared) return read.problem("DATA_KEY is required with DATABASE_URL: 32 bytes as base64 (openssl rand -base64 32), the same for every instance");
  return (
    parseKey(keptSecret(dataDir, "data.key", () => randomBytes(32).toString("base64"))) ??
    read.problem(`${join(dataDir, "data.key")} does not hold a data key; put the right one back, or nothing sealed can be read`)
  );
}

function readTrustProxy(read: Reader): Env["trustProxy"] {
  const value = read.text("TRUST_PROXY") ?? "off";
  if (value === "off" || value === "false" || value === "0") return false;
  if (value === "on" || value === "true") return true;
  if (/^\d{1,2}$/.test(value)) return (_address, hop) => hop < Number(value);
  if (/^[\da-fA-F.:/, ]+$/.test(value)) return value;
  read.problem(`TRUST_PROXY must be on, off, a number of hops or a list of addresses, not "${value}"`);
  return false;
}

/** @throws EnvError with one line for each mistake */
export function readEnv(source: Source = process.env): Env {
  const read = new Reader(source);
  const dataDir = resolve(read.text("DATA_DIR") ?? "data");
  if (statSync(dataDir, { throwIfNoEntry: false })?.isFile()) read.problem(`DATA_DIR must be a folder, ${dataDir} is a file`);
  const databaseUrl = read.url("DATABASE_URL", ["postgres", "postgresql"]);
  if (read.text("FILES_URL")) read.problem("FILES_URL: uploads outside DATA_DIR are not built yet; leave it unset");
  const metricsToken = read.text("METRICS_TOKEN");
  if (metricsToken && metricsToken.length < 16) read.problem("METRICS_TOKEN must have at least 16 characters");
  const ssoSecret = read.text("YOUZAN_SSO_SECRET");
  if (ssoSecret && ssoSecret.length < 16) read.problem("YOUZAN_SSO_SECRET must have at least 16 characters");
  const env = {
    port: read.integer("PORT", 0, 65_535) ?? 3000,
    host: read.text("HOST") ?? "127.0.0.1",
    dataDir,
    databaseUrl,
    market: read.oneOf("MARKET", Market.options, "cn"),
    referenceSet: read.oneOf("REFERENCE_SET", ReferenceSet.options, "china-2023"),
    metricsToken,
    retentionDays: read.integer("RETENTION_DAYS", 1, 36_500),
    rateLimit: read.oneOf("RATE_LIMIT", ["on", "off"], "on") === "on",
    trustProxy: readTrustProxy(read),
    publicUrl: read.url("PUBLIC_URL", ["http", "https"]),
    logLevel: read.oneOf("LOG_LEVEL", LOG_LEVELS, "info"),
    checkAnswers: source["NODE_ENV"] === "test" || source["NODE_ENV"] === "development",
  };
  // Keys are made only for a start that will happen.
  const dataKey = read.problems.length > 0 && !source["DATA_KEY"] && !databaseUrl ? undefined : readDataKey(read, dataDir, databaseUrl !== undefined);
  if (read.problems.length > 0 || !dataKey) throw new EnvError(read.problems);
  return { ...env, dataKey, ssoSecret: ssoSecret ?? (databaseUrl ? undefined : readSsoSecret(dataDir)) };
}

/** The secret of a trial shop, for tickets made by `npm run youzan:ticket`. A real platform's is given by YOUZAN_SSO_SECRET. */
const readSsoSecret = (dataDir: string): string => keptSecret(dataDir, "youzan-sso.secret", () => randomBytes(32).toString("base64url"));
