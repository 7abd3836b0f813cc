import { createServer, type Server, type ServerResponse } from "node:http";

/** What the endpoint does with one request. `hold`: it waits for ever after what it has said. */
export type Move =
  | { say: readonly string[]; hold?: boolean; cut?: boolean }
  | { call: { name: string; input: string } }
  | { status: number }
  | { redirect: string }
  | { garbage: string };

export type SeenRequest = { messages: { role: string; content: unknown }[]; tools?: unknown[]; authorization: string | undefined };

const chunk = (delta: object, finish: string | null = null): string =>
  `data: ${JSON.stringify({ id: "c", object: "chat.completion.chunk", created: 1, model: "fake", choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`;
const USAGE = `data: ${JSON.stringify({ id: "c", object: "chat.completion.chunk", created: 1, model: "fake", choices: [], usage: { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 } })}\n\n`;

/** An endpoint that speaks OpenAI's chat completions over HTTP, does what the test says, one move a request, and remembers what it was sent. */
export class FakeEndpoint {
  moves: Move[] = [];
  readonly seen: SeenRequest[] = [];
  url = "";
  readonly #server: Server;

  constructor() {
    this.#server = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on("data", (part: Buffer) => parts.push(part));
      request.on("end", () => {
        const body = JSON.parse(Buffer.concat(parts).toString("utf8")) as Omit<SeenRequest, "authorization">;
        this.seen.push({ ...body, authorization: request.headers.authorization });
        this.#answer(this.moves.shift() ?? { status: 500 }, response);
      });
    });
  }

  async start(): Promise<this> {
    await new Promise<void>((ready) => this.#server.listen(0, "127.0.0.1", ready));
    this.url = `http://127.0.0.1:${(this.#server.address() as { port: number }).port}/v1`;
    return this;
  }

  stop(): Promise<unknown> {
    this.#server.closeAllConnections();
    return new Promise((done) => this.#server.close(done));
  }

  #answer(move: Move, response: ServerResponse): void {
    if ("redirect" in move) return void response.writeHead(307, { location: move.redirect }).end();
    if ("status" in move) return void response.writeHead(move.status, { "content-type": "application/json" }).end('{"error":{"message":"no"}}');
    response.writeHead(200, { "content-type": "text/event-stream" });
    if ("garbage" in move) return void response.end(move.garbage);
    if ("call" in move) {
      const call = { index: 0, id: "t1", type: "function", function: { name: move.call.name, arguments: move.call.input } };
      response.write(chunk({ role: "assistant", tool_calls: [call] }) + chunk({}, "tool_calls") + USAGE);
      return void response.end("data: [DONE]\n\n");
    }
    for (const text of move.say) response.write(chunk({ role: "assistant", content: text }));
    if (move.cut) response.destroy();
    else if (!move.hold) response.end(`${chunk({}, "stop")}${USAGE}data: [DONE]\n\n`);
  }
}
