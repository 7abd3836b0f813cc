import type { ProblemCode } from "./types.ts";

/** A file that cannot be read, for a reason the person can be told. Thrown inside the package only; outside it is a `Problem`. */
export class ReadFailure extends Error {
  readonly code: ProblemCode;
  constructor(code: ProblemCode, cause?: unknown) {
    super(code, { cause });
    this.code = code;
  }
}
