import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const MEMORY = '/dev/shm';
/** Several times what the databases of the tests take at once, so that nothing else runs short. */
const ENOUGH_BYTES = 8 * 1024 ** 3;

/**
 * Where the databases of tests lie: in memory where it has much room, since each test file copies a thousand small
 * files and deletes them again, and a disk's file system works longer on that than the database; else as all that is
 * temporary.
 */
export function folderInMemory(): string {
  return process.availableMemory() > ENOUGH_BYTES && freeBytesOf(MEMORY) > ENOUGH_BYTES ? MEMORY : tmpdir();
}

function freeBytesOf(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    // Only Linux has it.
    return 0;
  }
}
