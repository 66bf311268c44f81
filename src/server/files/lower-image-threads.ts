import { readdirSync, readFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';

const THREADS = '/proc/self/task';
/** The name of the image library's threads, which it reuses. */
const NAME = 'libvips worker';

/**
 * Gives pages priority over pictures: the threads of the image library get a lower priority than the one that answers
 * requests, with which they would share the cores while somebody uploads photos. Linux only, where a thread has a
 * priority of its own (setpriority(2)); elsewhere, and where it is not allowed, nothing is changed.
 */
export function lowerImageThreads(): void {
  if (process.platform !== 'linux') return;
  for (const thread of readdirSync(THREADS)) {
    try {
      if (readFileSync(`${THREADS}/${thread}/comm`, 'utf8').trim() !== NAME) continue;
      setPriority(Number(thread), constants.priority.PRIORITY_LOW);
    } catch {
      // The thread has ended meanwhile.
    }
  }
}
