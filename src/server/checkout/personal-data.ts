import type { PersonalDataPart } from '#server/contacts/personal-data-part.ts';

/** What a person has entered on the way to an order that is not placed. */
export const checkoutData: PersonalDataPart = {
  name: 'checkouts',
  tables: ['checkouts'],
  fate: 'gone',
  async copy(db, { siteId, emailKeys }) {
    if (emailKeys.length === 0) return [];
    const rows = await db
      .selectFrom('checkouts')
      .select(['contact', 'delivery', 'billing', 'note', 'fields', 'starting', 'choices'])
      .where('site_id', '=', siteId)
      .where('email_key', 'in', emailKeys)
      .where('email_key', '<>', '')
      .execute();
    return rows.map(({ contact, delivery, billing, note, fields, starting, choices }) => ({
      contact: { ...contact },
      delivery: { ...delivery },
      billing: billing === null ? null : { ...billing },
      note,
      fields: { ...fields },
      choices: choices === null ? null : { ...choices, agreed: [...choices.agreed] },
      consents: (starting?.consents ?? []).map((consent) => ({ ...consent })),
    }));
  },
  async erase(trx, _services, { siteId, emailKeys }) {
    if (emailKeys.length === 0) return;
    await trx
      .deleteFrom('checkouts')
      .where('site_id', '=', siteId)
      .where('email_key', 'in', emailKeys)
      .where('email_key', '<>', '')
      .execute();
  },
};
