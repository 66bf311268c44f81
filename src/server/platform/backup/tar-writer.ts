import { Readable } from 'node:stream';
import { pack } from 'tar-stream';

/** Readable by its owner only: the archive contains secrets. */
const MODE = 0o600;

export interface TarWriter {
  /** A file of exactly `size` bytes; one after the other. Waits while what is written is not taken. */
  add(name: string, size: number, content: Iterable<Uint8Array> | AsyncIterable<Uint8Array>): Promise<void>;
}

/** A tar archive of the files that `fill` adds, as it is written. It fails with `fill`, which fails with its reader. */
export function writeTar(fill: (writer: TarWriter) => Promise<void>): Readable {
  const archive = pack();
  const writer: TarWriter = {
    async add(name, size, content) {
      const { promise: whole, resolve, reject } = Promise.withResolvers<void>();
      const entry = archive.entry({ name, size, mode: MODE, mtime: new Date(0) }, (error) =>
        error ? reject(error) : resolve(),
      );
      entry.on('error', reject);
      // What it fails with is thrown once, below or while it is waited for.
      whole.catch(() => null);
      for await (const chunk of content) if (!entry.write(chunk)) await Promise.race([whole, drained(entry)]);
      entry.end(null);
      await whole;
    },
  };
  fill(writer).then(
    () => archive.finalize(),
    (error: unknown) => archive.destroy(asError(error)),
  );
  return Readable.from(archive, { objectMode: false });
}

function drained(entry: { once(event: 'drain', listener: () => void): unknown }): Promise<void> {
  return new Promise((resolve) => void entry.once('drain', resolve));
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
