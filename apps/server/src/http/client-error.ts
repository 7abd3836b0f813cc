import { randomUUID } from "node:crypto";
import type { Socket } from "node:net";
import { Fault } from "../fault.ts";
import { toReply } from "./failure.ts";
import { langOf } from "./language.ts";

/** What is no HTTP at all gets an answer too, and the connection ends. */
export function answerGarbage(_error: Error, socket: Socket): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const { status, body } = toReply(new Fault("malformed"), langOf(undefined), randomUUID());
  const text = JSON.stringify(body);
  socket.end(
    `HTTP/1.1 ${status} Bad Request\r\nconnection: close\r\ncontent-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(text)}\r\n\r\n${text}`,
  );
}
