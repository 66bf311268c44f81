import { CHUNK_TIMEOUT_MS } from '#domain/visitor/runtime-messages.ts';

export type ChunkFailure = 'missing' | 'error' | 'timeout';

/** A part of the runtime that could not be loaded (DATA-70 to DATA-73). */
export class ChunkError extends Error {
  override name = 'ChunkError';
  readonly type: ChunkFailure;

  constructor(id: string, type: ChunkFailure, cause?: unknown) {
    super(`Loading chunk ${id} failed`, { cause });
    this.type = type;
  }
}

/**
 * Loads a chunk once: all who ask share the result, and a failed one is asked for again the next time (DATA-53, DATA-74).
 * `find` takes what is wanted out of the chunk; null means that it is not in there.
 */
export function createChunkLoader(wait: (ms: number) => Promise<void>) {
  const loads = new Map<string, Promise<unknown>>();
  return <Module, Wanted>(
    id: string,
    fetchChunk: () => Promise<Module>,
    find: (module: Module) => Wanted | null,
  ): Promise<Wanted> => {
    const known = loads.get(id) as Promise<Wanted> | undefined;
    if (known !== undefined) return known;
    const timeout = wait(CHUNK_TIMEOUT_MS).then(() => Promise.reject(new ChunkError(id, 'timeout')));
    const fetched = fetchChunk().then(
      (module) => find(module) ?? Promise.reject(new ChunkError(id, 'missing')),
      (error: unknown) => Promise.reject(new ChunkError(id, 'error', error)),
    );
    const load = Promise.race([fetched, timeout]).catch((error: unknown) => {
      loads.delete(id);
      throw error;
    });
    loads.set(id, load);
    return load;
  };
}
