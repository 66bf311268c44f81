import { z } from 'zod';
import { CURRENCY_CODES } from '#domain/money/currencies.ts';
import { idSchema } from '#domain/validation/id-schema.ts';
import { defineEndpoint } from './endpoint.ts';
import { printedOrderIds } from './order-prints.ts';
import { pageQuery } from './page-query.ts';

export const KEPT_RECEIPTS_PER_PAGE = 50;

const ofAccounting = {
  method: 'GET',
  host: 'app',
  access: { kind: 'permission', any: ['commerce.accounting'] },
} as const;

const keptReceiptSchema = z.object({
  id: idSchema<'order'>(),
  number: z.string(),
  /** Of who paid; of a company its own. */
  name: z.string(),
  placedAt: z.iso.datetime(),
  /** From then on nobody's name and address stand on it any more. */
  keptUntil: z.iso.datetime(),
  /** Whole minor units. */
  total: z.int(),
  currency: z.enum(CURRENCY_CODES),
});
export type KeptReceipt = z.infer<typeof keptReceiptSchema>;

/** A page of the receipts that keep name and address of people who were erased, newest orders first (ORD-153). */
export const listKeptReceipts = defineEndpoint({
  ...ofAccounting,
  path: '/api/kept-receipts',
  query: z.object(pageQuery({ pageSize: KEPT_RECEIPTS_PER_PAGE, maxPageSize: KEPT_RECEIPTS_PER_PAGE })),
  output: z.object({ receipts: z.array(keptReceiptSchema), total: z.int(), hasMore: z.boolean() }),
});

/** Such receipts as a page made for print, and those of no other order; the handler answers itself (ORD-153). */
export const printKeptReceipts = defineEndpoint({
  ...ofAccounting,
  path: '/api/kept-receipts/print',
  query: z.object({ ids: printedOrderIds }),
  output: z.any(),
});
