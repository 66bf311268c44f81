import type { Readable } from 'node:stream';
import { extract } from 'tar-stream';

export interface TarEntry {
  readonly name: string;
  readonly size: number;
  /** The content, in order; unread content is skipped. */
  readonly content: AsyncIterable<Uint8Array>;
}

/** An archive that is damaged or cut off. */
export class DamagedArchiveError extends Error {
  override name = 'DamagedArchiveError';
}

/** The files of a tar archive, one after the other. */
export async function* readTar(source: Readable): AsyncGenerator<TarEntry> {
  const archive = extract();
  source.on('error', (error) => archive.destroy(error));
  source.pipe(archive);
  try {
    for await (const entry of orDamaged(archive)) {
      yield {
        name: entry.header.name,
        size: entry.header.size,
        content: orDamaged(entry as AsyncIterable<Uint8Array>),
      };
      entry.resume();
    }
  } finally {
    source.destroy();
  }
}

/** What the library finds wrong carries no code; faults of the disk and of the compression do. */
async function* orDamaged<Value>(values: AsyncIterable<Value>): AsyncGenerator<Value> {
  try {
    yield* values;
  } catch (error) {
    if (error instanceof Error && 'code' in error) throw error;
    throw new DamagedArchiveError('This is not an archive of Portico, or it is damaged', { cause: error });
  }
}
