import { gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { createPlanner } from "../planning/engine-planner.ts";
import { ENGINES } from "../testing/databases.ts";
import { type Finding, fuzz, type Send } from "../testing/fuzzer.ts";
import { realKnowledge } from "../testing/reports.ts";
import { TestServer } from "../testing/server.ts";

/** `npm run bench fuzz` sends many more, over the network. */
const COUNT = 3000;
const SEED = 20_261_121;
/** A watchdog, not a measure: far beyond what a slow machine needs. */
const HANG_MS = 60_000;

it.each(ENGINES)(
  "answers whatever is sent to it in the contract's words, on %s",
  async (engine) => {
    const knowledge = realKnowledge();
    const { planner, stop } = createPlanner(knowledge, { market: "cn", referenceSet: "china-2023" });
    const server = await TestServer.start(engine, { parts: { knowledge, planner }, env: { checkAnswers: false } });
    const send: Send = async ({ method, url, headers, payload }) => {
      const response = await server.app.inject({ method, url, headers, ...(payload !== undefined && { payload }) });
      const bytes = response.headers["content-encoding"] === "gzip" ? gunzipSync(response.rawPayload) : response.rawPayload;
      return { status: response.statusCode, headers: response.headers, text: bytes.toString("utf8") };
    };
    const findings: Finding[] = [];
    try {
      await fuzz(send, { count: COUNT / ENGINES.length, seed: SEED, hangMs: HANG_MS }, (finding) => findings.push(finding));
      expect(findings.slice(0, 10)).toEqual([]);
      await server.settled();
      expect(server.errors.slice(0, 5)).toEqual([]);
    } finally {
      await server.stop();
      await stop();
    }
  },
  600_000,
);
