import { sql, type SqlBool } from 'kysely';
import type { SiteId } from '#domain/documents/record.ts';
import { publicUrl } from '#server/platform/config/addresses.ts';
import { beginCsv, writeCsv } from '#server/platform/csv/write-csv.ts';
import type { Services } from '#server/platform/services.ts';
import { commentsInPlace } from './comments-in-place.ts';

const BATCH = 500;

/**
 * The comments of a site as CSV, batch by batch, as they came in (COMT-33): with address, state and what they answer.
 * Cells that a spreadsheet would run as a formula are marked as text.
 */
export async function* commentsCsv(
  { db, config }: Pick<Services, 'db' | 'config'>,
  { siteId, identifier }: { readonly siteId: SiteId; readonly identifier: string },
): AsyncGenerator<string> {
  yield beginCsv([
    ['Id', 'Answers', 'Written', 'State', 'Name', 'Email', 'Text', 'Likes', 'Reports', 'Page'],
  ]);
  for (let after = ''; ;) {
    const rows = await commentsInPlace(db, siteId)
      .select([
        'comment.id',
        'comment.parent_id as parentId',
        'comment.created_at as at',
        'comment.state',
        'comment.author_name as name',
        'accounts.name as accountName',
        'comment.author_email as email',
        'comment.body',
        'comment.likes',
        'comment.reports',
        'entry.path',
      ])
      .where(sql<SqlBool>`comment.id > ${after}`)
      .orderBy('comment.id')
      .limit(BATCH)
      .execute();
    if (rows.length > 0) {
      yield writeCsv(
        rows.map((row) => [
          row.id,
          row.parentId ?? '',
          row.at?.toISOString() ?? '',
          row.state === 'deleted' ? 'trash' : row.state,
          row.accountName ?? row.name,
          row.email ?? '',
          row.body,
          String(row.likes),
          String(row.reports),
          row.path === null ? '' : publicUrl(config, identifier, encodeURI(row.path)),
        ]),
      );
    }
    const last = rows.at(-1);
    if (last === undefined || rows.length < BATCH) return;
    after = last.id;
  }
}
