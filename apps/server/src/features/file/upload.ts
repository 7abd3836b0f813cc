import { Fault, invalid } from "../../fault.ts";
import type { LongHandler } from "../../handler.ts";
import { accepts, cleanName, isJson, kindOf } from "./kinds.ts";
import { addFile, bytesOf, findFile } from "./store.ts";

/** Far more than a life's reports; one visitor is not to fill the disk of all. */
export const MOST_BYTES = 2 * 1_073_741_824;

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

    if ((await bytesOf(context, caller.userId)) + size > MOST_BYTES)
      throw invalid("file", "你保存的文件已经很多了，请先删除一些报告。", "You keep a great many files already. Please remove some reports first.");

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
