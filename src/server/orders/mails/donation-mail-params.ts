import { z } from 'zod';

/** What the mails about a donation are filled with; amounts are formatted. */
export const donationMailSchema = z.object({
  site: z.string(),
  number: z.string(),
  link: z.url(),
  /** As people of the language write it. */
  day: z.string(),
  amount: z.string(),
  fund: z.string(),
  /** Empty where somebody gives anonymously (ORD-130). */
  donor: z.string(),
});
export type DonationMailParams = z.infer<typeof donationMailSchema>;

export const SAMPLE_DONATION: DonationMailParams = {
  site: 'Quarry Lane',
  number: 'D00012',
  link: 'https://quarry-lane.example.org/checkout/order/c2FtcGxl',
  day: 'November 26, 2026',
  amount: '$25.00',
  fund: 'Trees',
  donor: 'Ada Lovelace',
};

/** The owner's words, and a donor's, in samples. */
export const SAMPLE_TEXT = 'We are a charity.';
export const SAMPLE_MESSAGE = 'Keep going';
export const SAMPLE_INSTRUCTIONS = 'Please transfer it.';
