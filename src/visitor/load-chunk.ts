import { CHUNK_TIMEOUT_MS } from '#domain/page-runtime/runtime-messages.ts';

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
 * Loads a chunk once: all callers share the result, and a failed one is requested again the next time (DATA-53,
 * DATA-74). `find` picks the export out of the chunk; null means that it is missing.
 */
export function createChunkLoader(
  wait: (ms: number) => Promise<void>,
  importAgain = (address: string): Promise<unknown> => import(/* @vite-ignore */ address),
) {
  const loads = new Map<string, Promise<unknown>>();
  const failedAddresses = new Map<string, string>();
  return <Module, Wanted = Module>(
    id: string,
    fetchChunk: () => Promise<Module>,
    // Without `find` the chunk itself is the result.
    find: (module: Module) => Wanted | null = (module) => module as unknown as Wanted,
  ): Promise<Wanted> => {
    const known = loads.get(id) as Promise<Wanted> | undefined;
    if (known !== undefined) return known;
    const failed = failedAddresses.get(id);
    const fetching = failed === undefined ? fetchChunk() : (importAgain(failed) as Promise<Module>);
    const timeout = wait(CHUNK_TIMEOUT_MS).then(() => Promise.reject(new ChunkError(id, 'timeout')));
    const fetched = fetching.then(
      (module) => find(module) ?? Promise.reject(new ChunkError(id, 'missing')),
      (error: unknown) => {
        const address = nextAddress(error);
        if (address !== null) failedAddresses.set(id, address);
        return Promise.reject(new ChunkError(id, 'error', error));
      },
    );
    const load = Promise.race([fetched, timeout]).catch((error: unknown) => {
      loads.delete(id);
      throw error;
    });
    loads.set(id, load);
    return load;
  };
}

/**
 * The address for the next try of a failed chunk. A browser never loads a failed module again from the same address
 * (https://github.com/whatwg/html/issues/6768), so each try has another one.
 */
function nextAddress(error: unknown): string | null {
  // Browsers put the address at the end of their messages.
  const found = error instanceof Error ? (error.message.split(/\s/).at(-1) ?? '') : '';
  if (!/^https?:\/\//.test(found)) return null;
  const address = new URL(found);
  address.searchParams.set('again', String(Number(address.searchParams.get('again') ?? 0) + 1));
  return address.href;
}

/** Loads a part of the page's runtime. */
export const loadChunk = createChunkLoader((ms) => new Promise((resolve) => setTimeout(resolve, ms)));
