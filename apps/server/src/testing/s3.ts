import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { AwsV4Signer } from "aws4fetch";

const PAGE = 2;

/** A small S3-compatible server in this process: it checks signatures, keeps objects in memory, lists them two a page. `fail` makes it answer so. */
export class FakeS3 {
  readonly objects = new Map<string, { bytes: Buffer; at: number }>();
  fail: number[] = [];
  readonly #server: Server;
  readonly #keys: { accessKeyId: string; secretAccessKey: string };
  endpoint = "";

  constructor(keys: { accessKeyId: string; secretAccessKey: string }) {
    this.#keys = keys;
    this.#server = createServer((request, response) => void this.#answer(request, response));
  }

  async start(): Promise<this> {
    await new Promise<void>((ready) => this.#server.listen(0, "127.0.0.1", ready));
    this.endpoint = `http://127.0.0.1:${(this.#server.address() as { port: number }).port}`;
    return this;
  }

  stop(): Promise<unknown> {
    this.#server.closeAllConnections();
    return new Promise((done) => this.#server.close(done));
  }

  async #signed({ method, headers }: IncomingMessage, url: string, body: Buffer): Promise<boolean> {
    const given = headers.authorization ?? "";
    const region = /Credential=[^/]+\/\d+\/([^/]+)\//.exec(given)?.[1];
    const names = (/SignedHeaders=([^,]+)/.exec(given)?.[1] ?? "").split(";").filter((n) => n !== "host");
    const again = new AwsV4Signer({
      ...this.#keys,
      url,
      method: method ?? "",
      body,
      service: "s3",
      ...(region && { region }),
      datetime: String(headers["x-amz-date"]),
      headers: Object.fromEntries(names.map((n) => [n, String(headers[n])])),
    });
    return (await again.sign()).headers.get("authorization") === given;
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const url = new URL(request.url ?? "", this.endpoint);
    const failure = this.fail.shift() ?? ((await this.#signed(request, url.href, Buffer.concat(parts))) ? undefined : 403);
    if (failure !== undefined) return void response.writeHead(failure, failure === 307 ? { location: url.href } : {}).end();
    const key = url.pathname.split("/").slice(2).join("/");
    if (request.method === "PUT") this.objects.set(key, { bytes: Buffer.concat(parts), at: Date.now() });
    if (request.method === "DELETE") this.objects.delete(key);
    if (request.method !== "GET") return void response.writeHead(request.method === "DELETE" ? 204 : 200).end();
    if (key === "") return void response.end(this.#list(url.searchParams));
    const found = this.objects.get(key);
    if (found) response.end(found.bytes);
    else response.writeHead(404).end();
  }

  #list(query: URLSearchParams): string {
    const keys = [...this.objects.keys()].filter((key) => key.startsWith(query.get("prefix") ?? "")).toSorted();
    const from = Number(query.get("continuation-token") ?? 0);
    const entries = keys
      .slice(from, from + PAGE)
      .map((key) => `<Contents><Key>${key}</Key><LastModified>${new Date(this.objects.get(key)?.at ?? 0).toISOString()}</LastModified></Contents>`);
    const next = from + PAGE < keys.length ? `<NextContinuationToken>${from + PAGE}</NextContinuationToken>` : "";
    return `<?xml version="1.0"?><ListBucketResult>${entries.join("")}${next}</ListBucketResult>`;
  }
}
