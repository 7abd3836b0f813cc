import type { z } from "zod";
import type { CallId, Calls } from "./calls.ts";
import type { Failure } from "./envelope.ts";
import { routes } from "./routes.ts";

type Part<C, K extends "query" | "body"> = C extends { [P in K]: infer Z extends z.ZodType } ? { [P in K]: z.input<Z> } : { [P in K]?: undefined };
/** What a call takes: `query` and `body` where the contract has them. */
export type Input<K extends CallId> = Part<Calls[K], "query"> & Part<Calls[K], "body">;
/** What a call answers (`data`). */
export type Output<K extends CallId> = z.output<Calls[K]["response"]>;

export type RequestOptions = { idempotencyKey?: string; signal?: AbortSignal };
export type ClientOptions = {
  /** `{host}/api` */
  base: string;
  fetch?: typeof fetch;
  /** Headers of each request: the token, the language. */
  headers: () => Record<string, string>;
};

/** The header that carries the request's number. */
export const REQUEST_ID = "x-request-id";

/** A failure of the API, or of the way to it (`failure` absent: no answer, or not the contract's). */
export class ApiError extends Error {
  readonly status: number;
  readonly failure: Failure | undefined;
  /** The request's number by the answer's header; "" when it has none. */
  readonly requestId: string;
  constructor(status: number, failure: Failure | undefined, message: string, requestId = "") {
    super(message);
    this.name = "ApiError";
    this.status = status;
    this.failure = failure;
    this.requestId = requestId;
  }
}

export const address = (base: string, id: CallId, query?: object): string => {
  const entries = Object.entries(query ?? {}).flatMap(([k, v]): [string, string][] => (v === undefined ? [] : [[k, String(v)]]));
  return `${base}${routes[id][1]}${entries.length > 0 ? `?${new URLSearchParams(entries).toString()}` : ""}`;
};

/** A typed client made from the contract: `await call("customPlanNew", { body })` gives `data` or throws ApiError. */
export const createClient =
  ({ base, fetch: send = fetch, headers }: ClientOptions) =>
  async <K extends CallId>(id: K, input: Input<K>, options: RequestOptions = {}): Promise<Output<K>> => {
    const [method] = routes[id];
    const init: RequestInit = {
      method,
      headers: {
        ...headers(),
        ...(options.idempotencyKey ? { "idempotency-key": options.idempotencyKey } : {}),
        ...(input.body === undefined ? {} : { "content-type": "application/json" }),
      },
      body: input.body === undefined ? null : JSON.stringify(input.body),
      signal: options.signal ?? null,
    };
    const response = await send(address(base, id, input.query), init);
    const body: unknown = await response.json().catch(() => undefined);
    if (isSuccess(body) && response.ok) return body.data as Output<K>;
    const failure = isFailure(body) ? body : undefined;
    throw new ApiError(response.status, failure, failure?.message ?? response.statusText, response.headers.get(REQUEST_ID) ?? "");
  };

const isObject = (v: unknown): v is Record<string, unknown> => typeof v === "object" && v !== null;
const isSuccess = (v: unknown): v is { data: unknown } => isObject(v) && v["code"] === 200 && "data" in v;
const isFailure = (v: unknown): v is Failure =>
  isObject(v) && typeof v["code"] === "number" && typeof v["message"] === "string" && typeof v["error"] === "string";
