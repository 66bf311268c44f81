import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** What a PostgreSQL server writes about itself into `postmaster.pid`. */
export interface PostmasterFile {
  readonly pid: number;
  readonly status: 'starting' | 'ready' | 'stopping' | 'standby' | 'unknown';
  readonly text: string;
}

const STATUS_LINE = 7;

/** Null where there is no such file, or one that is not complete yet. */
export async function readPostmasterFile(dataFolder: string): Promise<PostmasterFile | null> {
  const text = await readFile(path.join(dataFolder, 'postmaster.pid'), 'utf8').catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    },
  );
  return text === null ? null : parsePostmasterFile(text);
}

export function parsePostmasterFile(text: string): PostmasterFile | null {
  const lines = text.split('\n');
  const pid = Math.abs(Number.parseInt(lines[0] ?? '', 10));
  if (!Number.isInteger(pid) || pid < 1) return null;
  const word = lines[STATUS_LINE]?.trim();
  const status = word === 'ready' || word === 'starting' || word === 'stopping' || word === 'standby';
  return { pid, status: status ? word : 'unknown', text };
}
