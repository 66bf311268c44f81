import { sql } from 'kysely';
import type { DocumentId, SiteId } from '#domain/documents/record.ts';
import type { Db } from '#server/platform/database/database.ts';

/** A copy of a collection or an item says of its comments what the original says (COMT-02); it has none of them (COMT-21). */
export async function copyCommentChoice(
  trx: Db,
  siteId: SiteId,
  original: DocumentId,
  copy: DocumentId,
  at: Date,
): Promise<void> {
  await trx
    .insertInto('comment_choices')
    .columns(['site_id', 'document_id', 'is_open', 'is_hidden', 'close_after_days', 'changed_at'])
    .expression((eb) =>
      eb
        .selectFrom('comment_choices')
        .select([
          'site_id',
          sql<DocumentId>`${copy}`.as('document_id'),
          'is_open',
          'is_hidden',
          'close_after_days',
          sql<Date>`${at}::timestamptz`.as('changed_at'),
        ])
        .where('site_id', '=', siteId)
        .where('document_id', '=', original),
    )
    .execute();
}
