import { createHash } from "node:crypto";
import { join } from "node:path";
import type { Vault } from "../db/vault.ts";
import type { Blobs } from "./blobs.ts";
import { diskBlobs } from "./disk.ts";
import { s3Blobs, type S3Place } from "./s3.ts";

export const MAX_FILE_BYTES = 20 * 1_048_576;

/** The ids are ours (UUIDs), never a name from outside. */
const ID = /^[0-9a-f-]{36}$/;

function checked(id: string): string {
  if (!ID.test(id)) throw new Error("not a file id");
  return id;
}

/** A file as it came in, sealed already: nothing of it is kept until `keep`. */
export type Received = { id: string; size: number; sha256: string; contentHash: string; head: Buffer; sealed: Buffer };
/** What tells the kind of a file. */
const HEAD_BYTES = 1_024;

/** Uploaded bytes, sealed, one file each. A file is kept before its row is in the database. */
export class FileStore {
  readonly #blobs: Blobs;
  readonly #vault: Vault;

  constructor(blobs: Blobs, vault: Vault) {
    this.#blobs = blobs;
    this.#vault = vault;
  }

  /** The store that the environment names: an S3-compatible server, else the data directory. */
  static in({ dataDir, filesAt }: { dataDir: string; filesAt?: S3Place | undefined }, vault: Vault): FileStore {
    return new FileStore(filesAt ? s3Blobs(filesAt) : diskBlobs(join(dataDir, "files")), vault);
  }

  put(id: string, bytes: Uint8Array): Promise<void> {
    return this.putSealed(id, this.#vault.sealBytes(`files/${checked(id)}`, bytes));
  }

  /** Takes bytes as they come, sealing and hashing each part at once. */
  async receive(id: string, parts: AsyncIterable<Buffer>): Promise<Received> {
    const sealing = this.#vault.sealing(`files/${checked(id)}`);
    const [sha256, contentHash] = [createHash("sha256"), this.#vault.hashing("file")];
    let size = 0;
    let head = Buffer.alloc(0);
    for await (const part of parts) {
      sealing.add(part);
      sha256.update(part);
      contentHash.update(part);
      size += part.length;
      if (head.length < HEAD_BYTES) head = Buffer.concat([head, part]).subarray(0, HEAD_BYTES);
    }
    return { id, size, sha256: sha256.digest("hex"), contentHash: contentHash.digest("hex"), head, sealed: sealing.end() };
  }

  /** The bytes of a file that is not kept yet. */
  peek({ id, sealed }: Received): Buffer {
    return this.#vault.openBytes(`files/${id}`, sealed);
  }

  keep({ id, sealed }: Received): Promise<void> {
    return this.putSealed(id, sealed);
  }

  async get(id: string): Promise<Buffer> {
    const sealed = await this.readSealed(id);
    if (!sealed) throw new Error("a file is not there");
    return this.#vault.openBytes(`files/${id}`, sealed);
  }

  /** Keeps bytes that are sealed already, as a backup holds them. */
  putSealed(id: string, sealed: Uint8Array): Promise<void> {
    return this.#blobs.put(checked(id), sealed);
  }

  /** The sealed bytes as they lie; undefined when the file is gone. */
  readSealed(id: string): Promise<Buffer | undefined> {
    return this.#blobs.get(checked(id));
  }

  /** Seals a file by the present key; false: it is already, or it is gone. */
  async sealAnew(id: string): Promise<boolean> {
    const sealed = await this.readSealed(id);
    if (!sealed || this.#vault.sealedByPresentKey(sealed)) return false;
    await this.put(id, this.#vault.openBytes(`files/${id}`, sealed));
    return true;
  }

  remove(id: string): Promise<void> {
    return this.#blobs.remove(checked(id));
  }

  /** Ids of files that were last written before a time. */
  async olderThan(time: number): Promise<string[]> {
    return (await this.#blobs.olderThan(time)).filter((name) => ID.test(name));
  }
}
