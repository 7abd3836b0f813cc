import { AwsClient } from "aws4fetch";
import { Outage } from "../outage.ts";
import type { Blobs } from "./blobs.ts";

/** An S3-compatible place: `endpoint/bucket/prefix`, path-style. */
export type S3Place = {
  endpoint: string;
  bucket: string;
  prefix: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken?: string | undefined;
};

const TIMEOUT_MS = 30_000;
/** Tries beyond the first, for failures of the network and of the server. */
const RETRIES = 3;

const field = (xml: string, name: string): string | undefined => new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1];
const entriesOf = (xml: string): string[] => xml.split("<Contents>").slice(1);

/** Bytes as objects of an S3-compatible server, for several instances. Names are our own ids, so they need no escaping. */
export function s3Blobs(place: S3Place, send: typeof fetch = fetch): Blobs {
  const { accessKeyId, secretAccessKey, sessionToken, region } = place;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: "s3", retries: 0, ...(sessionToken && { sessionToken }) });
  const bucket = `${place.endpoint.replace(/\/+$/, "")}/${place.bucket}`;
  const key = (name: string): string => `${place.prefix}${name}`;

  async function once(url: string, init: RequestInit): Promise<Response> {
    // A redirect is an answer: nothing is sent on to where nobody has pointed us.
    return send(await client.sign(url, { ...init, redirect: "manual", signal: AbortSignal.timeout(TIMEOUT_MS) }));
  }
  async function ask(url: string, init: RequestInit = {}): Promise<Response> {
    for (let tries = 0; ; tries++) {
      const answer = await once(url, init).catch(() => {
        if (tries >= RETRIES) throw new Outage("the file server does not answer");
      });
      if (answer && (answer.ok || answer.status === 404)) return answer;
      await answer?.body?.cancel();
      if (answer && (answer.status < 500 || tries >= RETRIES))
        throw answer.status < 500 ? new Error(`the file server answered ${answer.status}`) : new Outage(`the file server answered ${answer.status}`);
      await new Promise((wait) => setTimeout(wait, 100 * 2 ** tries));
    }
  }

  return {
    async put(name, bytes) {
      const answer = await ask(`${bucket}/${key(name)}`, { method: "PUT", body: Buffer.from(bytes), headers: { "content-type": "application/octet-stream" } });
      if (!answer.ok) throw new Error("the file server has no such bucket");
      await answer.body?.cancel();
    },
    async get(name) {
      const answer = await ask(`${bucket}/${key(name)}`);
      if (answer.ok) return Buffer.from(await answer.arrayBuffer());
      await answer.body?.cancel();
      return undefined;
    },
    async remove(name) {
      await (await ask(`${bucket}/${key(name)}`, { method: "DELETE" })).body?.cancel();
    },
    async olderThan(time) {
      const names: string[] = [];
      for (let token: string | undefined = ""; token !== undefined;) {
        const query = new URLSearchParams({ "list-type": "2", prefix: place.prefix, ...(token && { "continuation-token": token }) });
        const xml = await (await ask(`${bucket}?${query.toString()}`)).text();
        for (const entry of entriesOf(xml)) {
          const [name, at] = [field(entry, "Key"), field(entry, "LastModified")];
          if (name !== undefined && at !== undefined && Date.parse(at) < time) names.push(name.slice(place.prefix.length));
        }
        token = field(xml, "NextContinuationToken");
      }
      return names;
    },
  };
}
