import { isGiftDue } from '#domain/gift-cards/gift-days.ts';
import { idSchema } from '#domain/validation/id-schema.ts';
import { invariant } from '#lib/invariant.ts';
import type { JsonObject } from '#lib/json.ts';
import { issueGiftCards } from '#server/gift-cards/issue-gift-cards.ts';
import { orderPaid } from '#server/orders/order-happened.ts';
import { defineEventConsumer } from '#server/platform/events/define-event-consumer.ts';
import { siteTimeZone } from '#server/sites/site-time-zone.ts';
import { deliverGiftCard } from './deliver-gift-card.ts';

const orderIdSchema = idSchema<'order'>();

/** Makes the cards of an order that was paid, and mails those that wait for no day: once, whatever is killed when (ORD-119, ORD-122, ORD-163). */
export const issueBoughtCards = defineEventConsumer<JsonObject>({
  name: 'issue-gift-cards',
  events: [orderPaid],
  async consume(services, { siteId, subject }, trx) {
    invariant(siteId !== null, 'orders are of a site');
    const cards = await issueGiftCards(trx, services, siteId, orderIdSchema.parse(subject));
    if (cards.length === 0) return;
    const timeZone = await siteTimeZone(trx, siteId);
    for (const { id: cardId, deliverOn } of cards) {
      if (!isGiftDue(deliverOn, services.now(), timeZone)) continue;
      await deliverGiftCard(trx, services, { siteId, cardId, againBy: null });
    }
  },
});
