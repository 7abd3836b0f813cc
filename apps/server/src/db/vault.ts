import { createCipheriv, createDecipheriv, createHash, createHmac, createSecretKey, hkdfSync, type KeyObject, randomBytes } from "node:crypto";

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

/**
 * AES-256-GCM under DATA_KEY. The place (table, column, row) is authenticated too: a sealed value moved to another row does not open.
 * Keyed hashes are for looking up what may not be stored (addresses, mobile numbers, contents).
 */
export class Vault {
  readonly keyId: string;
  readonly #seal: KeyObject;
  readonly #hash: KeyObject;

  /** @param key the 32 bytes of DATA_KEY */
  constructor(key: Buffer) {
    if (key.length !== 32) throw new Error("the data key must have 32 bytes");
    this.keyId = createHash("sha256").update("key id").update(key).digest("hex").slice(0, KEY_ID);
    const derive = (purpose: string): KeyObject => createSecretKey(Buffer.from(hkdfSync("sha256", key, "", purpose, 32)));
    this.#seal = derive("seal");
    this.#hash = derive("hash");
  }

  sealBytes(place: string, plain: Uint8Array): Buffer {
    const iv = randomBytes(IV);
    const cipher = createCipheriv("aes-256-gcm", this.#seal, iv).setAAD(Buffer.from(place));
    const body = Buffer.concat([cipher.update(plain), cipher.final()]);
    return Buffer.concat([Buffer.from(this.keyId, "latin1"), iv, cipher.getAuthTag(), body]);
  }

  /** @throws UnsealError when it was not sealed under this key at this place. */
  openBytes(place: string, sealed: Buffer): Buffer {
    if (sealed.toString("latin1", 0, KEY_ID) !== this.keyId) throw new UnsealError(place);
    return this.#open(place, sealed.subarray(KEY_ID));
  }

  seal<const C extends string>(column: C, row: string, plain: string): Sealed<C> {
    const bytes = this.sealBytes(`${column}/${row}`, Buffer.from(plain));
    return `${this.keyId}.${bytes.toString("base64", KEY_ID)}` as Sealed<C>;
  }

  /** The sealed text's bytes (UTF-8). @throws UnsealError */
  openRaw<C extends string>(column: C, row: string, sealed: Sealed<C>): Buffer {
    const place = `${column}/${row}`;
    if (!sealed.startsWith(`${this.keyId}.`)) throw new UnsealError(place);
    return this.#open(place, Buffer.from(sealed.slice(KEY_ID + 1), "base64"));
  }

  open<C extends string>(column: C, row: string, sealed: Sealed<C>): string {
    return this.openRaw(column, row, sealed).toString("utf8");
  }

  /** A keyed hash (HMAC-SHA-256, hex) of something that must be found again but not be readable. */
  hash(purpose: string, value: string | Uint8Array): string {
    return createHmac("sha256", this.#hash).update(`${purpose}\0`).update(value).digest("hex");
  }

  #open(place: string, sealed: Buffer): Buffer {
    try {
      const decipher = createDecipheriv("aes-256-gcm", this.#seal, sealed.subarray(0, IV), { authTagLength: TAG }).setAAD(Buffer.from(place));
      decipher.setAuthTag(sealed.subarray(IV, IV + TAG));
      const head = decipher.update(sealed.subarray(IV + TAG));
      decipher.final();
      return head;
    } catch {
      throw new UnsealError(place);
    }
  }
}
