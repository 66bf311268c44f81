import { sql, type SqlBool } from 'kysely';
import { addressHash } from './erased-addresses.ts';
import { holdSnapshot } from './contact-snapshot.ts';
import { forgetProblems } from '#server/table-imports/forget-problems.ts';
import type { PersonalDataPart } from './personal-data-part.ts';

/** The contact itself, with notes, labels, merges and what imports remember of it; last, since it says whose the rest is. */
export const contactData: PersonalDataPart = {
  name: 'contact',
  tables: [
    'contacts',
    'contact_emails',
    'labelled_contacts',
    'contact_notes',
    'contact_merges',
    'distinct_contacts',
    'contact_import_rows',
    'imported_contacts',
    'table_imports',
    'table_import_left_out',
    'contact_run_people',
  ],
  fate: 'gone',
  async copy(db, { siteId, contactId }) {
    const contact = await holdSnapshot(db, siteId, contactId);
    if (contact === null) return [];
    const notes = await db
      .selectFrom('contact_notes')
      .select(['text', 'created_at as at'])
      .where('site_id', '=', siteId)
      .where('contact_id', '=', contactId)
      .orderBy('created_at')
      .execute();
    const labels = await db
      .selectFrom('contact_labels')
      .select('name')
      .where('site_id', '=', siteId)
      .where('id', 'in', [...contact.labels, contactId as never])
      .execute();
    const { details, emails, isTaxExempt = false, firstSource, createdAt, lastActiveAt } = contact;
    return [
      {
        ...details,
        emails: emails.map(({ email }) => email),
        labels: labels.map(({ name }) => name),
        isTaxExempt,
        firstSource,
        createdAt,
        lastActiveAt,
        notes: notes.map(({ text, at }) => ({ text, at: at.toISOString() })),
      },
    ];
  },
  async erase(trx, services, { siteId, contactId, emailKeys }) {
    await trx
      .deleteFrom('contact_merges')
      .where('site_id', '=', siteId)
      .where((where) => where.or([where('kept_id', '=', contactId), where('other_id', '=', contactId)]))
      .execute();
    await forgetProblems(trx, siteId, emailKeys);
    await trx.deleteFrom('contacts').where('site_id', '=', siteId).where('id', '=', contactId).execute();
    const at = new Date(services.now());
    for (const key of emailKeys) {
      await trx
        .insertInto('erased_addresses')
        .values({ site_id: siteId, address_hash: addressHash(services, siteId, key), erased_at: at })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
  },
};

/** Mails to the person, and mails to others that tell of them. */
export const mailData: PersonalDataPart = {
  name: 'mails',
  tables: ['outbox_mails'],
  fate: 'gone',
  async copy(db, { siteId, emailKeys }) {
    if (emailKeys.length === 0) return [];
    const rows = await db
      .selectFrom('outbox_mails')
      .select(['recipient', 'subject', 'text_body as text', 'created_at as at'])
      .where('site_id', '=', siteId)
      .where(sql<string>`lower(recipient)`, 'in', emailKeys)
      .orderBy('created_at')
      .execute();
    return rows.map(({ at, ...mail }) => ({ ...mail, at: at.toISOString() }));
  },
  async erase(trx, _services, { siteId, emailKeys }) {
    for (const key of emailKeys) {
      await trx
        .deleteFrom('outbox_mails')
        .where('site_id', '=', siteId)
        .where(
          sql<SqlBool>`strpos(lower(recipient || ' ' || coalesce(reply_to, '') || ' ' || text_body || ' ' || html_body), ${key}) > 0`,
        )
        .execute();
    }
  },
};
