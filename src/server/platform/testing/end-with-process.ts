import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parsePostmasterFile } from '#server/platform/database/embedded/postmaster-file.ts';

/**
 * Ends the database server of a data folder, and takes the folder away, where this process ends before it could do so
 * in peace, as after Ctrl-C: the server is no child that would end with it. Returns what calls this off.
 */
export function endWithProcess(dataDir: string): () => void {
  const end = (): void => {
    const file = readIfThere(path.join(dataDir, 'postgres', 'data', 'postmaster.pid'));
    const server = file === null ? null : parsePostmasterFile(file);
    // At once: its files go, too.
    if (server !== null) process.kill(server.pid, 'SIGQUIT');
    // Its processes may write a last file meanwhile.
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
  };
  process.once('exit', end);
  return () => process.off('exit', end);
}

function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
