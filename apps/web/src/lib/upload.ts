import { address, ApiError, type Output } from "@nutri/contract/client";
import type { Failure } from "@nutri/contract/envelope";
import { withRules } from "./api.ts";
import { API, headers, TIMEOUT_MS } from "./http.ts";

export type Purpose = "health_report" | "chat" | "feedback" | "label";
export type Uploaded = Output<"fileUpload">;
type Options = { onProgress?: (share: number) => void; signal?: AbortSignal; idempotencyKey?: string };

/** Sends a file; `onProgress` hears the share that has left this device, 0 to 1. Rejects with a `Problem`, or with an AbortError when cancelled. */
export const uploadFile = (file: File, purpose: Purpose, options: Options = {}): Promise<Uploaded> => withRules(() => send(file, purpose, options));

/** `fetch` tells nothing of what has left, so this is the one request that is not made with it. */
function send(file: File, purpose: Purpose, { onProgress, signal, idempotencyKey }: Options): Promise<Uploaded> {
  return new Promise((done, fail) => {
    const request = new XMLHttpRequest();
    request.open("POST", address(API, "fileUpload", { path: purpose }));
    request.timeout = TIMEOUT_MS;
    for (const [name, value] of Object.entries(headers())) request.setRequestHeader(name, value);
    if (idempotencyKey) request.setRequestHeader("idempotency-key", idempotencyKey);
    request.upload.addEventListener("progress", (e) => e.lengthComputable && onProgress?.(e.loaded / e.total));
    request.addEventListener("load", () => answer(request, done, fail));
    request.addEventListener("error", () => fail(new TypeError("the connection was lost")));
    request.addEventListener("timeout", () => fail(new DOMException("20 min", "TimeoutError")));
    request.addEventListener("abort", () => fail(new DOMException("cancelled", "AbortError")));
    if (signal?.aborted) return fail(new DOMException("cancelled", "AbortError"));
    signal?.addEventListener("abort", () => request.abort());
    const form = new FormData();
    form.append("file", file, file.name);
    request.send(form);
  });
}

function answer(request: XMLHttpRequest, done: (file: Uploaded) => void, fail: (e: ApiError) => void): void {
  const body = parsed(request.responseText);
  if (request.status === 200 && body && "data" in body && body.data) return done(body.data);
  const failure = body && "error" in body ? body : undefined;
  fail(new ApiError(request.status, failure, failure?.message ?? request.statusText));
}

function parsed(text: string): Failure | { data: Uploaded } | undefined {
  try {
    return JSON.parse(text) as Failure | { data: Uploaded };
  } catch {
    return undefined;
  }
}
