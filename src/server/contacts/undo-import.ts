import type { SiteId } from '#domain/documents/record.ts';
import type { Id } from '#lib/id.ts';
import type { Db } from '#server/platform/database/database.ts';
import { detailColumns } from './save-contact.ts';

/** For so long an import can be taken back. */
export const IMPORT_UNDO_MS = 72 * 60 * 60 * 1000;
const BATCH = 500;

/**
 * Takes an import back: contacts that it made go, unless they were active since, and those that it changed become what
 * they were. Null where there is no such import any more.
 */
export async function undoImport(
  trx: Db,
  siteId: SiteId,
  importId: Id<'contact-import'>,
  now: number,
): Promise<{ readonly removed: number; readonly restored: number } | null> {
  const made = await trx
    .selectFrom('contact_imports')
    .select('imported_at as at')
    .where('site_id', '=', siteId)
    .where('id', '=', importId)
    .where('imported_at', '>', new Date(now - IMPORT_UNDO_MS))
    .forUpdate()
    .executeTakeFirst();
  if (made === undefined) return null;
  let removed = 0;
  let restored = 0;
  for (;;) {
    const rows = await trx
      .deleteFrom('contact_import_rows')
      .where('site_id', '=', siteId)
      .where('import_id', '=', importId)
      .where((where) =>
        where(
          'contact_id',
          'in',
          where
            .selectFrom('contact_import_rows as next')
            .select('next.contact_id')
            .where('next.site_id', '=', siteId)
            .where('next.import_id', '=', importId)
            .limit(BATCH),
        ),
      )
      .returning(['contact_id as id', 'before'])
      .execute();
    if (rows.length === 0) break;
    const added = rows.filter(({ before }) => before === null).map(({ id }) => id);
    if (added.length > 0) {
      const { numDeletedRows } = await trx
        .deleteFrom('contacts')
        .where('site_id', '=', siteId)
        .where('id', 'in', added)
        .where('last_active_at', '<=', made.at)
        .executeTakeFirst();
      removed += Number(numDeletedRows);
    }
    for (const { id, before } of rows) {
      if (before === null) continue;
      const emails = before.emails.map(({ email }) => email);
      const keys = before.emails.map(({ key }) => key);
      await trx
        .deleteFrom('contact_emails')
        .where('site_id', '=', siteId)
        .where('contact_id', '=', id)
        .$if(keys.length > 0, (query) => query.where('email_key', 'not in', keys))
        .execute();
      await trx
        .deleteFrom('labelled_contacts')
        .where('site_id', '=', siteId)
        .where('contact_id', '=', id)
        .$if(before.labels.length > 0, (query) => query.where('label_id', 'not in', before.labels))
        .execute();
      await trx
        .updateTable('contacts')
        .set(detailColumns({ ...before.details, emails }))
        .where('site_id', '=', siteId)
        .where('id', '=', id)
        .execute();
      restored += 1;
    }
  }
  await trx.deleteFrom('contact_imports').where('site_id', '=', siteId).where('id', '=', importId).execute();
  return { removed, restored };
}
