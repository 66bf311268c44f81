import type { Transaction } from 'kysely';
import type { Database } from '#server/platform/database/database.ts';
import { recordEvents } from '#server/platform/events/record-events.ts';
import { contentReleased } from './content-released.ts';
import type { StoredFile } from './stored-file.ts';

/**
 * To be called in the transaction that deletes these files: their stored content is deleted afterwards, unless other
 * files use it.
 */
export async function releaseContent(
  trx: Transaction<Database>,
  files: readonly Pick<StoredFile, 'sha256' | 'dimensions'>[],
  at: Date,
): Promise<void> {
  const events = files.map(({ sha256, dimensions: size }) => {
    const dimensions = size === null ? null : { width: size.width, height: size.height };
    return { siteId: null, subject: sha256, params: { sha256, dimensions }, at };
  });
  await recordEvents(trx, contentReleased, events);
}
