import type { DocumentId, SiteId } from '#domain/documents/record.ts';
import type { Db } from '#server/platform/database/database.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { countEntries } from '#server/content-entries/queries.ts';

/** Throws `too-many-items` where a collection of at most `max` items is full (CONT-196, CONT-201). */
export async function refuseFullCollection(
  trx: Db,
  siteId: SiteId,
  collectionId: DocumentId,
  max: number,
): Promise<void> {
  const total = await countEntries(trx, siteId, 'draft', { kind: 'item', collectionId }, max);
  if (total >= max) throw new CallError('too-many-items', { max });
}
