import { z } from 'zod';

/** What the mails about an order are filled with; amounts are formatted, since they are the same in all languages. */
export const orderMailSchema = z.object({
  site: z.string(),
  number: z.string(),
  /** Of the page of the order, or of its screen. */
  link: z.url(),
  lines: z.array(z.object({ id: z.string(), title: z.string(), options: z.string(), amount: z.string() })),
  totals: z.array(
    z.object({
      kind: z.enum(['subtotal', 'discount', 'shipping', 'tax', 'taxIncluded', 'total', 'giftCard', 'due']),
      /** Of a discount or a tax; of a gift card its last 4 signs. What is due is said where a card has paid a part. */
      name: z.string(),
      amount: z.string(),
    }),
  ),
  /** Where it is sent, line by line; empty where nothing is. */
  address: z.array(z.string()),
  /** Answers to the owner's own fields that the owner wants in mails (ORD-22); absent of mails from before. */
  fields: z.array(z.object({ title: z.string(), answer: z.string() })).default([]),
  /** Of the page of the subscription that it is a charge of (ORD-116); empty where it is of none, and of mails from before. */
  subscriptionLink: z.string().default(''),
});
export type OrderMailParams = z.infer<typeof orderMailSchema>;

export const SAMPLE_ORDER: OrderMailParams = {
  site: 'Quarry Lane',
  number: '00012',
  link: 'https://quarry-lane.example.org/checkout/order/c2FtcGxl',
  lines: [{ id: 'jug', title: '2 × Jug', options: 'Small', amount: '$50.00' }],
  totals: [
    { kind: 'subtotal', name: '', amount: '$50.00' },
    { kind: 'discount', name: 'Spring', amount: '-$5.00' },
    { kind: 'shipping', name: '', amount: '$5.00' },
    { kind: 'tax', name: 'Sales tax', amount: '$4.00' },
    { kind: 'taxIncluded', name: 'City tax', amount: '$1.00' },
    { kind: 'total', name: '', amount: '$54.00' },
  ],
  fields: [],
  subscriptionLink: 'https://quarry-lane.example.org/checkout/subscription/c2FtcGxl',
  address: ['Ada Lovelace', '1 Quarry Lane', 'Hartford, CT 06101', 'United States'],
};
