import type { ContactSource } from '#server/contacts/contact-source.ts';

/** Who pays for something again and again, for those who look after orders; gifts stand with donations (CRM-07, CRM-23). */
export const payingContacts: ContactSource = {
  needs: 'commerce.orders',
  kind: 'subscription',
  async entries(db, { siteId, emailKeys }, { before, limit }) {
    if (emailKeys.length === 0) return [];
    const rows = await db
      .selectFrom('subscriptions')
      .select(['id', 'title', 'option_text as text', 'state', 'created_at as createdAt'])
      .where('site_id', '=', siteId)
      .where('email_key', 'in', [...emailKeys])
      .where('is_test', '=', false)
      .where('kind', '!=', 'donation')
      .$if(before !== null, (query) => query.where('created_at', '<', before))
      .orderBy('created_at', 'desc')
      .limit(limit)
      .execute();
    return rows.map(({ createdAt, ...subscription }) => ({
      ...subscription,
      kind: 'subscription' as const,
      at: createdAt.toISOString(),
      to: `/commerce/subscriptions/${subscription.id}`,
    }));
  },
};
