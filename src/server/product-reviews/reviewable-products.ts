import { sql } from 'kysely';
import type { DocumentId, SiteId } from '#domain/documents/record.ts';
import { NOTHING_WITHHELD, type Withheld } from '#domain/gating/withheld-documents.ts';
import type { ImageValue } from '#domain/images/image-value.ts';
import { isListed } from '#server/content-entries/is-listed.ts';
import type { OrderId } from '#server/orders/tables.ts';
import type { Db } from '#server/platform/database/database.ts';

export interface ReviewableProduct {
  readonly productId: DocumentId;
  readonly title: string;
  readonly image: ImageValue | null;
  /** Its buyer has reviewed it. */
  readonly isReviewed: boolean;
}

/** The products of an order that have a page, in the order of its lines; gift cards are not reviewed (BLK-80). */
export async function reviewableProducts(
  db: Db,
  siteId: SiteId,
  orderId: OrderId,
  withheld: Withheld = NOTHING_WITHHELD,
): Promise<readonly ReviewableProduct[]> {
  const { rows } = await sql<ReviewableProduct>`
    select bought.product_id as "productId", entry.title, entry.image,
      exists (select from product_reviews review where review.site_id = ${siteId}
        and review.order_id = ${orderId} and review.product_id = bought.product_id) as "isReviewed"
    from (select product_id, min(id) as first from order_lines
      where site_id = ${siteId} and order_id = ${orderId} and kind in ('physical', 'service', 'digital')
        and canceled < pieces
      group by product_id) as bought
    join content_entries entry on entry.site_id = ${siteId} and entry.stage = 'live'
      and entry.document_id = bought.product_id
    where ${isListed(withheld)} and entry.workflow_state = 'published'
    order by bought.first`.execute(db);
  return rows;
}
