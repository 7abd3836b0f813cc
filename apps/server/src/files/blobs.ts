/** Where bytes are kept, by name. The store above seals them and makes the names. */
export type Blobs = {
  /** Kept for good when it returns; never half. */
  put: (name: string, bytes: Uint8Array) => Promise<void>;
  /** Undefined when there is none of this name. */
  get: (name: string) => Promise<Buffer | undefined>;
  remove: (name: string) => Promise<void>;
  /** Names of what was last written before a time (epoch milliseconds). */
  olderThan: (time: number) => Promise<string[]>;
};
