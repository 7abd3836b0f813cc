import { createHash } from "node:crypto";
import { newId } from "../../ids.ts";
import { Fault, invalid } from "../../fault.ts";
import type { Handler } from "../../handler.ts";
import { accepts, cleanName, kindOf } from "./kinds.ts";
import { addFile, findFile } from "./store.ts";

/** Keeps an uploaded file, sealed. The same bytes for the same purpose are kept once: the first file is answered again. */
export const fileUpload: Handler<"fileUpload"> = async ({ context, query, caller, file }) => {
  const { bytes } = file;
  if (bytes.length === 0) throw invalid("file", "这个文件是空的。", "This file is empty.");
  const mime = kindOf(bytes);
  if (!mime || !accepts(query.path, mime)) throw new Fault("unsupported_file");
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  const contentHash = context.vault.hash("file", bytes);
  const answer = (id: string, name: string) => ({ fileId: id, name, size: bytes.length, mime, sha256 });
  const before = await findFile(context, caller.userId, query.path, contentHash);
  if (before) return answer(before.id, before.name);

  const id = newId(context.now());
  const name = cleanName(file.name);
  await context.files.put(id, bytes);
  if (await addFile(context, { id, userId: caller.userId, purpose: query.path, contentHash, size: bytes.length, mime, name, sha256 })) return answer(id, name);
  await context.files.remove(id);
  const meanwhile = await findFile(context, caller.userId, query.path, contentHash);
  if (!meanwhile) throw new Fault("conflict");
  return answer(meanwhile.id, meanwhile.name);
};
