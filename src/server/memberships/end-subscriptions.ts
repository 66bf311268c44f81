import type { SiteId } from '#domain/documents/record.ts';
import { idSchema } from '#domain/validation/id-schema.ts';
import { invariant } from '#lib/invariant.ts';
import type { Id } from '#lib/id.ts';
import type { JsonObject } from '#lib/json.ts';
import { memberRemoved, membershipTaken } from '#server/members/membership-happened.ts';
import { defineEventConsumer } from '#server/platform/events/define-event-consumer.ts';
import { CallError } from '#server/platform/http/errors.ts';
import type { Services } from '#server/platform/services.ts';
import { cancelSubscription } from '#server/subscriptions/managing/cancel-subscription.ts';

const subscriptionIdSchema = idSchema<'subscription'>();
const memberIdSchema = idSchema<'member'>();

/** Nobody is charged for a plan that was taken from them, nor for one of an account that is gone (MEMB-58, MEMB-70). */
export const endSubscriptions = defineEventConsumer<JsonObject>({
  name: 'end-subscriptions-of-members',
  events: [membershipTaken, memberRemoved],
  async consume(services, { siteId, subject, type, params }, trx) {
    invariant(siteId !== null, 'members are of a site');
    if (type === membershipTaken.type) {
      const { subscriptionId } = membershipTaken.params.parse(params);
      await end(services, siteId, subscriptionIdSchema.parse(subscriptionId), true);
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
    for (const { id } of own) await end(services, siteId, id, false);
  },
});

async function end(
  services: Services,
  siteId: SiteId,
  subscriptionId: Id<'subscription'>,
  isAtOnce: boolean,
): Promise<void> {
  const change = { siteId, subscriptionId, version: null, by: { kind: 'system' } as const };
  try {
    await cancelSubscription(services, { ...change, isAtOnce, isRefunded: false });
  } catch (error) {
    // It was over before.
    if (!(error instanceof CallError && ['not-found', 'subscription-state'].includes(error.code)))
      throw error;
  }
}
