import { z } from 'zod';
import { idSchema } from '#domain/validation/id-schema.ts';
import { defineEndpoint } from './endpoint.ts';

/** Orders that are printed at once (ORD-104). */
export const MAX_PRINTED_ORDERS = 100;

export const PRINT_KINDS = ['slips', 'pricedSlips', 'receipts'] as const;
export type PrintKind = (typeof PRINT_KINDS)[number];

/** Separated by commas, in the order of the sheets. */
export const printedOrderIds = z
  .string()
  .max(MAX_PRINTED_ORDERS * 25)
  .transform((list) => [...new Set(list.split(','))])
  .pipe(z.array(idSchema<'order'>()).min(1).max(MAX_PRINTED_ORDERS));

/** A page made for print, each order on a new sheet; the handler answers itself (ORD-104). */
export const printOrders = defineEndpoint({
  method: 'GET',
  path: '/api/orders/print',
  host: 'app',
  access: { kind: 'permission', any: ['commerce.orders'] },
  query: z.object({
    kind: z.enum(PRINT_KINDS),
    ids: printedOrderIds,
  }),
  output: z.any(),
});
