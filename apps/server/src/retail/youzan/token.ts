import { z } from "zod";
import type { YouzanSettings } from "../../env.ts";
import { readEnvelope } from "./envelope.ts";
import { PlatformError } from "./failure.ts";
import type { Post } from "./http.ts";

/** `expires` is an absolute time in epoch ms. */
const Token = z.object({ access_token: z.string().min(1), expires: z.number() });

/** A token is renewed this long before its end (it lives seven days). */
const MARGIN_MS = 6 * 3_600_000;

/**
 * The shop's access token (self-use app: authorize_type "silent"). Within its time the platform answers the same token to everybody
 * who asks without `refresh`, so several instances share it; only one that the platform no longer knows is replaced.
 */
export class TokenKeeper {
  readonly #settings: YouzanSettings;
  readonly #post: Post;
  readonly #now: () => number;
  #known: { token: string; until: number } | undefined;
  #asking: Promise<string> | undefined;

  constructor(settings: YouzanSettings, post: Post, now: () => number) {
    this.#settings = settings;
    this.#post = post;
    this.#now = now;
  }

  /** The token; many callers at once make one request. */
  get(): Promise<string> {
    if (this.#known && this.#now() < this.#known.until) return Promise.resolve(this.#known.token);
    return (this.#asking ??= this.#ask(false).finally(() => (this.#asking = undefined)));
  }

  /** Another token than one that was refused. Somebody else may have replaced it already: that one is taken. */
  async replace(refused: string): Promise<string> {
    if (this.#known?.token === refused) this.#known = undefined;
    const shared = await this.get();
    if (shared !== refused) return shared;
    return (this.#asking ??= this.#ask(true).finally(() => (this.#asking = undefined)));
  }

  async #ask(refresh: boolean): Promise<string> {
    const { clientId, clientSecret, grantId, baseUrl } = this.#settings;
    const body = { client_id: clientId, client_secret: clientSecret, authorize_type: "silent", grant_id: grantId, refresh };
    const { status, text } = await this.#post(`${baseUrl}/auth/token`, JSON.stringify(body));
    const { success, data } = Token.safeParse(readEnvelope(status, text).data);
    if (!success) throw new PlatformError("unreachable", "no_token");
    this.#known = { token: data.access_token, until: data.expires - MARGIN_MS };
    return data.access_token;
  }
}
