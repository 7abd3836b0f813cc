import { Fault, invalid } from "../../fault.ts";
import type { LongHandler } from "../../handler.ts";
import { accepts, cleanName, isJson, kindOf } from "./kinds.ts";
import { addFile, findFile } from "./store.ts";

/** Keeps an uploaded file, sealed. The same bytes for the same purpose are kept once: the first file is answered again. */
export const fileUpload: LongHandler<"fileUpload"> = {
  prepare: async ({ context, query, caller, file }) => {
    const { id, size, sha256, contentHash } = file;
    if (size === 0) throw invalid("file", "这个文件是空的。", "This file is empty.");
    const mime = kindOf(file.head);
    if (!mime || !accepts(query.path, mime)) throw new Fault("unsupported_file");
    if (mime === "application/json" && !isJson(context.files.peek(file))) throw new Fault("unsupported_file");
    const answer = (fileId: string, name: string) => ({ fileId, name, size, mime, sha256 });
    const before = await findFile(context, caller.userId, query.path, contentHash);
    if (before) return () => Promise.resolve(answer(before.id, before.name));

    const name = cleanName(file.name);
    await context.files.keep(file);
    return async ({ context: inner }) => {
      if (await addFile(inner, { id, userId: caller.userId, purpose: query.path, contentHash, size, mime, name, sha256 })) return answer(id, name);
      await context.files.remove(id);
      const meanwhile = await findFile(inner, caller.userId, query.path, contentHash);
      if (!meanwhile) throw new Fault("conflict");
      return answer(meanwhile.id, meanwhile.name);
    };
  },
};
