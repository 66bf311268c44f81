import type { PersonalDataPart } from '#server/contacts/personal-data-part.ts';

/** People on mailing lists, and the record of what they agreed to. */
export const subscriberData: PersonalDataPart = {
  name: 'consents',
  tables: ['subscribers', 'list_subscriptions', 'subscription_changes', 'imported_subscribers'],
  fate: 'gone',
  async copy(db, { siteId, emailKeys }) {
    if (emailKeys.length === 0) return [];
    const rows = await db
      .selectFrom('subscribers as person')
      .innerJoin('subscription_changes as change', (join) =>
        join.onRef('change.site_id', '=', 'person.site_id').onRef('change.subscriber_id', '=', 'person.id'),
      )
      .innerJoin('mailing_lists as list', (join) =>
        join.onRef('list.site_id', '=', 'change.site_id').onRef('list.id', '=', 'change.list_id'),
      )
      .select([
        'person.email',
        'person.first_name as firstName',
        'person.last_name as lastName',
        'list.name as list',
        'change.state',
        'change.source',
        'change.wording',
        'change.page_path as page',
        'change.network_address as networkAddress',
        'change.changed_at as at',
      ])
      .where('person.site_id', '=', siteId)
      .where('change.site_id', '=', siteId)
      .where('list.site_id', '=', siteId)
      .where('person.email_key', 'in', emailKeys)
      .orderBy('change.changed_at')
      .execute();
    return rows.map(({ at, ...change }) => ({ ...change, at: at.toISOString() }));
  },
  async erase(trx, _services, { siteId, emailKeys }) {
    if (emailKeys.length === 0) return;
    // What they agreed to goes with them.
    await trx
      .deleteFrom('subscribers')
      .where('site_id', '=', siteId)
      .where('email_key', 'in', emailKeys)
      .execute();
  },
};
