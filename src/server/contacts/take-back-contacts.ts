import type { SiteId } from '#domain/documents/record.ts';
import type { Db } from '#server/platform/database/database.ts';
import { takeOutBatch } from '#server/table-imports/take-out-batch.ts';
import type { TakingBack } from '#server/table-imports/table-import-part.ts';
import { detailColumns } from './save-contact.ts';
import type { ContactSnapshot } from './stored-contact.ts';
import type { ContactId } from './tables.ts';

/** Contacts that an import made go, unless they were active since, and those that it changed become what they were. */
export async function takeBackContacts(trx: Db, { siteId, importId, limit }: TakingBack): Promise<number> {
  const rows = await takeOutBatch(trx, 'imported_contacts', {
    siteId,
    of: ['import_id', importId],
    by: 'contact_id',
    limit,
  });
  const added = rows.filter(({ before }) => before === null).map(({ contact_id: id }) => id);
  if (added.length > 0) {
    await trx
      .deleteFrom('contacts')
      .where('site_id', '=', siteId)
      .where('id', 'in', added)
      // Whoever was made by a later batch counts as active then.
      .where((where) => where('last_active_at', '<=', where.ref('created_at')))
      .execute();
  }
  for (const { contact_id: id, before } of rows) if (before !== null) await restore(trx, siteId, id, before);
  return rows.length;
}

async function restore(trx: Db, siteId: SiteId, id: ContactId, before: ContactSnapshot): Promise<void> {
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
}
