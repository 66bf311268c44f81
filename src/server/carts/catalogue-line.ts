import type { ImageValue } from '#domain/images/image-value.ts';
import type { Cents } from '#domain/money/cents.ts';
import type { DocumentId } from '#domain/documents/record.ts';
import type { StoreProductType } from '#domain/products/product-types.ts';
import type { SubscriptionPlan } from '#domain/subscriptions/subscription-plan.ts';
import type { Stock } from '#domain/products/stock.ts';

/** What the live catalogue says of something that can be bought (ORD-09). */
export interface CatalogueFacts {
  readonly productId: DocumentId;
  /** Of a digital product the id of the product. */
  readonly variantId: string;
  readonly title: string;
  /** The address of its page. */
  readonly path: string;
  readonly image: ImageValue | null;
  /** The chosen values of its options: `Small / Blue`. */
  readonly optionText: string;
  readonly sku: string;
  readonly type: StoreProductType | 'donation';
  /** By which it is charged; null: it is bought once. */
  readonly plan: SubscriptionPlan | null;
  readonly categories: readonly string[];
  /** What is asked for a piece now. */
  readonly unitPrice: Cents;
  readonly isOnSale: boolean;
  /** `standard`, `reduced`, `zero` or one of the owner's (ORD-65). */
  readonly taxClass: string;
  readonly weightGrams: number;
  /** What delivery of a piece costs besides (ORD-62). */
  readonly extraDelivery: Cents;
  /** So many pieces of the product may be in a cart (ORD-02). */
  readonly most: number;
  readonly stock: Stock;
}
