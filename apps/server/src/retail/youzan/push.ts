import { createHash, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import type { YouzanSettings } from "../../env.ts";
import type { RetailBase } from "../store.ts";
import { parseJson } from "./json.ts";
import { keepMessage, type Message } from "./store.ts";

/** An order is not to be read for half a minute after a message about it. */
const WAIT_MS = 35_000;

const Id = z.union([z.string().min(1).max(200), z.number()]).transform(String);
const Push = z.object({
  client_id: z.string(),
  kdt_id: Id,
  type: z.string().max(100),
  id: Id,
  msg_id: Id.nullish(),
  version: z.number().nullish(),
  test: z.boolean().nullish(),
});

/** Event-Sign: the lower-case MD5 of client id, raw body and client secret. It is no HMAC, and it holds no time: see `receivePush`. */
export const signOf = ({ clientId, clientSecret }: YouzanSettings, raw: Uint8Array): string =>
  createHash("md5").update(clientId, "utf8").update(raw).update(clientSecret, "utf8").digest("hex");

/** Whether a message is the platform's. The signature is checked over the bytes as they came, before anything reads them. */
export function isSigned(settings: YouzanSettings, raw: Uint8Array, sign: string): boolean {
  const [given, right] = [Buffer.from(sign, "utf8"), Buffer.from(signOf(settings, raw), "utf8")];
  return given.length === right.length && timingSafeEqual(given, right);
}

/** The order that a message is about; undefined: not this shop's, a trial, or about something else. */
export function readPush({ clientId, grantId }: YouzanSettings, raw: Buffer): Message | undefined {
  let body: unknown;
  try {
    body = parseJson(raw.toString("utf8"));
  } catch {
    return undefined;
  }
  const { data } = Push.safeParse(body);
  if (!data || data.test || data.client_id !== clientId || data.kdt_id !== grantId || !data.type.startsWith("trade_")) return undefined;
  const version = data.version ?? 0;
  return { id: data.msg_id ?? `${data.type} ${data.kdt_id} ${data.id} ${version}`, trade: data.id, version };
}

/**
 * Takes a pushed message that is signed. Nothing in it is believed: it only says that an order is to be read from the platform. So
 * one that is sent again, late or out of turn (the signature does not tell) changes nothing; known ones are not even looked into.
 */
export async function receivePush(base: RetailBase, settings: YouzanSettings, raw: Buffer): Promise<void> {
  const message = readPush(settings, raw);
  if (message) await keepMessage(base, message, base.now() + WAIT_MS);
}
