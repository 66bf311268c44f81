import { z } from 'zod';
import { idSchema } from '#domain/validation/id-schema.ts';
import { defineJob } from '#server/platform/jobs/define-job.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { cancelSubscription } from '#server/subscriptions/managing/cancel-subscription.ts';

/** Ends a subscription whose member left, or lost the plan; what is being paid is ended at its provider, too (MEMB-58, MEMB-70). */
export const endSubscriptionJob = defineJob({
  name: 'end-subscription',
  data: z.object({
    siteId: idSchema<'site'>(),
    subscriptionId: idSchema<'subscription'>(),
    isAtOnce: z.boolean(),
  }),
  concurrency: 2,
  limits: { longestS: 120, heartbeatS: 15, retries: 5, retryPauseS: 10, lookEveryS: 2 },
  async run(services, { siteId, subscriptionId, isAtOnce }) {
    const change = { siteId, subscriptionId, version: null, by: { kind: 'system' } as const };
    try {
      await cancelSubscription(services, { ...change, isAtOnce, isRefunded: false });
    } catch (error) {
      // It was over before.
      if (!(error instanceof CallError && ['not-found', 'subscription-state'].includes(error.code)))
        throw error;
    }
  },
});
