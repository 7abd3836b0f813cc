import type { ErrorId } from "@nutri/contract";
import { ERRORS } from "@nutri/contract/errors";
import type { Text } from "@nutri/domain";

/** `code` and `params` are for the screen, `message` for the reader. */
export type Detail = { path: string; message: Text; code?: string; params?: Record<string, string | number> };

/** An expected failure: one of the contract's errors. What it becomes on the wire is http's matter. */
export class Fault extends Error {
  readonly id: ErrorId;
  readonly details: readonly Detail[];
  readonly retryAfterSeconds: number | undefined;

  constructor(id: ErrorId, more: { details?: readonly Detail[]; retryAfterSeconds?: number } = {}) {
    super(ERRORS[id].message.en);
    this.name = "Fault";
    this.id = id;
    this.details = more.details ?? [];
    this.retryAfterSeconds = more.retryAfterSeconds;
  }
}

export const notFound = (): Fault => new Fault("not_found");
export const invalid = (path: string, zh: string, en: string): Fault => new Fault("invalid", { details: [{ path, message: { zh, en } }] });
