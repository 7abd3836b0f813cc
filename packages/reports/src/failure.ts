import type { ProblemCode } from "./types.ts";

/** A file that cannot be read, for a reason the person can be told. Of a report it becomes a `Problem` and is not thrown. */
export class ReadFailure extends Error {
  readonly code: ProblemCode;
  constructor(code: ProblemCode, cause?: unknown) {
    super(code, { cause });
    this.code = code;
  }
}
