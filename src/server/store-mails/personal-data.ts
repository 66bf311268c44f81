import type { PersonalDataPart } from '#server/contacts/personal-data-part.ts';

/** Which mails of the shop a person has ended (ORD-143). */
export const mailOptOutData: PersonalDataPart = {
  name: 'mail opt-outs',
  tables: ['mail_opt_outs'],
  fate: 'gone',
  async copy(db, { siteId, emailKeys }) {
    if (emailKeys.length === 0) return [];
    const rows = await db
      .selectFrom('mail_opt_outs')
      .select(['kind', 'at'])
      .where('site_id', '=', siteId)
      .where('email_key', 'in', emailKeys)
      .orderBy('at')
      .execute();
    return rows.map(({ kind, at }) => ({ kind, at: at.toISOString() }));
  },
  async erase(trx, _services, { siteId, emailKeys }) {
    if (emailKeys.length === 0) return;
    await trx
      .deleteFrom('mail_opt_outs')
      .where('site_id', '=', siteId)
      .where('email_key', 'in', emailKeys)
      .execute();
  },
};
