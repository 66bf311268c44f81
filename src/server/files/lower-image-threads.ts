import { readdirSync, readFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';

const THREADS = '/proc/self/task';
/** What the image library calls its threads; it keeps them for all its work. */
const NAME = 'libvips worker';

/**
 * Lets pages go before pictures: the threads of the image library get a lower priority than the one that answers
 * requests, which else has to share the cores with them while somebody uploads photos. Linux only, where a thread has a
 * priority of its own (setpriority(2)); elsewhere, and where it is not allowed, everything stays as it is.
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
