import { type CallId, calls } from "@nutri/contract";
import fc from "fast-check";
import { type AskAs, type Belongings, belongingsOf, CONSENTS, multipart } from "./belongings.ts";
import { faultsOf, type Fuzzed, type Reply, requests, toQuery, type Who } from "./fuzz.ts";

export type Sent = { method: "GET" | "POST"; url: string; headers: Record<string, string>; payload: string | Buffer | undefined };
export type Send = (request: Sent) => Promise<Reply>;

/** So many requests are made about the same things; then they are new, because some have removed them. */
const ROUND = 150;
const TRIES = 60;

type Round = { tokens: Record<Who, string | undefined>; own: Belongings };
export type Finding = { request: Fuzzed; faults: string[] };

const sentOf = ({ id, query, headers, payload }: Fuzzed, token: string | undefined): Sent => ({
  method: calls[id].method,
  url: `/api${calls[id].path}?${query}`,
  headers: { ...headers, ...(token !== undefined && { authorization: token }) },
  payload,
});

const json = { "content-type": "application/json" };
async function login(send: Send): Promise<string> {
  const { text } = await send({ method: "POST", url: `/api${calls.loginIp.path}`, headers: json, payload: '{"clientType":"web"}' });
  const { data } = JSON.parse(text) as { data: { accessToken: string } | null };
  if (!data) throw new Error(`no login: ${text.slice(0, 300)}`);
  return data.accessToken;
}
const agree = (send: Send, token: string): Promise<Reply> =>
  send({ method: "POST", url: `/api${calls.consent.path}`, headers: { ...json, authorization: token }, payload: JSON.stringify(CONSENTS) });

/** What the fuzzing itself needs is asked again while the server turns calls away. */
const patient =
  (send: Send): Send =>
  async (request) => {
    for (let tries = 1; ; tries++) {
      const reply = await send(request);
      if (reply.status !== 503 || tries >= TRIES) return reply;
      await new Promise((wait) => setTimeout(wait, 500));
    }
  };

async function newRound(send: Send): Promise<Round> {
  const [visitor, stranger, undecided] = [await login(send), await login(send), await login(send)];
  for (const token of [visitor, stranger]) await agree(send, token);
  const ask: AskAs = async (id, { query, body, upload }, headers = {}) => {
    const type = upload ? "multipart/form-data; boundary=B" : "application/json";
    const payload = calls[id].method === "GET" ? undefined : upload ? multipart(upload) : JSON.stringify(body ?? {});
    return (await send(sentOf({ id, as: "visitor", query: toQuery(query), headers: { "content-type": type, ...headers }, payload }, visitor))).text;
  };
  return { tokens: { visitor, stranger, undecided, forged: "0".repeat(43), nobody: undefined }, own: await belongingsOf(ask) };
}

/** Calls after which somebody is gone or has taken back a consent. */
const ENDING: readonly CallId[] = ["erase", "logoutAll"];

/**
 * Sends so many requests, the same ones for the same seed, `atOnce` at a time; what is wrong with an answer goes to `found`.
 * @param hangMs an answer that has not come by then hangs
 */
export async function fuzz(
  send: Send,
  { count, seed, hangMs, atOnce = 1 }: { count: number; seed: number; hangMs: number; atOnce?: number },
  found: (finding: Finding) => void,
): Promise<void> {
  for (let done = 0, round = 0; done < count; round++, done += ROUND) {
    const { tokens, own } = await newRound(patient(send));
    const queue = fc.sample(requests(own), { seed: seed + round, numRuns: Math.min(ROUND, count - done) });
    const worker = async (): Promise<void> => {
      for (let request = queue.shift(); request; request = queue.shift()) {
        // Who ends their account is somebody else, so that the others go on.
        const ending = ENDING.includes(request.id) && request.as !== "forged" && request.as !== "nobody";
        const token = ending ? await login(patient(send)) : tokens[request.as];
        const faults = await answeredIn(hangMs, send(sentOf(request, token)), request);
        if (faults.length > 0) found({ request, faults });
        if (request.id === "consent" && tokens.visitor !== undefined) await agree(patient(send), tokens.visitor);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, worker));
  }
}

async function answeredIn(ms: number, reply: Promise<Reply>, request: Fuzzed): Promise<string[]> {
  let timer: NodeJS.Timeout | undefined;
  const hung = new Promise<string[]>((resolve) => (timer = setTimeout(resolve, ms, [`no answer within ${ms} ms`])));
  const judged = reply.then(
    (r) => faultsOf(request, r),
    (error: unknown) => [`the connection broke: ${String(error)}`],
  );
  return Promise.race([judged, hung]).finally(() => clearTimeout(timer));
}
