import { idSchema } from '#domain/validation/id-schema.ts';
import { invariant } from '#lib/invariant.ts';
import { orderPlaced } from '#server/orders/order-happened.ts';
import { appUrl } from '#server/platform/config/addresses.ts';
import { defineEventConsumer } from '#server/platform/events/define-event-consumer.ts';
import { rowAllows } from '#server/roles/queries.ts';
import { findSite } from '#server/sites/queries.ts';
import { loadStoreSettings } from '#server/store/queries.ts';
import { lowStockMail } from './low-stock-mail.tsx';
import { noteLowStock } from './note-low-stock.ts';
import { ordersWithLowStock } from './orders-with-low-stock.ts';

const orderIdSchema = idSchema<'order'>();
/** More people than look after the stock of a site get no mail of it. */
const MAX_PEOPLE = 10;

/** Mails those who look after the stock that an order left few or none of something (ORD-90). */
export const mailLowStock = defineEventConsumer({
  name: 'mail-low-stock',
  events: [orderPlaced],
  isByKey: true,
  concerns: ordersWithLowStock,
  async consume(services, { siteId, subject }, trx) {
    invariant(siteId !== null, 'orders are of a site');
    const { lowStockFrom: lowFrom, ownerMailsOff } = await loadStoreSettings(trx, siteId);
    const at = new Date(services.now());
    const low = await noteLowStock(trx, siteId, orderIdSchema.parse(subject), { lowFrom, at });
    if (low.length === 0 || ownerMailsOff.includes('lowStock')) return;
    const site = await findSite(trx, siteId);
    const people = await trx
      .selectFrom('site_roles')
      .innerJoin('accounts', 'accounts.id', 'site_roles.account_id')
      .select(['accounts.email', 'accounts.language'])
      .where('site_roles.site_id', '=', siteId)
      .where(rowAllows('commerce.inventory'))
      .orderBy('site_roles.created_at')
      .limit(MAX_PEOPLE)
      .execute();
    const params = {
      variants: low.map(({ title, optionText, sku, left }) => ({
        name: [title, optionText, sku].filter((text) => text !== '').join(' · '),
        left,
      })),
      link: appUrl(services.config, site.identifier, '/config/commerce/products/inventory'),
    };
    for (const { email, language } of people) {
      await services.mail.send(lowStockMail, { siteId, to: email, language: language ?? 'en', params }, trx);
    }
  },
});
