import path from 'node:path';
import { ROOT } from './packages.mjs';

/** What the built server is started with besides the environment it is given. */
export const SERVER_ENVIRONMENT = {
  // Of the GNU C library: the memory of a picture goes back to the system when the picture is done. Without this, pieces
  // of it stay behind in one pool for each thread, several hundred MB after a hundred photos.
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '1048576',
  // Node keeps there what it compiled, and starts faster from the second time on; where it cannot write, it does not.
  NODE_COMPILE_CACHE: path.join(ROOT, 'dist', 'compiled'),
};
