import { RUNTIME_MESSAGES } from '#domain/page-runtime/runtime-messages.ts';
import { ChunkError, loadChunk } from './load-chunk.ts';
import { wordsReady } from './page-words.ts';
import { report } from './report.ts';

/**
 * Loads a part and starts it once the messages of the page are loaded; one that fails is reported, and only that part
 * is missing (DATA-53).
 */
export function startChunk<Module>(
  id: string,
  fetchChunk: () => Promise<Module>,
  start: (module: Module) => unknown,
): void {
  loadChunk(id, fetchChunk)
    .then(async (module) => {
      await wordsReady();
      return start(module);
    })
    .catch((error: unknown) =>
      report(error instanceof ChunkError ? error.message : RUNTIME_MESSAGES.initializerFailed, error),
    );
}
