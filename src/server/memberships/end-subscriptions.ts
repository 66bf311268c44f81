import { idSchema } from '#domain/validation/id-schema.ts';
import { invariant } from '#lib/invariant.ts';
import type { JsonObject } from '#lib/json.ts';
import { memberRemoved, membershipTaken } from '#server/members/membership-happened.ts';
import { defineEventConsumer } from '#server/platform/events/define-event-consumer.ts';
import { endSubscriptionJob } from './end-subscription-job.ts';

const subscriptionIdSchema = idSchema<'subscription'>();
const memberIdSchema = idSchema<'member'>();

/**
 * Nobody is charged for a plan that was taken from them, nor for one of an account that is gone (MEMB-58, MEMB-70). Providers
 * are asked by a job, since the transaction of a consumer waits for nobody.
 */
export const endSubscriptions = defineEventConsumer<JsonObject>({
  name: 'end-subscriptions-of-members',
  events: [membershipTaken, memberRemoved],
  async consume({ jobs }, { siteId, subject, type, params }, trx) {
    invariant(siteId !== null, 'members are of a site');
    if (type === membershipTaken.type) {
      const subscriptionId = subscriptionIdSchema.parse(membershipTaken.params.parse(params).subscriptionId);
      const data = { siteId, subscriptionId, isAtOnce: true };
      await jobs.enqueue(endSubscriptionJob, data, { transaction: trx });
      return;
    }
    const own = await trx
      .selectFrom('subscriptions')
      .select('id')
      .where('site_id', '=', siteId)
      .where('member_id', '=', memberIdSchema.parse(subject))
      .where('kind', '=', 'membership')
      .where('state', 'in', ['active', 'pastDue', 'paused'])
      .execute();
    for (const { id: subscriptionId } of own) {
      await jobs.enqueue(
        endSubscriptionJob,
        { siteId, subscriptionId, isAtOnce: false },
        { transaction: trx },
      );
    }
  },
});
