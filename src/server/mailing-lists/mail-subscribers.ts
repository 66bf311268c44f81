import { idSchema } from '#domain/validation/id-schema.ts';
import { invariant } from '#lib/invariant.ts';
import { defineEventConsumer } from '#server/platform/events/define-event-consumer.ts';
import { findList } from './lists.ts';
import { mailLinks } from './mail-links.ts';
import { subscriptionAsked } from './subscription-asked.ts';
import { findSubscriberEmail } from './subscriptions.ts';

const subscriberIdSchema = idSchema<'subscriber'>();

/** Answers requests of people about a list; deleted people and lists get no mail. */
export const mailSubscribers = defineEventConsumer({
  name: 'mail-subscribers',
  events: [subscriptionAsked],
  async consume(services, { siteId, subject, params }, trx) {
    invariant(siteId !== null, 'mailing lists are of a site');
    const subscriberId = subscriberIdSchema.parse(subject);
    const list = await findList(trx, siteId, params.listId);
    const email = await findSubscriberEmail(trx, siteId, subscriberId);
    if (list === null || email === null) return;
    await mailLinks(trx, services, { kind: params.answer, siteId, list, subscriberId, email });
  },
});
