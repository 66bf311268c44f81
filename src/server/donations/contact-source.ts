import type { TimelineEntry } from '#contract/contacts.ts';
import type { ContactSource } from '#server/contacts/contact-source.ts';
import { fundOfDonation } from './list-donations.ts';

/** Who gave among the contacts of a site, for those who look after donations (CRM-07, CRM-23). */
export const donorContacts: ContactSource = {
  needs: 'commerce.donations',
  kind: 'donation',
  async entries(db, { siteId, emailKeys }, { before, limit }) {
    if (emailKeys.length === 0) return [];
    const rows = await db
      .selectFrom('orders')
      .select(['orders.id', 'shown_number as number', 'state', 'placed_at as placedAt'])
      .select(fundOfDonation(siteId).as('fund'))
      .where('orders.site_id', '=', siteId)
      .where('email_key', 'in', [...emailKeys])
      .where('placed_at', 'is not', null)
      .where('is_test', '=', false)
      .where('kind', '=', 'donation')
      .$if(before !== null, (query) => query.where('placed_at', '<', before))
      .orderBy('placed_at', 'desc')
      .limit(limit)
      .execute();
    return rows.flatMap(({ id, number, state, placedAt, fund }): TimelineEntry[] =>
      placedAt === null
        ? []
        : [
            {
              kind: 'donation',
              id,
              at: placedAt.toISOString(),
              title: number ?? '',
              text: fund ?? '',
              state,
              to: `/commerce/donations/${id}`,
            },
          ],
    );
  },
};
