import type { SiteId } from '#domain/documents/record.ts';
import type { Db } from '#server/platform/database/database.ts';
import { bumpRevision } from '#server/sites/queries.ts';

/** Takes redirects away; gives how many there were. */
export async function removeRedirects(trx: Db, siteId: SiteId, from: readonly string[]): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('redirects')
    .where('site_id', '=', siteId)
    .where('from_path', 'in', [...from])
    .executeTakeFirst();
  if (numDeletedRows > 0n) await bumpRevision(trx, siteId);
  return Number(numDeletedRows);
}
