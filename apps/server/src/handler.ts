import type { CallId, Calls } from "@nutri/contract";
import type { Lang } from "@nutri/domain";
import type { z } from "zod";
import type { Context } from "./context.ts";
import type { Received } from "./files/store.ts";
import type { Caller } from "./sessions/sessions.ts";

export type Upload = Received & { name: string };

type Part<C, K extends "query" | "body"> = C extends { [P in K]: infer Z extends z.ZodType } ? z.output<Z> : undefined;

/** One call as a handler sees it: checked, with its owner. */
export type Ask<K extends CallId> = {
  context: Context;
  query: Part<Calls[K], "query">;
  body: Part<Calls[K], "body">;
  caller: Calls[K]["auth"] extends "visitor" ? Caller : undefined;
  /** The caller by the token, for a call that anybody may make but that needs one for some of its parameters. @throws Fault unauthenticated, consent_required */
  requireHealthConsent: () => Promise<Caller>;
  file: Calls[K] extends { multipart: true } ? Upload : undefined;
  lang: Lang;
  ip: string;
  /** Last-Event-ID, for calls that answer with events. */
  lastEventId: string | undefined;
  /** The Idempotency-Key of a call that answers with events: what comes again under it joins what it began. Other calls are done once by the router. */
  key: string | undefined;
  /** Runs when what the call wrote is committed, before it is answered. */
  after: (work: () => void | Promise<void>) => void;
  /** Ends when the client has gone. */
  signal: AbortSignal;
};

/** JSON text that goes out as it was stored. */
export class StoredJson {
  readonly bytes: Buffer;
  constructor(bytes: Buffer) {
    this.bytes = bytes;
  }
}

/** JSON text that goes out in parts, as they are made: it may be too large to be held as a whole. */
export class JsonParts {
  readonly parts: AsyncIterable<string>;
  constructor(parts: AsyncIterable<string>) {
    this.parts = parts;
  }
}

/** A file that goes out as the media type its call names. */
export class Binary {
  readonly bytes: Buffer;
  constructor(bytes: Buffer) {
    this.bytes = bytes;
  }
}

type Events<C> = C extends { events: infer E extends Record<string, z.ZodType> }
  ? { [N in keyof E]: { event: N; id?: string; data: z.input<E[N]> | StoredJson } }[keyof E]
  : never;
export type ServerEvent<K extends CallId> = Events<Calls[K]>;
export type AnyEvent = { event: string; id?: string; data: unknown };
/** Events as they come: those that are ready together are one batch, which goes out in one write. */
export type Batches<E> = AsyncIterable<readonly E[]>;

type Data<K extends CallId> = z.input<Calls[K]["response"]> | StoredJson | JsonParts;

/**
 * A write whose work takes long (solving, reading, a file's way over the network): the work is done first, without a transaction, and
 * what comes back writes it, in the transaction of the Idempotency-Key where there is one. `undefined` from the writing: what the
 * work was done from has changed meanwhile, so all of it is done again.
 */
export type LongHandler<K extends CallId> = { prepare: (ask: Ask<K>) => Promise<(ask: Ask<K>) => Promise<Data<K> | undefined>> };

/** What a handler gives: `data`, or the events of a stream. */
export type Handler<K extends CallId> = (
  ask: Ask<K>,
) => Calls[K] extends { events: Record<string, z.ZodType> }
  ? Batches<ServerEvent<K>> | Promise<Batches<ServerEvent<K>>>
  : Calls[K] extends { binary: string }
    ? Promise<Binary>
    : Promise<Data<K>>;
