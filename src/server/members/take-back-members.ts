import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';
import type { TakingBack } from '#server/table-imports/table-import-part.ts';
import { removeUnusedMembers, restoreImported } from './restore-imported.ts';

/**
 * Whom an import made goes again, but for those who signed in meanwhile: the account is theirs. What it filled in is
 * emptied where nobody wrote something else since.
 */
export async function takeBackMembers(trx: Db, { siteId, importId, limit }: TakingBack): Promise<number> {
  const batch = await trx
    .deleteFrom('imported_members')
    .where('site_id', '=', siteId)
    .where('import_id', '=', importId)
    .where('member_id', 'in', (query) =>
      query
        .selectFrom('imported_members as next')
        .select('next.member_id')
        .where('next.site_id', '=', siteId)
        .where('next.import_id', '=', importId)
        .orderBy('next.member_id')
        .limit(limit),
    )
    .returning(['member_id as id', 'before'])
    .execute();
  const made = batch.filter(({ before }) => before === null).map(({ id }) => id);
  await removeUnusedMembers(trx, siteId, made);
  const changed = batch.filter(({ before }) => before !== null);
  if (changed.length > 0) {
    const given = sql`jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as given (id text, before jsonb)`;
    await restoreImported(trx, siteId, given);
  }
  return batch.length;
}
