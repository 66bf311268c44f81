import { MAX_HAND_ORDERED_ITEMS } from '#domain/collections/collection-settings.ts';
import type { DocumentId, SiteId } from '#domain/documents/record.ts';
import type { Db } from '#server/platform/database/database.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { countEntries } from './queries.ts';

/** Throws `too-many-items` where a collection that is ordered by hand has no room for another item (CONT-196, CONT-201). */
export async function refuseFullCollection(trx: Db, siteId: SiteId, collectionId: DocumentId): Promise<void> {
  const total = await countEntries(
    trx,
    siteId,
    'draft',
    { kind: 'item', collectionId },
    MAX_HAND_ORDERED_ITEMS,
  );
  if (total >= MAX_HAND_ORDERED_ITEMS) throw new CallError('too-many-items', { max: MAX_HAND_ORDERED_ITEMS });
}
