import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { createId } from '#lib/id.ts';
import type { Services } from '#server/platform/services.ts';

/** Folders left behind by a killed process are deleted after this long. */
const STALE_AFTER_MS = 24 * 60 * 60 * 1000;

/** Gives `work` a temporary folder beside the data; the folder is deleted with its content, however the work ends. */
export async function withTemporaryFolder<Value>(
  services: Pick<Services, 'config'>,
  work: (folder: string) => Promise<Value>,
): Promise<Value> {
  const folder = path.join(temporaryRoot(services), createId());
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Deletes folders left behind by killed processes. */
export async function sweepTemporaryFolders(services: Pick<Services, 'config' | 'now'>): Promise<void> {
  const root = temporaryRoot(services);
  await mkdir(root, { recursive: true, mode: 0o700 });
  for (const name of await readdir(root)) {
    const folder = path.join(root, name);
    const found = await stat(folder).catch(() => null);
    if (found !== null && services.now() - found.mtimeMs > STALE_AFTER_MS) {
      await rm(folder, { recursive: true, force: true });
    }
  }
}

function temporaryRoot(services: Pick<Services, 'config'>): string {
  return path.join(services.config.dataDir, 'uploads');
}
