import type { DocumentId, SiteId } from '#domain/documents/record.ts';
import { createId } from '#lib/id.ts';
import type { OrderId } from '#server/orders/tables.ts';
import type { Services } from '#server/platform/services.ts';

interface WrittenReview {
  readonly siteId: SiteId;
  readonly orderId: OrderId;
  readonly productId: DocumentId;
  readonly productTitle: string;
  readonly emailKey: string;
  readonly rating: number;
  readonly name: string;
  readonly text: string;
}

/** Keeps what a buyer wrote, which waits for the owner; of one order a product is reviewed once, the first counts (BLK-80). */
export async function writeReview(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { siteId, orderId, productId, productTitle, emailKey, rating, name, text }: WrittenReview,
): Promise<void> {
  const at = now();
  await db
    .insertInto('product_reviews')
    .values({
      site_id: siteId,
      id: createId<'product-review'>(at),
      order_id: orderId,
      product_id: productId,
      product_title: productTitle,
      email_key: emailKey,
      rating,
      name,
      text,
      state: 'pending',
      created_at: new Date(at),
    })
    .onConflict((conflict) => conflict.columns(['site_id', 'order_id', 'product_id']).doNothing())
    .execute();
}
