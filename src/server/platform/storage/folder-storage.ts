import { randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { invariant } from '#lib/invariant.ts';
import { StorageFullError, type Storage } from './storage.ts';

const KEY_PATTERN = /^[a-z0-9_-][a-z0-9._-]*(\/[a-z0-9_-][a-z0-9._-]*)*$/;
const FULL_CODES: ReadonlySet<string | undefined> = new Set(['ENOSPC', 'EDQUOT']);

/** Files in a folder. They are written under another name and renamed when they are whole and on the disk. */
export function createFolderStorage(folder: string): Storage {
  const fileOf = (key: string) => {
    invariant(KEY_PATTERN.test(key), `Not a key of a file: ${key}`);
    return path.join(folder, key);
  };
  return {
    async write(key, content) {
      const file = fileOf(key);
      const draft = path.join(folder, 'drafts', randomBytes(12).toString('hex'));
      try {
        await mkdir(path.dirname(draft), { recursive: true, mode: 0o700 });
        await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
        await pipeline(
          content instanceof Uint8Array ? Readable.from([content]) : content,
          createWriteStream(draft, { mode: 0o600, flags: 'wx', flush: true }),
        );
        const { size } = await stat(draft);
        await rename(draft, file);
        await syncFolder(path.dirname(file));
        return { size };
      } catch (error) {
        await rm(draft, { force: true });
        throw asFull(error);
      }
    },
    async read(key, part) {
      const handle = await open(fileOf(key), 'r').catch(missingAsNull);
      if (handle === null) return null;
      const { size } = await handle.stat();
      return { stream: createReadStream('', { fd: handle, ...part }), size };
    },
    readAll: (key) => readFile(fileOf(key)).catch(missingAsNull),
    remove: (key) => rm(fileOf(key), { force: true }),
    exists: async (key) => (await stat(fileOf(key)).catch(missingAsNull)) !== null,
  };
}

/** A renamed file survives a power cut only when its folder is on the disk too. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function missingAsNull(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
  throw error;
}

function asFull(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : undefined;
  return FULL_CODES.has(code) ? new StorageFullError('No space left', { cause: error }) : error;
}
