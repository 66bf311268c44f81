import type { SiteId } from '#domain/documents/record.ts';
import type { Db } from '#server/platform/database/database.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { lockAddresses } from '#server/content-entries/address-lock.ts';
import { bumpRevision } from '#server/sites/queries.ts';

/** Lets a pattern apply before the one before it, or after the one after it (FIND-49). Throws `not-found`. */
export async function movePattern(
  trx: Db,
  siteId: SiteId,
  from: string,
  direction: 'earlier' | 'later',
): Promise<void> {
  await lockAddresses(trx, siteId);
  const patterns = await trx
    .selectFrom('redirects')
    .select(['from_path', 'position'])
    .where('site_id', '=', siteId)
    .where('position', 'is not', null)
    .orderBy('position')
    .orderBy('from_path')
    .execute();
  const positions = new Map(patterns.map((row) => [row.from_path, row.position]));
  const order = patterns.map((row) => row.from_path);
  const index = order.indexOf(from);
  if (index === -1) throw new CallError('not-found');
  const other = order[index + (direction === 'earlier' ? -1 : 1)];
  if (other === undefined) return;
  const moved = order.map((each) => (each === from ? other : each === other ? from : each));
  for (const [at, each] of moved.entries()) {
    // Positions may have gaps where patterns were deleted.
    if (positions.get(each) === at + 1) continue;
    await trx
      .updateTable('redirects')
      .set({ position: at + 1 })
      .where('site_id', '=', siteId)
      .where('from_path', '=', each)
      .execute();
  }
  await bumpRevision(trx, siteId);
}
