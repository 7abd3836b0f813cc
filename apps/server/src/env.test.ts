import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { EnvError, parseKey, readEnv } from "./env.ts";

const KEY = Buffer.alloc(32, 9).toString("base64");
let dir = "";
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "nutri-env-"));
});
afterEach(() => rmSync(dir, { recursive: true }));

const read = (more: Record<string, string> = {}) => readEnv({ DATA_DIR: dir, ...more });
const problems = (more: Record<string, string>): readonly string[] => {
  try {
    read(more);
  } catch (error) {
    if (error instanceof EnvError) return error.problems;
    throw error;
  }
  return [];
};

describe("the environment", () => {
  it("has defaults for everything", () => {
    expect(read()).toMatchObject({
      port: 3000,
      host: "127.0.0.1",
      dataDir: dir,
      market: "cn",
      referenceSet: "china-2023",
      rateLimit: true,
      trustProxy: false,
      logLevel: "info",
      checkAnswers: false,
    });
  });

  it("takes what is given, and an empty variable for an absent one", () => {
    expect(
      read({
        PORT: "0",
        HOST: "0.0.0.0",
        MARKET: "intl",
        REFERENCE_SET: "us-dri",
        RATE_LIMIT: "off",
        TRUST_PROXY: "on",
        RETENTION_DAYS: "30",
        PUBLIC_URL: "https://x.example",
        LOG_LEVEL: "warn",
        METRICS_TOKEN: "",
        NODE_ENV: "test",
      }),
    ).toMatchObject({
      port: 0,
      host: "0.0.0.0",
      market: "intl",
      referenceSet: "us-dri",
      rateLimit: false,
      trustProxy: true,
      retentionDays: 30,
      publicUrl: "https://x.example",
      logLevel: "warn",
      metricsToken: undefined,
      checkAnswers: true,
    });
  });

  it.each([
    [{ PORT: "http" }, 'PORT must be a whole number from 0 to 65535, not "http"'],
    [{ PORT: "65536" }, 'PORT must be a whole number from 0 to 65535, not "65536"'],
    [{ MARKET: "eu" }, 'MARKET must be cn or intl, not "eu"'],
    [{ REFERENCE_SET: "x" }, 'REFERENCE_SET must be china-2023 or us-dri, not "x"'],
    [{ RATE_LIMIT: "no" }, 'RATE_LIMIT must be on or off, not "no"'],
    [{ TRUST_PROXY: "maybe" }, 'TRUST_PROXY must be on, off, a number of hops or a list of addresses, not "maybe"'],
    [{ RETENTION_DAYS: "0" }, 'RETENTION_DAYS must be a whole number from 1 to 36500, not "0"'],
    [{ PUBLIC_URL: "example.org" }, "PUBLIC_URL must be an address that begins with http:// or https://"],
    [{ METRICS_TOKEN: "short" }, "METRICS_TOKEN must have at least 16 characters"],
    [{ YOUZAN_SSO_SECRET: "short" }, "YOUZAN_SSO_SECRET must have at least 16 characters"],
    [
      { YOUZAN_CLIENT_ID: "c" },
      "YOUZAN_CLIENT_SECRET and YOUZAN_GRANT_ID must be set too: Youzan needs all of YOUZAN_CLIENT_ID, YOUZAN_CLIENT_SECRET, YOUZAN_GRANT_ID",
    ],
    [{ YOUZAN_CLIENT_ID: "c", YOUZAN_CLIENT_SECRET: "s", YOUZAN_GRANT_ID: "shop" }, "YOUZAN_GRANT_ID must be the shop's number (kdt_id)"],
    [{ YOUZAN_BASE_URL: "ftp://x" }, "YOUZAN_BASE_URL must be an address that begins with https:// or http://"],
    [{ DATA_KEY: "short" }, "DATA_KEY must be 32 bytes as base64 or as 64 hex digits (openssl rand -base64 32)"],
    [{ DATABASE_URL: "mysql://u:PLANTED@h/d", DATA_KEY: KEY }, "DATABASE_URL must be an address that begins with postgres:// or postgresql://"],
    [{ DATABASE_URL: "postgres://h/d" }, "DATA_KEY is required with DATABASE_URL: 32 bytes as base64 (openssl rand -base64 32), the same for every instance"],
    [{ FILES_URL: "https://b/p" }, "FILES_URL must be s3://bucket or s3://bucket/prefix"],
    [{ FILES_URL: "s3://bucket/p" }, "FILES_URL needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY"],
    [{ DATA_KEY: "ab".repeat(32), DATA_KEY_PREVIOUS: "short" }, "DATA_KEY_PREVIOUS must be 32 bytes as base64 or as 64 hex digits (openssl rand -base64 32)"],
  ])("refuses %o in one line", (more, line) => expect(problems(more)).toEqual([line]));

  it("sells in the built-in store until a shop is given", () => {
    expect(read().youzan).toBeUndefined();
    expect(read({ YOUZAN_CLIENT_ID: "c", YOUZAN_CLIENT_SECRET: "s", YOUZAN_GRANT_ID: "63077" }).youzan).toEqual({
      clientId: "c",
      clientSecret: "s",
      grantId: "63077",
      baseUrl: "https://open.youzanyun.com",
    });
  });

  it("names every mistake at once, and makes no key for a start that will not happen", () => {
    expect(problems({ PORT: "x", MARKET: "y", LOG_LEVEL: "loud" })).toHaveLength(3);
    expect(statSync(join(dir, "data.key"), { throwIfNoEntry: false })).toBeUndefined();
  });

  it("refuses a file as data directory", () => {
    writeFileSync(join(dir, "file"), "");
    expect(problems({ DATA_DIR: join(dir, "file") })).toEqual([`DATA_DIR must be a folder, ${join(dir, "file")} is a file`]);
  });

  it("makes keys once, for the owner alone, and refuses a spoiled one", () => {
    const first = read();
    expect(read().dataKey).toEqual(first.dataKey);
    expect(read().ssoSecret).toBe(first.ssoSecret);
    for (const name of ["data.key", "youzan-sso.secret"]) expect(statSync(join(dir, name)).mode & 0o777).toBe(0o600);
    writeFileSync(join(dir, "data.key"), "spoiled");
    expect(problems({})).toEqual([`${join(dir, "data.key")} does not hold a data key; put the right one back, or nothing sealed can be read`]);
    expect(readFileSync(join(dir, "data.key"), "utf8")).toBe("spoiled");
  });

  it("takes a given key without making one, and no trial secret for a shared database", () => {
    const env = read({ DATABASE_URL: "postgres://h/d", DATA_KEY: KEY });
    expect([env.dataKey.equals(Buffer.alloc(32, 9)), env.ssoSecret]).toEqual([true, undefined]);
    expect(statSync(join(dir, "data.key"), { throwIfNoEntry: false })).toBeUndefined();
  });

  it("reads a key in both spellings, and no other", () => {
    expect(parseKey("ab".repeat(32))).toHaveLength(32);
    expect(parseKey(KEY)).toHaveLength(32);
    for (const bad of ["", "ab".repeat(31), "zz".repeat(32), Buffer.alloc(31).toString("base64"), Buffer.alloc(33).toString("base64")])
      expect(parseKey(bad)).toBeUndefined();
  });

  it("trusts as many proxies as it is told", () => {
    const { trustProxy } = read({ TRUST_PROXY: "2" });
    expect(typeof trustProxy === "function" && [0, 1, 2].map((hop) => trustProxy("10.0.0.1", hop))).toEqual([true, true, false]);
  });
});
