import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { MAX_FILE_BYTES } from '#domain/files/file-kinds.ts';

export interface ReceivedFile {
  readonly path: string;
  readonly size: number;
  readonly sha256: string;
}

/** The upload exceeds its limit. */
export class TooManyBytesError extends Error {
  override name = 'TooManyBytesError';
}

/** Bytes that suffice to tell images, audio and video from other files. */
const HEAD_BYTES = 4100;

/**
 * Streams content into a file, counting and hashing it; never holds more than one chunk. `limitOf` is called once, with
 * the first bytes, for the allowed size. Aborting `signal` ends it with an error.
 */
export async function receiveFile(
  content: Readable | Uint8Array,
  path: string,
  options: {
    readonly limitOf: (head: Uint8Array) => Promise<number>;
    readonly signal?: AbortSignal | undefined;
    /** Allowed before `limitOf` has answered. */
    readonly maxBytes?: number;
  },
): Promise<ReceivedFile> {
  const hash = createHash('sha256');
  let size = 0;
  let head: Buffer | null = Buffer.alloc(0);
  let limit = options.maxBytes ?? MAX_FILE_BYTES;
  const count = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      hash.update(chunk);
      if (head !== null) head = Buffer.concat([head, chunk]);
      const check = (): void => done(size > limit ? new TooManyBytesError() : null, chunk);
      if (head === null || head.length < HEAD_BYTES) {
        check();
        return;
      }
      const complete = head;
      head = null;
      options.limitOf(complete).then((bytes) => {
        limit = bytes;
        check();
      }, done);
    },
  });
  const source =
    content instanceof Readable ? content : Readable.from([Buffer.from(content)], { objectMode: false });
  const { signal } = options;
  await pipeline(
    source,
    count,
    createWriteStream(path, { flags: 'wx' }),
    signal === undefined ? {} : { signal },
  );
  return { path, size, sha256: hash.digest('hex') };
}
