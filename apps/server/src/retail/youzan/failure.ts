/**
 * What went wrong with a call of the platform.
 * - `unreachable`: no whole answer (network, time-out, 5xx, cut off): trying again may help
 * - `limited`: too many calls: wait longer
 * - `token`: the token is expired or unknown: get another, once
 * - `refused`: the platform understood and said no: trying again does not help
 * - `open`: not even tried, because the last calls all failed
 */
export type PlatformTrouble = "unreachable" | "limited" | "token" | "refused" | "open";

/** `code` is the platform's, `traceId` what its support asks for. Neither holds personal data. */
export class PlatformError extends Error {
  readonly trouble: PlatformTrouble;
  readonly code: string;
  readonly traceId: string | undefined;

  constructor(trouble: PlatformTrouble, code: string | number, traceId?: string) {
    super(`the retail platform: ${trouble} (${code})`);
    this.name = "PlatformError";
    this.trouble = trouble;
    this.code = String(code);
    this.traceId = traceId;
  }
}
