import { z } from 'zod';
import { defineJob } from '#server/platform/jobs/define-job.ts';
import { expireGiftCards } from './expire-gift-cards.ts';

/** Ends the gift cards whose time is over (ORD-121). */
export const expireGiftCardsJob = defineJob({
  name: 'expire-gift-cards',
  data: z.object({}),
  everyMs: 60 * 60 * 1000,
  async run(services) {
    const count = await expireGiftCards(services);
    if (count > 0) services.log.info({ count }, 'ended gift cards');
  },
});
