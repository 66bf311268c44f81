import { fork } from 'node:child_process';
import path from 'node:path';
import { projectFolder } from '#server/platform/config/project-folder.ts';
import type { FontAnswer, FontRequest } from './font-messages.ts';

const MEMORY_MB = 512;
const LIMIT_MS = 30_000;

/**
 * Subsets a font to characters and compresses it as WOFF2, in a process of its own with bounded memory and time: no
 * file can delay visitors or crash the server (DSGN-61).
 */
export function cutFont(request: FontRequest, signal?: AbortSignal): Promise<FontAnswer> {
  return new Promise((resolve) => {
    const worker = fork(workerFile(), {
      env: {},
      execArgv: [`--max-old-space-size=${MEMORY_MB}`],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const end = (answer: FontAnswer): void => {
      clearTimeout(limit);
      signal?.removeEventListener('abort', stop);
      worker.kill('SIGKILL');
      resolve(answer);
    };
    const fail = (message: string) => (): void => end({ ok: false, message });
    const stop = fail('The sender is gone.');
    const limit = setTimeout(fail('It took too long.'), LIMIT_MS);
    signal?.addEventListener('abort', stop, { once: true });
    worker.once('message', (answer) => end(answer as FontAnswer));
    worker.once('error', fail('The process could not be started.'));
    worker.once('exit', fail('The process ended.'));
    worker.send(request, (error) => {
      if (error !== null) fail(error.message)();
    });
  });
}

/** From the sources as from the built server. */
function workerFile(): string {
  return import.meta.filename.endsWith('.ts')
    ? path.join(import.meta.dirname, 'font-worker.ts')
    : path.join(projectFolder(), 'dist', 'server', 'font-worker.js');
}
