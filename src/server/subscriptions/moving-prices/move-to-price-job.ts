import { defineJob } from '#server/platform/jobs/define-job.ts';
import { moveToPrice } from './move-to-price.ts';
import { priceToMoveToSchema } from './price-to-move-to.ts';

/** Tells all who subscribe to something at another price of that of now (MEMB-56). */
export const moveToPriceJob = defineJob({
  name: 'move-to-price',
  data: priceToMoveToSchema,
  concurrency: 1,
  limits: { longestS: 3600, heartbeatS: 30, retries: 5, retryPauseS: 10, lookEveryS: 2 },
  run: (services, data, signal) => moveToPrice(services, data, signal),
});
