import { createCipheriv, createDecipheriv, createHash, createHmac, createSecretKey, hkdfSync, type Hmac, type KeyObject } from "node:crypto";
import { randomBytesOf } from "../random.ts";

declare const sealedBy: unique symbol;
/** Text that only the vault can make: `<key id>.<base64 of iv, tag, ciphertext>`. A column of this type takes no plain text. */
export type Sealed<Column extends string> = string & { readonly [sealedBy]: Column };

const IV = 12;
const TAG = 16;
const KEY_ID = 8;

export class UnsealError extends Error {
  constructor(what: string) {
    super(`cannot unseal ${what}`);
    this.name = "UnsealError";
  }
}

const derive = (key: Buffer, purpose: string): Buffer => Buffer.from(hkdfSync("sha256", key, "", purpose, 32));

/** The id under which a data key is named in what it sealed. */
export const keyIdOf = (key: Buffer): string => createHash("sha256").update("key id").update(key).digest("hex").slice(0, KEY_ID);

/** The data key, and while keys are being changed also the other one, which only opens. 32 bytes each. */
export type DataKeys = { current: Buffer; previous?: Buffer | undefined };

/**
 * AES-256-GCM under DATA_KEY. The place (table, column, row) is authenticated too: a sealed value moved to another row does not open.
 * Keyed hashes are for looking up what may not be stored (addresses, mobile numbers, contents); their secret outlives a data key,
 * because what they were made of is not there to be hashed again.
 */
export class Vault {
  readonly keyId: string;
  readonly #keys: ReadonlyMap<string, KeyObject>;
  readonly #seal: KeyObject;
  readonly #hash: KeyObject;

  /** @param hashSecret the secret of the keyed hashes; the one that belongs to the data key when none is given */
  constructor({ current, previous }: DataKeys, hashSecret: Buffer = Vault.firstHashSecret(current)) {
    const keys = [current, ...(previous ? [previous] : [])];
    if (keys.some((key) => key.length !== 32)) throw new Error("the data key must have 32 bytes");
    this.keyId = keyIdOf(current);
    this.#keys = new Map(keys.map((key) => [keyIdOf(key), createSecretKey(derive(key, "seal"))]));
    this.#seal = createSecretKey(derive(current, "seal"));
    this.#hash = createSecretKey(hashSecret);
  }

  /** The secret of the keyed hashes of a database that begins with this data key. */
  static firstHashSecret(key: Buffer): Buffer {
    return derive(key, "hash");
  }

  /** Whether it can open what the key of this id sealed. */
  knows(keyId: string): boolean {
    return this.#keys.has(keyId);
  }

  sealBytes(place: string, plain: Uint8Array): Buffer {
    const sealing = this.sealing(place);
    sealing.add(plain);
    return sealing.end();
  }

  /** Seals bytes as they come, so that they never lie open as a whole. */
  sealing(place: string): { add: (plain: Uint8Array) => void; end: () => Buffer } {
    const iv = randomBytesOf(IV);
    const cipher = createCipheriv("aes-256-gcm", this.#seal, iv).setAAD(Buffer.from(place));
    const body: Buffer[] = [];
    return {
      add: (plain) => void body.push(cipher.update(plain)),
      end: () => {
        body.push(cipher.final());
        return Buffer.concat([Buffer.from(this.keyId, "latin1"), iv, cipher.getAuthTag(), ...body]);
      },
    };
  }

  /** @throws UnsealError when it was not sealed under this key at this place. */
  openBytes(place: string, sealed: Buffer): Buffer {
    return this.#open(place, sealed.toString("latin1", 0, KEY_ID), sealed.subarray(KEY_ID));
  }

  sealedByPresentKey(sealed: Buffer): boolean {
    return sealed.toString("latin1", 0, KEY_ID) === this.keyId;
  }

  seal<const C extends string>(column: C, row: string, plain: string): Sealed<C> {
    const bytes = this.sealBytes(`${column}/${row}`, Buffer.from(plain));
    return `${this.keyId}.${bytes.toString("base64", KEY_ID)}` as Sealed<C>;
  }

  /** The sealed text's bytes (UTF-8). @throws UnsealError */
  openRaw<C extends string>(column: C, row: string, sealed: Sealed<C>): Buffer {
    const place = `${column}/${row}`;
    if (sealed[KEY_ID] !== ".") throw new UnsealError(place);
    return this.#open(place, sealed.slice(0, KEY_ID), Buffer.from(sealed.slice(KEY_ID + 1), "base64"));
  }

  open<C extends string>(column: C, row: string, sealed: Sealed<C>): string {
    return this.openRaw(column, row, sealed).toString("utf8");
  }

  /** A keyed hash (HMAC-SHA-256, hex) of something that must be found again but not be readable. */
  hash(purpose: string, value: string | Uint8Array): string {
    return this.hashing(purpose).update(value).digest("hex");
  }

  /** The same over bytes as they come. */
  hashing(purpose: string): Hmac {
    return createHmac("sha256", this.#hash).update(`${purpose}\0`);
  }

  #open(place: string, keyId: string, sealed: Buffer): Buffer {
    const key = this.#keys.get(keyId);
    if (!key) throw new UnsealError(place);
    try {
      const decipher = createDecipheriv("aes-256-gcm", key, sealed.subarray(0, IV), { authTagLength: TAG }).setAAD(Buffer.from(place));
      decipher.setAuthTag(sealed.subarray(IV, IV + TAG));
      const head = decipher.update(sealed.subarray(IV + TAG));
      decipher.final();
      return head;
    } catch {
      throw new UnsealError(place);
    }
  }
}
