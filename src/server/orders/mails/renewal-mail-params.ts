import { z } from 'zod';

/** What the mails about the renewals of a subscription are filled with. */
export const renewalMailSchema = z.object({
  site: z.string(),
  product: z.string(),
  /** Of the page of the subscription. */
  manageLink: z.url(),
});

export const SAMPLE_RENEWAL = {
  site: 'Quarry Lane',
  product: 'Coffee',
  manageLink: 'https://quarry-lane.example.org/checkout/subscription/c2FtcGxl',
};
