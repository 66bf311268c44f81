import { z } from 'zod';
import { idSchema } from '#domain/validation/id-schema.ts';
import { defineEndpoint } from './endpoint.ts';

const ofOrder = { host: 'app', access: { kind: 'permission', any: ['commerce.orders'] } } as const;
const orderId = idSchema<'order'>();

const withdrawalSchema = z.object({
  id: idSchema<'withdrawal'>(),
  at: z.iso.datetime(),
  isDone: z.boolean(),
  lines: z.array(
    z.object({
      lineId: idSchema<'order-line'>(),
      pieces: z.int(),
      title: z.string(),
      optionText: z.string(),
    }),
  ),
});
export type Withdrawal = z.infer<typeof withdrawalSchema>;

/** What a buyer withdrew from of an order, the oldest first (ORD-147). */
export const listWithdrawals = defineEndpoint({
  ...ofOrder,
  method: 'GET',
  path: '/api/orders/:orderId/withdrawals',
  params: z.object({ orderId }),
  output: z.object({ withdrawals: z.array(withdrawalSchema) }),
});

/** Says that money and goods of a withdrawal are dealt with. */
export const finishWithdrawal = defineEndpoint({
  ...ofOrder,
  method: 'POST',
  path: '/api/orders/:orderId/withdrawals/:withdrawalId/done',
  params: z.object({ orderId, withdrawalId: idSchema<'withdrawal'>() }),
  output: z.object({}),
});

/** How many withdrawals wait for somebody, counted to 1,000, and the order of the oldest. */
export const waitingWithdrawals = defineEndpoint({
  ...ofOrder,
  method: 'GET',
  path: '/api/withdrawals/waiting',
  output: z.object({ count: z.int(), orderId: orderId.nullable() }),
});
