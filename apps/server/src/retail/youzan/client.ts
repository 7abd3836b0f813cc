import type { Logger } from "pino";
import type { z } from "zod";
import type { YouzanSettings } from "../../env.ts";
import { Breaker } from "./breaker.ts";
import { readEnvelope } from "./envelope.ts";
import { PlatformError } from "./failure.ts";
import { post, type Post } from "./http.ts";
import { type Chance, retrying } from "./retry.ts";
import { TokenKeeper } from "./token.ts";

/** The platform gives up after 5 s itself. */
const TIMEOUT_MS = 8_000;

export type ClientParts = { settings: YouzanSettings; now: () => number; log: Pick<Logger, "warn">; chance: Chance; timeoutMs?: number };

/** Calls of the platform's gateway: method and version in the path, the token in the query, everything else as JSON. */
export class YouzanClient {
  readonly #parts: ClientParts;
  readonly #post: Post;
  readonly #tokens: TokenKeeper;
  readonly #breaker: Breaker;

  constructor(parts: ClientParts) {
    this.#parts = parts;
    this.#post = post(parts.timeoutMs ?? TIMEOUT_MS);
    this.#tokens = new TokenKeeper(parts.settings, this.#post, parts.now);
    this.#breaker = new Breaker(parts.now);
  }

  get shop(): string {
    return this.#parts.settings.grantId;
  }

  /**
   * Calls a method that changes nothing there, or that may be called twice; it is tried again when that may help.
   * @param api name and version, "youzan.trade.get/4.0.2"
   * @param shape of the whole body, with `data`
   * @throws PlatformError
   */
  async call<T>(api: string, body: object, shape: z.ZodType<T>): Promise<T> {
    try {
      return await retrying(() => this.#breaker.run(() => this.#once(api, body, shape)), this.#parts.chance);
    } catch (error) {
      if (error instanceof PlatformError)
        this.#parts.log.warn({ api, trouble: error.trouble, code: error.code, trace: error.traceId }, "the retail platform failed");
      throw error;
    }
  }

  /** One call; with another token once, when the platform does not take the present one. */
  async #once<T>(api: string, body: object, shape: z.ZodType<T>): Promise<T> {
    const token = await this.#tokens.get();
    try {
      return await this.#send(api, body, shape, token);
    } catch (error) {
      if (!(error instanceof PlatformError) || error.trouble !== "token") throw error;
      return this.#send(api, body, shape, await this.#tokens.replace(token));
    }
  }

  async #send<T>(api: string, body: object, shape: z.ZodType<T>, token: string): Promise<T> {
    const url = `${this.#parts.settings.baseUrl}/api/${api}?access_token=${encodeURIComponent(token)}`;
    const { status, text } = await this.#post(url, JSON.stringify(body));
    const result = shape.safeParse(readEnvelope(status, text));
    // A shape that is not the documented one: nothing of it is trusted.
    if (!result.success) throw new PlatformError("refused", `shape ${result.error.issues[0]?.path.join(".") ?? ""}`);
    return result.data;
  }
}
