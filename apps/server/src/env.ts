import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { Market, ReferenceSet } from "@nutri/domain";
import type { S3Place } from "./files/s3.ts";
import type { Price } from "./metrics.ts";
import type { Endpoint } from "./model/openai-compatible.ts";

/** The only reader of the environment. Each mistake is one line; nothing starts with a mistake in it. */

const LOG_LEVELS = ["silent", "fatal", "error", "warn", "info", "debug", "trace"] as const;

export type Env = {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | undefined;
  /** The 32 bytes that seal personal content. */
  dataKey: Buffer;
  /** While the data key is being changed: the other key, which still opens what it sealed. */
  previousDataKey: Buffer | undefined;
  /** Where uploads are kept when not in the data directory. */
  filesAt: S3Place | undefined;
  /** What the retail platform's tickets are made with; undefined: no ticket is valid. */
  ssoSecret: string | undefined;
  /** The shop on Youzan's open platform; undefined: the built-in store sells. */
  youzan: YouzanSettings | undefined;
  market: Market;
  referenceSet: ReferenceSet;
  metricsToken: string | undefined;
  retentionDays: number | undefined;
  rateLimit: boolean;
  /** Where several instances count requests together; without it each counts its own. */
  redisUrl: string | undefined;
  /** The language model that may word answers; undefined: none. */
  model: Endpoint | undefined;
  modelPrice: Price | undefined;
  /** A JSON file with the texts of whoever runs it. */
  brandFile: string | undefined;
  /** What Fastify's trustProxy takes. */
  trustProxy: boolean | string | ((address: string, hop: number) => boolean);
  publicUrl: string | undefined;
  logLevel: (typeof LOG_LEVELS)[number];
  /** Answers are checked against the contract too (tests, development). */
  checkAnswers: boolean;
};

/** `grantId` is the shop's kdt_id. */
export type YouzanSettings = { clientId: string; clientSecret: string; grantId: string; baseUrl: string };

export class EnvError extends Error {
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(problems.join("\n"));
    this.name = "EnvError";
    this.problems = problems;
  }
}

type Source = Record<string, string | undefined>;

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

/** The data key's file in a data directory, and the one that it replaces while what is stored is being sealed anew. */
export const KEY_FILE = "data.key";
export const PREVIOUS_KEY_FILE = "data.key.previous";

const givenKey = (read: Reader, name: string): Buffer | undefined => {
  const given = read.text(name);
  return given === undefined
    ? undefined
    : (parseKey(given) ?? read.problem(`${name} must be 32 bytes as base64 or as 64 hex digits (openssl rand -base64 32)`));
};

function readPreviousKey(read: Reader, dataDir: string): Buffer | undefined {
  if (read.text("DATA_KEY") || read.text("DATABASE_URL")) return givenKey(read, "DATA_KEY_PREVIOUS");
  const path = join(dataDir, PREVIOUS_KEY_FILE);
  if (!existsSync(path)) return undefined;
  return parseKey(readFileSync(path, "utf8").trim()) ?? read.problem(`${path} does not hold a data key`);
}

function readDataKey(read: Reader, dataDir: string, shared: boolean): Buffer | undefined {
  if (read.text("DATA_KEY")) return givenKey(read, "DATA_KEY");
  if (shared) return read.problem("DATA_KEY is required with DATABASE_URL: 32 bytes as base64 (openssl rand -base64 32), the same for every instance");
  return (
    parseKey(keptSecret(dataDir, KEY_FILE, () => randomBytes(32).toString("base64"))) ??
    read.problem(`${join(dataDir, KEY_FILE)} does not hold a data key; put the right one back, or nothing sealed can be read`)
  );
}

function readModel(read: Reader): Endpoint | undefined {
  const [baseUrl, model, apiKey] = [read.url("LLM_BASE_URL", ["http", "https"]), read.text("LLM_MODEL"), read.text("LLM_API_KEY")];
  if (!read.text("LLM_BASE_URL") && !model && !apiKey) return undefined;
  if (!model) return read.problem("LLM_MODEL is needed with LLM_BASE_URL");
  if (!read.text("LLM_BASE_URL")) return read.problem("LLM_BASE_URL is needed with LLM_MODEL");
  return baseUrl === undefined ? undefined : { baseUrl, apiKey, model };
}

/** `in/out`, for a million tokens each. */
function readPrice(read: Reader): Price | undefined {
  const value = read.text("LLM_PRICE");
  if (value === undefined) return undefined;
  const [, input, output] = /^(\d{1,6}(?:\.\d{1,6})?)\/(\d{1,6}(?:\.\d{1,6})?)$/.exec(value) ?? [];
  if (input === undefined || output === undefined) return read.problem(`LLM_PRICE must be what a million tokens cost, in and out, as 0.5/1.5, not "${value}"`);
  return { input: Number(input), output: Number(output) };
}

/** `s3://bucket/prefix` with the usual AWS variables. An endpoint of one's own may be given (MinIO, OSS, COS …). */
function readFilesAt(read: Reader): S3Place | undefined {
  const url = read.text("FILES_URL");
  if (url === undefined) return undefined;
  const [, bucket, path = ""] = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(\/[\w./-]*)?$/.exec(url) ?? [];
  const [accessKeyId, secretAccessKey] = [read.text("AWS_ACCESS_KEY_ID"), read.text("AWS_SECRET_ACCESS_KEY")];
  const region = read.text("AWS_REGION") ?? read.text("AWS_DEFAULT_REGION") ?? "us-east-1";
  const own = read.text("AWS_ENDPOINT_URL_S3") ? "AWS_ENDPOINT_URL_S3" : "AWS_ENDPOINT_URL";
  const endpoint = read.url(own, ["http", "https"]) ?? `https://s3.${region}.amazonaws.com`;
  if (!bucket) return read.problem("FILES_URL must be s3://bucket or s3://bucket/prefix");
  if (!accessKeyId || !secretAccessKey) return read.problem("FILES_URL needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY");
  const prefix = path.replace(/^\/+/, "").replace(/([^/])$/, "$1/");
  return { endpoint, bucket, prefix, region, accessKeyId, secretAccessKey, sessionToken: read.text("AWS_SESSION_TOKEN") };
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

function readYouzan(read: Reader): YouzanSettings | undefined {
  const names = ["YOUZAN_CLIENT_ID", "YOUZAN_CLIENT_SECRET", "YOUZAN_GRANT_ID"] as const;
  const [clientId, clientSecret, grantId] = names.map((name) => read.text(name));
  const baseUrl = read.url("YOUZAN_BASE_URL", ["https", "http"]) ?? "https://open.youzanyun.com";
  const missing = names.filter((name) => !read.text(name));
  if (missing.length === names.length) return undefined;
  if (!clientId || !clientSecret || !grantId) return read.problem(`${missing.join(" and ")} must be set too: Youzan needs all of ${names.join(", ")}`);
  if (!/^\d{1,18}$/.test(grantId)) return read.problem("YOUZAN_GRANT_ID must be the shop's number (kdt_id)");
  return { clientId, clientSecret, grantId, baseUrl: baseUrl.replace(/\/+$/, "") };
}

/** @throws EnvError with one line for each mistake */
export function readEnv(source: Source = process.env): Env {
  const read = new Reader(source);
  const dataDir = resolve(read.text("DATA_DIR") ?? "data");
  if (statSync(dataDir, { throwIfNoEntry: false })?.isFile()) read.problem(`DATA_DIR must be a folder, ${dataDir} is a file`);
  const databaseUrl = read.url("DATABASE_URL", ["postgres", "postgresql"]);
  const metricsToken = read.text("METRICS_TOKEN");
  if (metricsToken && metricsToken.length < 16) read.problem("METRICS_TOKEN must have at least 16 characters");
  const ssoSecret = read.text("YOUZAN_SSO_SECRET");
  if (ssoSecret && ssoSecret.length < 16) read.problem("YOUZAN_SSO_SECRET must have at least 16 characters");
  const env = {
    port: read.integer("PORT", 0, 65_535) ?? 3000,
    host: read.text("HOST") ?? "127.0.0.1",
    dataDir,
    databaseUrl,
    youzan: readYouzan(read),
    market: read.oneOf("MARKET", Market.options, "cn"),
    referenceSet: read.oneOf("REFERENCE_SET", ReferenceSet.options, "china-2023"),
    metricsToken,
    retentionDays: read.integer("RETENTION_DAYS", 1, 36_500),
    rateLimit: read.oneOf("RATE_LIMIT", ["on", "off"], "on") === "on",
    model: readModel(read),
    modelPrice: readPrice(read),
    brandFile: read.text("BRAND_FILE"),
    redisUrl: read.url("REDIS_URL", ["redis", "rediss"]),
    trustProxy: readTrustProxy(read),
    publicUrl: read.url("PUBLIC_URL", ["http", "https"]),
    logLevel: read.oneOf("LOG_LEVEL", LOG_LEVELS, "info"),
    previousDataKey: readPreviousKey(read, dataDir),
    filesAt: readFilesAt(read),
    checkAnswers: source["NODE_ENV"] === "test" || source["NODE_ENV"] === "development",
  };
  // Keys are made only for a start that will happen.
  const dataKey = read.problems.length > 0 && !source["DATA_KEY"] && !databaseUrl ? undefined : readDataKey(read, dataDir, databaseUrl !== undefined);
  if (read.problems.length > 0 || !dataKey) throw new EnvError(read.problems);
  return { ...env, dataKey, ssoSecret: ssoSecret ?? (databaseUrl ? undefined : readSsoSecret(dataDir)) };
}

/** The secret of a trial shop, for tickets made by `npm run youzan:ticket`. A real platform's is given by YOUZAN_SSO_SECRET. */
const readSsoSecret = (dataDir: string): string => keptSecret(dataDir, "youzan-sso.secret", () => randomBytes(32).toString("base64url"));
