import { z } from 'zod';
import { defineJob } from '#server/platform/jobs/define-job.ts';
import { deliverGiftCards } from './deliver-gift-cards.ts';

/** Mails the gift cards whose day has come (ORD-122). */
export const deliverGiftCardsJob = defineJob({
  name: 'deliver-gift-cards',
  data: z.object({}),
  everyMs: 60 * 1000,
  async run(services) {
    const count = await deliverGiftCards(services);
    if (count > 0) services.log.info({ count }, 'mailed gift cards');
  },
});
