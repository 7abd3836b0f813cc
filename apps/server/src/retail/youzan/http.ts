import { PlatformError } from "./failure.ts";

const MOST_BYTES = 5_000_000;

export type Post = (url: string, body: string) => Promise<{ status: number; text: string }>;

/** Reads an answer up to a size: no answer of the platform is larger. */
async function readBounded(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += (chunk as Uint8Array).length;
    if (size > MOST_BYTES) throw new PlatformError("refused", "too_large");
    chunks.push(chunk as Uint8Array);
  }
  return Buffer.concat(chunks).toString("utf8");
}

/** Sends JSON and reads the answer whole, within a time. It follows no redirect: the token stands in the address. */
export const post =
  (timeoutMs: number): Post =>
  async (url, body) => {
    try {
      const headers = { "content-type": "application/json", accept: "application/json" };
      const response = await fetch(url, { method: "POST", headers, body, redirect: "error", signal: AbortSignal.timeout(timeoutMs) });
      return { status: response.status, text: await readBounded(response) };
    } catch (error) {
      if (error instanceof PlatformError) throw error;
      throw new PlatformError("unreachable", error instanceof Error ? error.name : "error");
    }
  };
