import { z } from 'zod';
import { CURRENCY_CODES } from '#domain/money/currencies.ts';
import { FIRST_STEPS } from '#domain/store/first-steps.ts';
import { defineEndpoint } from './endpoint.ts';

const startSchema = z.object({
  done: z.array(z.enum(FIRST_STEPS)),
  /** Of a product that is live, on the public site; null as long as there is none. */
  productPath: z.string().nullable(),
  /** Null for whoever may not see orders. */
  today: z
    .object({
      orders: z.int(),
      /** Whole minor units of the currency of the store. */
      total: z.int(),
      currency: z.enum(CURRENCY_CODES),
    })
    .nullable(),
  /** Each counted to 1,000, which is said to be the least then; none of what somebody may not see. */
  waiting: z.object({ toSend: z.int(), toPay: z.int(), low: z.int(), soldOut: z.int() }),
});
export type ShopStart = z.infer<typeof startSchema>;

/** What the start page of Selling shows: which first steps are done, and what there is to do today. */
export const shopStart = defineEndpoint({
  method: 'GET',
  path: '/api/store/start',
  host: 'app',
  access: { kind: 'permission', any: ['commerce.orders', 'commerce.store-settings'] },
  output: startSchema,
});
