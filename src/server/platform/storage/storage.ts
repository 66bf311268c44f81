import type { Readable } from 'node:stream';

/** Where files lie: in `DATA_DIR` or an S3-compatible store. Keys are `a-z0-9/._-`. */
export interface Storage {
  /** Writes whole or not at all; an existing key is replaced. Throws `StorageFullError` when no space is left. */
  write(key: string, content: Uint8Array | Readable): Promise<{ readonly size: number }>;
  /** Null where there is no such key. `size` is that of the whole file, also where a part is read. */
  read(key: string, part?: FilePart): Promise<{ readonly stream: Readable; readonly size: number } | null>;
  readAll(key: string): Promise<Uint8Array | null>;
  remove(key: string): Promise<void>;
  exists(key: string): Promise<boolean>;
}

/** Bytes of a file, the last one included. */
export interface FilePart {
  readonly start: number;
  readonly end: number;
}

export class StorageFullError extends Error {
  override name = 'StorageFullError';
}

/** The store does not answer, or answers that it is unavailable. */
export class StorageUnavailableError extends Error {
  override name = 'StorageUnavailableError';
}
