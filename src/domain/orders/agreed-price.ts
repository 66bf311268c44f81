import type { ImageValue } from '#domain/images/image-value.ts';
import type { Discount, LineKind } from '#domain/pricing/pricing-input.ts';

/** A line of each charge of a subscription. Amounts are whole minor units of its currency. */
export interface AgreedLine {
  readonly productId: string;
  readonly variantId: string;
  readonly kind: LineKind;
  readonly title: string;
  readonly optionText: string;
  readonly sku: string;
  readonly pieces: number;
  readonly unitPrice: number;
  readonly isOnSale: boolean;
  readonly taxClass: string;
  readonly weightGrams: number;
  readonly image: ImageValue | null;
  readonly categoryIds: readonly string[];
  readonly answers: readonly { readonly label: string; readonly answer: string }[];
}

/** What was agreed at purchase, and is charged each time, whatever the catalogue says by then (ORD-111). */
export interface AgreedPrice {
  /** One line, or of a donation with what is added for fees two. */
  readonly lines: readonly AgreedLine[];
  /** What a delivery costs each time; null where nothing is sent. */
  readonly delivery: number | null;
  /** Discounts that still count, as they were, with the charges that are left to them; null: all (ORD-55). */
  readonly discounts: readonly { readonly discount: Discount; readonly left: number | null }[];
}
