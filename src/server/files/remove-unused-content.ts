import type { Transaction } from 'kysely';
import type { Database } from '#server/platform/database/database.ts';
import type { Services } from '#server/platform/services.ts';
import { isContentUsed, lockContent } from './queries.ts';
import { contentKey, derivedKeys } from './storage-keys.ts';
import type { StoredFile } from './stored-file.ts';

type Content = Pick<StoredFile, 'sha256' | 'dimensions'>;

/** Deletes stored content that no file uses any more, with all derivations. */
export async function removeUnusedContent(services: Services, file: Content): Promise<void> {
  await services.db.transaction().execute((trx) => removeIfUnused(services, trx, file));
}

/** The same in a transaction, which locks out new files with this content until it ends. */
export async function removeIfUnused(
  { storage }: Pick<Services, 'storage'>,
  trx: Transaction<Database>,
  file: Content,
): Promise<void> {
  await lockContent(trx, file.sha256);
  if (await isContentUsed(trx, file.sha256)) return;
  for (const key of [contentKey(file), ...derivedKeys(file)]) await storage.remove(key);
}
