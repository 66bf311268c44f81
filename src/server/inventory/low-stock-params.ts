import { z } from 'zod';
import { SAMPLE_ORDER } from '#server/orders/mails/order-mail-params.ts';

/** What a mail about low stock is filled with. */
export const lowStockSchema = z.object({
  variants: z.array(z.object({ name: z.string(), left: z.int() })).min(1),
  link: z.url(),
});

export const SAMPLE_LOW_STOCK: z.infer<typeof lowStockSchema> = {
  variants: [
    { name: SAMPLE_ORDER.lines[0]?.title ?? '', left: 3 },
    { name: SAMPLE_ORDER.number, left: 0 },
  ],
  link: 'https://demo.app.example.org/config/commerce/products/inventory',
};
